// Online state of the browser; drives the offline banner.
import { fromCallback, setup } from 'xstate';
import type { NetworkStatus } from '../data/ports.ts';
import { machineTypes } from '../lib/machineTypes.ts';

type Event = { type: 'network.online' } | { type: 'network.offline' };

/** Input: the network to watch. */
export const connectivityMachine = setup({
  types: machineTypes<{
    context: { network: NetworkStatus };
    input: { network: NetworkStatus };
    events: Event;
    tags: 'offline';
  }>(),
  actors: {
    watch: fromCallback<Event, { network: NetworkStatus }>(({ input, sendBack }) => {
      const report = () => sendBack({ type: input.network.isOnline() ? 'network.online' : 'network.offline' });
      report();
      return input.network.subscribe(report);
    }),
  },
}).createMachine({
  id: 'connectivity',
  context: ({ input }) => input,
  invoke: { id: 'watch', src: 'watch', input: ({ context }) => context },
  initial: 'online',
  states: {
    online: { on: { 'network.offline': 'offline' } },
    offline: { tags: 'offline', on: { 'network.online': 'online' } },
  },
});
