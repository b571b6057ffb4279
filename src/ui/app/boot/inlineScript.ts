// Inline script in the head of every page; it runs before the first paint. It applies the stored theme, redirects by
// session, requests the current user, preloads the files of the screen, records a click and a submit that come before the
// app, reports a failed load or an unsupported browser, and loads fonts and the form's own files after the first paint.
import { DEMO_START_PATH, DEMO_VISITED_KEY, shouldOpenStartPage } from './demoStart.ts';
import { prefetchCurrentUser } from './prefetchCurrentUser.ts';
import { HYDRATABLE_FORM, captureSubmits } from '../../platform/earlySubmit.ts';
import { homePaths } from '../../routing/areas.ts';
import { watchLoadFailure } from './loadFailureNotice.ts';
import { preloadListedFiles, filesForPath } from './preloadManifest.ts';
import { afterPaint } from './tasks.ts';
import { recordFirstInteraction } from '../../platform/userInteraction.ts';

const PRIVATE = /^\/(account|liquidity|organization)(\/|$)/i;
const page = document.documentElement;
const base = import.meta.env.BASE_URL.replace(/\/$/, '');
const path = location.pathname.slice(base.length);
// Frames of the demo prefix their storage keys with the frame's name (demo/frameStorage.ts); constant '' in production.
const prefix = import.meta.env.VITE_DEMO && window.name.startsWith('seat:') ? `${window.name}:` : '';

const FROM = 'meridian:from';

/** Storage may be forbidden; the page works without it. */
function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}

// Where the browser forbids storage the demo console provides one to its frames (demo/frameStorage.ts).
const lent = import.meta.env.VITE_DEMO ? attempt(() => window.parent.lentStorage?.localStorage) : null;

const stored = (key: string) => attempt(() => (lent ?? localStorage).getItem(prefix + key)) ?? '';

function leaveFor(destination: string): void {
  page.hidden = true;
  location.replace(base + destination);
}

/** The address that led to /login is kept in the history entry, as the app's own redirect does. */
function rememberOrigin(): void {
  const from = attempt(() => sessionStorage.getItem(prefix + FROM));
  attempt(() => sessionStorage.removeItem(prefix + FROM));
  if (from !== null) history.replaceState({ from }, '');
}

/** Declares our font faces (scripts/lib/pages.mjs). A page of the dev server has them from the start. */
function letFacesIn(): void {
  const faces = document.getElementById('faces');
  if (faces instanceof HTMLStyleElement) faces.media = '';
}

/** The prerendered page is painted and interactive: load fonts and the app. */
function comeAlive(): void {
  if (!page.hidden) preloadListedFiles(({ files, own }) => own.flatMap((place) => files[place] ?? []));
  letFacesIn();
  if (isSignIn) focusFirstField();
}

/**
 * Not on touch screens, where the keyboard would cover the form, nor in a frame, where it would steal the focus of the
 * outer page.
 */
function focusFirstField(): void {
  const isFree = !page.hidden && document.activeElement === document.body;
  if (!isFree || window.parent !== window || !matchMedia('(pointer: fine)').matches) return;
  document.querySelector<HTMLElement>(`[${HYDRATABLE_FORM}] input`)?.focus({ preventScroll: true });
}

const theme = /^"(light|dark)"$/.exec(stored('meridian:theme'))?.[1];
if (theme !== undefined) page.dataset['theme'] = theme;

const isSignIn = /^\/login\/?$/i.test(path);
const access = stored('access_token');
const signedIn = access !== '';
const home = new Map(Object.entries(homePaths)).get(stored('account_type'));
if (import.meta.env.VITE_DEMO && shouldOpenStartPage({ path, signedIn, visited: stored(DEMO_VISITED_KEY) !== '' }))
  leaveFor(DEMO_START_PATH);
else if (!signedIn && PRIVATE.test(path)) {
  attempt(() => sessionStorage.setItem(prefix + FROM, path + location.search));
  leaveFor('/login');
} else if (isSignIn) {
  if (signedIn && home !== undefined) leaveFor(home);
  else rememberOrigin();
}

// The demo's server has not started yet.
if (!page.hidden && signedIn && !import.meta.env.VITE_DEMO) prefetchCurrentUser(access);
if (!page.hidden) preloadListedFiles((listed) => filesForPath(listed, path));
recordFirstInteraction();
captureSubmits();
watchLoadFailure();
void afterPaint().then(comeAlive);
