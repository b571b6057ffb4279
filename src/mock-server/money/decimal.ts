// Decimal arithmetic of the books: exact sums and products, quotients rounded down (domain.md section 2). No floats.
import { Big, type BigSource } from 'big.js';
import { placesOf } from '../../api/checks/money.ts';

const Exact = Big();
Exact.DP = 40;
Exact.RM = Exact.roundDown;

export type { Big as Decimal } from 'big.js';

export const decimal = (value: BigSource): Big => new Exact(value);
export const ZERO = decimal(0);

/** Fewest decimals an amount is written with: ETH may have 18, but shows 8. */
const SHOWN_PLACES = 8;
export const shownPlaces = (currency: string): number => Math.min(placesOf(currency), SHOWN_PLACES);

/** An amount as records carry it: every digit it has, at least those of its currency. */
export function moneyText(value: BigSource, currency: string): string {
  const exact = decimal(value);
  const decimals = exact.c.length - 1 - exact.e;
  return exact.toFixed(Math.max(decimals, shownPlaces(currency)));
}

/** Cuts what a currency cannot hold. */
export const floor = (value: Big, currency: string): Big => value.round(placesOf(currency), Exact.roundDown);

export const sumOf = (values: Iterable<BigSource>): Big => {
  let sum = ZERO;
  for (const value of values) sum = sum.plus(value);
  return sum;
};

export const smaller = (a: Big, b: Big): Big => (a.lt(b) ? a : b);
