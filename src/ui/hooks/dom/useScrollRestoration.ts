// Scroll restoration: a new screen starts at the top; browser back and forward restore the position. The focus moves along
// if its element is gone.
import { type RefObject, use, useLayoutEffect, useRef, useState } from 'react';
import { ScrollHistoryContext, createScrollHistory } from './scrollHistory.tsx';

/** The scrolling element: the part marked `data-place`, else the whole screen. */
const paneOf = (screen: HTMLElement) => screen.querySelector('[data-place]') ?? screen;

/**
 * For the element around the screens.
 * @param view changes with the screen; a list and the drawer of its row are one view and keep its position. Without one
 * there is nothing to restore
 */
export function useScrollRestoration(view: unknown): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const [own] = useState(createScrollHistory);
  const history = use(ScrollHistoryContext) ?? own;
  useLayoutEffect(() => {
    if (!ref.current || view === undefined) return undefined;
    const screen = ref.current;
    const left = new AbortController();
    const { isOnward, from, top } = history.enter();
    if (isOnward && document.activeElement === document.body) screen.focus({ preventScroll: true });
    if (from > 0) screen.scrollTop = 0;
    const hasArrived = scrollWhenLong(screen, top, left.signal);
    function note({ target }: Event) {
      if (!(target instanceof Element) || target !== paneOf(screen) || !hasArrived()) return;
      history.save(target.scrollTop);
    }
    screen.addEventListener('scroll', note, { signal: left.signal, passive: true, capture: true });
    return () => left.abort();
  }, [view, history]);
  return ref;
}

/** Events that show that the user scrolls or types. */
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Scrolls to `wanted` as soon as the content is long enough, unless the user scrolls first. */
function scrollWhenLong(screen: HTMLElement, wanted: number, left: AbortSignal): () => boolean {
  if (wanted === 0) return () => true;
  let hasArrived = false;
  const growth = new MutationObserver(attempt);
  growth.observe(screen, { childList: true, subtree: true });
  function arrive() {
    hasArrived = true;
    growth.disconnect();
  }
  function attempt() {
    const pane = paneOf(screen);
    pane.scrollTop = wanted;
    if (pane.scrollTop > wanted - 1) arrive();
  }
  for (const type of USER_EVENTS) addEventListener(type, arrive, { signal: left, passive: true });
  left.addEventListener('abort', arrive);
  attempt();
  return () => hasArrived;
}
