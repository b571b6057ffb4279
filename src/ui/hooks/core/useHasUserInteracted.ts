// Whether the visitor has interacted with the page: calls may follow, and their failures must be shown.
import { useSyncExternalStore } from 'react';
import { onFirstInteraction } from '../../platform/userInteraction.ts';

/** False on a page without interaction. */
export function useHasUserInteracted(): boolean {
  return useSyncExternalStore(
    onFirstInteraction,
    () => window.touched === true,
    () => false,
  );
}
