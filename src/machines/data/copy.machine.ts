// Copy button: a check mark for two seconds, or selected text for Ctrl+C when the clipboard refuses.
import { assign, fromPromise, setup } from 'xstate';
import type { Clipboard } from './ports.ts';
import { machineTypes } from '../lib/machineTypes.ts';

interface Input {
  readonly clipboard: Clipboard;
}
interface Context extends Input {
  readonly text: string;
}
type Event = { type: 'text.copy'; text: string };

/** How long the check mark is shown. */
const SHOWN_MS = 2_000;

/**
 * Input `{clipboard}`. States: `idle`, `copying`, `copied` for 2000 ms, `refused` until the next `text.copy`, where the view
 * selects the text. `text.copy` restarts the machine in every state.
 */
export const copyMachine = setup({
  types: machineTypes<{ context: Context; input: Input; events: Event }>(),
  actors: { write: fromPromise<void, Context>(async ({ input }) => input.clipboard.writeText(input.text)) },
  delays: { shown: SHOWN_MS },
}).createMachine({
  id: 'copy',
  context: ({ input }) => ({ ...input, text: '' }),
  initial: 'idle',
  on: { 'text.copy': { target: '.copying', actions: assign({ text: ({ event }) => event.text }) } },
  states: {
    idle: {},
    copying: {
      invoke: { id: 'write', src: 'write', input: ({ context }) => context, onDone: 'copied', onError: 'refused' },
    },
    copied: { after: { shown: 'idle' } },
    refused: {},
  },
});
