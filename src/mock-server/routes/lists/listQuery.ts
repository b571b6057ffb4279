// List queries: filters, order and page over a table.
import type { Row, TableName } from '../../db/tables.ts';
import type { RowFilter } from '../../db/store.ts';
import type { Database } from '../../db/database.ts';
import { type RowPredicate, matchesSearchText } from './filters.ts';
import { type PagedResponse, type PagingParams, buildPage, clampLimit } from './pagination.ts';

export interface ListQuery<T extends TableName> {
  readonly table: T;
  /** Required field values; undefined matches any. */
  readonly where?: RowFilter<T>;
  /** Further predicates; null for a filter that is not set. */
  readonly tests?: readonly (RowPredicate<Row<T>> | null)[];
  /** Rows with these values are listed first. */
  readonly first?: RowFilter<T>;
  /** Excludes rows with these values; must not overlap `where`. */
  readonly except?: RowFilter<T>;
  /** Default: newest first (db/tableIndex.ts). */
  readonly oldestFirst?: boolean;
  /** Query keys of limit and offset, where a list has its own. */
  readonly names?: { readonly limit: string; readonly offset: string };
}

/** Sorted rows; `test` is null when all of them match. */
interface Selection<R> {
  readonly rows: readonly R[];
  /** Index of a row. */
  readonly place: (row: R) => number;
  readonly test: RowPredicate<R> | null;
  readonly oldestFirst: boolean;
}

/** One page of a list. Copies only the page; scans only for filters without an index. */
export function queryPage<T extends TableName>(
  world: Database,
  url: URL,
  paging: PagingParams & { readonly search_query?: string | undefined },
  whole: ListQuery<T>,
): PagedResponse<Row<T>> {
  const { first, except, names } = whole;
  const list = { ...whole, tests: [...(whole.tests ?? []), matchesSearchText(paging.search_query)] };
  const size = clampLimit(paging);
  const { count, found } = first
    ? scanFirst(world, list, first, paging.offset, size)
    : except
      ? scanOthers(world, list, except, paging.offset, size)
      : scan(select(world, list), paging.offset, size);
  return buildPage(url, count, found, paging, names);
}

interface Found<R> {
  readonly count: number;
  readonly found: R[];
}

/** Like `scan`, with some rows listed first. */
function scanFirst<T extends TableName>(
  world: Database,
  list: ListQuery<T>,
  first: RowFilter<T>,
  skip: number,
  size: number,
): Found<Row<T>> {
  const front = scan(select(world, { ...list, where: { ...list.where, ...first } }), skip, size);
  const [left, missing] = [Math.max(0, skip - front.count), size - front.found.length];
  const others = scanOthers(world, list, first, left, missing);
  return { count: front.count + others.count, found: [...front.found, ...others.found] };
}

/** Like `scan`, without the excluded rows. */
function scanOthers<T extends TableName>(
  world: Database,
  list: ListQuery<T>,
  values: RowFilter<T>,
  skip: number,
  size: number,
): Found<Row<T>> {
  const whole = select(world, list);
  const leftOut = select(world, { ...list, where: { ...list.where, ...values } });
  const others = { ...whole, test: joined([whole.test, without(values)]) };
  if (whole.test !== null || leftOut.test !== null) return scan(others, skip, size);
  const start = placeOfOther(whole, leftOut.rows, skip);
  return { count: whole.rows.length - leftOut.rows.length, found: cut(others, start, size) };
}

/**
 * Index of the row after `skip` rows that are not in `leftOut`. Binary search, because a scan of a hundred thousand rows
 * is too slow.
 */
function placeOfOther<R>({ rows, place, oldestFirst }: Selection<R>, leftOut: readonly R[], skip: number): number {
  const othersBefore = (nth: number): number => {
    const row = leftOut[oldestFirst ? nth : leftOut.length - 1 - nth];
    if (!row) return Infinity;
    return (oldestFirst ? place(row) : rows.length - 1 - place(row)) - nth;
  };
  let [low, high] = [0, leftOut.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (othersBefore(middle) <= skip) low = middle + 1;
    else high = middle;
  }
  return skip + low;
}

/** All rows of a list in order, for exports. */
export function queryRows<T extends TableName>(world: Database, list: ListQuery<T>): Row<T>[] {
  const whole = select(world, list);
  const test = joined([whole.test, list.except ? without(list.except) : null]);
  return cut({ ...whole, test }, 0, Infinity);
}

function select<T extends TableName>(world: Database, list: ListQuery<T>): Selection<Row<T>> {
  const { tests = [], oldestFirst = false } = list;
  const where: RowFilter<T> = list.where ?? {};
  const { rows, place, rest } = world.narrow(list.table, where);
  const all = [...rest.map((field) => (row: Row<T>) => row[field] === where[field]), ...tests];
  return { rows, place, test: joined(all), oldestFirst };
}

/** Combines the predicates; a single one is returned as is, because it runs for every row. */
function joined<R>(tests: readonly (RowPredicate<R> | null)[]): RowPredicate<R> | null {
  const present = tests.filter((test) => test !== null);
  if (present.length < 2) return present[0] ?? null;
  return (row) => present.every((test) => test(row));
}

/** Counts matching rows and collects `size` of them after `skip`, in one pass. */
function scan<R>(selection: Selection<R>, skip: number, size: number): Found<R> {
  const { rows, test, oldestFirst } = selection;
  if (test === null) return { count: rows.length, found: cut(selection, skip, size) };
  const found: R[] = [];
  let count = 0;
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[oldestFirst ? place : rows.length - 1 - place];
    if (!row || !test(row)) continue;
    if (count >= skip && found.length < size) found.push(row);
    count += 1;
  }
  return { count, found };
}

/** `size` matching rows from an index. */
function cut<R>({ rows, test, oldestFirst }: Selection<R>, start: number, size: number): R[] {
  const found: R[] = [];
  for (let place = start; place < rows.length && found.length < size; place += 1) {
    const row = rows[oldestFirst ? place : rows.length - 1 - place];
    if (row && (test === null || test(row))) found.push(row);
  }
  return found;
}

/** Rows that do not match all of these values. */
function without<T extends TableName>(values: RowFilter<T>): RowPredicate<Row<T>> {
  const fields = fieldsOf(values);
  return (row) => fields.some((field) => row[field] !== values[field]);
}

function fieldsOf<T extends TableName>(values: RowFilter<T>): (keyof Row<T>)[];
function fieldsOf(values: object): string[] {
  return Object.keys(values);
}
