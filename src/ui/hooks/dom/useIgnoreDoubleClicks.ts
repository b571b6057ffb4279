// Ignores the second click of a double click on another control than the first: a button that appeared under the pointer in
// between, e.g. «Создать заявку» of a review in the place of «Проверить», has not been read.
import { useEffect } from 'react';

/**
 * iOS taps are not counted (`detail` stays 1): time and place identify a double click. Firefox under WebDriver counts by time
 * alone, so a counted click at another place is one of its own.
 */
const INTERVAL_MS = 300;
const SLOP_PX = 8;

interface Click {
  readonly button: Element | null;
  /** `timeStamp` of the event, ms. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** `detail` of the event; 0 for a key or a script. */
  readonly count: number;
}

/** Stops second clicks on another control than the first. Returns a stop function. */
export function ignoreDoubleClicks(page: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void {
  let first: Click | null = null;

  function onClick(event: MouseEvent): void {
    const click = clickOf(event);
    if (first === null || !isSecond(click, first)) first = click;
    else if (click.button !== first.button) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  page.addEventListener('click', onClick, { capture: true }); // before React's handlers
  return () => page.removeEventListener('click', onClick, { capture: true });
}

const clickOf = ({ target, timeStamp, clientX, clientY, detail }: MouseEvent): Click => ({
  button: target instanceof Element ? target.closest('button') : null,
  at: timeStamp,
  x: clientX,
  y: clientY,
  count: detail,
});

function isSecond(click: Click, first: Click): boolean {
  const isNear = Math.hypot(click.x - first.x, click.y - first.y) <= SLOP_PX;
  if (click.count !== 1) return click.count > 1 && isNear;
  const hasPlace = click.x !== 0 || click.y !== 0; // scripted clicks have no coordinates
  return hasPlace && first.count > 0 && click.at - first.at < INTERVAL_MS && isNear;
}

/** `ignoreDoubleClicks` while mounted. */
export function useIgnoreDoubleClicks(): void {
  useEffect(() => ignoreDoubleClicks(window), []);
}
