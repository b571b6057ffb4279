// Defers work until the page is idle.

/** Upper limit; a busy page must not postpone it forever. */
const LATEST_MS = 3_000;
/** Delay where requestIdleCallback is missing (Safari). */
const GUESS_MS = 500;

/** Runs once the browser is idle. Returns a cancel function. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(run, { timeout: LATEST_MS });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(run, GUESS_MS);
  return () => clearTimeout(id);
}
