// Focus and Esc of the record open beside its list.
import { type RefObject, createContext, useContext, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isComposing } from '../dom/isComposing.ts';
import { findSelectedRowLink, restoreFocusAfter } from '../dom/focusRestoration.ts';

/**
 * True while a drawer is replaced by another one, e.g. a loading state by its record, if its heading was focused because a
 * key opened it. Shared by the drawers of one screen.
 */
export const DrawerReplacedContext = createContext<RefObject<boolean> | null>(null);

export const useDrawerReplacedRef = (): RefObject<boolean> => useRef(false);

export interface RecordFocus {
  /** For the heading. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Closes the record; the focus returns to its row. */
  readonly close: () => void;
}

/**
 * A record opened by keyboard focuses its heading; a mouse click leaves the focus on the row. Esc closes the record from
 * anywhere on the screen, unless a dialog or a popover is open above it.
 */
export function useRecordFocus(onClose: () => void): RecordFocus {
  const replaced = useContext(DrawerReplacedContext);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const { current } = heading;
    const { activeElement, body } = document;
    const isReplaced = replaced?.current === true && activeElement === body;
    const isTaken = isReplaced || activeElement?.matches('.rowlink:focus-visible');
    if (isTaken) current?.focus({ preventScroll: true, focusVisible: false });
    const row = findSelectedRowLink();
    const drawer = current?.closest('aside');
    return () => {
      // Browser back removes the record with the focus: it returns to the row unless another record is open.
      if (drawer?.contains(document.activeElement))
        queueMicrotask(() => {
          if (document.activeElement === document.body && !document.querySelector('main aside'))
            row?.focus({ preventScroll: true });
        });
      if (!replaced || !isTaken || document.activeElement !== current) return;
      replaced.current = true;
      queueMicrotask(() => void (replaced.current = false)); // a replacing drawer is mounted in the same commit
    };
  }, [replaced]);
  const close = () => {
    const row = findSelectedRowLink();
    if (document.activeElement?.matches('body, main')) row?.focus({ preventScroll: true });
    if (document.activeElement) restoreFocusAfter(document.activeElement, row);
    onClose();
  };
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing({ nativeEvent: event })) return;
    if (isOnScreen(event.target, heading.current) && !document.querySelector(ABOVE)) close();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => leave(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return { heading, close };
}

/** The class is set by the polyfill. */
const ABOVE = 'dialog[open], :is(:popover-open, .\\:popover-open)';

/** Menus outside the screen, and a search field that Esc clears, handle the key themselves. */
function isOnScreen(target: EventTarget | null, heading: Element | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '') return false;
  const screen = heading?.closest('main') ?? heading?.closest('aside');
  return target === document.body || screen?.contains(target) === true;
}
