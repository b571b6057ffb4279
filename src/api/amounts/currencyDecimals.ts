// How many decimals a currency has, and how many of them are written (domain.md section 2).
import { getOwnProperty } from '../lib/getOwnProperty.ts';

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
/** Decimals any figure is written with at most. */
export const MAX_DISPLAY_DECIMALS = 8;

/** Decimals an amount may be entered with. */
export const getCurrencyDecimals = (currency: string | null): number =>
  getOwnProperty(PLACES, currency) ?? DEFAULT_PLACES;

/** `value` without zeros behind the last place of its currency: `1000.00000000`, RUB → `1000.00`. */
export function fitted(value: string, currency: string | null): string {
  const [whole = '', fraction = ''] = value.split('.');
  const places = getCurrencyDecimals(currency);
  return fraction.length > places && /^0+$/.test(fraction.slice(places))
    ? `${whole}.${fraction.slice(0, places)}`
    : value;
}

/** Decimals an amount is written with at most: ETH may have 18 and shows 8. */
export const getDisplayDecimals = (currency: string | null): number =>
  Math.min(getCurrencyDecimals(currency), MAX_DISPLAY_DECIMALS);
