// The product screen requested by the console's URL.

/** Path below the base; null for none, for a foreign origin and for the console itself. */
export function getScreenFromUrl(search = location.search): string | null {
  const at = new URLSearchParams(search).get('at');
  if (!at?.startsWith('/') || !URL.canParse(at, location.origin)) return null;
  // Browsers read a backslash as a slash and skip tabs, so the origin must be checked on the parsed URL.
  const { origin, pathname } = new URL(at, location.origin);
  return origin === location.origin && !/^\/demo\/?$/i.test(pathname) ? at : null;
}
