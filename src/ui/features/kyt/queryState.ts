// The state of a question as one word, for `data-state`: testers and tools read it.
import type { Query } from '../../bind/useQuery.ts';

/** `loading` before the first answer, `refreshing` over an old one, `failed`, `settled`. */
export function stateOf({ data, busy, failed }: Query<unknown>): 'loading' | 'refreshing' | 'failed' | 'settled' {
  if (busy) return data === undefined ? 'loading' : 'refreshing';
  return failed ? 'failed' : 'settled';
}
