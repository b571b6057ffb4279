// Whether a prerendered page has been taken over: what it does not hold may be drawn only then.
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the prerendered page and while React takes it over, true right after. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
