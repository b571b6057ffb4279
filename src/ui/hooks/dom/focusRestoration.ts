// What has the focus may be taken off the screen, hidden or disabled: a dialog, a button whose act is done, the tab of a list
// that is drawn anew, the list of a phone behind what was opened of it. Whoever uses keys or listens goes on where that
// stood, not at the top of the page.

import { useLayoutEffect } from 'react';

const PARTS = 'aside, section, article, main, dialog, fieldset, [role=group]';

/** One is watched at a time, as one has the focus. */
let holder: Element | null = null;
let unwatch = () => {};

/**
 * To be called as the dialog opens; what it returns as it closes: watches until `opener` is gone or the focus went on.
 * What was lost goes to `wanted`, to the list that an open chat or company covers on a phone, else to the part of the screen
 * the opener stood in, until it or `wanted` is there again.
 */
export function createFocusRestorer(opener: Element, wanted: Element | null = null): () => void {
  const parts = partsAround(opener);
  const behind = document.querySelector('section > ul > li > a[aria-current]');
  const wishes = [wanted, opener, behind && !stands(behind) ? behind : null];
  return () => {
    unwatch();
    const watch = new MutationObserver(look);
    const over = new AbortController();
    const { signal } = over;
    holder = opener;
    unwatch = () => {
      holder = null;
      watch.disconnect();
      over.abort();
    };
    addEventListener('focusin', look, { signal });
    // what is hidden or disabled loses the focus after all changes; what another element takes it from tells by that one
    addEventListener('focusout', ({ relatedTarget }) => relatedTarget ?? look(), { signal });
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    queueMicrotask(look); // it may have gone with the dialog

    function look(): void {
      if (signal.aborted) return;
      const { activeElement } = document;
      const isLost = activeElement === document.body || activeElement?.matches(':disabled');
      if (!isLost && activeElement === opener) return void (holder = opener);
      if (!isLost && activeElement !== holder) return unwatch();
      if (isLost && holder && stands(holder)) return;
      for (const wish of wishes) if (!signal.aborted) drawnAnew(wish)?.focus();
      if (!isLost || document.activeElement === opener || signal.aborted) return;
      const part = partOf(parts);
      if (!part) return unwatch(); // the app has gone
      holder = part;
      take(part);
    }
  };
}

/** To be called with an act that may take `leaving` away: the focus goes to `wanted`, or to what is drawn in its place. */
export function restoreFocusAfter(leaving: Element, wanted: Element | null = leaving): void {
  createFocusRestorer(leaving, wanted)();
}

/** A click may remove the clicked control. Links and buttons only: users leave a text field by themselves. */
function press({ target, detail }: MouseEvent): void {
  if (detail > 0 && target instanceof Element) focusClicked(target); // 0: pressed by a key or by code
  const { activeElement } = document;
  if (activeElement?.matches('a, button, [type=file]')) restoreFocusAfter(activeElement);
}

/** Safari focuses no clicked button or link: a dialog would then have no opener to return the focus to. */
function focusClicked(target: Element): void {
  const control = target.closest<HTMLElement>('a[href], button');
  if (!control || control.contains(document.activeElement)) return;
  control.focus({ preventScroll: true, focusVisible: false });
}

/** A screen, or the record beside it, may also go by «Назад» of the browser or for what another tab did, whatever has the focus. */
function leave({ target, relatedTarget }: FocusEvent): void {
  if (relatedTarget || holder || !(target instanceof Element)) return; // what is watched already has its own way
  restoreFocusAfter(target, target.closest('aside') ? selectedRowLink() : target);
}

/** Mounted once: keeps the focus near a control that a click or a navigation removes. */
export function useFocusRestoration(): void {
  useLayoutEffect(() => {
    addEventListener('click', press, { capture: true }); // before the handlers of the control
    addEventListener('focusout', leave, { capture: true }); // Chromium fires it for removed elements, too
    return () => {
      removeEventListener('click', press, { capture: true });
      removeEventListener('focusout', leave, { capture: true });
    };
  }, []);
}

/** The link of the row that is open beside: where the focus goes on when the drawer is closed. */
export const selectedRowLink = (): HTMLElement | null => document.querySelector('[aria-selected="true"] .rowlink');

/** For a dialog that no control has opened: the focus goes to the row of the open record, else to the screen. */
export function focusScreen(): void {
  const { activeElement } = document;
  if (activeElement && !activeElement.matches('body, main')) return;
  const place = selectedRowLink() ?? document.querySelector<HTMLElement>('main');
  place?.focus({ preventScroll: true, focusVisible: false });
}

/** A ref for what others may take away, e.g. the input row of a chat that is closed: the focus in it stays near. */
export function focusRestoringRef(element: Element | null): () => void {
  return () => {
    const { activeElement } = document;
    if (activeElement && element?.contains(activeElement)) restoreFocusAfter(activeElement, null);
  };
}

/** A control is the same as another one by these. */
const MARKS = ['href', 'name', 'value', 'id', 'placeholder', 'aria-keyshortcuts'];
const marksOf = (element: Element) => MARKS.map((mark) => element.getAttribute(mark)).join('');

function drawnAnew(element: Element | null): HTMLElement | undefined {
  if (element instanceof HTMLElement && stands(element)) return element;
  const marks = element ? marksOf(element) : '';
  if (!element || marks === '') return undefined;
  const same = document.querySelectorAll<HTMLElement>(`:is(main, dialog) ${element.localName}`);
  return [...same].find((other) => marksOf(other) === marks);
}

/** It is on the screen and can be pressed. */
const stands = (element: Element) => element.getClientRects().length > 0 && !element.matches(':disabled');

function partsAround(element: Element): HTMLElement[] {
  const part = element.parentElement?.closest<HTMLElement>(PARTS);
  return part ? [part, ...partsAround(part)] : [];
}

/** The record beside or over the list comes first: it is drawn anew with its status. Outside of all parts: the screen. */
function partOf(parts: readonly HTMLElement[]): HTMLElement | null {
  const part = parts.find(stands) ?? document.querySelector('main');
  return part?.querySelector<HTMLElement>('aside[aria-labelledby]') ?? part;
}

function take(part: HTMLElement): void {
  part.tabIndex = -1;
  part.focus({ preventScroll: true, focusVisible: false });
}
