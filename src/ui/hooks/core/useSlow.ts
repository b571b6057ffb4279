// Whether a pending operation has taken long enough to offer a way out.
import { useEffect } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { slowTimerMachine } from '../../../machines/data/slowTimer.machine.ts';
import { useActorOptions } from './useActorOptions.ts';

/** True once `waits` was true for 15 s without a break. */
export function useIsSlow(waits: boolean): boolean {
  const actor = useActorRef(slowTimerMachine, useActorOptions());
  useEffect(() => actor.send({ type: waits ? 'WANTED' : 'UNWANTED' }), [actor, waits]);
  return useSelector(actor, (snapshot) => snapshot.hasTag('slow')) && waits;
}
