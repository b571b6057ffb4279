// Ids of records: a backend may send numbers, digits as text, UUIDs or any other text.

declare const brand: unique symbol;
/** Normalised id, created only by `parseRecordId`: digits become a number, as in the contract, other ids stay text. */
export type RecordId = number | (string & { readonly [brand]: 'RecordId' });

const MAX_LENGTH = 200; // assumed: no id is longer
/** A hyperlinked serializer sends the URL of a record in place of its id. */
const RECORD_URL = /^(?:https?:\/)?\/\S*\/([^\s/?#]+)\/?$/;
const DIGITS = /^(0|-?[1-9]\d{0,15})$/;

/** Normalises an id: `12`, `"12"` and `/api/v1/deposits/12/` are the same; null for a value that is no id. */
export function parseRecordId(value: unknown): RecordId | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : null;
  const given = typeof value === 'string' ? value.trim() : '';
  const text = RECORD_URL.exec(given)?.[1] ?? given;
  if (DIGITS.test(text) && Number.isSafeInteger(Number(text))) return Number(text);
  return isId(text) ? text : null;
}

const isId = (text: string): text is Exclude<RecordId, number> => text !== '' && text.length <= MAX_LENGTH;

/** Displayed id of a record without a number: the id, or the beginning of a long one. */
export const formatShortId = (id: RecordId): string => {
  const text = String(id);
  return text.length > 12 ? `${text.slice(0, 8)}…` : text;
};

/** Sorts older records first if ids are numeric. */
export const compareRecordIds = (one: RecordId, other: RecordId): number =>
  String(one).localeCompare(String(other), 'en', { numeric: true });
