// Time that is left until a moment, second by second, by the app's clock.
import { useEffect, useState } from 'react';
import { useServices } from './services.ts';

const SECOND_MS = 1_000;

/** Whole seconds until `moment` (ms since 1970), rounded up; 0 from then on. Ticks only while there are some left. */
export function useCountdown(moment: number): number {
  const { now } = useServices().env;
  const [, tick] = useState(0);
  const left = Math.max(0, Math.ceil((moment - now()) / SECOND_MS));
  const running = left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tick((ticks) => ticks + 1), SECOND_MS);
    return () => clearInterval(timer);
  }, [running]);
  return left;
}

/** `4:59`. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
