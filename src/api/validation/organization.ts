// Identifiers of an organisation: ИНН, КПП, ОГРН, and those of a non-resident.
import type { Validator } from './validator.ts';
import { latinValidator } from './latin.ts';
import { calculateWeightedChecksum } from './checkDigits.ts';

const INN_10 = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const INN_11 = [7, ...INN_10];
const INN_12 = [3, ...INN_11];

/** Check digit of `digits`. */
const innDigit = (digits: string, weights: readonly number[]): string =>
  String((calculateWeightedChecksum(digits, weights) % 11) % 10);

/** Check digits of an ИНН with these first 9 (organisation) or 10 digits (sole proprietor). */
export function calculateInnCheckDigits(digits: string): string {
  if (digits.length === 9) return innDigit(digits, INN_10);
  const eleventh = innDigit(digits, INN_11);
  return eleventh + innDigit(digits + eleventh, INN_12);
}

/** Check digit of an ОГРН (first 12 digits) or ОГРНИП (first 14). */
export const calculateOgrnCheckDigit = (digits: string): string =>
  String((BigInt(digits) % (digits.length === 12 ? 11n : 13n)) % 10n);

/** ИНН of an organisation (10 digits) or of a sole proprietor (12). */
export const innValidator: Validator = (value) => {
  if (!/^(\d{10}|\d{12})$/.test(value)) return 'ИНН — 10 или 12 цифр';
  const own = value.slice(0, value.length === 10 ? 9 : 10);
  const isRight = value === own + calculateInnCheckDigits(own) && !/^0+$/.test(value);
  return isRight ? null : 'Проверьте ИНН: контрольная цифра не совпадает';
};

/** Whether the ИНН belongs to a sole proprietor (12 digits), who has no КПП and an ОГРНИП instead of an ОГРН. */
export const isSoleProprietor = (innValue: string): boolean => /^\d{12}$/.test(innValue.trim());

/** ОГРН (13 digits) or ОГРНИП (15). */
export const ogrnValidator: Validator = (value) => {
  if (!/^(\d{13}|\d{15})$/.test(value)) return 'ОГРН — 13 цифр, ОГРНИП — 15';
  const own = value.slice(0, -1);
  const startsRight = value.length === 13 ? /^[15]/.test(value) : value.startsWith('3');
  return startsRight && value === own + calculateOgrnCheckDigit(own) ? null : 'Проверьте ОГРН';
};

/** ОГРН that fits an ИНН: an organisation has 13 digits, a sole proprietor 15. */
// assumed: the cross check requires a valid ИНН
export const ogrnValidatorByInn =
  (innValue: string): Validator =>
  (value) => {
    const wanted = isSoleProprietor(innValue) ? 15 : 13;
    const fits = innValidator(innValue.trim()) !== null || value.length === wanted;
    return fits ? ogrnValidator(value) : 'ОГРН — 13 цифр, ОГРНИП — 15';
  };

/** КПП of an organisation: four digits, two characters other than 00, three digits. */
export const validateKpp: Validator = latinValidator((value) =>
  /^\d{4}(?!00)[\dA-Z]{2}\d{3}$/.test(value) ? null : 'КПП — 9 знаков',
);

/** Tax number and registration number of a non-resident. */
// assumed: the contract gives no text
export const validateForeignNumber: Validator = latinValidator((value) =>
  /^[A-Z0-9-]{5,25}$/.test(value) ? null : 'От 5 до 25 знаков: латинские заглавные буквы, цифры, дефис',
);
