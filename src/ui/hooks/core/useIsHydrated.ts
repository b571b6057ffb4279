// Whether hydration has finished: content missing from the prerendered page may be rendered only then.
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while prerendering and hydrating, true right after. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
