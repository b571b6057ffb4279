// Current time of the app's clock (the demo's clock is not the wall clock).
import { useEffect, useState } from 'react';
import { useServices, useActorOptions } from './services.ts';
import type { Environment } from '../../../machines/app/environment.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { slowTimerMachine } from '../../../machines/data/slowTimer.machine.ts';

const MINUTE_MS = 60_000;

/** Now as ISO 8601; re-renders every minute, so that a screen left open notices midnight. */
export function useNow(): string {
  const { now, clock } = useServices().env;
  const at = now();
  // React state: it only re-renders; the time comes from the clock
  const [drawn, draw] = useState(at);
  useEffect(() => setClockTimeout(clock, MINUTE_MS - (drawn % MINUTE_MS), () => draw(now())), [clock, now, drawn]);
  return new Date(at).toISOString();
}

/** Runs `then` after `ms` of the app's clock, which the demo can advance; returns a cancel function. */
export function setClockTimeout(clock: Environment['clock'], ms: number, then: () => void): () => void {
  const timers = clock ?? globalThis;
  const timer: unknown = timers.setTimeout(then, ms);
  return () => timers.clearTimeout(timer);
}

/** True once `waits` was true for 15 s without a break. */
export function useIsSlow(waits: boolean): boolean {
  const actor = useActorRef(slowTimerMachine, useActorOptions());
  useEffect(() => actor.send({ type: waits ? 'timer.start' : 'timer.stop' }), [actor, waits]);
  return useSelector(actor, (snapshot) => snapshot.hasTag('slow')) && waits;
}
