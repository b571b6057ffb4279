// The rate limit of wrong passwords and codes: the sixth one of a login within a minute is refused with 429.
import { type HttpError, rateLimitError } from './response.ts';
import type { Database } from '../db/database.ts';

const WINDOW_MS = 60_000;
const ALLOWED = 5;
const SECOND_MS = 1000;

/**
 * Counts a wrong try of `key` and answers `wrong`, or 429 from the sixth one on, with the time until another one is
 * judged. Return it, do not throw it: it counts.
 */
// assumed: the limit is on wrong tries, in the contract's words; the right password is taken meanwhile and ends the count
export function recordFailure(world: Database, key: string, wrong: HttpError): HttpError {
  const now = world.clock.now();
  const recent = (world.get('attempts', key)?.at ?? []).filter((at) => now - at < WINDOW_MS);
  const tries = [...recent, now];
  world.put('attempts', { id: key, at: tries });
  const oldest = tries.at(-ALLOWED) ?? now;
  return recent.length < ALLOWED ? wrong : rateLimitError(Math.ceil((oldest + WINDOW_MS - now) / SECOND_MS));
}

/** The right word was given: earlier wrong ones count no more. */
export const resetFailures = (world: Database, key: string): void => world.delete('attempts', key);
