// What a seed is, as it is planted into an empty world.
import * as v from 'valibot';
import type { OpeningLine } from '../../money/opening.ts';
import { type Row, type TableName, tables } from '../tables.ts';

/** Rows of a table, made when it is first read: nobody waits for tables that no screen asks for. */
export type Lazy<T> = () => T;

export interface Seed {
  readonly rows: SeedRows;
  /** The movements on rouble accounts that the rows tell. */
  readonly history: Lazy<readonly OpeningLine[]>;
}

export type SeedRows = { readonly [T in TableName]?: Lazy<readonly Row<T>[]> };

/** Makes a value once, whoever asks first. */
export function once<T>(make: Lazy<T>): Lazy<T> {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Rows of plain data, with the fields that the data leave out. */
export const rowsOf = <T extends TableName>(table: T, data: readonly unknown[]): Lazy<readonly Row<T>[]> =>
  once(() => parsed(table, data));

function parsed<T extends TableName>(table: T, rows: readonly unknown[]): Row<T>[];
function parsed(table: TableName, rows: readonly unknown[]): Row<TableName>[] {
  return rows.map((row) => v.parse(tables[table], row));
}
