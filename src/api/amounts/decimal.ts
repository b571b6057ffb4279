// Exact decimal arithmetic shared by forms and the mock server. Quotients are truncated far beyond any currency's
// decimals; nothing is rounded up.
import { Big, type BigSource } from 'big.js';
import { getCurrencyDecimals, getDisplayDecimals } from './currencyDecimals.ts';

const Exact = Big();
Exact.DP = 40;
Exact.RM = Exact.roundDown;

export type { Big as Decimal } from 'big.js';

export const toDecimal = (value: BigSource): Big => new Exact(value);

/** Truncates to the decimals of the currency. */
export const truncateToCurrency = (value: Big, currency: string): Big =>
  value.round(getCurrencyDecimals(currency), Exact.roundDown);

/** All digits of a sum, padded to the displayed decimals of its currency: `5`, RUB → `5.00`. */
export function formatExact(value: Big, currency: string): string {
  const digits = (value.toFixed().split('.')[1] ?? '').length;
  return value.toFixed(Math.max(digits, getDisplayDecimals(currency)));
}
