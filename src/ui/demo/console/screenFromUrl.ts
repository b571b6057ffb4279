// The screen of the product that the console's address asks for.

/** Its address below the path of the site; null where none of our own is asked for, or the console itself. */
export function getScreenFromUrl(search = location.search): string | null {
  const at = new URLSearchParams(search).get('at');
  if (!at?.startsWith('/') || !URL.canParse(at, location.origin)) return null;
  // Browsers read a backslash as a slash and skip tabs: only what they make of it tells whose address it is.
  const { origin, pathname } = new URL(at, location.origin);
  return origin === location.origin && !/^\/demo\/?$/i.test(pathname) ? at : null;
}
