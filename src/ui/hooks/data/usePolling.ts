// Polling for a view: refetches at each interval while enabled, pauses while a modal is open.
import { useEffect } from 'react';
import { useActorRef } from '@xstate/react';
import { pollingMachine } from '../../../machines/data/polling.machine.ts';
import { useServices, useActorOptions } from '../core/services.ts';
import { useActorEvent } from '../core/effects.ts';

/** `onTick` is called while `wanted` is true, e.g. while the server builds a file. */
export function usePolling(wanted: boolean, onTick: () => void): void {
  const { failures } = useServices();
  const actor = useActorRef(pollingMachine, useActorOptions());
  useActorEvent(
    (listener) => actor.on('polling.tick', listener),
    () => (failures.getSnapshot().hasTag('open') ? undefined : onTick()),
  );
  useEffect(() => actor.send({ type: wanted ? 'polling.start' : 'polling.stop' }), [actor, wanted]);
}
