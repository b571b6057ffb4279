// How long a view has waited for something that another machine does. Once the wait is slow the view offers a way out.
import { setup } from 'xstate';
import { SLOW_AFTER_MS } from './slowStates.ts';
import { machineTypes } from '../lib/machineTypes.ts';

type Event = { type: 'WANTED' } | { type: 'UNWANTED' };

/** WANTED starts the wait, UNWANTED ends it. Tag `slow` after 15 s: a way out is offered, nothing ends by itself. */
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
