// Amounts and rates: decimal strings with a dot, never floats (domain.md section 2).
import { getCurrencyDecimals } from '../amounts/currencyDecimals.ts';
import type { Validator } from './validator.ts';

const RATE_PLACES = 8;

const TOO_LONG = 'Не больше 15 цифр до запятой'; // assumed: the contract gives no text for a sum that is too long

/** A decimal above zero of at most 15 digits before the point; spaces and a comma are the field's business. */
const decimal =
  (places: number, notAbove: string): Validator =>
  (value) => {
    if (/^[1-9]\d{15,}(?:\.\d*)?$/.test(value)) return TOO_LONG;
    const fraction = /^(?:0|[1-9]\d{0,14})(?:\.(\d+))?$/.exec(value);
    if (!fraction || !/[1-9]/.test(value)) return notAbove;
    return (fraction[1]?.length ?? 0) <= places ? null : `Не больше ${places} знаков после запятой`;
  };

/** A sum in `currency`. */
export const amountValidator = (currency: string | null): Validator =>
  decimal(getCurrencyDecimals(currency), 'Введите сумму больше нуля');

/** A balance in `currency`: it may be nothing at all, unlike a sum that is moved. */
export const balanceValidator =
  (currency: string | null): Validator =>
  (value) =>
    /^0(\.0+)?$/.test(value) ? null : amountValidator(currency)(value);

/** Exchange rate. */
// assumed: the contract gives no text for a rate of zero
export const validateRate: Validator = decimal(RATE_PLACES, 'Введите курс больше нуля');
