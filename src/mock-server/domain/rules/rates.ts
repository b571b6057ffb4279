// Currency conversion at the rates of the demo world.
import { PAYMENT_CURRENCIES, DIGITAL_CURRENCIES } from '../../../api/validation/currencies.ts';
import { type Decimal, toDecimal } from '../../../api/amounts/decimal.ts';
import { convertByPrice, calculateCrossRate } from '../../../api/amounts/paymentCost.ts';
import demo from '../../db/demo-world.json';

const RATES: Readonly<Record<string, string>> = demo.rates;

export const hasRate = (currency: string): boolean =>
  ['RUB/RUB', ...Object.keys(RATES)].some((pair) => pair.startsWith(`${currency}/`));

/** Price of one unit in roubles, for some currencies through USDT. Throws a plain error without a rate. */
function priceOf(currency: string): Decimal {
  if (currency === 'RUB') return toDecimal(1);
  const direct = RATES[`${currency}/RUB`];
  if (direct !== undefined) return toDecimal(direct);
  const inUsdt = RATES[`${currency}/USDT`];
  if (inUsdt === undefined) throw new Error(`no rate of ${currency}`);
  return priceOf('USDT').times(inUsdt);
}

/** Converts an amount, rounded down. */
export const convertCurrency = (amount: string, from: string, to: string): Decimal =>
  convertByPrice(amount, priceOf(from), priceOf(to), to);

/** Rate of a payment in `currency` from a wallet in another currency. */
export const getPaymentRate = (currency: string, wallet: string): string =>
  calculateCrossRate(priceOf(currency), priceOf(wallet));

export const RATE_SOURCE = 'Курс платформы «Меридиан»';

/** Rates of every payment currency. */
export const getRateList = (quoted_at: string) =>
  [...PAYMENT_CURRENCIES, ...Object.keys(DIGITAL_CURRENCIES)].map((currency) => ({
    currency,
    price: priceOf(currency).toFixed(),
    source: RATE_SOURCE,
    quoted_at,
  }));
