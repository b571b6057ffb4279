// A seed: the rows that an empty world begins with, and the history of its rouble accounts.
import * as v from 'valibot';
import { type LazyValue, lazyValue } from '../../lazyValue.ts';
import type { SeedStatementRow } from '../../domain/money/seedLedger.ts';
import { type Row, type TableName, tables } from '../tables.ts';

export interface Seed {
  readonly rows: SeedRows;
  /** The movements on rouble accounts that the rows tell. */
  readonly history: LazyValue<readonly SeedStatementRow[]>;
}

/** Rows of a table are made when it is first read: nobody waits for tables that no screen asks for. */
export type SeedRows = { readonly [T in TableName]?: LazyValue<readonly Row<T>[]> };

/** Rows of plain data, with the fields that the data leave out. */
export const createSeedRows = <T extends TableName>(
  table: T,
  data: LazyValue<readonly unknown[]>,
): LazyValue<readonly Row<T>[]> => lazyValue(() => parsed(table, data()));

function parsed<T extends TableName>(table: T, rows: readonly unknown[]): Row<T>[];
function parsed(table: TableName, rows: readonly unknown[]): Row<TableName>[] {
  return rows.map((row) => v.parse(tables[table], row));
}
