// A record that has no call of its own: its list is walked page after page until the record is there (domain.md C10).
import { type Endpoint, type EndpointInput, type EndpointResult } from '../../../api/endpoint.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { withPagesUntil } from '../../../machines/data/findInList.ts';
import { useServices } from '../core/services.ts';
import { type Query, useBaseQuery } from './useQuery.ts';

/**
 * To be keyed by `id`. The list of `target` from its beginning as far as the record `id`, or whole where it is not in it;
 * `null` as input asks nothing. An address that comes again ends the walk (reliability.md section 2, row 3).
 */
export function useRecordLookup<E extends Endpoint>(
  target: E,
  id: RecordId,
  input: EndpointInput<E> | null,
): Query<EndpointResult<E>> {
  return useBaseQuery(target, input, withPagesUntil(id, useServices().requests));
}

/** That record among the rows that were read. */
export const findRow = <T extends { readonly id: RecordId }>(
  { data }: Query<{ readonly results: readonly T[] }>,
  id: RecordId,
): T | undefined => data?.results.find((row) => row.id === id);
