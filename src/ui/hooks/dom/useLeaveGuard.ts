import { useEffect } from 'react';

const preventUnload = (event: Event) => event.preventDefault();

/**
 * Confirms leaving the page with content that drafts cannot keep; the browser provides the text. Listens only while
 * `active`: the listener disables the back/forward cache.
 */
export function useLeaveGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    addEventListener('beforeunload', preventUnload);
    return () => removeEventListener('beforeunload', preventUnload);
  }, [active]);
}
