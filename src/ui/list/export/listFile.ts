// A list as a table of values and as bytes of a csv or xlsx file. Pure, except for the xlsx writer, which is loaded on
// demand.
import { toDecimal } from '../../../api/amounts/decimal.ts';
import type { Column, FileValue } from '../../kit/table/Table.tsx';

export type ListFormat = 'csv' | 'xlsx';

/** A figure keeps its decimal string; everything else is text. */
type Cell = { readonly figure: string } | { readonly text: string };
export interface ListTable {
  readonly title: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const EMPTY: Cell = { text: '' };

function valueOf<T>({ file, sortKey, hint }: Column<T>, row: T): FileValue {
  if (file) return file(row);
  const order = sortKey?.(row) ?? hint?.(row) ?? null;
  if (order === null) return null;
  if (typeof order === 'string') return order;
  return typeof order === 'number'
    ? { amount: String(order), currency: null }
    : { amount: order[1], currency: order[0] };
}

/** Excludes columns without data, e.g. of buttons. */
const isWritten = <T>({ file, sortKey, hint }: Column<T>): boolean => Boolean(file ?? sortKey ?? hint);

const cellsOf = (value: FileValue, hasCurrency: boolean): readonly Cell[] => {
  if (value === null || typeof value === 'string') return [{ text: value ?? '' }, ...(hasCurrency ? [EMPTY] : [])];
  const figure: Cell = value.amount === null ? EMPTY : { figure: value.amount };
  return [figure, ...(hasCurrency ? [{ text: value.currency ?? '' }] : [])];
};

/** The currency of an amount is a separate column, so that figures can be summed. */
export function createListTable<T>(title: string, columns: readonly Column<T>[], rows: readonly T[]): ListTable {
  const written = columns.filter(isWritten).map((column) => {
    const values = rows.map((row) => valueOf(column, row));
    const hasCurrency = values.some((value) => value !== null && typeof value === 'object' && value.currency !== null);
    return { title: column.title, values, hasCurrency };
  });
  return {
    title,
    headers: written.flatMap(({ title: head, hasCurrency }) => [head, ...(hasCurrency ? [`${head}, валюта`] : [])]),
    rows: rows.map((_, index) =>
      written.flatMap(({ values, hasCurrency }) => cellsOf(values[index] ?? null, hasCurrency)),
    ),
  };
}

/** An apostrophe prevents a spreadsheet from reading the text as a formula. */
const asText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const csvCell = (cell: Cell): string => quoted('figure' in cell ? cell.figure.replace('.', ',') : asText(cell.text));

/** For a Russian Excel: semicolons, decimal comma, UTF-8 with BOM. */
export const toCsv = ({ headers, rows }: ListTable): string =>
  `\uFEFF${[headers.map(quoted), ...rows.map((row) => row.map(csvCell))].map((line) => `${line.join(';')}\r\n`).join('')}`;

/** Digits that a spreadsheet number holds exactly. */
const EXACT_DIGITS = 15;

function xlsxValue(cell: Cell): string | number {
  if ('text' in cell) return cell.text;
  const isExact = cell.figure.replaceAll(/[-.]/g, '').replace(/^0+/, '').length <= EXACT_DIGITS;
  return isExact ? toDecimal(cell.figure).toNumber() : cell.figure;
}

const LONGEST_SHEET_NAME = 31;

async function toXlsx({ title, headers, rows }: ListTable): Promise<Uint8Array<ArrayBuffer>> {
  const { writeXlsx } = await import('hucre/xlsx');
  const name = title.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, LONGEST_SHEET_NAME);
  const bytes = await writeXlsx({ sheets: [{ name, rows: [[...headers], ...rows.map((row) => row.map(xlsxValue))] }] });
  return new Uint8Array(bytes);
}

const TYPES: Readonly<Record<ListFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export const toListFile = async (table: ListTable, format: ListFormat): Promise<Blob> =>
  new Blob([format === 'csv' ? toCsv(table) : await toXlsx(table)], { type: TYPES[format] });
