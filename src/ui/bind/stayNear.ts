// What has the focus may be taken off the screen: a dialog, a button whose act is done, the tab of a list that is drawn
// anew. Whoever uses keys or listens goes on where that stood, not at the top of the page.

const PARTS = 'aside, section, article, main';

/**
 * To be called as the dialog opens; what it returns as it closes: watches until `opener` is gone or the focus went on.
 * What was lost goes to `wanted`, else to the part of the screen the opener stood in.
 */
export function stayNear(opener: Element, wanted: Element | null = null): () => void {
  const parts = partsAround(opener);
  const inDrawer = opener.closest('aside') !== null;
  return () => {
    const watch = new MutationObserver(look);
    addEventListener('focusin', look);
    watch.observe(document.body, { childList: true, subtree: true });
    queueMicrotask(look); // it may have gone with the dialog

    function look(): void {
      const isLost = document.activeElement === document.body;
      if (opener.isConnected && (isLost || document.activeElement === opener)) return;
      watch.disconnect();
      removeEventListener('focusin', look);
      if (!isLost) return;
      if (wanted) drawnAnew(wanted)?.focus();
      if (document.activeElement !== document.body) return;
      const part = parts.find(({ isConnected }) => isConnected);
      take((inDrawer && part?.querySelector('aside')) || part); // a drawer is drawn anew with its record's status
    }
  };
}

/** To be called with an act that may take `leaving` away: the focus goes to `wanted`, or to what is drawn in its place. */
export function stayOn(leaving: Element, wanted: Element | null = leaving): void {
  stayNear(leaving, wanted)();
}

/** A ref for what others may take away, e.g. the input row of a chat that is closed: the focus in it stays near. */
export function staysNear(element: Element | null): () => void {
  return () => {
    const { activeElement } = document;
    if (activeElement && element?.contains(activeElement)) stayOn(activeElement, null);
  };
}

/** A link or field is the same as another one by these. */
const MARKS = ['class', 'href', 'name', 'value'];

function drawnAnew(element: Element): HTMLElement | undefined {
  const same = document.querySelectorAll<HTMLElement>(`main ${element.localName}`);
  return [...same].find((other) => MARKS.every((mark) => other.getAttribute(mark) === element.getAttribute(mark)));
}

function partsAround(element: Element): HTMLElement[] {
  const part = element.parentElement?.closest<HTMLElement>(PARTS);
  return part ? [part, ...partsAround(part)] : [];
}

function take(part: HTMLElement | undefined): void {
  if (!part) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true, focusVisible: false });
}
