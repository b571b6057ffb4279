// Moves the focus to an element that has just been rendered: an error summary, the start of a step.
import { useEffect, useId, useRef, useState } from 'react';

export interface FocusRequest {
  /** Id for the element (with `tabIndex` -1), if no selector is given. */
  readonly id: string;
  /** The focus moves after the next commit, when the element exists. */
  readonly request: () => void;
}

/** For a screen with a single form. */
export const FIRST_FIELD_SELECTOR = 'form input';

/** `target` finds the element, e.g. the first invalid field; it must be stable across renders. */
export function useFocusRequest(target?: string | (() => Element | null)): FocusRequest {
  const id = useId();
  const [requests, setRequests] = useState(0); // React state: only its commit guarantees that the element exists
  useEffect(() => {
    if (requests === 0) return;
    if (typeof target === 'function') focusOn(target());
    else focusOn(target === undefined ? document.getElementById(id) : document.querySelector(target));
  }, [id, target, requests]);
  return { id, request: () => setRequests((times) => times + 1) };
}

/**
 * A new step scrolls to the top and focuses `selector`, because the button that led to it is gone or is another one now. If
 * a step can start with errors, call this before their `useFocusRequest`, which then wins.
 */
export function useFocusOnStep(step: string, selector: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return; // initial load of the page
    shown.current = step;
    document.documentElement.scrollTop = 0;
    focusOn(document.querySelector(selector));
  }, [step, selector]);
}

/** Focuses the first field of the next screen on unmount, if `leave` was called. */
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

/** The code of the next screen may still be loading; a focus moved meanwhile stays. */
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

/** Focuses a field on mount, where the button that led to it keeps its place under another name. */
export function useFocusOnMount(id: string): void {
  useEffect(() => document.getElementById(id)?.focus(), [id]);
}
