import type { Failure } from './failure.ts';

const SECOND_MS = 1000;
const LONGEST_MS = 3_600_000; // assumed: a longer delay than an hour is shortened; the user may try again then

export type RetryAfter = Pick<Failure, 'retryAfter'>;

/**
 * Parses Retry-After: seconds, or an HTTP date relative to the response's own Date, or to the clock of the browser
 * without one. Empty when it is missing, invalid or in the past.
 */
export function parseRetryAfter(headers: Headers): RetryAfter {
  const said = headers.get('retry-after') ?? '';
  const sent = Date.parse(headers.get('date') ?? '');
  const wait = Number(said) * SECOND_MS || Date.parse(said) - (Number.isNaN(sent) ? Date.now() : sent);
  return wait > 0 ? { retryAfter: Math.min(wait, LONGEST_MS) } : {};
}
