// Preserves a key between a commit and its effects: the machine of the field has not started or has no listener yet, so
// React restores the old value and the next key would start from it.
import { useLayoutEffect, useReducer } from 'react';

/**
 * Mount once: after React has reset a field following an input event, flushes pending effects and re-renders from the
 * machines. Not earlier: React would drop the key before handling the event.
 */
export function usePreserveEarlyInput(): void {
  // React state: a counter that only forces a render
  const [, draw] = useReducer((inputs: number) => inputs + 1, 0);
  useLayoutEffect(() => {
    let typed: string | null = null;
    const before = ({ target }: Event) => void (typed = textOf(target));
    const after = ({ target }: Event) => {
      if (textOf(target) !== typed) draw();
    };
    addEventListener('input', before, { capture: true });
    addEventListener('input', after); // React listens further down
    return () => {
      removeEventListener('input', before, { capture: true });
      removeEventListener('input', after);
    };
  }, []);
}

/** Value of a field; null for other elements. */
function textOf(target: EventTarget | null): string | null {
  if (target instanceof HTMLInputElement) return target.type === 'checkbox' ? String(target.checked) : target.value;
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement ? target.value : null;
}
