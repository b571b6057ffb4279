// Search field: shows every key at once, updates the query after a pause in typing.
import { useActorRef, useSelector } from '@xstate/react';
import { searchMachine } from '../../../machines/data/search.machine.ts';
import { useActorOptions } from '../core/services.ts';

export interface DebouncedSearch {
  /** Text of the field. */
  readonly text: string;
  /** Trimmed text after the last pause. */
  readonly query: string;
  readonly type: (text: string) => void;
  readonly reset: () => void;
}

/** `delay`: ms after the last key; `text`: initial text. Both are read once. */
export function useDebouncedSearch(delay: number, text = ''): DebouncedSearch {
  const actor = useActorRef(searchMachine, { ...useActorOptions(), input: { delay, text } });
  return {
    text: useSelector(actor, ({ context }) => context.text),
    query: useSelector(actor, ({ context }) => context.query),
    type: (typed) => actor.send({ type: 'text.change', text: typed }),
    reset: () => actor.send({ type: 'search.reset' }),
  };
}
