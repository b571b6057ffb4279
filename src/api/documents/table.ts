// Document model: contents without layout. The xlsx and PDF writers render the same model.

/** A cell; null is a missing value. */
export type DocumentCell =
  | { readonly kind: 'text'; readonly text: string }
  /** Exact decimal string, never a float; shows at least `places` decimals, followed by `unit`. */
  | { readonly kind: 'number'; readonly value: string; readonly places: number; readonly unit: string }
  /** ISO 8601 time or YYYY-MM-DD, shown in Moscow time; with hours and minutes when `timed`. */
  | { readonly kind: 'date'; readonly at: string; readonly timed: boolean }
  | null;

export type CellRow = readonly DocumentCell[];

export interface DocumentColumn {
  readonly title: string;
  /** Prevailing kind of the cells; number columns are aligned right. Individual cells may differ. */
  readonly kind: 'text' | 'number' | 'date';
  /** Long text that may wrap, so that the other columns keep their width in print. */
  readonly wraps?: true;
}

export interface DocumentTable {
  readonly title: string;
  /** Lines between the title and the table. */
  readonly subtitle: readonly string[];
  /** Creation time, ISO 8601; the file depends on no other time. */
  readonly created: string;
  /** Note beside the creation time, as that the document is a sample. */
  readonly mark?: string;
  readonly columns: readonly DocumentColumn[];
  readonly rows: readonly CellRow[];
  /** Rows below the table, set apart; null cells stay blank. */
  readonly totals?: readonly CellRow[];
}

/** A table with its file name, without the extension. */
export interface NamedDocumentTable {
  readonly name: string;
  readonly table: DocumentTable;
}

type Missing = null | undefined;

/** Characters not allowed in a cell: line breaks and tabs, control and direction characters, lone surrogates. */
const SPACES = /\s*[\t\n\r\v\f\u0085\u2028\u2029]\s*/g;
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu;

/** A single line of text that both writers support. */
export function toSingleLine(value: string): string {
  return value.replaceAll(SPACES, ' ').replaceAll(UNPRINTABLE, '');
}

export function textCell(value: string | Missing): DocumentCell {
  return value === null || value === undefined || value === '' ? null : { kind: 'text', text: toSingleLine(value) };
}

const DECIMAL = /^-?\d+(\.\d+)?$/;
/** A number cell; a value that is not a decimal stays text. */
export function decimalCell(value: string | number | Missing, places = 0, unit = ''): DocumentCell {
  if (value === null || value === undefined) return null;
  const given = String(value);
  return DECIMAL.test(given) ? { kind: 'number', value: given, places, unit } : textCell(given);
}

/** A percentage. */
export const percentCell = (value: string | number | Missing): DocumentCell => decimalCell(value, 0, '%');

/** Minimum decimals by currency: 2 for money, 6 for USDT, 8 for the others. */
const PLACES: Readonly<Record<string, number>> = { RUB: 2, USD: 2, CNY: 2, AED: 2, USDT: 6 };
const placesOf = (currency: string): number => (Object.hasOwn(PLACES, currency) ? (PLACES[currency] ?? 8) : 8);

/** An amount whose currency is shown elsewhere: in the title or in another column. */
export const amountCell = (value: string | Missing, currency: string): DocumentCell =>
  decimalCell(value, placesOf(currency));

/** An amount with its currency. */
export const moneyCell = (value: string | Missing, currency: string): DocumentCell =>
  decimalCell(value, placesOf(currency), currency === 'RUB' ? '₽' : currency);

function moment(at: string | Missing, timed: boolean): DocumentCell {
  if (at === null || at === undefined) return null;
  return Number.isNaN(Date.parse(at)) ? textCell(at) : { kind: 'date', at, timed };
}
export const dateCell = (at: string | Missing): DocumentCell => moment(at, false);
export const dateTimeCell = (at: string | Missing): DocumentCell => moment(at, true);
