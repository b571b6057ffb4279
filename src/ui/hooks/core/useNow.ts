// Current time of the app's clock (the demo's clock is not the wall clock).
import { useEffect, useState } from 'react';
import { setLongTimeout } from './timeout.ts';
import { useServices } from './services.ts';

const MINUTE_MS = 60_000;

/** Now as ISO 8601; re-renders every minute, so that a screen left open notices midnight. */
export function useNow(): string {
  const { now, clock } = useServices().env;
  const at = now();
  // React state: it only re-renders; the time comes from the clock
  const [drawn, draw] = useState(at);
  useEffect(() => setLongTimeout(clock, MINUTE_MS - (drawn % MINUTE_MS), () => draw(now())), [clock, now, drawn]);
  return new Date(at).toISOString();
}
