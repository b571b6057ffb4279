// Combines several queries of a view: one pending state, one failure.
import type { Query } from './useQuery.ts';

/** `refresh` refetches the queries without data, `cancel` aborts the pending ones. */
export function combineQueries(
  ...queries: readonly Query<unknown>[]
): Omit<Query<unknown>, 'data' | 'failed' | 'follow'> {
  const missing = queries.filter(({ data }) => data === undefined);
  return {
    lost: missing.reduce((sum, { lost = 0 }) => sum + lost, 0),
    busy: missing.some(({ busy }) => busy),
    slow: missing.some(({ slow }) => slow),
    limited: missing.some(({ limited }) => limited),
    failure: missing.find(({ failure }) => failure !== null)?.failure ?? null,
    refresh: () => missing.forEach(({ refresh }) => refresh()),
    cancel: () => missing.filter(({ busy }) => busy).forEach(({ cancel }) => cancel()),
  };
}
