// How long a refusal asks to wait before the same call is made again (Retry-After; features.md row 18).
import type { Failure } from './failure.ts';

const SECOND_MS = 1000;
const LONGEST_MS = 3_600_000; // assumed: a longer pause than an hour is not believed; the user may try again then

export type RetryAfter = Pick<Failure, 'retryAfter'>;

/**
 * A Retry-After header: seconds, or an HTTP date held against the answer's own Date. Empty without one, with one that
 * cannot be read, and when its moment is over.
 */
export function parseRetryAfter(headers: Headers): RetryAfter {
  const said = headers.get('retry-after') ?? '';
  const wait = Number(said) * SECOND_MS || Date.parse(said) - Date.parse(headers.get('date') ?? '');
  return wait > 0 ? { retryAfter: Math.min(wait, LONGEST_MS) } : {};
}
