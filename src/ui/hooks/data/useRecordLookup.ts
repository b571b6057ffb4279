// Finds a record without an endpoint of its own: pages of its list are fetched until it is found.
import { type Endpoint, type EndpointInput, type EndpointResult } from '../../../api/endpoint.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { withPagesUntilRecord } from '../../../machines/data/lists/findInList.ts';
import { useServices } from '../core/services.ts';
import { type Query, useBaseQuery } from './useQuery.ts';

/**
 * Key the caller by `id`. Fetches the list of `target` from its first page up to the record `id`, or all of it if absent;
 * `null` as input disables the query. A repeated page URL ends the search.
 */
export function useRecordLookup<E extends Endpoint>(
  target: E,
  id: RecordId,
  input: EndpointInput<E> | null,
): Query<EndpointResult<E>> {
  return useBaseQuery(target, input, withPagesUntilRecord(id, useServices().requests));
}

/** The record among the fetched rows. */
export const findRow = <T extends { readonly id: RecordId }>(
  { data }: Query<{ readonly results: readonly T[] }>,
  id: RecordId,
): T | undefined => data?.results.find((row) => row.id === id);
