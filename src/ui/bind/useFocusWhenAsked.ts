// Moves the focus to an element that a machine's answer has just brought to the screen, as a summary of errors.
import { useEffect, useId, useState } from 'react';

export interface FocusWhenAsked {
  /** Id for the element (with `tabIndex` -1), where no selector names it. */
  readonly id: string;
  /** The focus moves with the next commit, where the element exists by then. */
  readonly ask: () => void;
}

/** `selector` names the element by what it is, e.g. the first wrong field; read once. */
export function useFocusWhenAsked(selector?: string): FocusWhenAsked {
  const id = useId();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    const found = selector === undefined ? document.getElementById(id) : document.querySelector(selector);
    if (found instanceof HTMLElement) found.focus();
  }, [id, selector, asked]);
  return { id, ask: () => setAsked((times) => times + 1) };
}
