// A search box: shows every key at once, hands its text on when typing pauses, or with every key where nobody waits for it.
import { assign, setup } from 'xstate';
import { machineTypes } from '../lib/machineTypes.ts';

interface Input {
  /** Pause in milliseconds after the last key: 500 for chats (spec section 9); 0 searches with every key. */
  readonly delay: number;
  /** What the box starts with, e.g. the query of the address bar. */
  readonly text?: string;
}
interface Context {
  readonly delay: number;
  /** What stands in the box. */
  readonly text: string;
  /** What is searched for: the text as it stood at the last pause, trimmed. */
  readonly query: string;
}
type Event = { type: 'TYPED'; text: string } | { type: 'RESET' };

/** Input `{delay, text}`; context `text` for the box, `query` for the search. RESET empties both at once. */
export const searchMachine = setup({
  types: machineTypes<{ context: Context; input: Input; events: Event }>(),
  delays: { pause: ({ context }) => context.delay },
  guards: { isAtOnce: ({ context }) => context.delay === 0 },
  actions: { search: assign({ query: ({ context }) => context.text.trim() }) },
}).createMachine({
  id: 'search',
  context: ({ input: { delay, text = '' } }) => ({ delay, text, query: text.trim() }),
  initial: 'settled',
  on: {
    TYPED: [
      { guard: 'isAtOnce', target: '.settled', actions: [assign({ text: ({ event }) => event.text }), 'search'] },
      { target: '.typing', actions: assign({ text: ({ event }) => event.text }) },
    ],
    RESET: { target: '.settled', actions: assign({ text: '', query: '' }) },
  },
  states: {
    settled: {},
    typing: { after: { pause: { target: 'settled', actions: 'search' } } },
  },
});
