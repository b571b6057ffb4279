// A key that comes between a drawing and its effects: the machine behind the field has not started, or nobody listens to it
// yet, so React puts back what stood there before the key, and the next key would begin from that.
import { useLayoutEffect, useReducer } from 'react';

/**
 * Mounted once: after every input React carries out the effects that are due, and draws what the machines know by then.
 * Not before it: React would take the key out of the field before it has seen it.
 */
export function useFirstKeys(): void {
  const [, draw] = useReducer((inputs: number) => inputs + 1, 0);
  useLayoutEffect(() => {
    addEventListener('input', draw); // after React, which listens further down
    return () => removeEventListener('input', draw);
  }, []);
}
