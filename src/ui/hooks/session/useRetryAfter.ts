// How long a refused call has still to wait before it may be made again.
import type { Failure } from '../../../api/errors/failure.ts';
import { useCountdown } from '../core/useCountdown.ts';
import { useRecentFailures } from './useRecentFailures.ts';

/** Whole seconds until the moment the server named in `failure`; 0 from then on, and null when it named none. */
export function useRetryAfter(failure: Failure | null): number | null {
  const told = useRecentFailures().find((recent) => recent.failure === failure);
  const wait = failure?.retryAfter;
  const left = useCountdown(told && wait !== undefined ? told.at + wait : 0);
  return told && wait !== undefined ? left : null;
}
