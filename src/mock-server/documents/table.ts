// What a document says, without how it looks: the xlsx and the pdf writer draw the same description.

/** What stands in a cell; null is a value that is not there. */
export type DocumentCell =
  | { readonly kind: 'text'; readonly text: string }
  /** Exact decimal string, never a float; at least `places` decimals are shown and `unit` follows the figure. */
  | { readonly kind: 'number'; readonly value: string; readonly places: number; readonly unit: string }
  /** ISO 8601 time or YYYY-MM-DD, shown in Moscow time, with hours and minutes when `timed`. */
  | { readonly kind: 'date'; readonly at: string; readonly timed: boolean }
  | null;

export type CellRow = readonly DocumentCell[];

export interface DocumentColumn {
  readonly title: string;
  /** What the column mostly holds: heads of figures stand right, above them. A cell may be of another kind. */
  readonly kind: 'text' | 'number' | 'date';
  /** Long text that may be broken over lines so that the rest keeps its width on paper. */
  readonly wraps?: true;
}

export interface DocumentTable {
  readonly title: string;
  /** Lines between the title and the table. */
  readonly subtitle: readonly string[];
  /** When the document was made, ISO 8601 from the mock's clock: nothing in the file depends on another time. */
  readonly created: string;
  readonly columns: readonly DocumentColumn[];
  readonly rows: readonly CellRow[];
  /** Rows set apart below the others; null cells stay blank. */
  readonly totals?: readonly CellRow[];
}

/** A table under the name of its file, without the extension. */
export interface NamedDocumentTable {
  readonly name: string;
  readonly table: DocumentTable;
}

type Missing = null | undefined;

/** Line breaks and tabs; control and direction characters; halves of a surrogate pair: none belongs into a cell. */
const SPACES = /\s*[\t\n\r\v\f\u0085\u2028\u2029]\s*/g;
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu;

/** One line of text as both writers can carry it. */
export function textLine(value: string): string {
  return value.replaceAll(SPACES, ' ').replaceAll(UNPRINTABLE, '');
}

/** A text of one line. */
export function textCell(value: string | Missing): DocumentCell {
  return value === null || value === undefined || value === '' ? null : { kind: 'text', text: textLine(value) };
}

const DECIMAL = /^-?\d+(\.\d+)?$/;
/** A figure. What is no decimal (a foreign or hostile value) stays the text it is. */
export function decimalCell(value: string | number | Missing, places = 0, unit = ''): DocumentCell {
  if (value === null || value === undefined) return null;
  const given = String(value);
  return DECIMAL.test(given) ? { kind: 'number', value: given, places, unit } : textCell(given);
}

/** A share in per cent. */
export const percentCell = (value: string | number | Missing): DocumentCell => decimalCell(value, 0, '%');

/** Fewest decimals shown for a currency: 2 for money, 6 for USDT, 8 for the others (domain.md section 2). */
const PLACES: Readonly<Record<string, number>> = { RUB: 2, USD: 2, CNY: 2, AED: 2, USDT: 6 };
const placesOf = (currency: string): number => (Object.hasOwn(PLACES, currency) ? (PLACES[currency] ?? 8) : 8);

/** A sum whose currency stands in the title or in a column of its own. */
export const amountCell = (value: string | Missing, currency: string): DocumentCell =>
  decimalCell(value, placesOf(currency));

/** A sum with its currency. */
export const moneyCell = (value: string | Missing, currency: string): DocumentCell =>
  decimalCell(value, placesOf(currency), currency === 'RUB' ? '₽' : currency);

function moment(at: string | Missing, timed: boolean): DocumentCell {
  if (at === null || at === undefined) return null;
  return Number.isNaN(Date.parse(at)) ? textCell(at) : { kind: 'date', at, timed };
}
/** A day. */
export const dateCell = (at: string | Missing): DocumentCell => moment(at, false);
/** A day with hours and minutes. */
export const dateTimeCell = (at: string | Missing): DocumentCell => moment(at, true);
