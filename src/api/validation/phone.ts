// Telephone numbers in E.164, by the numbering plans of libphonenumber.
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Validator } from './validator.ts';
import { type Normalizer, removeInvisibleCharacters } from './normalize.ts';

const parse = (text: string): PhoneNumber | undefined =>
  parsePhoneNumberFromString(text, { defaultCountry: 'RU', extract: false });

/**
 * A +7 number must be in a known range. Elsewhere only its length is checked: ranges are opened faster than published.
 */
const isDialable = (number: PhoneNumber): boolean =>
  number.countryCallingCode === '7' ? number.isValid() : number.isPossible();

const INCOMPLETE = 'Введите номер полностью';
// assumed: the contract gives only the first text
const UNKNOWN = 'Нет такого номера в России и Казахстане. Номер другой страны начните с +';
const EXTENSION = 'Уберите добавочный номер';

/** Telephone in stored form: `+`, country and number. */
export const phoneValidator: Validator = (value) => {
  const number = parse(value);
  if (number?.number === value && isDialable(number)) return null;
  if (number?.ext) return EXTENSION;
  const isForeign = /^\d{11,15}$/.test(value) && !number?.isValid();
  return isForeign || (number?.isPossible() && !isDialable(number)) ? UNKNOWN : INCOMPLETE;
};

/** A written number (`8 (495) 000-01-01`, `+44 (0)20 7946 0018`) in E.164; other text only loses its separators. */
export const normalizePhone: Normalizer = (text) => {
  const written = removeInvisibleCharacters(text)
    .trim()
    .replace(/^(?:tel|phone|тел(?:ефон)?|т|моб)(?:[.:]+\s*|\s+)/i, '')
    .replace(/^00\s*(?=[1-9])/, '+')
    .replace(/^\+8(?=[\s(-])/, '8'); // no country has the code 8; +84 is Vietnam
  const number = parse(written);
  if (number && !number.ext && isDialable(number)) return number.number;
  const bare = written.replace(/[\s().\p{Pd}\u2212]/gu, '');
  return /^\+?\d*$/.test(bare) ? bare : removeInvisibleCharacters(text);
};
