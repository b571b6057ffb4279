import { setup } from 'xstate';
import { SLOW_AFTER_MS } from './slowStates.ts';
import { machineTypes } from '../lib/machineTypes.ts';

type Event = { type: 'timer.start' } | { type: 'timer.stop' };

/**
 * Times a wait in another machine: `timer.start` starts it, `timer.stop` ends it. Tag `slow` after 15 s, when the view
 * offers to cancel.
 */
export const slowTimerMachine = setup({
  types: machineTypes<{ events: Event; tags: 'slow' }>(),
  delays: { slow: SLOW_AFTER_MS },
}).createMachine({
  id: 'slowTimer',
  initial: 'idle',
  states: {
    idle: { on: { 'timer.start': 'waiting' } },
    waiting: { on: { 'timer.stop': 'idle' }, after: { slow: 'slow' } },
    slow: { tags: 'slow', on: { 'timer.stop': 'idle' } },
  },
});
