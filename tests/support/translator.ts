// A browser's translator: every text of the page, now and later, moves into `<font><font>`, as Chrome does it.

const UNTOUCHED = 'script, style, textarea, input, title, font';

/** React holds the text by itself, not through its element. */
const isLoose = (text: Text): boolean => Object.keys(text).some((key) => key.startsWith('__reactFiber$'));

function translate(text: Text, loose: Set<string>): void {
  if (!text.data.trim() || !text.parentElement || text.parentElement.closest(UNTOUCHED)) return;
  if (isLoose(text)) loose.add(text.parentElement.outerHTML.slice(0, 200));
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  outer.append(inner);
  text.replaceWith(outer);
  inner.append(text.data);
}

function translateBelow(node: Node, loose: Set<string>): void {
  if (node instanceof Text) return translate(node, loose);
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let next = walker.nextNode(); next; next = walker.nextNode()) if (next instanceof Text) texts.push(next);
  for (const text of texts) translate(text, loose);
}

export interface Translation {
  /** Parents of texts that React lost to the translator: it cannot change or remove them any more. */
  readonly loose: ReadonlySet<string>;
  readonly stop: () => void;
}

/** Translates the page from now on. */
export function translatePage(): Translation {
  const loose = new Set<string>();
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) translate(target, loose);
      for (const node of addedNodes) translateBelow(node, loose);
    }
  });
  translateBelow(document.body, loose);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return { loose, stop: () => observer.disconnect() };
}
