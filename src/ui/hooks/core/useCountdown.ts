// Time left until a moment, in seconds of the app's clock.
import { useEffect, useState } from 'react';
import { setClockTimeout } from './useNow.ts';
import { useServices } from './services.ts';

const SECOND_MS = 1_000;

/**
 * Whole seconds until `moment` (ms since 1970), rounded up; then 0. Ticks only while time is left, and never increases when
 * the clock is set back.
 */
export function useCountdown(moment: number): number {
  const { now, clock } = useServices().env;
  // React state: it only re-renders; the deadline is a timer of a machine
  const [last, tick] = useState({ moment, left: Infinity });
  const left = Math.max(0, Math.min(moment - now(), last.moment === moment ? last.left : Infinity));
  useEffect(() => {
    if (left === 0) return undefined;
    const untilNext = left % SECOND_MS || SECOND_MS;
    return setClockTimeout(clock, untilNext, () => tick({ moment, left: left - untilNext }));
  }, [clock, moment, left]);
  return Math.ceil(left / SECOND_MS);
}

/** `4:59`. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
