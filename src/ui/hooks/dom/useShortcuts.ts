// Keyboard shortcuts of a screen: a control declares its key in `aria-keyshortcuts`; the key clicks the control.
import { useEffect } from 'react';

/**
 * Keys of queues; with Alt, so that they never collide with typing. Only navigation has shortcuts: a key never moves money.
 */
export const KEYBOARD_SHORTCUTS = { next: 'Alt+ArrowDown', previous: 'Alt+ArrowUp', search: 'Alt+F' } as const;

const CODES: Readonly<Record<string, string>> = {
  ArrowDown: KEYBOARD_SHORTCUTS.next,
  ArrowUp: KEYBOARD_SHORTCUTS.previous,
  KeyF: KEYBOARD_SHORTCUTS.search, // physical key: a Russian layout types «А» there
};

/** Listens while mounted; an open dialog and a list of options keep their keys. */
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
