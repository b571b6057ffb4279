// A record that has no call of its own: its list is walked page after page until the record is there (domain.md C10).
import { useEffect, useRef } from 'react';
import type { Page } from '../../api/schemas/fields.ts';
import type { Query } from './useQuery.ts';

export interface Found<T> extends Query<Page<T>> {
  /** The record; undefined while it is looked for, and at the end of the list. */
  readonly row: T | undefined;
}

/** `query` asks for the first page of the list; pages that do not hold the record lead on to the next. */
export function useFound<T>(query: Query<Page<T>>, isIt: (row: T) => boolean): Found<T> {
  const { data, busy, failed, follow } = query;
  const row = data?.results.find(isIt);
  const next = row === undefined && !failed ? (data?.next ?? null) : null;
  const onward = useRef(follow);
  useEffect(() => {
    onward.current = follow;
  });
  useEffect(() => {
    if (!busy && next !== null) onward.current(next);
  }, [busy, next]);
  return { ...query, row, busy: busy || next !== null };
}
