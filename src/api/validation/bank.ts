// Banks and accounts: БИК with account keys in Russia, SWIFT with IBAN abroad.
import type { Validator } from './validator.ts';
import { latinValidator } from './latin.ts';
import { calculateWeightedChecksum } from './checkDigits.ts';

/** БИК of a bank; 04 is a credit organisation, 00, 01 and 02 are the Treasury and the Bank of Russia. */
export const validateBik: Validator = (value) =>
  /^0[0124]\d{7}$/.test(value) ? null : 'БИК — 9 цифр, начинается с 04';

const KEY_WEIGHTS = [7, 1, 3];
const hasKey = (prefix: string, account: string): boolean =>
  calculateWeightedChecksum(prefix + account, KEY_WEIGHTS) % 10 === 0;
/** Prefix of the check key for accounts at a settlement centre. */
const centrePrefix = (bikValue: string): string => `0${bikValue.slice(4, 6)}`;

/** Correspondent account of the bank with this БИК; with an invalid БИК only the form is checked. */
export const correspondentAccountValidator =
  (bikValue: string): Validator =>
  (account) => {
    const belongs =
      /^301\d{17}$/.test(account) &&
      (validateBik(bikValue) !== null ||
        (account.slice(-3) === bikValue.slice(-3) && hasKey(centrePrefix(bikValue), account)));
    return belongs ? null : 'Корреспондентский счёт не соответствует БИК';
  };

/** Settlement account in the bank with this БИК; with an invalid БИК only the form is checked. */
export const settlementAccountValidator =
  (bikValue: string): Validator =>
  (account) => {
    const branch = bikValue.slice(-3);
    const prefix = ['000', '001', '002'].includes(branch) ? centrePrefix(bikValue) : branch;
    const belongs = /^\d{20}$/.test(account) && (validateBik(bikValue) !== null || hasKey(prefix, account));
    return belongs ? null : 'Расчётный счёт не соответствует БИК';
  };

/** SWIFT code (BIC, ISO 9362) of a foreign bank: upper case, 8 or 11 characters. */
// assumed: the contract gives no text
export const validateSwift: Validator = latinValidator((value) =>
  /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(value) ? null : 'SWIFT — 8 или 11 знаков: латинские буквы и цифры',
);

/** Length of an IBAN by country (ISO 13616 registry); other countries have no IBAN. */
const IBAN_LENGTHS = new Map(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ' +
    'ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 ' +
    'LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 ' +
    'PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))] as const),
);

/** A=10 … Z=35, digits stay. */
const asDigits = (text: string): string => text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));

/** Check digits of an IBAN with this country and account. */
export const calculateIbanCheckDigits = (country: string, account: string): string =>
  String(98n - (BigInt(asDigits(`${account}${country}00`)) % 97n)).padStart(2, '0');

/** International account number, upper case without spaces. */
// assumed: the contract gives no texts
export const validateIban: Validator = latinValidator((value) => {
  const country = value.slice(0, 2);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(value) || value.length !== IBAN_LENGTHS.get(country))
    return 'Проверьте IBAN: страна и длина не подходят';
  const isRight = value === country + calculateIbanCheckDigits(country, value.slice(4)) + value.slice(4);
  return isRight ? null : 'Проверьте IBAN: контрольное число не совпадает';
});

/** Whether the bank is identified by SWIFT: only a non-resident may use a foreign bank. */
export const isForeignBank = (bankValue: string, isResident: boolean): boolean => !isResident && !/^\d/.test(bankValue);

/** Bank code for a resident or a non-resident. */
export const bankCodeValidator =
  (isResident: boolean): Validator =>
  (value) =>
    isForeignBank(value, isResident) ? validateSwift(value) : validateBik(value);

/** Account at that bank. */
export const bankAccountValidator = (bankValue: string, isResident: boolean): Validator =>
  isForeignBank(bankValue, isResident) ? validateForeignAccount(bankValue) : settlementAccountValidator(bankValue);

/** Account at the bank with this SWIFT: an IBAN, or 8–34 digits in countries without IBAN. */
export const validateForeignAccount =
  (swiftValue: string): Validator =>
  (account) => {
    if (IBAN_LENGTHS.has(swiftValue.slice(4, 6)) || !/^\d+$/.test(account)) return validateIban(account);
    return /^\d{8,34}$/.test(account) ? null : 'Номер счёта — от 8 до 34 цифр'; // assumed: the contract gives no text
  };
