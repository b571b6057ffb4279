// The demo opens at its start page until the first visit; later the root is the product's registration page.

/** Storage key, written by the start page. */
export const DEMO_VISITED_KEY = 'meridian:demo:visited';
export const DEMO_START_PATH = '/demo';

interface Visit {
  readonly path: string;
  readonly signedIn: boolean;
  readonly visited: boolean;
}

/** Only the root: every other address is a deep link and stays. */
export function shouldOpenStartPage({ path, signedIn, visited }: Visit): boolean {
  return /^\/?$/.test(path) && !signedIn && !visited && window.parent === window;
}
