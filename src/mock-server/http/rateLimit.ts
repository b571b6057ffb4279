// Rate limit for wrong passwords and codes: the sixth failure of a login within a minute is refused with 429.
import { type HttpError, rateLimitError } from './response.ts';
import type { Database } from '../db/database.ts';

const WINDOW_MS = 60_000;
const ALLOWED = 5;
const SECOND_MS = 1000;

/**
 * Counts a failure of `key` and returns `wrong`, or 429 with the remaining time from the sixth failure on. Callers must
 * return the result: throwing it rolls the count back.
 */
// assumed: only failed attempts count; a correct password is accepted during the limit and resets the count
export function recordFailure(world: Database, key: string, wrong: HttpError): HttpError {
  const now = world.clock.now();
  const recent = (world.get('attempts', key)?.at ?? []).filter((at) => now - at < WINDOW_MS);
  const tries = [...recent, now];
  world.put('attempts', { id: key, at: tries });
  const oldest = tries.at(-ALLOWED) ?? now;
  return recent.length < ALLOWED ? wrong : rateLimitError(Math.ceil((oldest + WINDOW_MS - now) / SECOND_MS));
}

/** Resets the count after a success. */
export const resetFailures = (world: Database, key: string): void => world.delete('attempts', key);
