// The script inline in the head of every page: it runs before anything is on screen (stack.md 11.2, variant D). It
// applies the stored theme, turns visitors away at the wrong door, asks who is signed in, has the files of the screen
// fetched, keeps a touch and a submit that come before the app does, says so where the app does not come or the browser
// is too old for it, and lets fonts and a form's own files in once the page is painted.
import { prefetchCurrentUser } from './prefetchCurrentUser.ts';
import { HYDRATABLE_FORM, captureSubmits } from '../../platform/earlySubmit.ts';
import { homePaths } from '../../routing/homes.ts';
import { watchLoadFailure } from './loadFailureNotice.ts';
import { preloadListedFiles, filesForPath } from './preloadManifest.ts';
import { afterPaint } from './tasks.ts';
import { recordFirstInteraction } from '../../platform/userInteraction.ts';

const PRIVATE = /^\/(account|liquidity|organization)(\/|$)/i;
const page = document.documentElement;
const base = import.meta.env.BASE_URL.replace(/\/$/, '');
const path = location.pathname.slice(base.length);
// Seats of the demo's stage keep their keys under their frame's name (demo/seat.ts); constant '' in production.
const prefix = import.meta.env.VITE_DEMO && window.name.startsWith('seat:') ? `${window.name}:` : '';

const FROM = 'meridian:from';

/** Storage may be forbidden: the page works without it. */
function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}

// Where the browser forbids storage the demo's console lends its frames one (demo/seat.ts).
const lent = import.meta.env.VITE_DEMO ? attempt(() => window.parent.lentStorage?.localStorage) : null;

const stored = (key: string) => attempt(() => (lent ?? localStorage).getItem(prefix + key)) ?? '';

function leaveFor(destination: string): void {
  page.hidden = true;
  location.replace(base + destination);
}

/** The address that sent the visitor to /login goes into the history entry, where the app's own redirect puts it too. */
function rememberOrigin(): void {
  const from = attempt(() => sessionStorage.getItem(prefix + FROM));
  attempt(() => sessionStorage.removeItem(prefix + FROM));
  if (from !== null) history.replaceState({ from }, '');
}

/** The faces of our fonts (scripts/lib/pages.mjs). A page of the dev server has them from the beginning. */
function letFacesIn(): void {
  const faces = document.getElementById('faces');
  if (faces instanceof HTMLStyleElement) faces.media = '';
}

/** A prerendered page is there and takes keys: what it goes on with may come. */
function comeAlive(): void {
  if (!page.hidden) preloadListedFiles(({ files, own }) => own.flatMap((place) => files[place] ?? []));
  letFacesIn();
  if (isSignIn) focusFirstField();
}

/** Not on touch screens, whose keyboard would cover the form, nor in a frame, which would take the focus of its page. */
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
if (!signedIn && PRIVATE.test(path)) {
  attempt(() => sessionStorage.setItem(prefix + FROM, path + location.search));
  leaveFor('/login');
} else if (isSignIn) {
  if (signedIn && home !== undefined) leaveFor(home);
  else rememberOrigin();
}

// The demo's server is not there yet.
if (!page.hidden && signedIn && !import.meta.env.VITE_DEMO) prefetchCurrentUser(access);
if (!page.hidden) preloadListedFiles((listed) => filesForPath(listed, path));
recordFirstInteraction();
captureSubmits();
watchLoadFailure();
void afterPaint().then(comeAlive);
