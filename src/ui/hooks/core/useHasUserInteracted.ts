// Whether the visitor has touched the page: from then on calls may follow, and what shows their failures must be there.
import { useSyncExternalStore } from 'react';
import { onTouch } from '../../platform/userInteraction.ts';

/** False on a page that was only looked at. */
export function useTouched(): boolean {
  return useSyncExternalStore(
    onTouch,
    () => window.touched === true,
    () => false,
  );
}
