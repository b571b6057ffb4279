// Pages of a list as the client hands them on: never longer than requested, with neighbours on the own origin.
import { isRecord } from './lib/isRecord.ts';
import { API_BASE, type ServerUrl, toPageUrl } from './urlGuard.ts';

/** The part of a list that a call requests, with the names of its parameters. */
interface Range {
  readonly limit: number;
  readonly offset: number;
  /** Its address from another offset on. */
  readonly at: (offset: number, limit?: number) => string;
}

/** The rejected wallets of a company are paged by names of their own. */
const NAMES = [
  ['limitDirty', 'offsetDirty'],
  ['limit', 'offset'],
] as const;

/** Null where the call names no place in a list. */
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

/** Where a page carries its rows. */
const ROWS = ['results', 'items', 'data'];

type Neighbour = string | null;

/** A part of `rows`, which are a whole list, as the page that `range` requests. */
export function slicePage(rows: readonly unknown[], { limit, offset, at }: Range) {
  return {
    count: rows.length,
    next: offset + limit < rows.length ? at(offset + limit) : null,
    previous: offset > 0 ? at(Math.max(0, offset - limit)) : null,
    results: rows.slice(offset, offset + limit),
  };
}

/**
 * The body of a list as a page of at most the requested rows. A server that ignores the limit sends the whole list, or
 * more rows than requested from the requested place on. `next` and `previous` become addresses of the same endpoint on
 * the own origin; where the server's cannot be used, they follow from limit, offset and count.
 * @param keepsAll a whole list that came at once stays whole.
 */
export function toPageResponse(body: unknown, address: ServerUrl, template: string, keepsAll = false): unknown {
  const range = getPageRange(address);
  const given = isRecord(body) ? body : {};
  const rows = Array.isArray(body) ? body : ROWS.map((name) => given[name]).find(Array.isArray);
  if (range === null || rows === undefined) return body;
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
