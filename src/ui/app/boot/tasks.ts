// Work of the page in slices: what its visitor does, and what is to be painted, goes between them. A tab opened in the
// background has neither, and its timers come once a second: there nothing is waited for.

/** A page that is covered is not painted either, and starts none the less. */
const UNSEEN_MS = 1_000;

/** Ends with the task that runs now. */
export const yieldToMain = (): Promise<void> =>
  document.hidden ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve));

/** What stands in the page by now is painted; of a page in the background: is there. */
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
