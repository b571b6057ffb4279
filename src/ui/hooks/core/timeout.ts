// A timer that only draws anew; what ends at a moment is a timer of a machine.
import type { Environment } from '../../../machines/app/environment.ts';

/** Runs `then` after `ms` of the app's clock, which the demo moves on; returns how to call it off. */
export function setLongTimeout(clock: Environment['clock'], ms: number, then: () => void): () => void {
  const timers = clock ?? globalThis;
  const timer: unknown = timers.setTimeout(then, ms);
  return () => timers.clearTimeout(timer);
}
