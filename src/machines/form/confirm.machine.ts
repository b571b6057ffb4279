// Confirmation dialog before an irreversible action.
import { assign, emit, setup } from 'xstate';
import { machineTypes } from '../lib/machineTypes.ts';

interface Context {
  /** The subject of the confirmation, e.g. the row to be blocked; typed by the hook. Null while closed. */
  readonly subject: unknown;
}
type Event = { type: 'ASKED'; subject: unknown } | { type: 'CONFIRMED' } | { type: 'DISMISSED' };
export type ConfirmEmitted = { type: 'YES'; subject: unknown };

/** Emits YES with the subject and closes; a mutation performs the action. ASKED while open is ignored. */
export const confirmMachine = setup({
  types: machineTypes<{ context: Context; events: Event; emitted: ConfirmEmitted }>(),
}).createMachine({
  id: 'confirm',
  context: { subject: null },
  initial: 'closed',
  states: {
    closed: {
      entry: assign({ subject: null }),
      on: { ASKED: { target: 'asking', actions: assign({ subject: ({ event }) => event.subject }) } },
    },
    asking: {
      on: {
        CONFIRMED: { target: 'closed', actions: emit(({ context }) => ({ type: 'YES', subject: context.subject })) },
        DISMISSED: 'closed',
      },
    },
  },
});
