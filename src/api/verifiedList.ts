// Lists whose filter is checked once more here, since a row of another kind would be dangerous.
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

/** Rows requested at once, and pages read at most, when a filter was ignored. */
const WALK_LIMIT = 100;
const MOST_PAGES = 100;

/**
 * Reads a page by `read`. If a row contradicts the query, the server has ignored the filter: the list is read from its
 * beginning, and only the rows that match are in the page and its count.
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

  // A record by its id: nothing behind its row is of interest.
  const isOne = range.limit === 1 && address.query.has('id');
  const found: unknown[] = [];
  let lost = 0; // rows that could not be read: any of them may match
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
