// Scroll restoration: a new screen starts at the top; browser back and forward restore the position. The focus moves along
// if its element is gone.
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scroll position of each address of this visit, px. */
const places = new Map<string, number>();
const here = () => location.pathname + location.search;
/** Position of the current screen; reading it from the element would force a layout. */
let top = 0;
/** Address of the app's own navigation, until its screen is rendered: any other address comes from browser history. */
let gone = '';
/** A freshly loaded page starts at the very top, at the skip link. */
let isLoaded = false;

function go() {
  gone = here();
  places.set(gone, top); // the same screen at another address, unless another screen is rendered
}
if (typeof window !== 'undefined') for (const kind of ['pushState', 'replaceState']) addEventListener(kind, go); // dispatched by wouter

/** The scrolling element: the part marked `data-place`, else the whole screen. */
const paneOf = (screen: HTMLElement) => screen.querySelector('[data-place]') ?? screen;

/**
 * For the element around the screens.
 * @param view changes with the screen; a list and the drawer of its row are one view and keep its position. Without one
 * there is nothing to restore
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

/** Events that show that the user scrolls or types. */
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Scrolls to `wanted` as soon as the content is long enough, unless the user scrolls first. */
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
