// Calls back when something a view is given is another than the time before, and tells whose doing it was.
import { useEffect, useRef } from 'react';

/** `told` is not called for the first value; it hears of a change after the drawing that showed it. */
export function useOnChange(value: string | boolean | null, told: () => void): void {
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    told();
  });
}

/** `told` hears of another status, and whether it is the one our own move led to: what is kept in the box that is returned. */
export function useStatusChange(status: string | null, told: (isOurs: boolean) => void): { current: string | null } {
  const led = useRef<string | null>(null);
  useOnChange(status, () => told(led.current === status));
  return led;
}
