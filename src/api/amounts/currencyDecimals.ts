// Decimals of currencies, as entered and as shown.
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
const DEFAULT_PLACES = 8; // assumed: for a currency the contract does not name
/** Maximum number of decimals in a displayed figure. */
export const MAX_DISPLAY_DECIMALS = 8;

/** Maximum number of decimals in an entered amount. */
export const getCurrencyDecimals = (currency: string | null): number =>
  getOwnProperty(PLACES, currency) ?? DEFAULT_PLACES;

/** Maximum number of decimals in an entered rate. */
export const RATE_DECIMALS = 8;

function trimZeros(value: string, places: number): string {
  const [whole = '', fraction = ''] = value.split('.');
  return fraction.length > places && /^0+$/.test(fraction.slice(places))
    ? `${whole}.${fraction.slice(0, places)}`
    : value;
}

/** `value` with the decimals of its currency: `1000.00000000`, RUB → `1000.00`. Only zeros are removed. */
export const trimExcessZeros = (value: string, currency: string | null): string =>
  trimZeros(value, getCurrencyDecimals(currency));

/** The same for a rate. */
export const trimExcessRateZeros = (rate: string): string => trimZeros(rate, RATE_DECIMALS);

/** Maximum number of decimals of a displayed amount: ETH has 18 and shows 8. */
export const getDisplayDecimals = (currency: string | null): number =>
  Math.min(getCurrencyDecimals(currency), MAX_DISPLAY_DECIMALS);
