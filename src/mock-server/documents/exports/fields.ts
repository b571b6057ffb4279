// What the exports share: columns that know how to read a record, sums per currency, the line of filters.
import { Big } from 'big.js';
import { shown } from '../figures.ts';
import type { Cell, Column, Table } from '../table.ts';

/** A column, how it reads a record and what stands below it in a total: head, cell and total cannot drift apart. */
export interface Field<R, T = never> extends Column {
  readonly of: (record: R) => Cell;
  readonly total?: (total: T) => Cell;
}

/** The drawn part of a table. */
export function drawn<R, T = never>(
  fields: readonly Field<R, T>[],
  records: readonly R[],
  totals: readonly T[] = [],
): Required<Pick<Table, 'columns' | 'rows' | 'totals'>> {
  return {
    columns: fields,
    rows: records.map((record) => fields.map(({ of }) => of(record))),
    totals: totals.map((record) => fields.map(({ total }) => total?.(record) ?? null)),
  };
}

/** Exact sum of decimal strings. */
export function sum(values: readonly string[]): string {
  return values.reduce((total, value) => total.plus(value), Big(0)).toFixed();
}

/** Records by currency, in the order the currencies first appear. */
export function byCurrency<R extends { readonly currency: string }>(
  records: readonly R[],
): { readonly currency: string; readonly records: readonly R[] }[] {
  const currencies = [...new Set(records.map(({ currency }) => currency))];
  return currencies.map((currency) => ({
    currency,
    records: records.filter((record) => record.currency === currency),
  }));
}

/** What a filter is called and what it was set to; null while it is not set. */
export type Filter = readonly [name: string, value: Cell];

/** The line that says which filters were set; no line without any. */
export function selection(filters: readonly Filter[]): string[] {
  const set = filters.filter(([, value]) => value !== null).map(([name, value]) => `${name} ${shown(value)}`);
  return set.length === 0 ? [] : [`Отбор: ${set.join('; ')}`];
}
