// Whether hydration has finished: content missing from the prerendered page may be rendered only then.
import { useSyncExternalStore } from 'react';
import { onFirstInteraction } from '../../platform/userInteraction.ts';

const never = () => () => undefined;

/** False while prerendering and hydrating, true right after. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** False on a page without interaction. */
export function useHasUserInteracted(): boolean {
  return useSyncExternalStore(
    onFirstInteraction,
    () => window.touched === true,
    () => false,
  );
}
