// Polling for a view: refetches at each interval while enabled, pauses while a modal is open.
import { useEffect } from 'react';
import { useActorRef } from '@xstate/react';
import { pollingMachine } from '../../../machines/data/polling.machine.ts';
import { useServices, useActorOptions } from '../core/services.ts';
import { useActorEvent } from '../core/effects.ts';

/** `ask` is called while `wanted` is true, e.g. while the server builds a file. */
export function usePolling(wanted: boolean, ask: () => void): void {
  const { failures } = useServices();
  const actor = useActorRef(pollingMachine, useActorOptions());
  useActorEvent(
    (tell) => actor.on('polling.tick', tell),
    () => (failures.getSnapshot().hasTag('open') ? undefined : ask()),
  );
  useEffect(() => actor.send({ type: wanted ? 'polling.start' : 'polling.stop' }), [actor, wanted]);
}
