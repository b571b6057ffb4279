// Time that is left until a moment, second by second, by the app's clock.
import { useEffect, useState } from 'react';
import type { Environment } from '../../machines/environment.ts';
import { useServices } from './services.ts';

const SECOND_MS = 1_000;

type Clock = Environment['clock'];

/** Runs `then` after `ms` of the app's clock, which the demo moves on; returns how to call it off. */
function later(clock: Clock, ms: number, then: () => void): () => void {
  if (!clock) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  }
  const timer = clock.setTimeout(then, ms);
  return () => clock.clearTimeout(timer);
}

/** Whole seconds until `moment` (ms since 1970), rounded up; 0 from then on. Ticks only while there are some left. */
export function useCountdown(moment: number): number {
  const { now, clock } = useServices().env;
  const [ticks, tick] = useState(0); // React's: it only draws anew; what ends at the moment is a timer of a machine
  const left = Math.max(0, moment - now());
  const running = left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const untilNext = (moment - now()) % SECOND_MS || SECOND_MS;
    return later(clock, untilNext, () => tick(ticks + 1));
  }, [clock, moment, now, running, ticks]);
  return Math.ceil(left / SECOND_MS);
}

/** `4:59`. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
