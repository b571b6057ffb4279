// Ids of records: a backend may send numbers, digits as text, UUIDs or any other text.

declare const brand: unique symbol;
/** Normalised id, made only by `parseRecordId`: digits are a number, as the contract sends and takes them, others a text. */
export type RecordId = number | (string & { readonly [brand]: 'RecordId' });

const MAX_LENGTH = 200; // assumed: no id is longer
const DIGITS = /^(0|-?[1-9]\d{0,15})$/;

/** The id that a number or a text stands for: the same one for `12` and `"12"`; null for what identifies nothing. */
export function parseRecordId(value: unknown): RecordId | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : null;
  const text = typeof value === 'string' ? value.trim() : '';
  if (DIGITS.test(text) && Number.isSafeInteger(Number(text))) return Number(text);
  return isId(text) ? text : null;
}

const isId = (text: string): text is Exclude<RecordId, number> => text !== '' && text.length <= MAX_LENGTH;

/** What people call a record that has no number: its id, of a long one the beginning. */
export const shortId = (id: RecordId): string => {
  const text = String(id);
  return text.length > 12 ? `${text.slice(0, 8)}…` : text;
};

/** Older records first where ids are digits. */
export const compareRecordIds = (one: RecordId, other: RecordId): number =>
  String(one).localeCompare(String(other), 'en', { numeric: true });
