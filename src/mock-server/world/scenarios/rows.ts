// What a seed is, as it is planted into an empty world.
import * as v from 'valibot';
import type { OpeningLine } from '../../money/opening.ts';
import { type Row, type TableName, tables } from '../tables.ts';

/** Rows by table, and the movements on rouble accounts that their history tells. */
export interface Seed {
  readonly rows: SeedRows;
  readonly history: readonly OpeningLine[];
}

export type SeedRows = { readonly [T in TableName]?: readonly Row<T>[] };

/** Rows of plain data, with the fields that the data leave out. */
export function parse<T extends TableName>(table: T, rows: readonly unknown[]): Row<T>[];
export function parse(table: TableName, rows: readonly unknown[]): Row<TableName>[] {
  return rows.map((row) => v.parse(tables[table], row));
}
