// Sums of the books on the arithmetic that forms share (src/api/amounts/decimal.ts).
import type { BigSource } from 'big.js';
import { type Decimal, toDecimal } from '../../../api/amounts/decimal.ts';
import { getDisplayDecimals } from '../../../api/amounts/currencyDecimals.ts';

export const ZERO = toDecimal(0);

/** An amount as records carry it: every digit it has, at least those of its currency. */
export function formatMoneyValue(value: BigSource, currency: string): string {
  const exact = toDecimal(value);
  const decimals = exact.c.length - 1 - exact.e;
  return exact.toFixed(Math.max(decimals, getDisplayDecimals(currency)));
}

/** Zero for none. */
export const addAmounts = (values: Iterable<BigSource>): Decimal => {
  let sum = ZERO;
  for (const value of values) sum = sum.plus(value);
  return sum;
};

/** The smaller of two sums. */
export const minAmount = (a: Decimal, b: Decimal): Decimal => (a.lt(b) ? a : b);
