// The search box: typing, the pause, emptying.
import { searchMachine } from '../../src/machines/data/search.machine.ts';
import type { Model } from '../support/models/model.ts';

export const PAUSE_MS = 500;
/** The box of a list that is there whole: every key searches. */
export const AT_ONCE = 'typing where nobody waits for a pause';

const visitor = [
  { as: 'types аб', type: 'text.change', text: ' аб ' },
  { as: 'types в', type: 'text.change', text: 'в' },
  { type: 'search.reset' },
];

export const searchModel: Model<typeof searchMachine> = {
  name: 'search',
  machine: searchMachine,
  scenes: {
    'typing into an empty box': {
      input: { delay: PAUSE_MS },
      events: [...visitor, { as: 'pauses', type: 'xstate.after.pause.search.typing' }],
      key: ({ context: { text, query } }) => [text, query],
    },
    [AT_ONCE]: {
      input: { delay: 0 },
      events: visitor,
      key: ({ context: { text, query } }) => [text, query],
    },
  },
};
