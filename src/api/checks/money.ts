// Amounts and rates: decimal strings with a dot, never floats (domain.md section 2).
import { ownOf } from '../ownOf.ts';
import type { Check } from './check.ts';

/** Decimals an amount may be entered with. */
const PLACES: Readonly<Record<string, number>> = {
  RUB: 2,
  USD: 2,
  CNY: 2,
  AED: 2,
  USDT: 6,
  BTC: 8,
  SPCTR: 8,
  ETH: 18,
};
const DEFAULT_PLACES = 8; // assumed: a currency the contract does not name
const RATE_PLACES = 8;

export const placesOf = (currency: string): number => ownOf(PLACES, currency) ?? DEFAULT_PLACES;

const TOO_LONG = 'Не больше 15 цифр до запятой'; // assumed: the contract gives no text for a sum that is too long

/** A decimal above zero of at most 15 digits before the point; spaces and a comma are the field's business. */
const decimal =
  (places: number, notAbove: string): Check =>
  (value) => {
    if (/^[1-9]\d{15,}(?:\.\d*)?$/.test(value)) return TOO_LONG;
    const fraction = /^(?:0|[1-9]\d{0,14})(?:\.(\d+))?$/.exec(value);
    if (!fraction || !/[1-9]/.test(value)) return notAbove;
    return (fraction[1]?.length ?? 0) <= places ? null : `Не больше ${places} знаков после запятой`;
  };

/** A sum in `currency`. */
export const amount = (currency: string): Check => decimal(placesOf(currency), 'Введите сумму больше нуля');

/** Exchange rate. */
// assumed: the contract gives no text for a rate of zero
export const rate: Check = decimal(RATE_PLACES, 'Введите курс больше нуля');
