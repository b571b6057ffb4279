// Exact arithmetic over decimal strings, in which forms and mock reckon alike: quotients are cut far behind any currency's
// decimals, and nothing is ever rounded up (domain.md section 2). No floats.
import { Big, type BigSource } from 'big.js';
import { getCurrencyDecimals } from './currencyDecimals.ts';

const Exact = Big();
Exact.DP = 40;
Exact.RM = Exact.roundDown;

export type { Big as Decimal } from 'big.js';

/** An exact number from a decimal string. */
export const toDecimal = (value: BigSource): Big => new Exact(value);

/** Cuts what a currency cannot hold. */
export const roundToCurrency = (value: Big, currency: string): Big =>
  value.round(getCurrencyDecimals(currency), Exact.roundDown);
