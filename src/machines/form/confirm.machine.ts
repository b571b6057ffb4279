// Confirmation dialog before an irreversible action.
import { assign, emit, setup } from 'xstate';
import { machineTypes } from '../lib/machineTypes.ts';

interface Context {
  /** The subject of the confirmation, e.g. the row to be blocked; typed by the hook. Null while closed. */
  readonly subject: unknown;
}
type Event = { type: 'confirm.open'; subject: unknown } | { type: 'confirm.accept' } | { type: 'confirm.dismiss' };
export type ConfirmEmitted = { type: 'confirm.accepted'; subject: unknown };

/**
 * Emits `confirm.accepted` with the subject and closes; a mutation performs the action. `confirm.open` while open is
 * ignored.
 */
export const confirmMachine = setup({
  types: machineTypes<{ context: Context; events: Event; emitted: ConfirmEmitted }>(),
}).createMachine({
  id: 'confirm',
  context: { subject: null },
  initial: 'closed',
  states: {
    closed: {
      entry: assign({ subject: null }),
      on: { 'confirm.open': { target: 'open', actions: assign({ subject: ({ event }) => event.subject }) } },
    },
    open: {
      on: {
        'confirm.accept': {
          target: 'closed',
          actions: emit(({ context }) => ({ type: 'confirm.accepted', subject: context.subject })),
        },
        'confirm.dismiss': 'closed',
      },
    },
  },
});
