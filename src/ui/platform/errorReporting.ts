// Error reporting: detects failed chunks, formats reports and sends them. Reports go only to a collector of the operator on
// the same origin (VITE_ERROR_REPORTS, a path), if one is configured.

const COLLECTOR = import.meta.env.VITE_ERROR_REPORTS ?? '';
/** A page that fails in a loop must not flood the collector. */
const MOST = 10;

/** Name of this chunk: its hash identifies the build. */
const version = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';

/** A chunk failed to load: a new version was deployed, or the network is down. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && /import|module|chunk/i.test(error.message);

/** Error details for support, without personal data: ids in the address and its query are removed. */
export function formatErrorReport(error: unknown, now: number): string {
  const path = location.pathname.replaceAll(/\/\d+(?=\/|$)/g, '/:id');
  const what = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  return [`${new Date(now).toISOString()} ${path}`, version, what.slice(0, 1_500)].join('\n');
}

/** Sends each text once, up to the limit per page. */
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

/** Reports a response that was rejected or could not be parsed; `line` names it without any value. */
export const reportMalformedResponse = (line: string): void =>
  sendAnswer(line, () => formatErrorReport(line, Date.now()));

/** Also reports uncaught errors. */
export function installErrorReporting(): void {
  if (COLLECTOR === '') return;
  addEventListener('error', (event) => sendErrorReport(event.error ?? event.message)); // some errors have a message only
  addEventListener('unhandledrejection', (event) => sendErrorReport(event.reason));
}
