// Amounts and rates: decimal strings with a dot, never floats.
import { RATE_DECIMALS, getCurrencyDecimals } from '../amounts/currencyDecimals.ts';
import type { Validator } from './validator.ts';

const TOO_LONG = 'Не больше 15 цифр до запятой'; // assumed: the contract gives no text for an amount that is too long

/** A decimal above zero with at most 15 integer digits; the field removes spaces and commas. */
const decimal =
  (places: number, notAbove: string): Validator =>
  (value) => {
    if (/^[1-9]\d{15,}(?:\.\d*)?$/.test(value)) return TOO_LONG;
    const fraction = /^(?:0|[1-9]\d{0,14})(?:\.(\d+))?$/.exec(value);
    if (!fraction || !/[1-9]/.test(value)) return notAbove;
    return (fraction[1]?.length ?? 0) <= places ? null : `Не больше ${places} знаков после запятой`;
  };

/** Amount in `currency`. */
export const amountValidator = (currency: string | null): Validator =>
  decimal(getCurrencyDecimals(currency), 'Введите сумму больше нуля');

/** A balance in `currency`; unlike an amount it may be zero. */
export const balanceValidator =
  (currency: string | null): Validator =>
  (value) =>
    /^0(\.0+)?$/.test(value) ? null : amountValidator(currency)(value);

/** Exchange rate. */
// assumed: the contract gives no text for a rate of zero
export const validateRate: Validator = decimal(RATE_DECIMALS, 'Введите курс больше нуля');
