// Runs a callback on unmount.
import { useEffect, useEffectEvent } from 'react';

/** Runs the latest callback; the view's actors stop, but their snapshots can still be read. */
export function useOnUnmount(told: () => void): void {
  const tell = useEffectEvent(told);
  useEffect(() => () => tell(), []);
}
