// The only door to the network for addresses: own origin, below one base, nothing else (reliability.md section 2, row 3).

export const API_BASE = '/api/v1/';
/** Stored files, named by records as full or rooted addresses; they are fetched without a bearer (design.md section 5). */
export const MEDIA_BASE = '/media/';

/**
 * Checks an address given by the server (`next`, `previous`, a file's).
 * @returns path and query to call on the own origin, or null when it must not be called.
 */
export function ownAddress(given: string, origin: string, below: string = API_BASE): string | null {
  const base = parse(origin);
  const url = base && parse(given, base);
  if (!url || url.username !== '' || url.password !== '') return null;
  // A reverse proxy may forget https in `next`; http of the own host is called over the page's own scheme.
  const upgraded = url.protocol === 'http:' && url.host === base.host;
  if (url.origin !== base.origin && !upgraded) return null;
  return url.pathname.startsWith(below) ? url.pathname + url.search : null;
}

function parse(text: string, base?: URL): URL | null {
  return URL.canParse(text, base?.href) ? new URL(text, base?.href) : null;
}
