// Splits the work of the page into slices, so that input and painting run in between. A background tab has neither, and its
// timers fire once a second: nothing is awaited there.

/** An occluded page is not painted, but it still starts. */
const UNSEEN_MS = 1_000;

/** Resolves in a new task. */
export const yieldToMain = (): Promise<void> =>
  document.hidden ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve));

/** Resolves after the current DOM was painted; in a background page, at once. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) return whenThere(resolve);
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, UNSEEN_MS);
    return undefined;
  });

function whenThere(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}
