// Whether the visitor has touched the page: from then on calls may follow, and what shows their failures must be there.
import { useSyncExternalStore } from 'react';
import { onFirstInteraction } from '../../platform/userInteraction.ts';

/** False on a page that was only looked at. */
export function useHasUserInteracted(): boolean {
  return useSyncExternalStore(
    onFirstInteraction,
    () => window.touched === true,
    () => false,
  );
}
