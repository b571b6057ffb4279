// Demo database: rows, clock and ids, with seeding, export and import.
import * as v from 'valibot';
import { type Clock, type RealClock, createClock } from './clock.ts';
import { type IdGenerator, createIdGenerator } from './ids.ts';
import { SEED_SCHEMA_VERSION, type SeedName, WORLD_START, applySeed } from './seed.ts';
import { type RowStore, createRowStore } from './store.ts';
import { type Row, TABLE_NAMES, type TableName, tables } from './tables.ts';

export interface Database extends RowStore {
  readonly clock: Clock;
  readonly ids: IdGenerator;
  /** Replaces the world with a seed and restarts the clock at the seed's `now`. Without `frozen` the clock keeps its mode. */
  reset(seed: SeedName, frozen?: boolean): void;
  /** Snapshot of the world as plain data; the same calls with a frozen clock give the same bytes. Files are base64. */
  export(): Promise<DatabaseSnapshot>;
  /** Replaces the world. Throws a ValiError and changes nothing for invalid data. */
  import(data: unknown): void;
}

const fileRow = v.object({
  id: v.string(),
  name: v.string(),
  type: v.string(),
  base64: v.pipe(v.string(), v.base64()),
});
export const databaseSnapshotSchema = v.object({
  schema: v.literal(SEED_SCHEMA_VERSION),
  tables: v.record(v.string(), v.array(v.unknown())),
  files: v.array(fileRow),
});
export type DatabaseSnapshot = v.InferOutput<typeof databaseSnapshotSchema>;

/** Creates an empty world; a seed fills it. */
export function createDatabase(real: RealClock): Database {
  const store = createRowStore();
  const clock = createClock(store, real);
  return {
    ...store,
    clock,
    ids: createIdGenerator(store),
    reset(seed, frozen = clock.frozen()) {
      store.clear();
      applySeed(store, seed);
      clock.set(WORLD_START, frozen);
    },
    async export() {
      const packing = sorted(store, 'files').map(packed);
      const named = DATA_TABLES.filter((name) => name !== 'files');
      const entries = named.map((name) => [name, rowsOf(name, sorted(store, name))] as const);
      const now = { id: 'clock', at: clock.now(), since: clock.frozen() ? null : 0 } as const;
      return {
        schema: SEED_SCHEMA_VERSION,
        tables: { ...Object.fromEntries(entries), clock: [now] },
        files: await Promise.all(packing),
      };
    },
    import(data) {
      const { tables: given, files } = v.parse(databaseSnapshotSchema, data);
      const parsed = DATA_TABLES.map((name) => [name, rowsOf(name, given[name] ?? [])] as const);
      store.clear();
      for (const [name, rows] of parsed) for (const row of rows) store.put(name, row);
      for (const file of files) store.put('files', unpacked(file));
      const imported = store.get('clock', 'clock');
      clock.set(imported?.at ?? WORLD_START, imported?.since === null);
    },
  };
}

/** Tables of a world file. It contains every row, so it has no origin. */
const DATA_TABLES: readonly TableName[] = TABLE_NAMES.filter((name) => name !== 'origins');

/** Rows with exactly the fields of their schema, in its order. */
function rowsOf(table: TableName, rows: readonly unknown[]): Row<TableName>[] {
  return rows.map((row) => v.parse(tables[table], row));
}

function sorted<T extends TableName>(store: RowStore, table: T): Row<T>[] {
  return [...store.rows(table)].sort((a, b) => (a.id < b.id ? -1 : 1));
}

async function packed({ id, name, content }: Row<'files'>): Promise<v.InferOutput<typeof fileRow>> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { id, name, type: content.type, base64: btoa(binary) };
}

function unpacked({ id, name, type, base64 }: v.InferOutput<typeof fileRow>): Row<'files'> {
  const bytes = Uint8Array.from(atob(base64), (char) => char.codePointAt(0) ?? 0);
  return { id, name, content: new Blob([bytes], { type }) };
}
