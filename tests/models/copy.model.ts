// The copy button: two texts, a clipboard that takes or refuses, the check mark's two seconds.
import { copyMachine } from '../../src/machines/data/copy.machine.ts';
import type { Model } from '../support/models/model.ts';

/** Spec section 9. */
export const SHOWN_MS = 2_000;

export const copyModel: Model<typeof copyMachine> = {
  name: 'copy',
  machine: copyMachine,
  scenes: {
    'two addresses': {
      input: { clipboard: { writeText: () => new Promise(() => undefined) } },
      events: [
        { as: 'copies A', type: 'text.copy', text: 'A' },
        { as: 'copies B', type: 'text.copy', text: 'B' },
        { as: 'the clipboard takes it', type: 'xstate.done.actor.write' },
        { as: 'the clipboard refuses', type: 'xstate.error.actor.write', error: new Error('denied') },
        { as: 'two seconds pass', type: 'xstate.after.shown.copy.copied' },
      ],
      key: ({ context }) => context.text,
    },
  },
};
