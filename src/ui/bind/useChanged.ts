// Calls back when something a view is given is another than the time before.
import { useEffect, useRef } from 'react';

/** `told` is not called for the first value; it hears of a change after the drawing that showed it. */
export function useChanged(value: string | boolean | null, told: () => void): void {
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    told();
  });
}
