// The order lists show rows in, kept while rows change: by time for a whole table and for every value of a few fields.
import type { Row, TableName } from './tables.ts';

interface Plan<R> {
  /** Field that rows are ordered by, equal ones by id; without it by id alone. */
  readonly by?: keyof R;
  /** Fields whose values have a list of their own: the trades of one company cost no walk over all trades. */
  readonly groups?: readonly (keyof R)[];
}

const plans = {
  organizations: { groups: ['role', 'inn'] },
  users: { groups: ['login'] },
  wallets: { groups: ['company_id', 'status', 'address'] },
  fiat_wallets: { groups: ['company_id'] },
  contracts: { by: 'created_at', groups: ['company_id', 'ved_contract_number'] },
  trades: { by: 'created_at', groups: ['company_id', 'status', 'request_type'] },
  exchanges: { by: 'created_at', groups: ['company_id', 'status'] },
  deposits: { by: 'created_at', groups: ['company_id', 'status'] },
  withdrawals: { by: 'created_at', groups: ['company_id', 'status'] },
  ved_transactions: { by: 'created_at', groups: ['company_id', 'status'] },
  operations: { by: 'operation_date', groups: ['participant_id', 'operation_id'] },
  submissions: { by: 'created_at', groups: ['company_id', 'operation_id'] },
  fiat_operations: { by: 'created_at', groups: ['company_id'] },
  messages: { by: 'seq', groups: ['chat_id'] },
  agreements: { by: 'created_at', groups: ['company_id'] },
  notifications: { by: 'created_at', groups: ['company_id'] },
  reports: { by: 'created_at', groups: ['company_id', 'status'] },
} as const satisfies { readonly [T in TableName]?: Plan<Row<T>> };

type Groups<T extends TableName> = T extends keyof typeof plans
  ? (typeof plans)[T] extends { readonly groups: readonly (infer F)[] }
    ? F
    : never
  : never;
/** Fields of `T` by whose value its rows can be asked for. */
export type GroupField<T extends TableName> = Extract<Groups<T>, keyof Row<T>>;

type AnyRow = Row<TableName>;
const anyPlans: { readonly [T in TableName]?: { readonly by?: string; readonly groups?: readonly string[] } } = plans;

/** Whether a field of a table has lists of its own. */
export const isGrouped = (table: TableName, field: string): boolean =>
  anyPlans[table]?.groups?.includes(field) ?? false;

export interface TableOrder {
  /** All rows, first to last. The list is kept up to date: read it at once, do not hold it. */
  all(): readonly AnyRow[];
  /** Rows whose `field` has this value. */
  group(field: string, value: unknown): readonly AnyRow[];
  /** Where a row stands in `all`. */
  place(row: AnyRow): number;
  /** A row came (`before` is null), changed, or went (`after` is null). */
  changed(before: AnyRow | null, after: AnyRow | null): void;
  clear(): void;
}

/** The order of one table. Each list is built from `rows` at the first question for it, so an unread table costs nothing. */
export function createOrder(table: TableName, rows: () => Iterable<AnyRow>): TableOrder {
  const by = anyPlans[table]?.by ?? 'id';
  const groups = new Map<string, Map<unknown, Sorted>>();
  let whole: Sorted | null = null;

  function built(field: string): Map<unknown, Sorted> {
    const lists = new Map<unknown, Sorted>();
    for (const row of rows()) listAt(lists, read(row, field)).rows.push(row);
    for (const list of lists.values()) list.sort();
    groups.set(field, lists);
    return lists;
  }
  function listAt(lists: Map<unknown, Sorted>, value: unknown): Sorted {
    const known = lists.get(value);
    if (known) return known;
    const made = new Sorted(by);
    lists.set(value, made);
    return made;
  }

  function inAll(): Sorted {
    whole ??= new Sorted(by).push(rows()).sort();
    return whole;
  }

  return {
    all: () => inAll().rows,
    place: (row) => inAll().place(row),
    group: (field, value) => (groups.get(field) ?? built(field)).get(value)?.rows ?? [],
    changed(before, after) {
      whole?.replace(before, after);
      for (const [field, lists] of groups) {
        const [from, to] = [before && listAt(lists, read(before, field)), after && listAt(lists, read(after, field))];
        if (from === to) from?.replace(before, after);
        else {
          from?.replace(before, null);
          to?.replace(null, after);
        }
      }
    },
    clear() {
      whole = null;
      groups.clear();
    },
  };
}

/** Rows in ascending order of a field and their id. */
class Sorted {
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
    if (before && after && this.#compare(before, after) === 0) {
      this.rows[this.place(before)] = after;
      return;
    }
    if (before) this.rows.splice(this.place(before), 1);
    if (after) this.rows.splice(this.place(after), 0, after);
  }

  /** Where a row stands, or would. */
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

function read(row: AnyRow, field: string): unknown {
  const value: unknown = Reflect.get(row, field);
  return value;
}

/** Numbers by value, anything else as text: times of the world carry one offset, so their text orders them. */
function order(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a), String(b)];
  return left < right ? -1 : Number(left > right);
}
