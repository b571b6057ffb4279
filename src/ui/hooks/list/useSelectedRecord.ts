// The record open beside a list without an endpoint for one record: a row of the current page, else searched in the whole
// list, since a shared link, a new record, paging or a status outside the filter do not determine its page.
import { useState } from 'react';
import {
  type Call,
  type Endpoint,
  type EndpointInput,
  type EndpointResult,
  castResult,
} from '../../../api/endpoint.ts';
import type { PageOf } from '../../../api/schemas/reader.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { withPagesUntilRecord } from '../../../machines/data/lists/findInList.ts';
import { useServices } from '../core/services.ts';
import { type Query, useBaseQuery } from '../data/useQuery.ts';

interface Identified {
  readonly id: RecordId;
}

export interface SelectedRecord<T> {
  /** Latest known data; undefined until found. */
  readonly row: T | undefined;
  /** Pending state or failure of the search. */
  readonly query: Query<unknown>;
}

/** Pages of the search in a whole list, starting with the first. */
export const LOOKUP_PAGE = { limit: 100, offset: 0 } as const;

/** A list from its first page that contains the record if it exists; `castResult` casts the result. */
export interface LookupCall<P> {
  readonly call: Call;
  readonly castResult: (value: unknown) => P;
}

/** The list of a screen without its filters, or another one that certainly contains the record. */
export const createLookupCall = <E extends Endpoint>(
  target: E,
  input: EndpointInput<E>,
): LookupCall<EndpointResult<E>> => ({
  call: { endpoint: target, input },
  castResult: (value) => castResult(target, value),
});

/** Key the caller by `id`: the found record is kept that long. */
export function useSelectedRecord<T extends Identified>(
  page: Query<PageOf<T>>,
  id: RecordId,
  whole: LookupCall<PageOf<T>>,
): SelectedRecord<T> {
  const shown = rowIn(page.data, id);
  const isElsewhere = page.data !== undefined && !page.busy && shown === undefined;
  const { endpoint, input } = whole.call;
  const walk = useBaseQuery(endpoint, isElsewhere ? input : null, withPagesUntilRecord(id, useServices().requests));
  const found = shown ?? (walk.data === undefined ? undefined : rowIn(whole.castResult(walk.data), id));
  // React state: the value of the previous render, set while rendering; a machine would need an effect
  const [kept, keep] = useState(found);
  if (found !== undefined && found !== kept) keep(found);
  // The whole list is authoritative; until it is loaded the last known record stays.
  return { row: found ?? (walk.data === undefined ? kept : undefined), query: isElsewhere ? walk : page };
}

/** Compared by id: the page may be of another request. */
const rowIn = <T extends Identified>(page: PageOf<T> | undefined, id: RecordId): T | undefined =>
  page?.results.find((candidate) => candidate.id === id);

/**
 * Index of the open row in its list, `at` while it is there; else its last index, since a decision may remove it from the
 * list; 0 if it was never there.
 */
export function useLastRowIndex(id: RecordId | string | null, at: number): number {
  const [kept, keep] = useState({ id, at: 0 }); // React state: the value of the previous render
  if (at >= 0 && (kept.id !== id || kept.at !== at)) keep({ id, at });
  return at >= 0 ? at : kept.id === id ? kept.at : 0;
}
