// What one currency is worth in another, by the rates of the demo world (domain.md section 7).
import { type Decimal, decimal, floor } from '../../../api/amounts/decimal.ts';
import demo from '../../db/demo-world.json';

const RATES: Readonly<Record<string, string>> = demo.rates;

/** Whether a currency has a rate. */
export const isPriced = (currency: string): boolean =>
  ['RUB/RUB', ...Object.keys(RATES)].some((pair) => pair.startsWith(`${currency}/`));

/** Roubles for one unit of a currency, some by way of USDT. Throws a plain error for a currency without a rate. */
function priceOf(currency: string): Decimal {
  if (currency === 'RUB') return decimal(1);
  const direct = RATES[`${currency}/RUB`];
  if (direct !== undefined) return decimal(direct);
  const inUsdt = RATES[`${currency}/USDT`];
  if (inUsdt === undefined) throw new Error(`no rate of ${currency}`);
  return priceOf('USDT').times(inUsdt);
}

/** An amount in another currency, rounded down. */
export const converted = (amount: string, from: string, to: string): Decimal =>
  floor(priceOf(from).times(amount).div(priceOf(to)), to);
