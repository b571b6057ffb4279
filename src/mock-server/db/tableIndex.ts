// Table indexes kept in list order: by time for a whole table and for the values of a few fields.
import type { Row, TableName } from './tables.ts';

interface Plan<R> {
  /** Sort field, with id as the tiebreaker; without it by id alone. */
  readonly by?: keyof R;
  /** Indexed fields or field groups, e.g. the trades of a company without a full scan. */
  readonly groups?: readonly (keyof R | readonly (keyof R)[])[];
}

const plans = {
  organizations: { groups: ['role', 'inn', 'wants_to_close_account'] },
  users: { groups: ['login'] },
  wallets: { groups: ['company_id', 'status', 'address'] },
  fiat_wallets: { groups: ['company_id'] },
  contracts: { by: 'created_at', groups: ['company_id', 'ved_contract_number'] },
  trades: { by: 'created_at', groups: ['company_id', 'status', 'request_type', ['request_type', 'status']] },
  exchanges: { by: 'created_at', groups: ['company_id', 'status'] },
  deposits: { by: 'created_at', groups: ['company_id', 'status'] },
  withdrawals: { by: 'created_at', groups: ['company_id', 'status'] },
  ved_transactions: { by: 'created_at', groups: ['company_id', 'status'] },
  operations: { by: 'operation_date', groups: ['participant_id', 'operation_id'] },
  submissions: { by: 'created_at', groups: ['company_id', 'operation_id'] },
  fiat_operations: { by: 'created_at', groups: ['company_id'] },
  messages: { by: 'seq', groups: ['chat_id'] },
  agreements: { by: 'created_at', groups: ['company_id'] },
  notifications: { by: 'created_at', groups: ['company_id', ['company_id', 'is_read']] },
  reports: { by: 'created_at', groups: ['company_id', 'status'] },
} as const satisfies { readonly [T in TableName]?: Plan<Row<T>> };

type Groups<T extends TableName> = T extends keyof typeof plans
  ? (typeof plans)[T] extends { readonly groups: readonly (infer F)[] }
    ? F
    : never
  : never;
/** Indexed fields of `T`. */
export type IndexedField<T extends TableName> = Extract<Groups<T>, keyof Row<T>>;

type AnyRow = Row<TableName>;
type AnyPlan = Plan<Readonly<Record<string, unknown>>>;
const anyPlans: { readonly [T in TableName]?: AnyPlan } = plans;

/** Index groups covered by the fields in `given`; a group contained in a larger one is left out. */
export function getIndexedFields(table: TableName, given: readonly string[]): (readonly string[])[] {
  const groups = (anyPlans[table]?.groups ?? []).map((group) => (typeof group === 'string' ? [group] : group));
  const fitting = groups.filter((fields) => isWithin(fields, given));
  return fitting.filter((fields) => !fitting.some((other) => other.length > fields.length && isWithin(fields, other)));
}

const isWithin = (some: readonly string[], all: readonly string[]): boolean => some.every((one) => all.includes(one));

/** Sorted rows, updated in place: read them at once, do not keep them. */
export interface SortedRows {
  readonly rows: readonly AnyRow[];
  /** Index of a row. */
  place(row: AnyRow): number;
}
export interface TableIndex {
  all(): SortedRows;
  /** Rows whose group `fields` have the values of `where`. */
  group(fields: readonly string[], where: object): SortedRows;
  /** Applies a change: insert when `before` is null, delete when `after` is null. */
  changed(before: AnyRow | null, after: AnyRow | null): void;
  clear(): void;
}

/** Index of one group by its field values. */
interface Group {
  readonly fields: readonly string[];
  readonly lists: Map<unknown, Sorted>;
}

/** Index of one table. Each list is built from `rows` on first use, so an unread table costs nothing. */
export function createTableIndex(table: TableName, rows: () => Iterable<AnyRow>): TableIndex {
  const by = anyPlans[table]?.by ?? 'id';
  const groups = new Map<string, Group>();
  let whole: Sorted | null = null;

  function built(name: string, fields: readonly string[]): Group {
    const group: Group = { fields, lists: new Map() };
    for (const row of rows()) listAt(group, row).rows.push(row);
    for (const list of group.lists.values()) list.sort();
    groups.set(name, group);
    return group;
  }
  function listAt({ fields, lists }: Group, where: object): Sorted {
    const key = keyOf(fields, where);
    const known = lists.get(key);
    if (known) return known;
    const made = new Sorted(by);
    lists.set(key, made);
    return made;
  }

  function inAll(): Sorted {
    whole ??= new Sorted(by).push(rows()).sort();
    return whole;
  }

  return {
    all: inAll,
    group(fields, where) {
      const name = fields.join(' ');
      const { lists } = groups.get(name) ?? built(name, fields);
      return lists.get(keyOf(fields, where)) ?? new Sorted(by);
    },
    changed(before, after) {
      whole?.replace(before, after);
      for (const group of groups.values()) {
        if (before) listAt(group, before).replace(before, null);
        if (after) listAt(group, after).replace(null, after);
      }
    },
    clear() {
      whole = null;
      groups.clear();
    },
  };
}

/** Rows in ascending order of a field, then id. */
class Sorted implements SortedRows {
  readonly rows: AnyRow[] = [];
  readonly #by: string;

  constructor(by: string) {
    this.#by = by;
  }

  push(rows: Iterable<AnyRow>): this {
    for (const row of rows) this.rows.push(row);
    return this;
  }

  sort(): this {
    this.rows.sort((a, b) => this.#compare(a, b));
    return this;
  }

  replace(before: AnyRow | null, after: AnyRow | null): void {
    if (before) this.rows.splice(this.place(before), 1);
    if (after) this.rows.splice(this.place(after), 0, after);
  }

  /** For a missing row: its insertion index. */
  place(row: AnyRow): number {
    let [low, high] = [0, this.rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.rows[middle];
      if (other && this.#compare(other, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #compare(a: AnyRow, b: AnyRow): number {
    return order(read(a, this.#by), read(b, this.#by)) || order(a.id, b.id);
  }
}

function read(row: object, field: string): unknown {
  const value: unknown = Reflect.get(row, field);
  return value;
}

/** Map key of the field values; the value itself for a single field. */
function keyOf([field = '', ...more]: readonly string[], where: object): unknown {
  const value = read(where, field);
  return more.length === 0 ? value : [value, ...more.map((name) => read(where, name))].join(' ');
}

/** Numbers by value, other values as text; all times have the same offset, so their text order is their time order. */
function order(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a), String(b)];
  return left < right ? -1 : Number(left > right);
}
