// Emits a tick every few seconds while a view shows a record that the server is still processing.
import { emit, setup } from 'xstate';
import { machineTypes } from '../lib/machineTypes.ts';

type Event = { type: 'polling.start' } | { type: 'polling.stop' };

/** Interval of the polling, used for reports that are being generated. */
const INTERVAL_MS = 3_000;

/** Emits `polling.tick` every three seconds while wanted, first after three seconds. */
export const pollingMachine = setup({
  types: machineTypes<{ events: Event; emitted: { type: 'polling.tick' } }>(),
  delays: { interval: INTERVAL_MS },
}).createMachine({
  id: 'polling',
  initial: 'idle',
  states: {
    idle: { on: { 'polling.start': 'polling' } },
    polling: {
      on: { 'polling.stop': 'idle' },
      after: { interval: { target: 'polling', reenter: true, actions: emit({ type: 'polling.tick' }) } },
    },
  },
});
