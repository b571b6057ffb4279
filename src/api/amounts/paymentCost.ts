// Cost of a payment abroad in the currency of its wallet, by the rouble prices of both currencies; shared by form and
// mock server.
import { type Decimal, toDecimal, truncateToCurrency } from './decimal.ts';

/** Roubles per unit of a currency. */
type Price = string | Decimal;

/** Converts an amount to another currency, rounded down. */
export const convertByPrice = (amount: string, from: Price, to: Price, currency: string): Decimal =>
  truncateToCurrency(toDecimal(from).times(amount).div(to), currency);

const RATE_DIGITS = 15;

/** How much of the payment's currency one unit of the wallet's currency buys. */
export const calculateCrossRate = (payment: Price, wallet: Price): string =>
  toDecimal(wallet).div(payment).prec(RATE_DIGITS, 0).toFixed();
