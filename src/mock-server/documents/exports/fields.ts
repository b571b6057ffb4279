// Shared parts of the exports: columns with accessors, sums per currency, the filter line.
import { Big } from 'big.js';
import { formatCell } from '../../../api/documents/format.ts';
import type { DocumentCell, DocumentColumn, DocumentTable } from '../../../api/documents/table.ts';

/** A column with its cell accessor and total, so that heading, cell and total stay together. */
export interface ExportField<R, T = never> extends DocumentColumn {
  readonly of: (record: R) => DocumentCell;
  readonly total?: (total: T) => DocumentCell;
}

export function createTableContents<R, T = never>(
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

export function sumValues(values: readonly string[]): string {
  return values.reduce((total, value) => total.plus(value), Big(0)).toFixed();
}

/** Groups records by currency in order of first appearance. */
export function groupByCurrency<R extends { readonly currency: string }>(
  records: readonly R[],
): { readonly currency: string; readonly records: readonly R[] }[] {
  const currencies = [...new Set(records.map(({ currency }) => currency))];
  return currencies.map((currency) => ({
    currency,
    records: records.filter((record) => record.currency === currency),
  }));
}

/** Name and value of a filter; a null value means the filter is not set. */
export type ExportFilter = readonly [name: string, value: DocumentCell];

/** The subtitle line of applied filters; empty when none is set. */
export function describeFilters(filters: readonly ExportFilter[]): string[] {
  const set = filters.filter(([, value]) => value !== null).map(([name, value]) => `${name} ${formatCell(value)}`);
  return set.length === 0 ? [] : [`Отбор: ${set.join('; ')}`];
}
