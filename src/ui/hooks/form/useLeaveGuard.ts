// Asks before the page is left with what no draft can keep; the words of the question are the browser's.
import { useEffect } from 'react';

const ask = (event: Event) => event.preventDefault();

/** Texts are kept as drafts, so they ask nothing. Listens only while `active`: a listener keeps a page out of the back cache. */
export function useLeaveGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [active]);
}
