// In-memory store: a map of frozen rows per table, and a journal to commit or roll back a call.
import { type IndexedField, type TableIndex, createTableIndex, getIndexedFields } from './tableIndex.ts';
import { type Key, type Row, TABLE_NAMES, type TableName } from './tables.ts';

type Maps = { readonly [T in TableName]: Map<Key<T>, Row<T>> };

/** A changed row to be persisted; `row` is null when it was deleted. */
export interface RowChange {
  readonly table: TableName;
  readonly key: string | number;
  readonly row: Row<TableName> | null;
}
/** Changes of a call; `durable` is false when only session activity changed, then the response does not wait for storage. */
export interface ChangeSet {
  readonly changes: readonly RowChange[];
  readonly durable: boolean;
}

interface Entry {
  readonly table: TableName;
  readonly key: string | number;
  readonly soft: boolean;
  readonly undo: () => void;
}

/** Required field values; undefined matches any. */
export type RowFilter<T extends TableName> = { readonly [F in keyof Row<T>]?: Row<T>[F] | undefined };
interface Narrowed<T extends TableName> {
  readonly rows: readonly Row<T>[];
  /** Index of a row in the list. */
  readonly place: (row: Row<T>) => number;
  readonly rest: readonly (keyof Row<T>)[];
}

export interface RowStore {
  get<T extends TableName>(table: T, key: Key<T>): Row<T> | undefined;
  /** The referenced row. Throws a plain error when it is missing. */
  known<T extends TableName>(table: T, key: Key<T>): Row<T>;
  /** Every row of a table, in unspecified order. */
  rows<T extends TableName>(table: T): Iterable<Row<T>>;
  filter<T extends TableName>(table: T, test: (row: Row<T>) => boolean): Row<T>[];
  /** Every row in table order (db/tableIndex.ts): a live list; read it at once and never change it. */
  sorted<T extends TableName>(table: T): readonly Row<T>[];
  /** Rows with this field value, in table order; uses the index. */
  sortedBy<T extends TableName, F extends IndexedField<T>>(table: T, field: F, value: Row<T>[F]): readonly Row<T>[];
  /**
   * The shortest indexed list that contains all matching rows, in table order, and the fields it does not cover.
   * Undefined values match any.
   */
  narrow<T extends TableName>(table: T, where: RowFilter<T>): Narrowed<T>;
  /** Changes with every change of the table; used to cache derived data. */
  version(table: TableName): number;
  /** Stores and freezes a row; later mutation throws instead of being lost. */
  put<T extends TableName>(table: T, row: Row<T>, options?: { readonly soft?: boolean }): void;
  delete<T extends TableName>(table: T, key: Key<T>): void;
  /** Sets the initial rows of a table, built on first read; not part of the journal. */
  load<T extends TableName>(table: T, make: () => readonly Row<T>[]): void;
  /** A savepoint for rollback. */
  mark(): number;
  rollback(mark: number): void;
  /** Returns all changes since the last call, with the latest state per row. */
  take(): ChangeSet;
  clear(): void;
}

export function createRowStore(): RowStore {
  const kept = createTables();
  let journal: Entry[] = [];

  /** Anonymous, because tsx sets the name of a named function each time it is created, here for every changed row. */
  const writing =
    <T extends TableName>(table: T, key: Key<T>, row: Row<T> | undefined) =>
    () =>
      kept.write(table, key, row);

  function change<T extends TableName>(table: T, key: Key<T>, row: Row<T> | undefined, soft = false): void {
    const before = kept.opened(table).get(key);
    journal.push({ table, key, soft, undo: writing(table, key, before) });
    kept.write(table, key, row);
  }

  return {
    get: (table, key) => kept.opened(table).get(key),
    known(table, key) {
      const row = kept.opened(table).get(key);
      if (!row) throw new Error(`no row ${key} of ${table}`);
      return row;
    },
    rows: (table) => kept.opened(table).values(),
    filter(table, test) {
      const found: Row<typeof table>[] = [];
      for (const row of kept.opened(table).values()) if (test(row)) found.push(row);
      return found;
    },
    ...listsOf(kept.orders),
    version: kept.version,
    put: (table, row, { soft = false } = {}) => change(table, row.id, deepFreeze(row), soft),
    delete: (table, key) => change(table, key, undefined),
    load: (table, make) => kept.load(table, make),
    mark: () => journal.length,
    rollback(mark) {
      for (const entry of journal.splice(mark).toReversed()) entry.undo();
    },
    take() {
      const touched = new Map(journal.map((entry) => [`${entry.table} ${entry.key}`, entry]));
      const durable = journal.some((entry) => !entry.soft);
      journal = [];
      const changes = [...touched.values()].map(({ table, key }) => ({ table, key, row: kept.current(table, key) }));
      return { changes, durable };
    },
    clear() {
      kept.clear();
      journal = [];
    },
  };
}

/** Rows of each table by key and in order; a loaded table is built on first read. */
function createTables() {
  const maps = emptyMaps();
  const orders = ordersOf((table) => opened(table).values());
  const unread = new Map<TableName, () => void>();
  const versions = new Map<TableName, number>();

  function opened<T extends TableName>(table: T): Maps[T] {
    const fill = unread.get(table);
    unread.delete(table);
    fill?.();
    return maps[table];
  }
  function current(table: TableName, key: string | number): Row<TableName> | null {
    const map: ReadonlyMap<string | number, Row<TableName>> = opened(table);
    return map.get(key) ?? null;
  }
  function touch(table: TableName): void {
    versions.set(table, (versions.get(table) ?? 0) + 1);
  }

  return {
    orders,
    opened,
    current,
    version: (table: TableName) => versions.get(table) ?? 0,
    write<T extends TableName>(table: T, key: Key<T>, row: Row<T> | undefined): void {
      const map: Map<Key<T>, Row<T>> = opened(table);
      const before = current(table, key);
      if (row === undefined) map.delete(key);
      else map.set(key, row);
      orders[table].changed(before, current(table, key));
      touch(table);
    },
    load<T extends TableName>(table: T, make: () => readonly Row<T>[]): void {
      const map: Map<Key<T>, Row<T>> = maps[table];
      unread.set(table, () => {
        for (const row of make()) map.set(row.id, deepFreeze(row));
      });
    },
    clear() {
      unread.clear();
      for (const name of TABLE_NAMES) {
        maps[name].clear();
        orders[name].clear();
        touch(name);
      }
    },
  };
}

function listsOf(orders: Orders): Pick<RowStore, 'sorted' | 'sortedBy' | 'narrow'> {
  function sorted<T extends TableName>(table: T): readonly Row<T>[];
  function sorted(table: TableName): readonly Row<TableName>[] {
    return orders[table].all().rows;
  }
  function sortedBy<T extends TableName>(table: T, field: IndexedField<T>, value: unknown): readonly Row<T>[];
  function sortedBy(table: TableName, field: string, value: unknown): readonly Row<TableName>[] {
    return orders[table].group([field], { [field]: value }).rows;
  }
  function narrow<T extends TableName>(table: T, where: RowFilter<T>): Narrowed<T>;
  function narrow(table: TableName, where: Readonly<Record<string, unknown>>) {
    const given = Object.keys(where).filter((field) => where[field] !== undefined);
    const lists = getIndexedFields(table, given)
      .map((fields) => ({ fields, list: orders[table].group(fields, where) }))
      .sort((a, b) => a.list.rows.length - b.list.rows.length);
    const { fields, list } = lists[0] ?? { fields: [], list: orders[table].all() };
    const rest = given.filter((field) => !fields.includes(field));
    return { rows: list.rows, place: (row: Row<TableName>) => list.place(row), rest };
  }
  return { sorted, sortedBy, narrow };
}

function emptyMaps(): Maps;
function emptyMaps(): Record<string, unknown> {
  return Object.fromEntries(TABLE_NAMES.map((name) => [name, new Map()]));
}

type RowsOf = (table: TableName) => Iterable<Row<TableName>>;
type Orders = Readonly<Record<TableName, TableIndex>>;

function ordersOf(rows: RowsOf): Orders;
function ordersOf(rows: RowsOf): Readonly<Record<string, TableIndex>> {
  return Object.fromEntries(TABLE_NAMES.map((name) => [name, createTableIndex(name, () => rows(name))]));
}

function deepFreeze<R>(value: R): R {
  if (typeof value !== 'object' || value === null || value instanceof Blob || Object.isFrozen(value)) return value;
  // No array of values and no call for scalars: there are millions of them.
  for (const name in value) if (typeof value[name] === 'object') deepFreeze(value[name]);
  return Object.freeze(value);
}
