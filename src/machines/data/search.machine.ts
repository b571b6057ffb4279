// Search box: shows every key at once and debounces its query.
import { assign, setup } from 'xstate';
import { toSearchQuery } from '../../api/lib/searchText.ts';
import { machineTypes } from '../lib/machineTypes.ts';

interface Input {
  /** Debounce in ms: 500 for chats, 0 searches on every key. */
  readonly delay: number;
  /** Initial text, e.g. the query of the address bar. */
  readonly text?: string;
}
interface Context {
  readonly delay: number;
  /** Text of the input. */
  readonly text: string;
  /** The text after the debounce: trimmed, without invisible characters. */
  readonly query: string;
}
type Event = { type: 'text.change'; text: string } | { type: 'search.reset' };

/** Input `{delay, text}`; context `text` for the input, `query` for the search. `search.reset` clears both at once. */
export const searchMachine = setup({
  types: machineTypes<{ context: Context; input: Input; events: Event }>(),
  delays: { pause: ({ context }) => context.delay },
  guards: { isImmediate: ({ context }) => context.delay === 0 },
  actions: { search: assign({ query: ({ context }) => toSearchQuery(context.text) }) },
}).createMachine({
  id: 'search',
  context: ({ input: { delay, text = '' } }) => ({ delay, text, query: toSearchQuery(text) }),
  initial: 'idle',
  on: {
    'text.change': [
      { guard: 'isImmediate', target: '.idle', actions: [assign({ text: ({ event }) => event.text }), 'search'] },
      { target: '.typing', actions: assign({ text: ({ event }) => event.text }) },
    ],
    'search.reset': { target: '.idle', actions: assign({ text: '', query: '' }) },
  },
  states: {
    idle: {},
    typing: { after: { pause: { target: 'idle', actions: 'search' } } },
  },
});
