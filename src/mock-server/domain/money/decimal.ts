// Ledger amounts, based on the shared decimal arithmetic (src/api/amounts/decimal.ts).
import type { BigSource } from 'big.js';
import { type Decimal, toDecimal } from '../../../api/amounts/decimal.ts';
import { getDisplayDecimals } from '../../../api/amounts/currencyDecimals.ts';

export const ZERO = toDecimal(0);

/** Formats an amount for a record: all digits, at least the decimals of its currency. */
export function formatMoneyValue(value: BigSource, currency: string): string {
  const exact = toDecimal(value);
  const decimals = exact.c.length - 1 - exact.e;
  return exact.toFixed(Math.max(decimals, getDisplayDecimals(currency)));
}

/** Sum; zero for an empty list. */
export const addAmounts = (values: Iterable<BigSource>): Decimal => {
  let sum = ZERO;
  for (const value of values) sum = sum.plus(value);
  return sum;
};

export const minAmount = (a: Decimal, b: Decimal): Decimal => (a.lt(b) ? a : b);
