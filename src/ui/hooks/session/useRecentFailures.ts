// The list «последние ошибки»: recent failures, with or without a modal.
import { useSelector } from '@xstate/react';
import type { RecentFailure } from '../../../machines/app/failures.machine.ts';
import { useServices } from '../core/services.ts';
import type { Failure } from '../../../api/errors/failure.ts';
import { useCountdown } from '../core/useCountdown.ts';

/** Newest first, at most 20, since the page was loaded. */
export function useRecentFailures(): readonly RecentFailure[] {
  const { failures } = useServices();
  return useSelector(failures, (snapshot) => snapshot.context.recent);
}

/** Whole seconds until the moment of `failure` (Retry-After); then 0; null without one. */
export function useRetryAfter(failure: Failure | null): number | null {
  const recentFailure = useRecentFailures().find((recent) => recent.failure === failure);
  const wait = failure?.retryAfter;
  const left = useCountdown(recentFailure && wait !== undefined ? recentFailure.at + wait : 0);
  return recentFailure && wait !== undefined ? left : null;
}
