// Keyboard shortcuts of a screen: a control declares its key in `aria-keyshortcuts`; the key clicks the control.
import { useEffect } from 'react';

/**
 * Keys of queues, with Alt, so that they never collide with typing, and of the search across the product. Only navigation
 * has shortcuts: a key never moves money.
 */
export const KEYBOARD_SHORTCUTS = {
  next: 'Alt+ArrowDown',
  previous: 'Alt+ArrowUp',
  search: 'Alt+F',
  globalSearch: 'Control+K',
} as const;

const CODES: Readonly<Record<string, string>> = {
  ArrowDown: KEYBOARD_SHORTCUTS.next,
  ArrowUp: KEYBOARD_SHORTCUTS.previous,
  KeyF: KEYBOARD_SHORTCUTS.search, // physical key: a Russian layout types «А» there
};

/** Listens while mounted; an open dialog and a list of options keep their keys. */
export function useShortcuts(): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event); // of its own: removing a shared one would stop the others
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Fields where `/` is typed. */
const FIELDS = 'input, textarea, select, [contenteditable]';

function shortcutOf({ altKey, ctrlKey, metaKey, shiftKey, key, code, target }: KeyboardEvent): string | undefined {
  if (altKey) return ctrlKey || metaKey || shiftKey ? undefined : CODES[code];
  if (ctrlKey !== metaKey) return code === 'KeyK' && !shiftKey ? KEYBOARD_SHORTCUTS.globalSearch : undefined;
  const isSlash = key === '/' || (key === '.' && code === 'Slash'); // the key of `/` types `.` in a Russian layout
  return isSlash && !(target instanceof Element && target.closest(FIELDS)) ? '/' : undefined;
}

/** Physical keys: a Russian layout types «о» and «л» for j and k. */
const STEPS: Readonly<Record<string, 'next' | 'previous'>> = { KeyJ: 'next', KeyK: 'previous' };

/** j and k outside fields: to the next record while one is open, else to the first or last row of the list. */
function stepRecords(event: KeyboardEvent): void {
  const { altKey, ctrlKey, metaKey, shiftKey, code, target } = event;
  const step = STEPS[code];
  if (!step || altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return;
  if (document.querySelector('dialog[open]') || (target instanceof Element && target.closest(FIELDS))) return;
  const control = document.querySelector<HTMLElement>(`[aria-keyshortcuts~="${KEYBOARD_SHORTCUTS[step]}"]`);
  const links = document.querySelectorAll<HTMLElement>('main tbody .rowlink');
  const link = links[step === 'next' ? 0 : links.length - 1];
  if (!control && !link) return;
  event.preventDefault();
  if (control) control.click();
  else link?.focus();
}

function press(event: KeyboardEvent): void {
  stepRecords(event);
  const key = shortcutOf(event);
  if (key === undefined || event.defaultPrevented || event.target instanceof HTMLSelectElement) return;
  if (document.querySelector('dialog[open]')) return;
  const control = document.querySelector<HTMLElement>(`[aria-keyshortcuts~="${key}"]:not(:disabled)`);
  if (!control) return;
  event.preventDefault();
  control.click();
}
