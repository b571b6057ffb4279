import { setup } from 'xstate';
import { SLOW_AFTER_MS } from './slowStates.ts';
import { machineTypes } from '../lib/machineTypes.ts';

type Event = { type: 'WANTED' } | { type: 'UNWANTED' };

/**
 * Times a wait in another machine: WANTED starts it, UNWANTED ends it. Tag `slow` after 15 s, when the view offers to
 * cancel.
 */
export const slowTimerMachine = setup({
  types: machineTypes<{ events: Event; tags: 'slow' }>(),
  delays: { slow: SLOW_AFTER_MS },
}).createMachine({
  id: 'patience',
  initial: 'resting',
  states: {
    resting: { on: { WANTED: 'waiting' } },
    waiting: { on: { UNWANTED: 'resting' }, after: { slow: 'dragging' } },
    dragging: { tags: 'slow', on: { UNWANTED: 'resting' } },
  },
});
