// What a lot of two requests comes to: amount, rate, roubles, fee, what is left of either side. Pure, over decimal strings.
import { Big } from 'big.js';
import { placesOf } from '../../../../api/checks/money.ts';
import { FEE_SHARE } from '../../../../api/fee.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';

/** The digital currency of a trade and its roubles, whichever side it pays. */
export const coinOf = (trade: Trade) =>
  trade.request_type === 'sell' ? trade.currency_to_pay : trade.currency_to_receive;
export const coinsOf = (trade: Trade) =>
  trade.request_type === 'sell' ? trade.amount_to_pay : trade.amount_to_receive;
export const roublesOf = (trade: Trade) =>
  trade.request_type === 'sell' ? trade.amount_to_receive : trade.amount_to_pay;

const floor = (value: Big, currency: string) => value.round(placesOf(currency), Big.roundDown);
const text = (value: Big, currency: string) => value.toFixed(Math.min(placesOf(currency), 8));

/** The smaller side: the most that can be matched. */
export const mostOf = (own: Trade, offer: Trade): string =>
  new Big(coinsOf(own)).lt(coinsOf(offer)) ? coinsOf(own) : coinsOf(offer);

/** The rate of the request made first, of two of one time that of the lower id: the default of a lot (contract row 11). */
export function rateOf(own: Trade, offer: Trade): string {
  const order = offer.created_at.localeCompare(own.created_at) || offer.id - own.id;
  return order < 0 ? offer.exchange_rate : own.exchange_rate;
}

/** By how many per cent the offer's rate is above (+) or below (−) the request's. */
export function differenceOf(own: Trade, offer: Trade): string {
  const [mine, theirs] = [new Big(own.exchange_rate), new Big(offer.exchange_rate)];
  return mine.eq(0) ? '0' : theirs.minus(mine).div(mine).times(100).toFixed(2);
}

/** A part is in the currency that the side pays, as its limit is. */
function reaches(side: Trade, coins: Big, rate: string): boolean {
  if (side.trade_limit === null) return true;
  const part = side.request_type === 'sell' ? coins : floor(coins.times(rate), 'RUB');
  return part.gte(side.trade_limit);
}

export interface Rest {
  readonly coins: string;
  /** `market`: becomes a new request; `released`: below the limit, the reserve is given back; `none`: nothing is left. */
  readonly goes: 'market' | 'released' | 'none';
}

export interface LotTerms {
  readonly roubles: string;
  /** From each side. */
  readonly fee: string;
  readonly own: Rest;
  readonly offer: Rest;
  /** Numbers of the requests whose limit the amount does not reach. */
  readonly below: readonly string[];
}

/** `amount` and `rate` must be right; the server decides in the end. */
export function termsOf(own: Trade, offer: Trade, { amount, rate }: { amount: string; rate: string }): LotTerms {
  const coins = new Big(amount);
  const roubles = floor(coins.times(rate), 'RUB');
  return {
    roubles: text(roubles, 'RUB'),
    fee: text(floor(roubles.times(FEE_SHARE), 'RUB'), 'RUB'),
    own: restOf(own, coins),
    offer: restOf(offer, coins),
    below: [own, offer].filter((side) => !reaches(side, coins, rate)).map(({ number }) => number),
  };
}

function restOf(side: Trade, taken: Big): Rest {
  const rest = new Big(coinsOf(side)).minus(taken);
  const coins = text(rest.lt(0) ? new Big(0) : rest, coinOf(side));
  if (rest.lte(0)) return { coins, goes: 'none' };
  const keeps = floor(rest.times(side.exchange_rate), 'RUB').gt(0) && reaches(side, rest, side.exchange_rate);
  return { coins, goes: keeps ? 'market' : 'released' };
}
