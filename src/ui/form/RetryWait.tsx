// Wait before a refused call may be retried; the countdown is rare and loaded on use.
import type { Failure } from '../../api/errors/failure.ts';
import { lazyView } from '../hooks/core/lazyView.ts';

const Clock = lazyView(() => import('./RetryClock.tsx'));

/** Empty without Retry-After. */
export function RetryAfterNotice({ failure }: { failure: Failure | null }) {
  return failure?.retryAfter === undefined ? null : <Clock failure={failure} />;
}
