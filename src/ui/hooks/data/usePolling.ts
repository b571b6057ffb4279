// Binds a pulse to a view: asks again at each beat while it is wanted, silent while a modal is open (design.md section 5).
import { useEffect } from 'react';
import { useActorRef } from '@xstate/react';
import { pollingMachine } from '../../../machines/data/polling.machine.ts';
import { useServices } from '../core/services.ts';
import { useActorEvent } from '../core/useActorEvent.ts';
import { useActorOptions } from '../core/useActorOptions.ts';

/** `ask` is called while `wanted`, for something on the screen is being made by the server. */
export function usePolling(wanted: boolean, ask: () => void): void {
  const { failures } = useServices();
  const actor = useActorRef(pollingMachine, useActorOptions());
  useActorEvent(
    (tell) => actor.on('BEAT', tell),
    () => (failures.getSnapshot().hasTag('open') ? undefined : ask()),
  );
  useEffect(() => actor.send({ type: wanted ? 'WANTED' : 'UNWANTED' }), [actor, wanted]);
}
