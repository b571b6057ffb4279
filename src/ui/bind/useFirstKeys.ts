// A key that comes between a drawing and its effects: the machine behind the field has not started and nobody listens to
// it, so React would put back what stood there before the key.
import { useLayoutEffect, useReducer } from 'react';

/** Mounted once: every input has React carry out the effects that are due before it looks at what its fields hold. */
export function useFirstKeys(): void {
  const [, draw] = useReducer((inputs: number) => inputs + 1, 0);
  useLayoutEffect(() => {
    addEventListener('input', draw, true); // before React, which listens further down
    return () => removeEventListener('input', draw, true);
  }, []);
}
