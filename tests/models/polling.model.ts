// Polling while a file is being built: started, stopped, a tick every three seconds.
import { pollingMachine } from '../../src/machines/data/polling.machine.ts';
import type { Model } from '../support/models/model.ts';

export const BEAT_MS = 3_000;

export const pollingModel: Model<typeof pollingMachine> = {
  name: 'polling',
  machine: pollingMachine,
  scenes: {
    'a report that is being made': {
      input: undefined,
      events: [
        { type: 'polling.start' },
        { type: 'polling.stop' },
        { as: 'three seconds pass', type: 'xstate.after.interval.polling.polling' },
      ],
      ignoredEvents: ['three seconds pass'],
    },
  },
};
