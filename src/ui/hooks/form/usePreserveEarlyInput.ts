// A key that comes between a drawing and its effects: the machine behind the field has not started, or nobody listens to it
// yet, so React puts back what stood there before the key, and the next key would begin from that.
import { useLayoutEffect, useReducer } from 'react';

/**
 * Mounted once: when React has put a field back after an input, it carries out the effects that are due and draws what the
 * machines know by then. Not before it: React would take the key out of the field before it has seen it.
 */
export function usePreserveEarlyInput(): void {
  // React's: a number that says nothing, for another drawing
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

/** What a field shows; null for what is no field. */
function textOf(target: EventTarget | null): string | null {
  if (target instanceof HTMLInputElement) return target.type === 'checkbox' ? String(target.checked) : target.value;
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement ? target.value : null;
}
