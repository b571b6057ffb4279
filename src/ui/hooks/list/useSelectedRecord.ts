// The record open beside a list that has no call for one: a row of the page shown, else looked for in the whole list,
// since a sent link, a new record, a page turned over or a status that left the filter do not say which page it is on.
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
import { withPagesUntil } from '../../../machines/data/findInList.ts';
import { useServices } from '../core/services.ts';
import { type Query, useBaseQuery } from '../data/useQuery.ts';

interface Identified {
  readonly id: RecordId;
}

export interface SelectedRecord<T> {
  /** The newest that is known of it; undefined while it is not found. */
  readonly row: T | undefined;
  /** What it is waited for, or why it is not there. */
  readonly query: Query<unknown>;
}

/** A whole list is looked through in pages of this length, the first of which is named (domain.md C4). */
export const LOOKUP_PAGE = { limit: 100, offset: 0 } as const;

/** A list from its beginning, in which a record must stand if there is one; `typed` gives its answer the type. */
export interface LookupCall<P> {
  readonly call: Call;
  readonly typed: (value: unknown) => P;
}

/** The list of a screen without its filters, or another one that surely holds the record. */
export const lookupIn = <E extends Endpoint>(target: E, input: EndpointInput<E>): LookupCall<EndpointResult<E>> => ({
  call: { endpoint: target, input },
  typed: (value) => castResult(target, value),
});

/** To be keyed by `id`: what was found of it is kept as long as that. */
export function useSelectedRecord<T extends Identified>(
  page: Query<PageOf<T>>,
  id: RecordId,
  whole: LookupCall<PageOf<T>>,
): SelectedRecord<T> {
  const shown = rowIn(page.data, id);
  const isElsewhere = page.data !== undefined && !page.busy && shown === undefined;
  const { endpoint, input } = whole.call;
  const isAsked = isElsewhere;
  const walk = useBaseQuery(endpoint, isAsked ? input : null, withPagesUntil(id, useServices().requests));
  const found = shown ?? (walk.data === undefined ? undefined : rowIn(whole.typed(walk.data), id));
  // React's: a memory of the drawing before, kept in the same one; a machine would have to be told of each by an effect
  const [kept, keep] = useState(found);
  if (found !== undefined && found !== kept) keep(found);
  // The whole list has the last word; until then the record stays as it was last seen.
  return { row: found ?? (walk.data === undefined ? kept : undefined), query: isElsewhere ? walk : page };
}

/** Taken by comparing its id: the server may have answered something else. */
const rowIn = <T extends Identified>(page: PageOf<T> | undefined, id: RecordId): T | undefined =>
  page?.results.find((candidate) => candidate.id === id);

/**
 * Where the open row stands in its list, `at` while it is there; else its last place, since a decision may take it out
 * from under its reader; 0 for one that was never seen there.
 */
export function useLastRowIndex(id: RecordId | string | null, at: number): number {
  const [kept, keep] = useState({ id, at: 0 }); // React's: it is what was drawn before
  if (at >= 0 && (kept.id !== id || kept.at !== at)) keep({ id, at });
  return at >= 0 ? at : kept.id === id ? kept.at : 0;
}
