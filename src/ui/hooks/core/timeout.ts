// Timer for re-rendering only; deadlines are timers of a machine.
import type { Environment } from '../../../machines/app/environment.ts';

/** Runs `then` after `ms` of the app's clock, which the demo can advance; returns a cancel function. */
export function setLongTimeout(clock: Environment['clock'], ms: number, then: () => void): () => void {
  const timers = clock ?? globalThis;
  const timer: unknown = timers.setTimeout(then, ms);
  return () => timers.clearTimeout(timer);
}
