// How long to wait before a refused call may be made again; its clock is rarely needed and loaded on use.
import type { Failure } from '../../api/errors/failure.ts';
import { lazyView } from '../hooks/core/lazyView.ts';

const Clock = lazyView(() => import('./RetryClock.tsx'));

/** Nothing where the server named no pause (Retry-After). */
export function RetryAfterNotice({ failure }: { failure: Failure | null }) {
  return failure?.retryAfter === undefined ? null : <Clock failure={failure} />;
}
