// The place on a screen: a new screen begins at its top; the browser's «Назад» and «Вперёд» lead to where the user was. The
// focus goes along where what led there has gone.
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How far the screen of each address of this visit was scrolled, px. */
const places = new Map<string, number>();
const here = () => location.pathname + location.search;
/** Of the screen that stands; asking its element would cost a layout. */
let top = 0;
/** Where the app itself went, until a screen is drawn: any other address is one the browser came back to. */
let gone = '';
/** A page that has just been loaded begins at its very top, where the way past the menu is. */
let isLoaded = false;

function go() {
  gone = here();
  places.set(gone, top); // the same screen at another address, unless another screen comes
}
if (typeof window !== 'undefined') for (const kind of ['pushState', 'replaceState']) addEventListener(kind, go); // wouter's

/** What scrolls: the part marked `data-place` where there is one, else the whole screen. */
const paneOf = (screen: HTMLElement) => screen.querySelector('[data-place]') ?? screen;

/**
 * For the element around the screens.
 * @param view changes with the screen; a list and the drawer of its row are one view, whose place nothing moves. Without
 * one there is nothing to come back to
 */
export function useScrollRestoration(view: unknown): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!ref.current || view === undefined) return undefined;
    const screen = ref.current;
    const left = new AbortController();
    const isOnward = isLoaded || here() === gone;
    if (isOnward && document.activeElement === document.body) screen.focus({ preventScroll: true });
    isLoaded = true;
    if (top > 0) screen.scrollTop = 0;
    top = here() === gone ? 0 : (places.get(here()) ?? 0);
    gone = '';
    places.set(here(), top);
    const hasArrived = reach(screen, top, left.signal);
    function note({ target }: Event) {
      if (!(target instanceof Element) || target !== paneOf(screen) || !hasArrived()) return;
      top = target.scrollTop;
      places.set(here(), top);
    }
    screen.addEventListener('scroll', note, { signal: left.signal, passive: true, capture: true });
    return () => left.abort();
  }, [view]);
  return ref;
}

/** What tells that the user has begun to look around by themselves. */
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Goes to `wanted` as soon as there is so much to scroll, unless the user goes somewhere first. */
function reach(screen: HTMLElement, wanted: number, left: AbortSignal): () => boolean {
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
  for (const hand of HANDS) addEventListener(hand, arrive, { signal: left, passive: true });
  left.addEventListener('abort', arrive);
  attempt();
  return () => hasArrived;
}
