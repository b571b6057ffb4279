// The list «последние ошибки»: recent failures, with or without a modal.
import { useSelector } from '@xstate/react';
import type { RecentFailure } from '../../../machines/app/failures.machine.ts';
import { useServices } from '../core/services.ts';

/** Newest first, at most 20, since the page was loaded. */
export function useRecentFailures(): readonly RecentFailure[] {
  const { failures } = useServices();
  return useSelector(failures, (snapshot) => snapshot.context.recent);
}
