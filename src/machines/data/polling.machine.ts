// Asks a view to read again every few seconds while it shows something that the server finishes by itself.
import { emit, setup } from 'xstate';
import { machineTypes } from '../lib/machineTypes.ts';

type Event = { type: 'WANTED' } | { type: 'UNWANTED' };

/** One of the two exceptions to «no polling» (design.md section 5): a report row while it is being made. */
const BEAT_MS = 3_000;

/** Emits BEAT every three seconds while wanted; the first one three seconds after it was. */
export const pollingMachine = setup({
  types: machineTypes<{ events: Event; emitted: { type: 'BEAT' } }>(),
  delays: { beat: BEAT_MS },
}).createMachine({
  id: 'pulse',
  initial: 'resting',
  states: {
    resting: { on: { WANTED: 'beating' } },
    beating: {
      on: { UNWANTED: 'resting' },
      after: { beat: { target: 'beating', reenter: true, actions: emit({ type: 'BEAT' }) } },
    },
  },
});
