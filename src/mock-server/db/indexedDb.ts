// Stored world: one IndexedDB record per row, write-through with grouped writes, fenced by an epoch.
import type { IDBPObjectStore } from 'idb';
import type { IdbHandle, IdbSchema } from './idb.ts';
import { LeaseLostError, type StorageStatus, type Persistence } from './persistence.ts';
import { seedHash } from 'virtual:seed';
import { SEED_SCHEMA_VERSION } from './demo.ts';
import type { RowChange } from './store.ts';

/** Changes written in one transaction by the owner of `epoch`. */
interface Group {
  readonly epoch: number;
  readonly changes: Map<string, RowChange>;
  readonly written: Promise<void>;
  settle(error?: unknown): void;
}

const HEAD = 'head';

/** Persistence over a database; `opening` may still be pending. */
export function indexedDbPersistence(opening: Promise<IdbHandle>): Persistence {
  let mine = 0;
  let next: Group | null = null;
  let writing = false;
  let keeping: StorageStatus = 'kept';

  /** Runs one transaction at a time; changes that arrive meanwhile form the next group. */
  async function drain(db: IdbHandle): Promise<void> {
    writing = true;
    while (next !== null) {
      const group: Group = next;
      next = null;
      await write(db, group).then(
        () => group.settle(),
        (error: unknown) => group.settle(error),
      );
    }
    writing = false;
  }

  return {
    async claim(adopt) {
      const tx = (await opening).transaction(['head', 'rows'], 'readwrite');
      const rows = tx.objectStore('rows');
      const [head, found] = await Promise.all([tx.objectStore('head').get(HEAD), rows.getAll()]);
      const known = head?.schema === SEED_SCHEMA_VERSION && head.seed === seedHash;
      const stored = known ? found : null;
      mine = (head?.epoch ?? 0) + 1;
      const planted = adopt(stored);
      if (planted.length > 0) void rows.clear();
      if (planted.length > 0 && head) keeping = 'renewed';
      for (const row of planted) void rows.put(row);
      const version = (head?.version ?? 0) + 1;
      void tx.objectStore('head').put({ schema: SEED_SCHEMA_VERSION, seed: seedHash, epoch: mine, version }, HEAD);
      await tx.done;
    },

    async commit(changes) {
      next ??= newGroup(mine);
      const group = next;
      for (const change of changes) group.changes.set(`${change.table} ${change.key}`, change);
      if (!writing) void drain(await opening);
      return group.written;
    },

    async replace(rows) {
      next?.settle();
      next = null;
      await owned(await opening, mine, async (store) => {
        await store.clear();
        for (const row of rows) void store.put(row);
      });
      keeping = 'kept';
    },

    async isCurrent() {
      const head = await (await opening).get('head', HEAD);
      return head?.epoch === mine;
    },

    keeping: () => keeping,
    close: () => void opening.then((db) => db.close()).catch(() => undefined),
  };
}

function newGroup(epoch: number): Group {
  const ends: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const written = new Promise<void>((resolve, reject) => ends.push({ resolve, reject }));
  const settle: Group['settle'] = (error) =>
    ends.forEach(({ resolve, reject }) => (error === undefined ? resolve() : reject(error)));
  return { epoch, changes: new Map(), written, settle };
}

function write(db: IdbHandle, { epoch, changes }: Group): Promise<void> {
  return owned(db, epoch, (store) => {
    for (const { table, key, row } of changes.values())
      void (row === null ? store.delete([table, key]) : store.put({ table, id: key, row }));
  });
}

type Rows = IDBPObjectStore<IdbSchema, ['head', 'rows'], 'rows', 'readwrite'>;

/** Changes rows in one transaction if the owner of `epoch` still owns the world; otherwise changes nothing. */
async function owned(db: IdbHandle, epoch: number, change: (rows: Rows) => Promise<void> | void): Promise<void> {
  const tx = db.transaction(['head', 'rows'], 'readwrite');
  const head = await tx.objectStore('head').get(HEAD);
  if (head?.epoch !== epoch) {
    tx.done.catch(() => undefined); // the abort is intentional
    tx.abort();
    throw new LeaseLostError(`epoch ${epoch} is over`);
  }
  await change(tx.objectStore('rows'));
  void tx.objectStore('head').put({ ...head, version: head.version + 1 }, HEAD);
  await tx.done;
}
