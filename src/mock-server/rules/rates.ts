// What one currency is worth in another, by the rates of the demo world (domain.md section 7).
import { type Decimal, decimal, floor } from '../money/decimal.ts';
import demo from '../world/demo-world.json';

const RATES: Readonly<Record<string, string>> = demo.rates;

/** Roubles for one unit of a currency, some by way of USDT; null for a currency without a rate. */
function priceOf(currency: string): Decimal | null {
  if (currency === 'RUB') return decimal(1);
  const direct = RATES[`${currency}/RUB`];
  if (direct !== undefined) return decimal(direct);
  const inUsdt = RATES[`${currency}/USDT`];
  const usdt = priceOf('USDT');
  return inUsdt !== undefined && usdt ? usdt.times(inUsdt) : null;
}

export const isPriced = (currency: string): boolean => priceOf(currency) !== null;

/** An amount in another currency, rounded down. Throws a plain error for a currency without a rate. */
export function converted(amount: string, from: string, to: string): Decimal {
  const [given, wanted] = [priceOf(from), priceOf(to)];
  if (!given || !wanted) throw new Error(`no rate of ${from} to ${to}`);
  return floor(given.times(amount).div(wanted), to);
}
