// Cyrillic letters that look like Latin ones.
import type { Validator, ValidationError } from './validator.ts';

const CYRILLIC = 'АВЕЅІЈКМНОРСТУХЗаеѕіјорсухԁһ';
const LATIN = 'ABESIJKMHOPCTYX3aesijopcyxdh';

/** Reports the first Cyrillic letter of a value that otherwise consists of Latin letters. */
// assumed: the contract gives no text
function lookAlike(value: string): ValidationError {
  const foreign = value.match(/(?![A-Za-z])\p{L}/gu) ?? [];
  const [first = ''] = foreign;
  const isLookAlike = foreign.length > 0 && foreign.every((letter) => CYRILLIC.includes(letter));
  return isLookAlike ? `«${first}» — русская буква, нужна латинская «${LATIN.charAt(CYRILLIC.indexOf(first))}»` : null;
}

/** Wraps `check` for values in Latin letters and reports similar Cyrillic letters. */
export const latinValidator =
  (check: Validator): Validator =>
  (value) => {
    const wrong = check(value);
    return wrong === null ? null : (lookAlike(value) ?? wrong);
  };
