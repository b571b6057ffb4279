// Seed type: initial rows of a world and the history of its rouble accounts.
import * as v from 'valibot';
import { type LazyValue, lazyValue } from '../../lazyValue.ts';
import type { SeedStatementRow } from '../../domain/money/seedLedger.ts';
import { type Row, type TableName, tables } from '../tables.ts';

export interface Seed {
  readonly rows: SeedRows;
  /** Movements on rouble accounts that follow from the rows. */
  readonly history: LazyValue<readonly SeedStatementRow[]>;
}

/** Tables are built on first read, so unread tables cost nothing. */
export type SeedRows = { readonly [T in TableName]?: LazyValue<readonly Row<T>[]> };

/** Parses plain data, with defaults for missing fields. */
export const createSeedRows = <T extends TableName>(
  table: T,
  data: LazyValue<readonly unknown[]>,
): LazyValue<readonly Row<T>[]> => lazyValue(() => parsed(table, data()));

function parsed<T extends TableName>(table: T, rows: readonly unknown[]): Row<T>[];
function parsed(table: TableName, rows: readonly unknown[]): Row<TableName>[] {
  return rows.map((row) => v.parse(tables[table], row));
}
