// XLSX writer: typed cells for numbers, dates and text, a frozen head with filters, print settings.
import {
  type CellStyle,
  type Cell as SheetCell,
  type WriteOptions,
  type WriteSheet,
  rangeRef,
  writeXlsx as write,
} from 'hucre/xlsx';
import { formatDocumentDate, countDecimals, isSafeDecimal, toMoscowTime, formatCell } from './format.ts';
import { type DocumentCell, type DocumentColumn, type CellRow, type DocumentTable, toSingleLine } from './table.ts';

type Drawn = Partial<SheetCell>;

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const LONGEST_TEXT = 32_767; // Excel's cell limit
const WIDEST = 70;
const NARROWEST = 8;
const WIDE_FROM = 7; // columns
const FONT = { name: 'Calibri', size: 11 }; // set in every style: a style without a font falls back to a serif

const titleStyle: CellStyle = { font: { ...FONT, bold: true, size: 14 } };
const headFill = { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'EAECE7' } } as const;
const headStyle: CellStyle = {
  font: { ...FONT, bold: true },
  fill: headFill,
  border: { bottom: { style: 'thin', color: { rgb: 'B4BBB5' } } },
};
const rowStyle: CellStyle = { font: FONT };
const totalStyle: CellStyle = {
  font: { ...FONT, bold: true },
  border: { top: { style: 'thin', color: { rgb: 'B4BBB5' } } },
};

/** Writes a sheet for each table, named after its title; equal tables give equal bytes. */
export async function writeXlsx(tables: readonly DocumentTable[]): Promise<Blob> {
  const [first] = tables;
  if (!first) throw new Error('a document without a table');
  const created = new Date(first.created);
  const sheets = tables.map(sheetOf);
  const bytes = await write({
    sheets,
    namedRanges: sheets.map(printTitles),
    properties: { title: first.title, creator: 'Меридиан', created, modified: created },
  });
  return new Blob([new Uint8Array(bytes)], { type: XLSX_TYPE });
}

function sheetOf(table: DocumentTable): WriteSheet {
  const { columns, rows, totals = [], title } = table;
  const above = [...notesOf(table), []]; // a blank row between the notes and the head
  const head = above.length;
  const row = (cells: CellRow, look: CellStyle): Drawn[] =>
    columns.map(({ kind }, index) => drawn(cells[index] ?? null, kind, look));
  const lines = [
    ...above,
    columns.map((column) => ({ ...written(column.title), style: { ...headStyle, alignment: alignment(column.kind) } })),
    ...rows.map((cells) => row(cells, rowStyle)),
    ...totals.map((cells) => row(cells, totalStyle)),
  ];
  return {
    name: toSheetName(title),
    cells: new Map(lines.flatMap((cells, y) => cells.map((cell, x) => [`${y},${x}`, cell] as const))),
    columns: columns.map((_, index) => ({ width: widthOf(table, index) })),
    freezePane: { rows: head + 1 },
    autoFilter: { range: rangeRef(head, 0, head + rows.length, columns.length - 1) },
    pageSetup: {
      paperSize: 'a4',
      orientation: columns.length < WIDE_FROM ? 'portrait' : 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0, // as many pages as it takes
    },
    headerFooter: { oddFooter: `&L${table.mark ?? ''}&RСтр. &P из &N` },
  };
}

/** Repeats the head on every printed page. A defined name is used because hucre's own option does not quote names with a space. */
function printTitles({ name, freezePane }: WriteSheet): NonNullable<WriteOptions['namedRanges']>[number] {
  const row = `$${freezePane?.rows ?? 1}`;
  return { name: '_xlnm.Print_Titles', range: `'${name.replaceAll("'", "''")}'!${row}:${row}`, scope: name };
}

/** Title, subtitle and creation time, one row each. */
function notesOf({ title, subtitle, created, mark }: DocumentTable): Drawn[][] {
  const made = `Сформировано ${formatDocumentDate(created, true)} (МСК)`;
  const notes = [...subtitle, mark === undefined ? made : `${made}. ${mark}`];
  return [
    [{ ...written(toSingleLine(title)), style: titleStyle }],
    ...notes.map((note) => [{ ...written(toSingleLine(note)), style: rowStyle }]),
  ];
}

/** A styled cell; the column's `kind` decides the alignment. */
function drawn(cell: DocumentCell, kind: DocumentColumn['kind'], look: CellStyle): Drawn {
  const base = { ...look, alignment: alignment(kind) };
  if (cell === null) return { value: null, style: base };
  if (cell.kind === 'date') {
    const [local, numFmt] = cell.timed
      ? [toMoscowTime(cell.at), 'dd.mm.yyyy hh:mm']
      : [`${toMoscowTime(cell.at).slice(0, 10)}T00:00:00`, 'dd.mm.yyyy'];
    return { value: new Date(`${local}Z`), style: { ...base, numFmt } };
  }
  if (cell.kind === 'text') return { ...written(cell.text), style: { ...base, numFmt: '@' } };
  if (!isSafeDecimal(cell.value)) return { ...written(formatCell(cell)), style: { ...base, numFmt: '@' } };
  return { value: Number(cell.value), style: { ...base, numFmt: numberFormat(cell) } };
}

function alignment(kind: DocumentColumn['kind']): NonNullable<CellStyle['alignment']> {
  return kind === 'number' ? { horizontal: 'right', indent: 1 } : { horizontal: 'left' };
}

/** Text cell that Excel never reads as a formula. Text like `#N/A` must be rich text, or Excel reads it as an error. */
function written(text: string): Drawn {
  const value = text.slice(0, LONGEST_TEXT);
  return value.startsWith('#') ? { value, richText: [{ text: value }] } : { value };
}

function numberFormat({ value, places, unit }: Extract<DocumentCell, { kind: 'number' }>): string {
  const decimals = countDecimals(value, places);
  const figure = decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
  return unit === '' ? figure : `${figure}"\u00A0${unit.replaceAll('"', '')}"`;
}

/** Width reserve for bold totals and substitute fonts: a number that does not fit is shown as ####. */
const BROADER = 1.25;

/** Column width by contents, within limits. */
function widthOf({ columns, rows, totals = [] }: DocumentTable, index: number): number {
  const lengths = [...rows, ...totals].map((row) => formatCell(row[index] ?? null, '').length);
  const title = (columns[index]?.title.length ?? 0) + 3; // space for the filter button
  const longest = lengths.reduce((a, b) => Math.max(a, b), Math.max(NARROWEST, title));
  return Math.min(WIDEST, Math.ceil(longest * (columns[index]?.kind === 'number' ? BROADER : 1)) + 2);
}

/** Excel's rules: 1–31 characters, none of []:*?/\, no apostrophe at the ends, not the reserved «History». */
export function toSheetName(title: string): string {
  const legal = toSingleLine(title)
    .replaceAll(/[[\]:*?/\\]/g, ' ')
    .replaceAll(/\s+/g, ' ');
  const cut = legal.slice(0, 31).replaceAll(/^[\s']+|[\s']+$/g, '');
  return cut === '' || cut.toLowerCase() === 'history' ? 'Документ' : cut;
}
