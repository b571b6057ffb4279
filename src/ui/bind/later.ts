// A timer that only draws anew; what ends at a moment is a timer of a machine.
import type { Environment } from '../../machines/environment.ts';

type Clock = Environment['clock'];

/** Runs `then` after `ms` of the app's clock, which the demo moves on; returns how to call it off. */
export function later(clock: Clock, ms: number, then: () => void): () => void {
  if (!clock) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  }
  const timer = clock.setTimeout(then, ms);
  return () => clock.clearTimeout(timer);
}
