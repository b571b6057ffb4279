// After a dialog the focus is back on what opened it. When the answer takes that away, as a button whose act is done, the
// part of the screen it stood in keeps the focus: whoever uses keys or listens goes on there, not at the top of the page.

const PARTS = 'aside, section, article, main';

/** To be called as the dialog opens; what it returns as it closes: watches until `opener` is gone or the focus went on. */
export function stayNear(opener: Element): () => void {
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
      const part = parts.find(({ isConnected }) => isConnected);
      take((inDrawer && part?.querySelector('aside')) || part); // a drawer is drawn anew with its record's status
    }
  };
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
