// The network state as reported by the browser.
import { connectivityMachine } from '../../src/machines/app/connectivity.machine.ts';
import type { Model } from '../support/models/model.ts';

export const connectivityModel: Model<typeof connectivityMachine> = {
  name: 'connectivity',
  machine: connectivityMachine,
  scenes: {
    'a cable in and out': {
      input: { network: { isOnline: () => true, subscribe: () => () => undefined } },
      events: [{ type: 'network.offline' }, { type: 'network.online' }],
    },
  },
};
