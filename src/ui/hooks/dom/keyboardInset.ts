// The part of the window that an on-screen keyboard covers, as --keyboard of the page, for browsers that lay it over the page
// (iOS Safari). Where `interactive-widget=resizes-content` works the window gets smaller and the part is zero.

/** Less than this is a bar of the browser, not a keyboard. */
const LEAST_KEYBOARD = 100;

/** A ref of the page's frame. */
export function watchKeyboardInset(frame: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport;
  if (!frame || !viewport) return undefined;
  const root = document.documentElement;
  let shown = 0;
  const measure = () => {
    const isZoomed = viewport.scale > 1.01; // then a part of the page is out of sight for another reason
    const hidden = isZoomed ? 0 : Math.round(window.innerHeight - viewport.height);
    const covered = hidden < LEAST_KEYBOARD ? 0 : hidden;
    if (covered === shown) return;
    shown = covered;
    root.style.setProperty('--keyboard', `${covered}px`);
    if (covered > 0) window.scrollTo(0, 0); // iOS has moved the page up to show the field, which is in sight by now
  };
  viewport.addEventListener('resize', measure);
  measure();
  return () => {
    viewport.removeEventListener('resize', measure);
    root.style.removeProperty('--keyboard');
  };
}
