// The two sums of a trade, and whether a part of it reaches its limit (domain.md rows 10, 11). Screens and mock reckon alike.
import { type Decimal, floor } from './decimal.ts';

interface Sums {
  /** `buy` pays roubles for digital currency, `sell` the reverse. */
  readonly request_type: string;
  readonly amount_to_pay: string;
  readonly amount_to_receive: string;
}

const isSale = ({ request_type }: Pick<Sums, 'request_type'>) => request_type === 'sell';

/** Roubles: what a buyer pays, what a seller receives. */
export const roublesOf = (trade: Sums): string => (isSale(trade) ? trade.amount_to_receive : trade.amount_to_pay);

/** Digital currency: what a buyer receives, what a seller pays. */
export const coinsOf = (trade: Sums): string => (isSale(trade) ? trade.amount_to_pay : trade.amount_to_receive);

interface Limited extends Pick<Sums, 'request_type'> {
  /** A decimal string; null where the trade has none. */
  readonly trade_limit: string | null;
}

/** Whether `coins` of a trade at `rate` are not below its limit, which is a sum of what it pays. */
export function reachesLimit(trade: Limited, coins: Decimal, rate: string): boolean {
  if (trade.trade_limit === null) return true;
  const part = isSale(trade) ? coins : floor(coins.times(rate), 'RUB');
  return part.gte(trade.trade_limit);
}
