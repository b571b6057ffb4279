// Where a world is kept between starts: rows written one by one, before any answer leaves (stack.md 12.2).
import type { RowChange } from './store.ts';
import type { Row, TableName } from './tables.ts';

/** A row as it is stored: `[table, id]` is its key. */
export interface StoredRow {
  readonly table: TableName;
  readonly id: string | number;
  readonly row: Row<TableName>;
}

/** Another page or worker has taken the stored world over; whoever meets this must read it anew or stop. */
export class LeaseLostError extends Error {}

/**
 * What becomes of the world: `kept` on disk, `renewed` (kept, but what was found could not be read and was begun anew), or
 * in memory alone.
 */
export type StorageStatus = 'kept' | 'renewed' | 'memory';

/** Gives the rows of a new world; none where the stored one was taken over. */
export type Hydrate = (stored: readonly StoredRow[] | null) => readonly StoredRow[];

export interface Persistence {
  /**
   * Takes the world over, in one transaction: hands its rows to `adopt`, null when there is none of this schema and seed;
   * then `adopt` gives the rows of a new one, which are stored. From the very step in which `adopt` runs, commits count
   * as the new owner's: nothing computed from older rows can be written.
   */
  claim(adopt: Hydrate): Promise<void>;
  /** Resolves when the rows are on disk. Rejects with Fenced, having written nothing. */
  commit(changes: readonly RowChange[]): Promise<void>;
  /** Replaces everything; what was queued before is irrelevant. */
  replace(rows: readonly StoredRow[]): Promise<void>;
  /** Whether the stored world is still the one in memory (no other owner has taken it over). */
  isCurrent(): Promise<boolean>;
  keeping(): StorageStatus;
  close(): void;
}

/** Keeps nothing: Node, tests, scratch worlds. */
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
 * `stored`, or nothing at all from when it cannot be opened or written any more (blocked or full storage, site data deleted):
 * the world then lives as long as its host.
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
