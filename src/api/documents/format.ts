// Formatting of values in documents, and the check whether a spreadsheet number can hold a value exactly.
import { MOSCOW_OFFSET_MS } from '../lib/timeZone.ts';
import type { DocumentCell } from './table.ts';

const NBSP = '\u00A0';

/** Number of significant decimals, at least `places`. */
export function countDecimals(value: string, places: number): number {
  const said = (value.split('.')[1] ?? '').replace(/0+$/, '').length;
  return Math.max(places, said);
}

/** Excel keeps 15 significant digits; longer numbers lose precision and must stay text. */
const EXACT_DIGITS = 15;
export function isSafeDecimal(value: string): boolean {
  return value.replace(/[-.]/g, '').replace(/^0+|0+$/g, '').length <= EXACT_DIGITS;
}

/** `-750000.5`, 2 → `−750 000,50`; never rounds or drops significant digits. */
// assumed: a document shows every digit of an amount, although screens cut after the eighth decimal
export function formatNumber(value: string, places: number): string {
  const [whole = '', fraction = ''] = value.replace('-', '').split('.');
  const decimals = countDecimals(value, places);
  const grouped = whole.replace(/^0+(?=\d)/, '').replaceAll(/\B(?=(\d{3})+$)/g, NBSP);
  const tail = decimals === 0 ? '' : `,${fraction.padEnd(decimals, '0').slice(0, decimals)}`;
  return `${value.startsWith('-') ? '\u2212' : ''}${grouped}${tail}`;
}

/** Moscow wall-clock time, `2026-11-20T18:00:00`. */
export const toMoscowTime = (at: string): string =>
  new Date(Date.parse(at) + MOSCOW_OFFSET_MS).toISOString().slice(0, 19);

/** `20.11.2026`, timed `20.11.2026, 18:00`. */
export function formatDocumentDate(at: string, timed = false): string {
  const local = toMoscowTime(at);
  const [year, month, day] = local.slice(0, 10).split('-');
  return `${day}.${month}.${year}${timed ? `, ${local.slice(11, 16)}` : ''}`;
}

/** Text of a cell. `missing` replaces a null value. */
export function formatCell(cell: DocumentCell, missing = '—'): string {
  if (cell === null) return missing;
  if (cell.kind === 'text') return cell.text;
  if (cell.kind === 'date') return formatDocumentDate(cell.at, cell.timed);
  return formatNumber(cell.value, cell.places) + (cell.unit === '' ? '' : NBSP + cell.unit);
}
