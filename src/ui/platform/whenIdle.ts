// Work that can wait for a quiet moment of the page.

/** The latest moment; a busy page must not put it off for ever. */
const LATEST_MS = 3_000;
/** Where the browser cannot tell that it is idle (Safari). */
const GUESS_MS = 500;

/** Runs once the browser is idle. Returns how to give it up. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(run, { timeout: LATEST_MS });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(run, GUESS_MS);
  return () => clearTimeout(id);
}
