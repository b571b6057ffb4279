// Keys of table rows: arrows, j and k, Home and End move the focus between rows while a row's link is focused.
import type { KeyboardEvent } from 'react';

/** Physical keys: a Russian layout types «о» and «л» for j and k. */
const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  KeyJ: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  KeyK: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Handlers for a `tbody`. They only move the focus; Enter opens a row. */
export const rowKeyHandlers = { onKeyDown: moveByRows };

function moveByRows(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, code, altKey, ctrlKey, metaKey, shiftKey } = event;
  const move = MOVES[code];
  if (!move || altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return;
  const links = [...currentTarget.querySelectorAll<HTMLElement>('.rowlink')];
  const at = links.findIndex((link) => link === target);
  if (at < 0) return;
  event.preventDefault(); // would scroll
  links[move(at, links.length - 1)]?.focus();
}
