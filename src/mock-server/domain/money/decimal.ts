// Sums of the books on the arithmetic that forms share (src/api/amounts/decimal.ts).
import type { BigSource } from 'big.js';
import { type Decimal, decimal } from '../../../api/amounts/decimal.ts';
import { shownPlaces } from '../../../api/amounts/currencyDecimals.ts';

export const ZERO = decimal(0);

/** An amount as records carry it: every digit it has, at least those of its currency. */
export function moneyText(value: BigSource, currency: string): string {
  const exact = decimal(value);
  const decimals = exact.c.length - 1 - exact.e;
  return exact.toFixed(Math.max(decimals, shownPlaces(currency)));
}

/** Zero for none. */
export const sumOf = (values: Iterable<BigSource>): Decimal => {
  let sum = ZERO;
  for (const value of values) sum = sum.plus(value);
  return sum;
};

/** The smaller of two sums. */
export const smaller = (a: Decimal, b: Decimal): Decimal => (a.lt(b) ? a : b);
