// Errors of the page itself: which of them are code that did not arrive, what is told of one, and to whom. Nobody is told
// but a collector of the operator's own on the same origin (VITE_ERROR_REPORTS, a path), and only where one is set up.

const COLLECTOR = import.meta.env.VITE_ERROR_REPORTS ?? '';
/** A page that fails in a loop must not flood the collector. */
const MOST = 10;

/** The file this code came in: its hash tells the build. */
const version = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';

/** A chunk did not load: a new version has taken its place, or the network is away. */
export const isLostCode = (error: unknown): boolean =>
  error instanceof Error && /import|module|chunk/i.test(error.message);

/** What support needs of an error; of the visitor it holds nothing: ids in the address and its query are left out. */
export function described(error: unknown, now: number): string {
  const path = location.pathname.replaceAll(/\/\d+(?=\/|$)/g, '/:id');
  const what = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  return [`${new Date(now).toISOString()} ${path}`, version, what.slice(0, 1_500)].join('\n');
}

const told = new Set<string>();

/** Tells the collector, of each error once. */
export function reportError(error: unknown): void {
  if (COLLECTOR === '' || !/^\/[^/\\]/.test(COLLECTOR) || told.size >= MOST || told.has(String(error))) return;
  told.add(String(error));
  navigator.sendBeacon(COLLECTOR, described(error, Date.now()));
}

/** Reports also what no screen catches. */
export function watchErrors(): void {
  if (COLLECTOR === '') return;
  addEventListener('error', (event) => reportError(event.error ?? event.message)); // some have words only
  addEventListener('unhandledrejection', (event) => reportError(event.reason));
}
