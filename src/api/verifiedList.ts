// Lists whose filter the client checks again, since an unfiltered row would be dangerous.
import type { ResponseCheck } from './endpoint.ts';
import { isRecord } from './lib/isRecord.ts';
import { slicePage, getPageRange } from './pagination.ts';
import { type ServerUrl, toPageUrl } from './urlGuard.ts';
import { countSkippedRows } from './schemas/reader.ts';

interface Page {
  readonly results: readonly unknown[];
  readonly next: unknown;
}

const isPage = (value: unknown): value is Page & Readonly<Record<string, unknown>> =>
  isRecord(value) && Array.isArray(value['results']);

/** Page size and maximum number of pages when the server ignored a filter. */
const WALK_LIMIT = 100;
const MOST_PAGES = 100;

/**
 * Reads a page with `read`. A row that contradicts the query proves that the server ignored the filter: the list is
 * then read from its beginning, and page and count contain only matching rows.
 */
export async function readVerifiedPages(
  address: ServerUrl,
  verify: ResponseCheck,
  read: (address: ServerUrl, keepsAll?: boolean) => Promise<unknown>,
): Promise<unknown> {
  const query = Object.fromEntries(address.query);
  const isRight = (row: unknown): boolean => isRecord(row) && verify(row, query);
  const page = await read(address);
  const range = getPageRange(address);
  if (!isPage(page) || page.results.every(isRight)) return page;
  if (range === null) return { ...page, results: page.results.filter(isRight) };

  // A query for one id needs only its row.
  const isOne = range.limit === 1 && address.query.has('id');
  const found: unknown[] = [];
  let lost = 0; // unreadable rows: any of them may match
  let place: ServerUrl | null = {
    path: address.path,
    query: new URLSearchParams(range.at(0, WALK_LIMIT).split('?')[1]),
  };
  for (let pages = 0; place !== null && pages < MOST_PAGES; pages += 1) {
    const part: unknown = await read(place, true);
    if (!isPage(part)) break;
    found.push(...part.results.filter(isRight));
    lost += countSkippedRows(part);
    if (isOne && found.length > 0) {
      lost = 0;
      break;
    }
    place = typeof part.next === 'string' ? toPageUrl(part.next, address.path, address.path) : null;
  }
  return { ...page, ...slicePage(found, range), ...((lost > 0 || countSkippedRows(page) > 0) && { lost }) };
}
