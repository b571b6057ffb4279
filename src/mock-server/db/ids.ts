// Ids of new rows: counters stored as rows, so that they commit and roll back with their call.
import type { RowStore } from './store.ts';
import type { TableName } from './tables.ts';

export interface IdGenerator {
  /** The id of a new row of `table`: one above the highest so far, never reused. */
  next(table: TableName): number;
  /** The next number of a sequence without a table of its own. */
  tick(sequence: 'token' | 'message' | 'upload' | 'attachment' | 'lot' | 'operation' | 'liveStep'): number;
}

/** Counters are stored in the world, so ids are the same in every run. */
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
