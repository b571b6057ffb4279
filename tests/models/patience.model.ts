// A wait for another machine: wanted, unwanted, slow after fifteen seconds.
import { patienceMachine } from '../../src/machines/data/slowTimer.machine.ts';
import type { Model } from '../support/models/model.ts';

export const patienceModel: Model<typeof patienceMachine> = {
  name: 'patience',
  machine: patienceMachine,
  scenes: {
    'a profile that lasts': {
      input: undefined,
      events: [
        { type: 'WANTED' },
        { type: 'UNWANTED' },
        { as: 'fifteen seconds pass', type: 'xstate.after.slow.patience.waiting' },
      ],
    },
  },
};
