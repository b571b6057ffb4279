// Whether a modal, an alert, a toast or the offline line is to be shown.
import { useSelector } from '@xstate/react';
import { useServices } from '../core/services.ts';
import { useIsHydrated } from '../core/useIsHydrated.ts';

/** True as soon as an overlay has content; false while hydrating. */
export function useHasOverlay(): boolean {
  const { failures, notices, connectivity } = useServices();
  const hydrated = useIsHydrated();
  const modal = useSelector(failures, (snapshot) => snapshot.hasTag('open'));
  const notice = useSelector(notices, (snapshot) => snapshot.context.shown.length > 0);
  const offline = useSelector(connectivity, (snapshot) => snapshot.hasTag('offline'));
  return hydrated && (modal || notice || offline);
}
