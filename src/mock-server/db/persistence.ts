// Persistence interface: rows are stored one by one, before the response is sent.
import type { RowChange } from './store.ts';
import type { Row, TableName } from './tables.ts';

/** A stored row; `[table, id]` is its key. */
export interface StoredRow {
  readonly table: TableName;
  readonly id: string | number;
  readonly row: Row<TableName>;
}

/** Another page or worker has taken over the stored world; the owner must reload it or stop. */
export class LeaseLostError extends Error {}

/**
 * Storage status: `kept` on disk, `renewed` (on disk, but the previous world was unreadable and was replaced), or in
 * memory only.
 */
export type StorageStatus = 'kept' | 'renewed' | 'memory';

/** Loads the stored rows, or returns the rows of a new world. */
export type Hydrate = (stored: readonly StoredRow[] | null) => readonly StoredRow[];

export interface Persistence {
  /**
   * Takes the lease in one transaction: passes the rows to `adopt`, null when there are none of this schema and seed;
   * then stores the rows that `adopt` returns. From the moment `adopt` runs, commits belong to the new owner, so nothing
   * computed from older rows can be written.
   */
  claim(adopt: Hydrate): Promise<void>;
  /** Resolves when the rows are stored. Rejects with LeaseLostError without writing. */
  commit(changes: readonly RowChange[]): Promise<void>;
  /** Replaces all rows; drops queued changes. */
  replace(rows: readonly StoredRow[]): Promise<void>;
  /** Whether the stored world still belongs to this owner. */
  isCurrent(): Promise<boolean>;
  keeping(): StorageStatus;
  close(): void;
}

/** Stores nothing: Node, tests, temporary worlds. */
export function memoryPersistence(): Persistence {
  return {
    claim: (adopt) => Promise.resolve(void adopt(null)),
    commit: () => Promise.resolve(),
    replace: () => Promise.resolve(),
    isCurrent: () => Promise.resolve(true),
    keeping: () => 'memory',
    close: () => undefined,
  };
}

/**
 * Uses `stored`, and memory from the first failure to open or write it (blocked or full storage, deleted site data): the
 * world then lives as long as its host.
 */
export function withMemoryFallback(stored: Persistence): Persistence {
  let current = stored;

  async function attempt<T>(run: (persistence: Persistence) => Promise<T>): Promise<T> {
    const used = current;
    try {
      return await run(used);
    } catch (error) {
      if (error instanceof LeaseLostError) throw error;
      if (used !== stored) throw error;
      if (current === stored) {
        console.warn('mock server: the demo world cannot be stored', error);
        current = memoryPersistence();
      }
      return run(current);
    }
  }

  return {
    claim: (adopt) => attempt((persistence) => persistence.claim(adopt)),
    commit: (changes) => attempt((persistence) => persistence.commit(changes)),
    replace: (rows) => attempt((persistence) => persistence.replace(rows)),
    isCurrent: () => attempt((persistence) => persistence.isCurrent()),
    keeping: () => current.keeping(),
    close: () => current.close(),
  };
}
