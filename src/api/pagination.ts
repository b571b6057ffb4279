// Normalises pages of lists: never longer than requested, with adjacent pages on the own origin.
import { isRecord } from './lib/isRecord.ts';
import { API_BASE, type ServerUrl, toPageUrl } from './urlGuard.ts';

/** The requested part of a list, with the names of its parameters. */
interface Range {
  readonly limit: number;
  readonly offset: number;
  /** URL of the range at another offset. */
  readonly at: (offset: number, limit?: number) => string;
}

/** The dirty wallets of a company have paging parameters of their own. */
const NAMES = [
  ['limitDirty', 'offsetDirty'],
  ['limit', 'offset'],
] as const;

/** Null for a call without paging. */
export function getPageRange({ path, query }: ServerUrl): Range | null {
  const [limitName, offsetName] = NAMES.find(([name]) => query.has(name)) ?? [null, null];
  if (limitName === null) return null;
  const limit = Number(query.get(limitName));
  const offset = Number(query.get(offsetName) ?? 0);
  if (!Number.isSafeInteger(limit) || !Number.isSafeInteger(offset) || limit < 1 || offset < 0) return null;
  const at = (start: number, size = limit) => {
    const moved = new URLSearchParams(query);
    moved.set(limitName, String(size));
    moved.set(offsetName, String(start));
    return `${API_BASE}${path}?${moved.toString()}`;
  };
  return { limit, offset, at };
}

/** Keys of the rows in a page, of the page in an envelope, and of what belongs to the page. */
const ROWS = ['results', 'items', 'data', 'rows', 'records', 'list'];
const ENVELOPES = ['data', 'result', 'page', 'payload', 'response'];
const DETAILS = ['meta', 'pagination', 'paging', 'links', 'page_info'];
const COUNTS = ['count', 'total', 'total_count', 'totalCount', 'total_items'];
const LINKS = { next: ['next', 'next_page_url'], previous: ['previous', 'prev', 'prev_page_url'] };

type Body = Readonly<Record<string, unknown>>;
const hasRows = (body: Body): boolean => ROWS.some((name) => Array.isArray(body[name]));

/**
 * The page of a list in the form `{count, next, previous, results}`, taken out of an envelope such as
 * `{data: {items, total}}` or `{data: [], meta: {count}, links: {next}}`.
 */
export function unwrapPage(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const page = hasRows(body)
    ? body
    : ENVELOPES.map((name) => body[name]).find((inner) => isRecord(inner) && hasRows(inner));
  if (!isRecord(page)) return body;
  const places = [page, body, ...[page, body].flatMap((part) => DETAILS.map((name) => part[name]))].filter(isRecord);
  const find = (names: readonly string[]) => {
    const place = places.find((part) => names.some((name) => name in part));
    const name = names.find((one) => place && one in place);
    return place && name !== undefined ? place[name] : undefined;
  };
  return {
    count: find(COUNTS),
    next: find(LINKS.next),
    previous: find(LINKS.previous),
    results: ROWS.map((name) => page[name]).find(Array.isArray),
  };
}

type Neighbour = string | null;

/** The requested page of `rows`, which are a whole list. */
export function slicePage(rows: readonly unknown[], { limit, offset, at }: Range) {
  return {
    count: rows.length,
    next: offset + limit < rows.length ? at(offset + limit) : null,
    previous: offset > 0 ? at(Math.max(0, offset - limit)) : null,
    results: rows.slice(offset, offset + limit),
  };
}

/**
 * Normalises the body of a list to a page of at most the requested rows. A server that ignores the limit sends the
 * whole list, or more rows than requested from the offset on. `next` and `previous` become URLs of the same endpoint on
 * the own origin; unusable ones are derived from limit, offset and count.
 * @param keepsAll keep a whole list that arrived at once.
 */
export function toPageResponse(body: unknown, address: ServerUrl, template: string, keepsAll = false): unknown {
  const range = getPageRange(address);
  const given = isRecord(body) ? body : {};
  const rows: unknown = Array.isArray(body) ? body : given['results'];
  if (range === null || !Array.isArray(rows)) return body;
  const { limit, offset, at } = range;
  const count = countOf(given['count']);
  // assumed: a list without a count that is longer than a page is the whole list
  if (rows.length > limit && rows.length >= (count ?? 0))
    return { ...given, ...slicePage(rows, keepsAll ? { ...range, limit: rows.length, offset: 0 } : range) };
  const end = offset + rows.length;
  const isCut = rows.length > limit;
  const neighbour = (said: unknown, computed: Neighbour): Neighbour => {
    if (said === null) return null;
    const usable = typeof said === 'string' ? toPageUrl(said, template, address.path) : null;
    return usable ? `${API_BASE}${usable.path}?${usable.query.toString()}` : computed;
  };
  const isLast = rows.length === 0 || (count === null ? typeof given['next'] !== 'string' : end >= count);
  return {
    ...given,
    count: given['count'] ?? (isLast ? end : null),
    next: isCut ? at(offset + limit) : neighbour(given['next'], isLast ? null : at(end)),
    previous: neighbour(given['previous'], offset > 0 ? at(Math.max(0, offset - limit)) : null),
    results: isCut ? rows.slice(0, limit) : rows,
  };
}

function countOf(said: unknown): number | null {
  const count = typeof said === 'number' || (typeof said === 'string' && /^\d+$/.test(said)) ? Number(said) : NaN;
  return Number.isSafeInteger(count) ? count : null;
}
