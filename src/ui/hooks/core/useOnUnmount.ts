// Calls back when a view is taken away.
import { useEffect, useEffectEvent } from 'react';

/** With the newest callback; the view's actors stop, and can still be asked where they stood. */
export function useOnUnmount(told: () => void): void {
  const tell = useEffectEvent(told);
  useEffect(() => () => tell(), []);
}
