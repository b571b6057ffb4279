// Several questions that a view needs all of: one wait and one way out.
import type { Query } from './useQuery.ts';

/** `refresh` asks again what has no answer, `cancel` gives up what is on its way. */
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
