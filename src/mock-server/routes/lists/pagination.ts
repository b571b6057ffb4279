// Pagination: a slice of rows with absolute `next` and `previous` URLs.

export interface PagingParams {
  readonly limit: number;
  readonly offset: number;
}
export interface PagedResponse<T> {
  count: number;
  next: string | null;
  previous: string | null;
  results: T[];
}

const MAX_LIMIT = 1000;
const NAMES = { limit: 'limit', offset: 'offset' };

/** Page size; an invalid limit gives the default. */
export const clampLimit = ({ limit }: PagingParams): number => (limit < 1 ? 10 : Math.min(limit, MAX_LIMIT));

/**
 * Builds a page from rows that are already cut. `url` is the request's own URL: `next` and `previous` change only its
 * offset, so they keep the caller's origin. `names` are the query keys where a list has its own (high-risk wallets).
 */
export function buildPage<T>(
  url: URL,
  count: number,
  results: T[],
  paging: PagingParams,
  names = NAMES,
): PagedResponse<T> {
  const { offset } = paging;
  const size = clampLimit(paging);
  const at = (from: number): string => {
    const query = new URLSearchParams(url.searchParams);
    query.set(names.limit, String(size));
    query.set(names.offset, String(from));
    return `${url.origin}${url.pathname}?${query.toString()}`;
  };
  return {
    count,
    next: offset + size < count ? at(offset + size) : null,
    previous: offset > 0 ? at(Math.max(0, offset - size)) : null,
    results,
  };
}

/** Cuts a page out of all matching rows. */
export function paginate<T>(url: URL, rows: readonly T[], paging: PagingParams): PagedResponse<T> {
  return buildPage(url, rows.length, rows.slice(paging.offset, paging.offset + clampLimit(paging)), paging);
}

/** Maps the rows of a page. */
export const mapPage = <R, T>(given: PagedResponse<R>, shape: (row: R) => T): PagedResponse<T> => ({
  ...given,
  results: given.results.map(shape),
});

/** Limit and offset for a list whose endpoint declares none (row 43) or has its own default size (row 94). */
export function readPaging({ searchParams }: URL, size = 10): PagingParams {
  const number = (name: string, fallback: number) => {
    const text = searchParams.get(name) ?? '';
    return /^\d{1,15}$/.test(text) ? Number(text) : fallback;
  };
  return { limit: number('limit', 0) || size, offset: number('offset', 0) };
}
