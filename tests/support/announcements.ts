/* oxlint-disable unicorn/consistent-function-scoping -- the page receives the text of the function, which must hold all it calls */
// Announcements of a screen reader: text added to the live regions of a page.
import type { Page } from '@playwright/test';

/** Starts to record; the result gives the announcements so far, in order. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(observeLiveRegions);
  return () => page.evaluate<string[]>('window.announcements');
}

/** Runs in the page. A region that is inserted with its text is announced only when it is an alert. */
function observeLiveRegions(): void {
  const announcements: string[] = [];
  Object.assign(window, { announcements });

  const politeness = (element: Element) => {
    const role = element.getAttribute('role') ?? '';
    const implied = role === 'alert' ? 'assertive' : /^(status|log)$/.test(role) ? 'polite' : null;
    return element.getAttribute('aria-live') ?? implied;
  };
  const regionOf = (text: Node) => {
    const region = text.parentElement?.closest('[aria-live], [role=alert], [role=status], [role=log]') ?? null;
    return region !== null && politeness(region) !== 'off' ? region : null;
  };
  const isExposed = (text: Node) =>
    text.textContent?.trim() !== '' &&
    text.parentElement?.checkVisibility() === true &&
    text.parentElement.closest('[aria-hidden=true], [inert]') === null;

  function textsIn(added: Node): Node[] {
    const walker = document.createTreeWalker(added, NodeFilter.SHOW_TEXT);
    const texts: Node[] = added instanceof Text ? [added] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    return texts;
  }

  new MutationObserver((records) => {
    const inserted = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    const changed = records.flatMap(({ type, target, addedNodes }) =>
      type === 'characterData' ? [target] : [...addedNodes].flatMap(textsIn),
    );
    const spoken = new Map<Element, string[]>();
    for (const text of new Set(changed)) {
      const region = regionOf(text);
      if (region === null || !isExposed(text)) continue;
      const isNew = [...inserted].some((node) => node.contains(region));
      if (isNew && region.getAttribute('role') !== 'alert') continue;
      spoken.set(region, [...(spoken.get(region) ?? []), text.textContent ?? '']);
    }
    for (const texts of spoken.values()) announcements.push(texts.join(' ').replaceAll(/\s+/g, ' ').trim());
  }).observe(document.documentElement, { subtree: true, childList: true, characterData: true });
}
