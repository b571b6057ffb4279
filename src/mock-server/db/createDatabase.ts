// Creates the database of a demo world, with seeding, export and import, and its transactions.
import * as v from 'valibot';
import { type RealClock, createClock } from './clock.ts';
import { type Database, type FileRow, databaseSnapshotSchema } from './database.ts';
import { SEED_SCHEMA_VERSION, SEED_CLOCK_START } from './demo.ts';
import { createIdGenerator } from './ids.ts';
import type { Persistence } from './persistence.ts';
import { applySeed } from './seed.ts';
import { type RowStore, createRowStore } from './store.ts';
import { type Row, TABLE_NAMES, type TableName, tables } from './tables.ts';

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
      clock.set(SEED_CLOCK_START, frozen);
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
      clock.set(imported?.at ?? SEED_CLOCK_START, imported?.since === null);
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

async function packed({ id, name, content }: Row<'files'>): Promise<FileRow> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { id, name, type: content.type, base64: btoa(binary) };
}

function unpacked({ id, name, type, base64 }: FileRow): Row<'files'> {
  const bytes = Uint8Array.from(atob(base64), (char) => char.codePointAt(0) ?? 0);
  return { id, name, content: new Blob([bytes], { type }) };
}

export interface TransactionManager {
  /** Runs a synchronous step; rolls its changes back when it throws. */
  readonly step: <T>(run: () => T) => T;
  /**
   * Stores the changes and then runs the effects. Does not wait for storage when only session activity changed.
   * @throws LeaseLostError when another owner has taken over the stored world; no response may be sent then.
   */
  readonly settle: (effects?: readonly (() => void)[]) => Promise<void>;
}

/** `lost` is called when a background write fails. */
export function createTransactionManager(
  world: Database,
  persistence: Persistence,
  lost: () => void,
): TransactionManager {
  return {
    step(run) {
      const mark = world.mark();
      try {
        return run();
      } catch (error) {
        world.rollback(mark);
        throw error;
      }
    },
    async settle(effects = []) {
      const { changes, durable } = world.take();
      if (changes.length > 0) {
        const saving = persistence.commit(changes);
        if (durable) await saving;
        else saving.catch(lost);
      }
      for (const effect of effects) effect();
    },
  };
}
