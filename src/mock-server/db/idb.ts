// Schema and opening of the IndexedDB database.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredRow } from './persistence.ts';

/** `epoch` counts the owners: writes of an earlier owner are refused. */
interface Head {
  readonly schema: number;
  readonly seed: string;
  readonly epoch: number;
  readonly version: number;
}
export interface IdbSchema extends DBSchema {
  head: { key: string; value: Head };
  rows: { key: [string, string | number]; value: StoredRow };
}
export type IdbHandle = IDBPDatabase<IdbSchema>;

/** Async, so that the throw of a blocked `indexedDB` getter becomes a rejection. */
export async function openIdbDatabase(name: string): Promise<IdbHandle> {
  return openDB<IdbSchema>(name, 1, {
    upgrade(db) {
      db.createObjectStore('head');
      db.createObjectStore('rows', { keyPath: ['table', 'id'] });
    },
  });
}
