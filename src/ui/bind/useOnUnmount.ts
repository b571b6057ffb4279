// Calls back when a view is taken away.
import { useEmitted } from './useEmitted.ts';

/** With the newest callback; the view's actors stop, and can still be asked where they stood. */
export function useOnUnmount(told: () => void): void {
  useEmitted<void>((tell) => ({ unsubscribe: tell }), told);
}
