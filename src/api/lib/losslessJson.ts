import { isSafeNumber, parse } from 'lossless-json';

/** A number of at least 16 characters outside a text may have more digits than a float can hold. */
const LONG_NUMBER = /[[:,]\s*-?\d[\d.eE+-]{15}/;

/** Texts, and the words that Python writes for numbers which JSON cannot express. */
const NOT_FINITE = /"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g;

/** Replaces `NaN` and `Infinity` within a record or a list, outside texts, by null. */
export const replaceNonFiniteNumbers = (json: string): string =>
  /^\s*[{[]/.test(json) ? json.replace(NOT_FINITE, (part) => (part.startsWith('"') ? part : 'null')) : json;

/** Parses JSON like `JSON.parse`, but a number that a float cannot hold exactly becomes its digits as text. */
export function parseLosslessJson(text: string): unknown {
  return LONG_NUMBER.test(text) ? parse(text, undefined, { parseNumber, onDuplicateKey }) : JSON.parse(text);
}

const parseNumber = (digits: string): number | string => (isSafeNumber(digits) ? Number(digits) : digits);
const onDuplicateKey = ({ newValue }: { readonly newValue: unknown }): unknown => newValue;
