// Whether a call left the world as it was: rows never change in place, so the same rows mean the same world.
import { TABLE_NAMES, type TableName } from '../../../src/mock-server/db/tables.ts';
import type { Database } from '../../../src/mock-server/db/database.ts';

/** Signing in and being active are no business of the world; wrong passwords and codes are counted. */
const ASIDE: ReadonlySet<TableName> = new Set(['sessions', 'attempts']);
const watched = TABLE_NAMES.filter((name) => !ASIDE.has(name));

/** Takes a snapshot of a database; the returned function names the tables changed since. */
export function watchTables(world: Database): () => TableName[] {
  const before = new Map(watched.map((name) => [name, new Set<unknown>(world.rows(name))]));
  return () =>
    watched.filter((name) => {
      const rows = [...world.rows(name)];
      const known = before.get(name);
      return rows.length !== known?.size || rows.some((row) => !known.has(row));
    });
}
