// The moment a view is drawn, by the app's clock (the demo's clock is not the wall clock).
import { useEffect, useState } from 'react';
import { setLongTimeout } from './timeout.ts';
import { useServices } from './services.ts';

const MINUTE_MS = 60_000;

/** ISO 8601 of now; a view that tells it is drawn again with every minute, so that a screen left open knows of midnight. */
export function useNow(): string {
  const { now, clock } = useServices().env;
  const at = now();
  // React's: it only draws anew; the moment is the clock's
  const [drawn, draw] = useState(at);
  useEffect(() => setLongTimeout(clock, MINUTE_MS - (drawn % MINUTE_MS), () => draw(now())), [clock, now, drawn]);
  return new Date(at).toISOString();
}
