// A list call as data: which rows of a table match, in which order, and the page that was asked for.
import type { Row, TableName } from '../world/tables.ts';
import type { Where } from '../world/store.ts';
import type { World } from '../world/world.ts';
import { decimal } from '../money/decimal.ts';
import { type PageOf, type Paging, page, sizeOf } from './paging.ts';

export type Test<R> = (row: R) => boolean;

export interface List<T extends TableName> {
  readonly table: T;
  /** Values that fields must have; undefined asks nothing. */
  readonly where?: Where<T>;
  /** What else must hold; null is a filter that was not set. */
  readonly tests?: readonly (Test<Row<T>> | null)[];
  /** Rows with these values come before all others. */
  readonly first?: Where<T>;
  /** Default: newest first (world/order.ts). */
  readonly oldestFirst?: boolean;
  /** Query keys of limit and offset where a list has its own. */
  readonly names?: { readonly limit: string; readonly offset: string };
}

/** Rows of one kind, in the order they are shown in; `test` is null where all of them match. */
interface Selection<R> {
  readonly rows: readonly R[];
  readonly test: Test<R> | null;
  readonly oldestFirst: boolean;
}

/** One page of a list. Copies no more than the page; counts by walking only where a filter has no list of its own. */
export function listPage<T extends TableName>(world: World, url: URL, paging: Paging, list: List<T>): PageOf<Row<T>> {
  const { first, where, tests = [], names } = list;
  const { offset } = paging;
  const size = sizeOf(paging);
  const whole = select(world, list);
  if (!first) {
    const { count, found } = scan(whole, offset, size);
    return page(url, count, found, paging, names);
  }
  const front = scan(select(world, { ...list, where: { ...where, ...first } }), offset, size);
  const others = select(world, { ...list, tests: [...tests, without(first)] });
  const skip = Math.max(0, offset - front.count);
  const results = [...front.found, ...cut(others, skip, size - front.found.length)];
  return page(url, scan(whole, 0, 0).count, results, paging, names);
}

/** Every row of a list, in its order: for exports. */
export const listRows = <T extends TableName>(world: World, list: List<T>): Row<T>[] =>
  cut(select(world, list), 0, Infinity);

function select<T extends TableName>(world: World, list: List<T>): Selection<Row<T>> {
  const { tests = [], oldestFirst = false } = list;
  const where: Where<T> = list.where ?? {};
  const { rows, rest } = world.narrow(list.table, where);
  const all = [
    ...rest.map((field) => (row: Row<T>) => row[field] === where[field]),
    ...tests.filter((test) => test !== null),
  ];
  return { rows, test: joined(all), oldestFirst };
}

/** All tests as one; the frequent single one stays itself, since it is asked of every row. */
function joined<R>(tests: readonly Test<R>[]): Test<R> | null {
  if (tests.length < 2) return tests[0] ?? null;
  return (row) => tests.every((test) => test(row));
}

/** How many rows match and `size` of them after the first `skip` ones, in one walk. */
function scan<R>(selection: Selection<R>, skip: number, size: number): { count: number; found: R[] } {
  const { rows, test, oldestFirst } = selection;
  if (test === null) return { count: rows.length, found: cut(selection, skip, size) };
  const found: R[] = [];
  let count = 0;
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[oldestFirst ? place : rows.length - 1 - place];
    if (row === undefined || !test(row)) continue;
    if (count >= skip && found.length < size) found.push(row);
    count += 1;
  }
  return { count, found };
}

/** `size` matching rows after the first `skip` ones. */
function cut<R>({ rows, test, oldestFirst }: Selection<R>, skip: number, size: number): R[] {
  const found: R[] = [];
  let passed = test === null ? skip : 0;
  for (let place = passed; place < rows.length && found.length < size; place += 1) {
    const row = rows[oldestFirst ? place : rows.length - 1 - place];
    if (row === undefined || (test !== null && !test(row))) continue;
    if (passed < skip) passed += 1;
    else found.push(row);
  }
  return found;
}

/** Rows that do not have all of these values. */
function without<T extends TableName>(values: Where<T>): Test<Row<T>> {
  const [field, ...more] = fieldsOf(values);
  if (field === undefined) return () => false;
  const value = values[field];
  if (more.length === 0) return (row) => row[field] !== value;
  return (row) => row[field] !== value || more.some((other) => row[other] !== values[other]);
}

function fieldsOf<T extends TableName>(values: Where<T>): (keyof Row<T>)[];
function fieldsOf(values: object): string[] {
  return Object.keys(values);
}

/** A filter over one field of a row, or null where it was not set. */
type FieldTest<F extends string, V> = Test<{ readonly [K in F]: V }> | null;

/** The field contains the text, whatever its case. */
export function contains<F extends string>(field: F, part: string | undefined): FieldTest<F, string | null> {
  if (part === undefined) return null;
  const wanted = new RegExp(part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`), 'i'); // makes no copy of every text
  return (row) => wanted.test(row[field] ?? '');
}

/** The amount is this one, however it is written: 100 is 100.00. */
export function amounts<F extends string>(field: F, amount: string | undefined): FieldTest<F, string> {
  if (amount === undefined) return null;
  const wanted = decimal(amount).toFixed();
  const whole = wanted.split('.')[0] ?? '';
  return (row) => row[field].startsWith(whole) && decimal(row[field]).toFixed() === wanted;
}

/** The day lies between two days, both included; days are Moscow's, as the world's times are. */
export function days<F extends string>(
  field: F,
  from: string | undefined,
  to: string | undefined,
): FieldTest<F, string> {
  if (from === undefined && to === undefined) return null;
  return (row) => {
    const day = row[field].slice(0, 10);
    return (from === undefined || day >= from) && (to === undefined || day <= to);
  };
}

interface CreatedBetween {
  readonly created_at_after?: string | undefined;
  readonly created_at_before?: string | undefined;
}
/** The filter of lists by the day a record was made. */
export const createdWithin = ({
  created_at_after,
  created_at_before,
}: CreatedBetween): FieldTest<'created_at', string> => days('created_at', created_at_after, created_at_before);
