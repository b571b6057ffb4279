// The list «последние ошибки»: what went wrong lately, modal or not.
import { useSelector } from '@xstate/react';
import type { RecentFailure } from '../../../machines/app/failures.machine.ts';
import { useServices } from '../core/services.ts';

/** Newest first, at most 20, of this page's life. */
export function useRecentFailures(): readonly RecentFailure[] {
  const { failures } = useServices();
  return useSelector(failures, (snapshot) => snapshot.context.recent);
}
