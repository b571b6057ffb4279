// How many decimals a currency has, and how many of them are written (domain.md section 2).
import { ownOf } from '../lib/getOwnProperty.ts';

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
export const MOST_SHOWN = 8;

/** Decimals an amount may be entered with. */
export const placesOf = (currency: string | null): number => ownOf(PLACES, currency) ?? DEFAULT_PLACES;

/** Decimals an amount is written with at most: ETH may have 18 and shows 8. */
export const shownPlaces = (currency: string | null): number => Math.min(placesOf(currency), MOST_SHOWN);
