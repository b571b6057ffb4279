// Keys of a screen: a control names its key in `aria-keyshortcuts`, pressing the key presses the control.
import { useEffect } from 'react';

/**
 * Keys of queues; with Alt, so that no typed letter is taken for one. Only controls that lead somewhere carry them:
 * money is never moved by a key.
 */
export const KEYBOARD_SHORTCUTS = { next: 'Alt+ArrowDown', previous: 'Alt+ArrowUp', search: 'Alt+F' } as const;

const CODES: Readonly<Record<string, string>> = {
  ArrowDown: KEYBOARD_SHORTCUTS.next,
  ArrowUp: KEYBOARD_SHORTCUTS.previous,
  KeyF: KEYBOARD_SHORTCUTS.search, // the place of the key: a Russian layout writes «А» there
};

/** Listens while the calling view is mounted; an open dialog and a list of choices keep their keys. */
export function useShortcuts(): void {
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function press(event: KeyboardEvent): void {
  const key = CODES[event.code];
  if (key === undefined || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.defaultPrevented || event.target instanceof HTMLSelectElement) return;
  if (document.querySelector('dialog[open]')) return;
  const control = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]:not(:disabled)`);
  if (!control) return;
  event.preventDefault();
  control.click();
}
