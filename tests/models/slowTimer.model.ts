// The slow timer: started, stopped, slow after fifteen seconds.
import { slowTimerMachine } from '../../src/machines/data/slowTimer.machine.ts';
import type { Model } from '../support/models/model.ts';

export const slowTimerModel: Model<typeof slowTimerMachine> = {
  name: 'slowTimer',
  machine: slowTimerMachine,
  scenes: {
    'a profile that lasts': {
      input: undefined,
      events: [
        { type: 'timer.start' },
        { type: 'timer.stop' },
        { as: 'fifteen seconds pass', type: 'xstate.after.slow.slowTimer.waiting' },
      ],
    },
  },
};
