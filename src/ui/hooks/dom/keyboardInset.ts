// Height of the on-screen keyboard as --keyboard of the page, for browsers that overlay it (iOS Safari). Where
// `interactive-widget=resizes-content` works the window shrinks instead and the height is zero.

/** Less than this is a browser toolbar, not a keyboard. */
const LEAST_KEYBOARD = 100;

/** Ref of the page frame. */
export function watchKeyboardInset(frame: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport;
  if (!frame || !viewport) return undefined;
  const root = document.documentElement;
  let shown = 0;
  const measure = () => {
    const isZoomed = viewport.scale > 1.01; // zooming also hides a part of the page
    const hidden = isZoomed ? 0 : Math.round(window.innerHeight - viewport.height);
    const covered = hidden < LEAST_KEYBOARD ? 0 : hidden;
    if (covered === shown) return;
    shown = covered;
    root.style.setProperty('--keyboard', `${covered}px`);
    if (covered > 0) window.scrollTo(0, 0); // iOS has scrolled the page to show the field, which is visible by now
  };
  viewport.addEventListener('resize', measure);
  measure();
  return () => {
    viewport.removeEventListener('resize', measure);
    root.style.removeProperty('--keyboard');
  };
}
