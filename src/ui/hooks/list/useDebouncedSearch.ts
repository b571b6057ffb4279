// Binds a search box: every key shows at once, the query follows when typing pauses.
import { useActorRef, useSelector } from '@xstate/react';
import { searchMachine } from '../../../machines/data/search.machine.ts';
import { useActorOptions } from '../core/useActorOptions.ts';

export interface DebouncedSearch {
  /** What stands in the box. */
  readonly text: string;
  /** What is searched for: the trimmed text of the last pause. */
  readonly query: string;
  readonly type: (text: string) => void;
  readonly reset: () => void;
}

/** `delay` in milliseconds after the last key; `text` is what the box starts with. Both are read once. */
export function useDebouncedSearch(delay: number, text = ''): DebouncedSearch {
  const actor = useActorRef(searchMachine, { ...useActorOptions(), input: { delay, text } });
  return {
    text: useSelector(actor, ({ context }) => context.text),
    query: useSelector(actor, ({ context }) => context.query),
    type: (typed) => actor.send({ type: 'TYPED', text: typed }),
    reset: () => actor.send({ type: 'RESET' }),
  };
}
