// Time left before a refused call may be retried.
import type { Failure } from '../../../api/errors/failure.ts';
import { useCountdown } from '../core/useCountdown.ts';
import { useRecentFailures } from './useRecentFailures.ts';

/** Whole seconds until the moment of `failure` (Retry-After); then 0; null without one. */
export function useRetryAfter(failure: Failure | null): number | null {
  const told = useRecentFailures().find((recent) => recent.failure === failure);
  const wait = failure?.retryAfter;
  const left = useCountdown(told && wait !== undefined ? told.at + wait : 0);
  return told && wait !== undefined ? left : null;
}
