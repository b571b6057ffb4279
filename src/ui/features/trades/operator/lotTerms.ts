// What a lot of two requests comes to: amount, rate, roubles, fee, what is left of either side. Pure, over decimal strings.
import { type Decimal, toDecimal, roundToCurrency } from '../../../../api/amounts/decimal.ts';
import { calculateFee } from '../../../../api/amounts/fee.ts';
import { isTradeLimitMet } from '../../../../api/amounts/tradeLimit.ts';
import { getCryptoAmount } from '../../../../api/amounts/tradeAmounts.ts';
import { getDisplayDecimals } from '../../../../api/amounts/currencyDecimals.ts';
import { compareRecordIds } from '../../../../api/recordId.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';

/** The digital currency of a trade, whichever side it pays. */
export const getLotCurrency = (trade: Trade) =>
  trade.request_type === 'sell' ? trade.currency_to_pay : trade.currency_to_receive;

const text = (value: Decimal, currency: string | null) => value.toFixed(getDisplayDecimals(currency));

/** The smaller side: the most that can be matched. */
export const getMaxLotAmount = (own: Trade, offer: Trade): string =>
  toDecimal(getCryptoAmount(own)).lt(getCryptoAmount(offer)) ? getCryptoAmount(own) : getCryptoAmount(offer);

/** The rate of the request made first, of two of one time that of the lower id: the default of a lot (contract row 11). */
export function getLotRate(own: Trade, offer: Trade): string {
  const order =
    Date.parse(offer.created_at ?? '') - Date.parse(own.created_at ?? '') || compareRecordIds(offer.id, own.id);
  return order < 0 ? offer.exchange_rate : own.exchange_rate;
}

/** By how many per cent the offer's rate is above (+) or below (−) the request's. */
export function getRateDifference(own: Trade, offer: Trade): string {
  const [mine, theirs] = [toDecimal(own.exchange_rate), toDecimal(offer.exchange_rate)];
  return mine.eq(0) ? '0' : theirs.minus(mine).div(mine).times(100).toFixed(2);
}

export interface LotRemainder {
  readonly coins: string;
  /** `market`: becomes a new request; `released`: below the limit, the reserve is given back; `none`: nothing is left. */
  readonly goes: 'market' | 'released' | 'none';
}

export interface LotTerms {
  readonly roubles: string;
  /** From each side. */
  readonly fee: string | null;
  readonly own: LotRemainder;
  readonly offer: LotRemainder;
  /** Numbers of the requests whose limit the amount does not reach. */
  readonly below: readonly string[];
}

/** `amount` and `rate` must be right; the server decides in the end. */
export function getLotTerms(own: Trade, offer: Trade, { amount, rate }: { amount: string; rate: string }): LotTerms {
  const coins = toDecimal(amount);
  const roubles = roundToCurrency(coins.times(rate), 'RUB');
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
  const coins = text(rest.lt(0) ? toDecimal(0) : rest, getLotCurrency(side));
  if (rest.lte(0)) return { coins, goes: 'none' };
  const keeps =
    roundToCurrency(rest.times(side.exchange_rate), 'RUB').gt(0) && isTradeLimitMet(side, rest, side.exchange_rate);
  return { coins, goes: keeps ? 'market' : 'released' };
}
