// Errors of the page itself: which of them are code that did not arrive, what is told of one, and to whom. Nobody is told
// but a collector of the operator's own on the same origin (VITE_ERROR_REPORTS, a path), and only where one is set up.

const COLLECTOR = import.meta.env.VITE_ERROR_REPORTS ?? '';
/** A page that fails in a loop must not flood the collector. */
const MOST = 10;

/** The file this code came in: its hash tells the build. */
const version = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';

/** A chunk did not load: a new version has taken its place, or the network is away. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && /import|module|chunk/i.test(error.message);

/** What support needs of an error; of the visitor it holds nothing: ids in the address and its query are left out. */
export function formatErrorReport(error: unknown, now: number): string {
  const path = location.pathname.replaceAll(/\/\d+(?=\/|$)/g, '/:id');
  const what = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  return [`${new Date(now).toISOString()} ${path}`, version, what.slice(0, 1_500)].join('\n');
}

/** Sends each text once, and at most so many as a page may. */
function createReports() {
  const sent = new Set<string>();
  return (key: string, describe: () => string) => {
    if (COLLECTOR === '' || !/^\/[^/\\]/.test(COLLECTOR) || sent.size >= MOST || sent.has(key)) return;
    sent.add(key);
    navigator.sendBeacon(COLLECTOR, describe());
  };
}

const sendError = createReports();
const sendAnswer = createReports();

export const sendErrorReport = (error: unknown): void =>
  sendError(String(error), () => formatErrorReport(error, Date.now()));

/** Reports an answer that was refused or could not be read; `line` says which, without any value. */
export const reportMalformedResponse = (line: string): void =>
  sendAnswer(line, () => formatErrorReport(line, Date.now()));

/** Reports also what no screen catches. */
export function installErrorReporting(): void {
  if (COLLECTOR === '') return;
  addEventListener('error', (event) => sendErrorReport(event.error ?? event.message)); // some have words only
  addEventListener('unhandledrejection', (event) => sendErrorReport(event.reason));
}
