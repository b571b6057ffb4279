// Calls back when a value changes between renders, and whether the user's own action changed it.
import { useEffect, useRef } from 'react';

/** `told` runs after the render that shows the change, and not for the first value. */
export function useOnChange(value: string | boolean | null, told: () => void): void {
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    told();
  });
}

/** `told` runs on a new status; its argument is true if the returned ref holds that status, set by our own move. */
export function useStatusChange(status: string | null, told: (isOurs: boolean) => void): { current: string | null } {
  const led = useRef<string | null>(null);
  useOnChange(status, () => told(led.current === status));
  return led;
}
