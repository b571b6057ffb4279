// Normalises pages of lists: never longer than requested, with adjacent pages on the own origin.
import { isRecord } from './lib/isRecord.ts';
import { API_BASE } from './basePaths.ts';
import { type ServerUrl, toPageUrl } from './urlGuard.ts';

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
const ROWS = ['results', 'items', 'data', 'rows', 'records', 'list', 'content', 'objects'];
const ENVELOPES = ['data', 'result', 'page', 'payload', 'response'];
const DETAILS = ['meta', 'pagination', 'paging', 'links', 'page_info'];
const COUNTS = ['count', 'total', 'total_count', 'totalCount', 'total_items', 'totalItems', 'totalElements'];
const LINKS = { next: ['next', 'next_page_url'], previous: ['previous', 'prev', 'prev_page_url'] };

type Body = Readonly<Record<string, unknown>>;

/**
 * The page of a list in the form `{count, next, previous, results}`, taken out of an envelope such as
 * `{data: {items, total}}`, `{data: [], meta: {count}, links: {next}}` or, for the path `deposits`, `{deposits: []}`.
 */
export function unwrapPage(body: unknown, path: string): unknown {
  if (!isRecord(body)) return body;
  const rowKeys = [...ROWS, ...path.split(/[/?]/).filter((part) => /^\w+$/.test(part))];
  const hasRows = (part: Body): boolean => rowKeys.some((name) => Array.isArray(part[name]));
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
    results: rowKeys.map((name) => page[name]).find(Array.isArray),
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
  const neighbour = (link: unknown, computed: Neighbour): Neighbour => {
    if (link === null) return null;
    const usable = typeof link === 'string' ? toPageUrl(link, template, address.path) : null;
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

/** Maximum number of further requests for one page of a list. */
const MAX_PAGE_READS = 100;

interface ListedPage {
  /** As `toPageResponse` returns it. */
  readonly page: unknown;
  /** The server itself has linked the next page. */
  readonly hasNext: boolean;
}

/**
 * Completes the requested page of a server that pages in another way: by page numbers or cursors, or in pages that are
 * shorter than requested. `first` is its answer to `address`; the other rows are read by its links.
 */
export async function completePage(
  first: ListedPage,
  address: ServerUrl,
  template: string,
  read: (address: ServerUrl) => Promise<ListedPage>,
): Promise<unknown> {
  const range = getPageRange(address);
  if (range === null || ['page', 'cursor'].some((name) => address.query.has(name)) || !isPage(first.page))
    return first.page;
  const { limit, offset, at } = range;
  const toAddress = ({ page, hasNext }: ListedPage) =>
    hasNext && isPage(page) && page.next !== null ? toPageUrl(page.next, template, address.path) : null;
  const size = first.page.results.length;
  let next = toAddress(first);
  if (next === null || size === 0) return first.page;
  let start = startOf(first.page, next, offset);
  const isLast = offset + size >= (countOf(first.page.count) ?? Infinity);
  const isNextOutside = Number(next.query.get('offset')) >= offset + limit; // the page is short because rows were left out
  if (start === offset && (size >= limit || isLast || isNextOutside)) return first.page;

  let rows = first.page.results;
  const pageNumber = Math.floor(offset / size) + 1;
  if (next.query.has('page') && pageNumber > 1) {
    next.query.set('page', String(pageNumber));
    [start, rows] = [(pageNumber - 1) * size, []];
  }
  const seen = new Set<string>();
  while (next !== null && start + rows.length < offset + limit && seen.size < MAX_PAGE_READS) {
    if (seen.has(next.query.toString())) break;
    seen.add(next.query.toString());
    const part = await read(next);
    if (!isPage(part.page) || part.page.results.length === 0) {
      next = null;
      break;
    }
    rows = [...rows, ...part.page.results];
    next = toAddress(part);
  }
  const end = offset + limit;
  return {
    ...first.page,
    next: next !== null || start + rows.length > end ? at(end) : null,
    previous: offset > 0 ? at(Math.max(0, offset - limit)) : null,
    results: rows.slice(Math.max(0, offset - start), end - start),
  };
}

/** Position of the first row of a page, by the link to the next one: a server may ignore the offset. */
function startOf({ previous, results }: Page, next: ServerUrl, offset: number): number {
  if (offset === 0) return offset;
  if (next.query.has('page')) return Math.max(0, Number(next.query.get('page')) - 2) * results.length;
  if (next.query.has('cursor')) return previous === null ? 0 : offset;
  const start = Number(next.query.get('offset') ?? NaN) - results.length;
  return start >= 0 && start < offset ? start : offset;
}

interface Page extends Body {
  readonly next: string | null;
  readonly previous: unknown;
  readonly count: unknown;
  readonly results: readonly unknown[];
}
const isPage = (page: unknown): page is Page =>
  isRecord(page) && Array.isArray(page['results']) && (page['next'] === null || typeof page['next'] === 'string');

function countOf(value: unknown): number | null {
  const count = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value)) ? Number(value) : NaN;
  return Number.isSafeInteger(count) ? count : null;
}
