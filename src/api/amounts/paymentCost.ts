// What a payment abroad takes from its wallet, by the prices of both currencies in roubles. Form and mock compute alike.
import { type Decimal, toDecimal, roundToCurrency } from './decimal.ts';

/** Roubles for one unit of a currency. */
type Price = string | Decimal;

/** An amount in another currency, rounded down. */
export const convertByPrice = (amount: string, from: Price, to: Price, currency: string): Decimal =>
  roundToCurrency(toDecimal(from).times(amount).div(to), currency);

const RATE_DIGITS = 15;

/** How much of the payment's currency one unit of the wallet's buys. */
export const crossRate = (payment: Price, wallet: Price): string =>
  toDecimal(wallet).div(payment).prec(RATE_DIGITS, 0).toFixed();
