// The wait of a view for what another machine does: after a while it is worth a way out.
import { setup } from 'xstate';
import { SLOW_MS } from './slow.ts';
import { typed } from './typed.ts';

type Event = { type: 'WANTED' } | { type: 'UNWANTED' };

/** Tag `slow` after 15 s: a way out is offered, nothing ends by itself. */
export const patienceMachine = setup({
  types: typed<{ events: Event; tags: 'slow' }>(),
  delays: { slow: SLOW_MS },
}).createMachine({
  id: 'patience',
  initial: 'resting',
  states: {
    resting: { on: { WANTED: 'waiting' } },
    waiting: { on: { UNWANTED: 'resting' }, after: { slow: 'dragging' } },
    dragging: { tags: 'slow', on: { UNWANTED: 'resting' } },
  },
});
