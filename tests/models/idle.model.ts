// The end of a session by inactivity: quiet, warned, stayed, expired, kept alive here or in another tab.
import { idleMachine } from '../../src/machines/session/idle.machine.ts';
import type { Model } from '../support/models/model.ts';
import { createProfile } from '../support/tabs.ts';

export const LIMIT_MS = 600_000;
export const WARNING_MS = 60_000;
export const GRACE_MS = 2_000;
/** The time of all events here; tests/machines/idle.test.ts covers the delays. */
export const NOW = 1_000_000;

export const inputOf = (tab: ReturnType<ReturnType<typeof createProfile>['tab']>) => ({
  limit: LIMIT_MS,
  now: () => NOW,
  ...tab,
});

export const idleModel: Model<typeof idleMachine> = {
  name: 'idle',
  machine: idleMachine,
  scenes: {
    'ten minutes without a call': {
      input: inputOf(createProfile().tab()),
      events: [
        { type: 'session.used' },
        { as: 'another tab makes a call', type: 'session.usedInOtherTab', at: NOW + 1 },
        { as: 'another tab writes no time', type: 'session.usedInOtherTab', at: 0 },
        { type: 'session.extend' },
        { as: 'nine minutes pass', type: 'xstate.after.calm.idle.active' },
        { as: 'the last minute passes', type: 'xstate.after.end.idle.warning' },
        { as: 'another minute passes', type: 'xstate.after.again.idle.expired' },
      ],
      ignoredEvents: ['another tab writes no time', 'session.extend'],
      key: ({ context }) => context.lastUse - NOW,
    },
  },
};
