// Terms of a lot of two requests: amount, rate, roubles, fee, remainders. Pure, over decimal strings.
import { type Decimal, toDecimal, truncateToCurrency } from '../../../../api/amounts/decimal.ts';
import { calculateFee } from '../../../../api/amounts/fee.ts';
import { isTradeLimitMet } from '../../../../api/amounts/tradeLimit.ts';
import { getCryptoAmount } from '../../../../api/amounts/tradeAmounts.ts';
import { getDisplayDecimals } from '../../../../api/amounts/currencyDecimals.ts';
import { compareRecordIds } from '../../../../api/recordId.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';

/** Digital currency of a trade, on either side. */
export const getLotCurrency = (trade: Trade) =>
  trade.request_type === 'sell' ? trade.currency_to_pay : trade.currency_to_receive;

const text = (value: Decimal, currency: string | null) => value.toFixed(getDisplayDecimals(currency));

/** The smaller side: the maximal amount of a lot. */
export const getMaxLotAmount = (own: Trade, offer: Trade): string =>
  toDecimal(getCryptoAmount(own)).lt(getCryptoAmount(offer)) ? getCryptoAmount(own) : getCryptoAmount(offer);

/** Rate of the earlier request, at equal times of the lower id: the default of a lot (tests/contract/calls.json row 11). */
export function getLotRate(own: Trade, offer: Trade): string {
  const order =
    Date.parse(offer.created_at ?? '') - Date.parse(own.created_at ?? '') || compareRecordIds(offer.id, own.id);
  return order < 0 ? offer.exchange_rate : own.exchange_rate;
}

/** Difference of the offer's rate from the request's, in percent: above (+) or below (−). */
export function getRateDifference(own: Trade, offer: Trade): string {
  const [mine, theirs] = [toDecimal(own.exchange_rate), toDecimal(offer.exchange_rate)];
  return mine.eq(0) ? '0' : theirs.minus(mine).div(mine).times(100).toFixed(2);
}

export interface LotRemainder {
  readonly cryptoAmount: string;
  /**
   * Use of the remainder. `market`: becomes a new request; `released`: below the limit, the reserve is released; `none`: no
   * remainder.
   */
  readonly destination: 'market' | 'released' | 'none';
}

export interface LotTerms {
  readonly roubles: string;
  /** For each side. */
  readonly fee: string | null;
  readonly own: LotRemainder;
  readonly offer: LotRemainder;
  /** Numbers of the requests whose limit exceeds the amount. */
  readonly below: readonly string[];
}

/** `amount` and `rate` must be valid; the server decides. */
export function getLotTerms(own: Trade, offer: Trade, { amount, rate }: { amount: string; rate: string }): LotTerms {
  const coins = toDecimal(amount);
  const roubles = truncateToCurrency(coins.times(rate), 'RUB');
  return {
    roubles: text(roubles, 'RUB'),
    fee: text(calculateFee(roubles), 'RUB'),
    own: restOf(own, coins),
    offer: restOf(offer, coins),
    below: [own, offer]
      .filter((side) => !isTradeLimitMet(side, coins, rate))
      .map(({ id, number }) => number ?? String(id)),
  };
}

function restOf(side: Trade, taken: Decimal): LotRemainder {
  const rest = toDecimal(getCryptoAmount(side)).minus(taken);
  const cryptoAmount = text(rest.lt(0) ? toDecimal(0) : rest, getLotCurrency(side));
  if (rest.lte(0)) return { cryptoAmount, destination: 'none' };
  const keeps =
    truncateToCurrency(rest.times(side.exchange_rate), 'RUB').gt(0) && isTradeLimitMet(side, rest, side.exchange_rate);
  return { cryptoAmount, destination: keeps ? 'market' : 'released' };
}
