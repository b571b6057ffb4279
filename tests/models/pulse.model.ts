// A beat while something is being made: wanted, unwanted, three seconds after three seconds.
import { pollingMachine } from '../../src/machines/data/polling.machine.ts';
import type { Model } from '../support/models/model.ts';

export const BEAT_MS = 3_000;

export const pulseModel: Model<typeof pollingMachine> = {
  name: 'pulse',
  machine: pollingMachine,
  scenes: {
    'a report that is being made': {
      input: undefined,
      events: [
        { type: 'polling.start' },
        { type: 'polling.stop' },
        { as: 'three seconds pass', type: 'xstate.after.beat.pulse.beating' },
      ],
      vain: ['three seconds pass'],
    },
  },
};
