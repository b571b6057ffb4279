// Moves the focus to what has just come to the screen: a summary of errors that a machine asks for, a step's beginning.
import { useEffect, useId, useRef, useState } from 'react';

export interface FocusRequest {
  /** Id for the element (with `tabIndex` -1), where no selector names it. */
  readonly id: string;
  /** The focus moves with the next commit, where the element exists by then. */
  readonly ask: () => void;
}

/** Of a screen that is one form. */
export const FIRST_FIELD_SELECTOR = 'form input';

/** `target` finds the element by what it is, e.g. the first wrong field; the same one at every render. */
export function useFocusRequest(target?: string | (() => Element | null)): FocusRequest {
  const id = useId();
  const [asked, setAsked] = useState(0); // React's: only its commit tells that the element is there
  useEffect(() => {
    if (asked === 0) return;
    if (typeof target === 'function') focusOn(target());
    else focusOn(target === undefined ? document.getElementById(id) : document.querySelector(target));
  }, [id, target, asked]);
  return { id, ask: () => setAsked((times) => times + 1) };
}

/**
 * A step begins at the top of the page, the focus on `selector`: the button that led there has gone, or is another one at
 * the same place by now. Where a step can come with errors this stands before their `useFocusRequest`, which then wins.
 */
export function useFocusOnStep(step: string, selector: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return; // the page itself has just come
    shown.current = step;
    document.documentElement.scrollTop = 0;
    focusOn(document.querySelector(selector));
  }, [step, selector]);
}

/** The next screen's first field gets the focus when this one goes, where `leave` was called before. */
export function useFocusNextScreen(): { readonly leave: () => void } {
  const leaving = useRef(false);
  useEffect(
    () => () => {
      if (leaving.current) focusOnComing(FIRST_FIELD_SELECTOR);
    },
    [],
  );
  return { leave: () => void (leaving.current = true) };
}

const COMES_WITHIN_MS = 10_000;

/** The code of the next screen may still be on its way; whoever has gone on meanwhile is not called back. */
function focusOnComing(selector: string): void {
  const there = document.querySelector(selector);
  if (there) return focusOn(there);
  const watch = new MutationObserver(() => {
    const come = document.querySelector(selector);
    if (!come) return;
    watch.disconnect();
    if (document.activeElement === document.body) focusOn(come);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), COMES_WITHIN_MS);
}

function focusOn(found: Element | null): void {
  if (found instanceof HTMLElement) found.focus();
}
