// A record that has no call of its own: its list is walked page after page until the record is there (domain.md C10).
import { type Endpoint, type InputOf, type ResultOf } from '../../../api/endpoint.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { listsWith } from '../../../machines/data/findInList.ts';
import { useServices } from '../core/services.ts';
import { type Query, useQuestion } from './useQuery.ts';

/**
 * To be keyed by `id`. The list of `target` from its beginning as far as the record `id`, or whole where it is not in it;
 * `null` as input asks nothing. An address that comes again ends the walk (reliability.md section 2, row 3).
 */
export function useFound<E extends Endpoint>(target: E, id: RecordId, input: InputOf<E> | null): Query<ResultOf<E>> {
  return useQuestion(target, input, listsWith(id, useServices().requests));
}

/** That record among the rows that were read. */
export const rowOf = <T extends { readonly id: RecordId }>(
  { data }: Query<{ readonly results: readonly T[] }>,
  id: RecordId,
): T | undefined => data?.results.find((row) => row.id === id);
