// Checks URLs from the server: calls go only to the own origin.
import { API_BASE, MEDIA_BASE } from './basePaths.ts';

/** A call below the API base: path with its parameters filled in, and query. */
export interface ServerUrl {
  readonly path: string;
  readonly query: URLSearchParams;
}

/**
 * The URL of an adjacent page (`next`, `previous`) of the endpoint with the path `template`. Only path and query of
 * `given` are used: scheme, host and port are ignored, since a proxy often leaves those of its backend there.
 * @param own the path of the call itself; parameters of another record are not followed.
 * @returns null when `given` does not belong to the same endpoint.
 */
export function toPageUrl(given: string, template: string, own: string | null): ServerUrl | null {
  const [pathTemplate = '', fixed] = template.split('?');
  const url = parse(given, parse(`https://own.invalid${API_BASE}${own ?? pathTemplate}`) ?? undefined);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const path = samePath(url.pathname, own ?? pathTemplate);
  if (path === null) return null;
  const query = url.searchParams;
  for (const name of new URLSearchParams(fixed).keys()) if (!query.has(name)) return null;
  // A link to the first page may omit the offset, which some lists default to 10.
  if (query.has('limit') && !['offset', 'page', 'cursor'].some((name) => query.has(name))) query.set('offset', '0');
  return { path, query };
}

/** The path in the form of `template`, with or without base path, proxy prefix and trailing slash. */
function samePath(pathname: string, template: string): string | null {
  const base = pathname.lastIndexOf(API_BASE);
  const parts = segments(base < 0 ? pathname : pathname.slice(base + API_BASE.length));
  const expected = segments(template);
  const prefix = parts.length - expected.length;
  if (prefix < 0 || (base >= 0 && prefix > 0)) return null;
  const found = parts.slice(prefix);
  if (!expected.every((part, index) => /^\{\w+\}$/.test(part) || part === found[index])) return null;
  return found.join('/') + (template.endsWith('/') ? '/' : '');
}

const segments = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

/**
 * Checks the URL of a stored file.
 * @returns path and query on the own origin, or null when the URL must not be called.
 */
export function toMediaUrl(given: string, origin: string): string | null {
  const base = parse(origin);
  const url = base && parse(given, base);
  if (!url || url.username !== '' || url.password !== '') return null;
  // A reverse proxy may leave its own scheme or port in the URL; a file of the own host is fetched from the own origin.
  if (!/^https?:$/.test(url.protocol) || url.hostname !== base.hostname) return null;
  return url.pathname.startsWith(MEDIA_BASE) ? url.pathname + url.search : null;
}

function parse(text: string, base?: URL): URL | null {
  return URL.canParse(text, base?.href) ? new URL(text, base?.href) : null;
}
