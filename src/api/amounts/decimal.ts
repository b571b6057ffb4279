// Exact decimal arithmetic shared by forms and the mock server. Quotients are truncated far beyond any currency's
// decimals; nothing is rounded up.
import { Big, type BigSource } from 'big.js';
import { getCurrencyDecimals } from './currencyDecimals.ts';

const Exact = Big();
Exact.DP = 40;
Exact.RM = Exact.roundDown;

export type { Big as Decimal } from 'big.js';

export const toDecimal = (value: BigSource): Big => new Exact(value);

/** Truncates to the decimals of the currency. */
export const roundToCurrency = (value: Big, currency: string): Big =>
  value.round(getCurrencyDecimals(currency), Exact.roundDown);
