// Confirms leaving the page with content that drafts cannot keep; the browser provides the text.
import { useEffect } from 'react';

const ask = (event: Event) => event.preventDefault();

/** Not needed for texts, which have drafts. Listens only while `active`: the listener disables the back/forward cache. */
export function useLeaveGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [active]);
}
