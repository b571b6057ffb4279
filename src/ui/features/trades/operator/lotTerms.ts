// What a lot of two requests comes to: amount, rate, roubles, fee, what is left of either side. Pure, over decimal strings.
import { type Decimal, decimal, floor } from '../../../../api/amounts/decimal.ts';
import { feeOn } from '../../../../api/amounts/fee.ts';
import { reachesLimit } from '../../../../api/amounts/tradeLimit.ts';
import { coinsOf } from '../../../../api/amounts/tradeAmounts.ts';
import { shownPlaces } from '../../../../api/amounts/currencyDecimals.ts';
import { compareIds } from '../../../../api/recordId.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';

/** The digital currency of a trade, whichever side it pays. */
export const coinOf = (trade: Trade) =>
  trade.request_type === 'sell' ? trade.currency_to_pay : trade.currency_to_receive;

const text = (value: Decimal, currency: string | null) => value.toFixed(shownPlaces(currency));

/** The smaller side: the most that can be matched. */
export const mostOf = (own: Trade, offer: Trade): string =>
  decimal(coinsOf(own)).lt(coinsOf(offer)) ? coinsOf(own) : coinsOf(offer);

/** The rate of the request made first, of two of one time that of the lower id: the default of a lot (contract row 11). */
export function rateOf(own: Trade, offer: Trade): string {
  const order = Date.parse(offer.created_at ?? '') - Date.parse(own.created_at ?? '') || compareIds(offer.id, own.id);
  return order < 0 ? offer.exchange_rate : own.exchange_rate;
}

/** By how many per cent the offer's rate is above (+) or below (−) the request's. */
export function differenceOf(own: Trade, offer: Trade): string {
  const [mine, theirs] = [decimal(own.exchange_rate), decimal(offer.exchange_rate)];
  return mine.eq(0) ? '0' : theirs.minus(mine).div(mine).times(100).toFixed(2);
}

export interface Rest {
  readonly coins: string;
  /** `market`: becomes a new request; `released`: below the limit, the reserve is given back; `none`: nothing is left. */
  readonly goes: 'market' | 'released' | 'none';
}

export interface LotTerms {
  readonly roubles: string;
  /** From each side. */
  readonly fee: string | null;
  readonly own: Rest;
  readonly offer: Rest;
  /** Numbers of the requests whose limit the amount does not reach. */
  readonly below: readonly string[];
}

/** `amount` and `rate` must be right; the server decides in the end. */
export function termsOf(own: Trade, offer: Trade, { amount, rate }: { amount: string; rate: string }): LotTerms {
  const coins = decimal(amount);
  const roubles = floor(coins.times(rate), 'RUB');
  return {
    roubles: text(roubles, 'RUB'),
    fee: text(feeOn(roubles), 'RUB'),
    own: restOf(own, coins),
    offer: restOf(offer, coins),
    below: [own, offer]
      .filter((side) => !reachesLimit(side, coins, rate))
      .map(({ id, number }) => number ?? String(id)),
  };
}

function restOf(side: Trade, taken: Decimal): Rest {
  const rest = decimal(coinsOf(side)).minus(taken);
  const coins = text(rest.lt(0) ? decimal(0) : rest, coinOf(side));
  if (rest.lte(0)) return { coins, goes: 'none' };
  const keeps = floor(rest.times(side.exchange_rate), 'RUB').gt(0) && reachesLimit(side, rest, side.exchange_rate);
  return { coins, goes: keeps ? 'market' : 'released' };
}
