// A browser's translator: every text of the page, now and later, moves into `<font><font>`, as Chrome does it.
/* oxlint-disable unicorn/consistent-function-scoping -- a page receives the text of translatePage, which must hold all it calls */

export interface Translation {
  /** Parents of texts that React lost to the translator: it cannot change or remove them any more. */
  readonly loose: ReadonlySet<string>;
  readonly stop: () => void;
}

/** Translates the page from now on. */
export function translatePage(): Translation {
  const UNTOUCHED = 'script, style, textarea, input, title, font';
  const loose = new Set<string>();

  /** React holds the text by itself, not through its element. */
  const isLoose = (text: Text): boolean => Object.keys(text).some((key) => key.startsWith('__reactFiber$'));

  function translate(text: Text): void {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(UNTOUCHED)) return;
    if (isLoose(text)) loose.add(text.parentElement.outerHTML.slice(0, 200));
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(text.data);
  }

  function translateBelow(node: Node): void {
    if (node instanceof Text) return translate(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let next = walker.nextNode(); next; next = walker.nextNode()) if (next instanceof Text) texts.push(next);
    for (const text of texts) translate(text);
  }

  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) translate(target);
      for (const node of addedNodes) translateBelow(node);
    }
  });
  translateBelow(document.body);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return { loose, stop: () => observer.disconnect() };
}
