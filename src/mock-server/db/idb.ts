// The database a demo world lies in: what it is made of, and opening it.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredRow } from './persistence.ts';

/** `epoch` counts the owners: a write by an earlier one is refused. */
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

/** Async through and through: where storage is blocked, even asking for it throws. */
export async function openIdbDatabase(name: string): Promise<IdbHandle> {
  return openDB<IdbSchema>(name, 1, {
    upgrade(db) {
      db.createObjectStore('head');
      db.createObjectStore('rows', { keyPath: ['table', 'id'] });
    },
  });
}
