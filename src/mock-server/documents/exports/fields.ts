// What the exports share: columns that know how to read a record, sums per currency, the line of filters.
import { Big } from 'big.js';
import { formatAmount } from '../figures.ts';
import type { DocumentCell, DocumentColumn, DocumentTable } from '../table.ts';

/** A column, how it reads a record and what stands below it in a total: head, cell and total cannot drift apart. */
export interface ExportField<R, T = never> extends DocumentColumn {
  readonly of: (record: R) => DocumentCell;
  readonly total?: (total: T) => DocumentCell;
}

/** The drawn part of a table. */
export function toCells<R, T = never>(
  fields: readonly ExportField<R, T>[],
  records: readonly R[],
  totals: readonly T[] = [],
): Required<Pick<DocumentTable, 'columns' | 'rows' | 'totals'>> {
  return {
    columns: fields,
    rows: records.map((record) => fields.map(({ of }) => of(record))),
    totals: totals.map((record) => fields.map(({ total }) => total?.(record) ?? null)),
  };
}

/** Exact sum of decimal strings. */
export function sumRow(values: readonly string[]): string {
  return values.reduce((total, value) => total.plus(value), Big(0)).toFixed();
}

/** Records by currency, in the order the currencies first appear. */
export function groupByCurrency<R extends { readonly currency: string }>(
  records: readonly R[],
): { readonly currency: string; readonly records: readonly R[] }[] {
  const currencies = [...new Set(records.map(({ currency }) => currency))];
  return currencies.map((currency) => ({
    currency,
    records: records.filter((record) => record.currency === currency),
  }));
}

/** What a filter is called and what it was set to; null while it is not set. */
export type ExportFilter = readonly [name: string, value: DocumentCell];

/** The line that says which filters were set; no line without any. */
export function describeFilters(filters: readonly ExportFilter[]): string[] {
  const set = filters.filter(([, value]) => value !== null).map(([name, value]) => `${name} ${formatAmount(value)}`);
  return set.length === 0 ? [] : [`Отбор: ${set.join('; ')}`];
}
