// Ids of records. A backend may send numbers, digits as text or UUIDs: the app compares and stores them as one opaque text.

declare const brand: unique symbol;
/** Normalised id: `12` and `"12"` give the same one. Made only by `recordIdOf`. */
export type RecordId = string & { readonly [brand]: 'RecordId' };

const MAX_LENGTH = 200; // assumed: no id is longer

/** The id that a number or a text stands for; null for what identifies nothing. */
export function recordIdOf(value: unknown): RecordId | null {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  const trimmed = typeof text === 'string' ? text.trim() : '';
  return isId(trimmed) ? trimmed : null;
}

const isId = (text: string): text is RecordId => text !== '' && text.length <= MAX_LENGTH;

const CANONICAL = /^(0|[1-9]\d{0,15})$/;

/** The form in which an id goes out in JSON: canonical digits as the contract's number, any other id as text. */
export const idOnWire = (id: RecordId): number | string =>
  CANONICAL.test(id) && Number.isSafeInteger(Number(id)) ? Number(id) : id;
