// Online state of the browser; drives the offline banner.
import { fromCallback, setup } from 'xstate';
import type { NetworkStatus } from '../data/ports.ts';
import { machineTypes } from '../lib/machineTypes.ts';

type Event = { type: 'WENT_ONLINE' } | { type: 'WENT_OFFLINE' };

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
      const tell = () => sendBack({ type: input.network.isOnline() ? 'WENT_ONLINE' : 'WENT_OFFLINE' });
      tell();
      return input.network.subscribe(tell);
    }),
  },
}).createMachine({
  id: 'connectivity',
  context: ({ input }) => input,
  invoke: { id: 'watch', src: 'watch', input: ({ context }) => context },
  initial: 'online',
  states: {
    online: { on: { WENT_OFFLINE: 'offline' } },
    offline: { tags: 'offline', on: { WENT_ONLINE: 'online' } },
  },
});
