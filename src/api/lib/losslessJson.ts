import { isSafeNumber, parse } from 'lossless-json';

/** A number of at least 16 characters outside a text may have more digits than a float can hold. */
const LONG_NUMBER = /[[:,]\s*-?\d[\d.eE+-]{15}/;

/** Parses JSON like `JSON.parse`, but a number that a float cannot hold exactly becomes its digits as text. */
export function parseLosslessJson(text: string): unknown {
  return LONG_NUMBER.test(text) ? parse(text, undefined, { parseNumber, onDuplicateKey }) : JSON.parse(text);
}

const parseNumber = (digits: string): number | string => (isSafeNumber(digits) ? Number(digits) : digits);
const onDuplicateKey = ({ newValue }: { readonly newValue: unknown }): unknown => newValue;
