// Restores the focus when the focused element is removed, hidden or disabled: a closed dialog, a finished button, a tab of
// a re-rendered list, the list below an open record on a phone. Keyboard and screen-reader users continue nearby, not at
// the top of the page.

import { useLayoutEffect } from 'react';

const PARTS = 'aside, section, article, main, dialog, fieldset, [role=group]';

/** Dispatched when a watch starts: ends the previous one, since only one element has the focus. */
const WATCH_STARTED = 'focusrestoration.started';
/** Dispatched when a focus is lost: cancelled by a running watch, which already handles it. */
const FOCUS_LOST = 'focusrestoration.lost';

/**
 * Call when the dialog opens, and the returned function when it closes: it watches until `opener` is gone or the focus has
 * moved. A lost focus goes to `wanted`, to the list that an open chat or company covers on a phone, else to the part of the
 * screen around the opener, until `opener` or `wanted` is back.
 */
export function createFocusRestorer(opener: Element, wanted: Element | null = null): () => void {
  const parts = partsAround(opener);
  const behind = document.querySelector('section > ul > li > a[aria-current]');
  const targets = [wanted, opener, behind && !isFocusable(behind) ? behind : null];
  return () => {
    dispatchEvent(new Event(WATCH_STARTED));
    const observer = new MutationObserver(look);
    const controller = new AbortController();
    const { signal } = controller;
    let holder = opener;
    const stop = () => {
      observer.disconnect();
      controller.abort();
    };
    addEventListener(WATCH_STARTED, stop, { signal });
    addEventListener(FOCUS_LOST, (event) => event.preventDefault(), { signal });
    addEventListener('focusin', look, { signal });
    addEventListener('resize', look, { signal }); // a turned phone hides or shows what the focus came from
    // a hidden or disabled element loses the focus after all changes; another element that takes the focus is the
    // relatedTarget
    addEventListener('focusout', ({ relatedTarget }) => relatedTarget ?? look(), { signal });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    queueMicrotask(look); // it may have been removed with the dialog

    function look(): void {
      if (signal.aborted) return;
      const { activeElement } = document;
      const isLost = activeElement === document.body || activeElement?.matches(':disabled');
      if (!isLost && activeElement === opener) return void (holder = opener);
      if (!isLost && activeElement !== holder) return stop();
      if (isLost && isFocusable(holder)) return;
      for (const target of targets) if (!signal.aborted) findRendered(target)?.focus();
      if (!isLost || document.activeElement === opener || signal.aborted) return;
      const part = partOf(parts);
      if (!part) return stop(); // the app was unmounted
      holder = part;
      focusPart(part);
    }
  };
}

/** Call with an action that may remove `leaving`: the focus goes to `wanted`, or to the element rendered in its place. */
export function restoreFocusAfter(leaving: Element, wanted: Element | null = leaving): void {
  createFocusRestorer(leaving, wanted)();
}

/** A click may remove the clicked control. Links and buttons only: users leave text fields themselves. */
function press({ target, detail }: MouseEvent): void {
  if (detail > 0 && target instanceof Element) focusClicked(target); // 0: activated by keyboard or script
  const { activeElement } = document;
  if (activeElement?.matches('a, button, [type=file]')) restoreFocusAfter(activeElement);
}

/** Safari does not focus clicked buttons or links: a dialog would have no opener to return the focus to. */
function focusClicked(target: Element): void {
  const control = target.closest<HTMLElement>('a[href], button');
  if (!control || control.contains(document.activeElement)) return;
  control.focus({ preventScroll: true, focusVisible: false });
}

/** A screen, or the record beside it, may also disappear by browser navigation or an update from another tab. */
function leave({ target, relatedTarget }: FocusEvent): void {
  if (relatedTarget || !(target instanceof Element)) return;
  if (!dispatchEvent(new Event(FOCUS_LOST, { cancelable: true }))) return;
  restoreFocusAfter(target, target.closest('aside') ? findSelectedRowLink() : target);
}

/** Mount once: keeps the focus near a control that a click or a navigation removes. */
export function useFocusRestoration(): void {
  useLayoutEffect(() => {
    addEventListener('click', press, { capture: true }); // before the control's own handlers
    addEventListener('focusout', leave, { capture: true }); // Chromium fires it for removed elements too
    return () => {
      removeEventListener('click', press, { capture: true });
      removeEventListener('focusout', leave, { capture: true });
    };
  }, []);
}

/** Link of the row opened beside the list: receives the focus when the drawer closes. */
export const findSelectedRowLink = (): HTMLElement | null => document.querySelector('[aria-selected="true"] .rowlink');

/** For a dialog without an opener: focuses the row of the open record, else the screen. */
export function focusScreen(): void {
  const { activeElement } = document;
  if (activeElement && !activeElement.matches('body, main')) return;
  const place = findSelectedRowLink() ?? document.querySelector<HTMLElement>('main');
  place?.focus({ preventScroll: true, focusVisible: false });
}

/**
 * Ref for an element that other parties may remove, e.g. the composer of a chat that is closed: a focus in it stays nearby.
 */
export function focusRestoringRef(element: Element | null): () => void {
  return () => {
    const { activeElement } = document;
    if (activeElement && element?.contains(activeElement)) restoreFocusAfter(activeElement, null);
  };
}

/** Attributes that identify the same control after a re-render. */
const MARKS = ['href', 'name', 'value', 'id', 'placeholder', 'aria-keyshortcuts'];
const marksOf = (element: Element) => MARKS.map((mark) => element.getAttribute(mark)).join('');

/** The element, or the same control after a re-render. */
function findRendered(element: Element | null): HTMLElement | undefined {
  if (element instanceof HTMLElement && isFocusable(element)) return element;
  const marks = element ? marksOf(element) : '';
  if (!element || marks === '') return undefined;
  const same = document.querySelectorAll<HTMLElement>(`:is(main, dialog) ${element.localName}`);
  return [...same].find((other) => marksOf(other) === marks);
}

/** Visible and enabled. */
const isFocusable = (element: Element) => element.getClientRects().length > 0 && !element.matches(':disabled');

function partsAround(element: Element): HTMLElement[] {
  const part = element.parentElement?.closest<HTMLElement>(PARTS);
  return part ? [part, ...partsAround(part)] : [];
}

/** The drawer or the open record comes first: it re-renders with its status. Outside all parts: the screen. */
function partOf(parts: readonly HTMLElement[]): HTMLElement | null {
  const part = parts.find(isFocusable) ?? document.querySelector('main');
  return part?.querySelector<HTMLElement>('aside[aria-labelledby]') ?? part;
}

function focusPart(part: HTMLElement): void {
  part.tabIndex = -1;
  part.focus({ preventScroll: true, focusVisible: false });
}
