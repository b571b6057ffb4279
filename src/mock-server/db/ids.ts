// Ids of new rows: counters that are rows themselves, so they commit and roll back with the call that drew them.
import type { RowStore } from './store.ts';
import type { TableName } from './tables.ts';

export interface IdGenerator {
  /** The id for a new row of `table`: one above the highest so far, never used twice. */
  next(table: TableName): number;
  /** The next number of a sequence that has no table of its own (token numbers, order of messages, numbers of lots). */
  tick(sequence: 'token' | 'message' | 'upload' | 'attachment' | 'lot' | 'operation'): number;
}

/** Counters of the tables, kept in the world: ids are the same in every run. */
export function createIdGenerator(store: RowStore): IdGenerator {
  function draw(counter: string, floor: () => number): number {
    const last = (store.get('counters', counter)?.last ?? floor()) + 1;
    store.put('counters', { id: counter, last });
    return last;
  }
  return {
    next: (table) => draw(table, () => highest(store, table)),
    tick: (sequence) => draw(sequence, () => 0),
  };
}

function highest(store: RowStore, table: TableName): number {
  let top = 0;
  for (const { id } of store.rows(table)) if (typeof id === 'number' && id > top) top = id;
  return top;
}
