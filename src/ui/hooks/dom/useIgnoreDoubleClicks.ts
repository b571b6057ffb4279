// The second click of a double click belongs to the control that took the first one. What came up under the pointer in
// between, e.g. «Создать заявку» of a review in the place of «Проверить», nobody has read yet.
import { useEffect } from 'react';

/** Taps of iOS and clicks of some drivers are never counted (`detail` stays 1): time and place say what belongs together. */
const INTERVAL_MS = 300;
const SLOP_PX = 5;

interface Click {
  readonly button: Element | null;
  /** Milliseconds on the clock of events. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** The engine's count; 0 for a key or a script. */
  readonly count: number;
}

/** Stops second clicks that meet another control than the first. Returns the function that ends it. */
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

  page.addEventListener('click', onClick, { capture: true }); // before the handlers of React
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
  if (click.count !== 1) return click.count > 1;
  const hasPlace = click.x !== 0 || click.y !== 0; // a click of a script has none
  const distance = Math.hypot(click.x - first.x, click.y - first.y);
  return hasPlace && first.count > 0 && click.at - first.at < INTERVAL_MS && distance <= SLOP_PX;
}

/** `ignoreDoubleClicks` for as long as the page stands. */
export function useIgnoreDoubleClicks(): void {
  useEffect(() => ignoreDoubleClicks(window), []);
}
