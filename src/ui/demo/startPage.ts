// Address of the demo's start page; with a query the same path is the console.

const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Whether this page is the start page. */
export const isStartPage = (): boolean => location.pathname === `${base}/demo` && location.search === '';

/** Addresses of the start page, of the console without a screen, and others. */
export const demoPaths = {
  start: `${base}/demo`,
  console: `${base}/demo?console`,
  /** The console shows the product's page at `at`, a path with its query. */
  consoleAt: (at: string) => `${base}/demo?at=${encodeURIComponent(at)}`,
  /** Starts the guided story, or resumes it after a reload. */
  story: `${base}/demo?story`,
  /** The console signs in at the product's sign-in page. */
  accounts: `${base}/demo?at=%2Flogin`,
  signIn: `${base}/login`,
} as const;
