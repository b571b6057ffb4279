// Arrow keys in a searchable list of links: down from the field into the list, up from its first row back.
import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Key handler of the element around field and list; in the field Home and End keep their text meaning. */
export function moveFocusInList(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const box = event.currentTarget.querySelector<HTMLElement>('input');
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('li > a')];
  const at = rows.findIndex((row) => row === event.target);
  if (at === -1 && (event.target !== box || event.key !== 'ArrowDown')) return;
  const next = rows[step(at, rows.length - 1)] ?? box;
  if (!next) return;
  event.preventDefault();
  next.focus();
}
