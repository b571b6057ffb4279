// Whether a part of a trade reaches its limit (domain.md rows 10, 11). Screens and mock reckon alike.
import { type Decimal, roundToCurrency } from './decimal.ts';
import { type TradeAmounts, isSale } from './tradeAmounts.ts';

interface Limited extends Pick<TradeAmounts, 'request_type'> {
  /** A decimal string; null where the trade has none. */
  readonly trade_limit: string | null;
}

/** Whether `coins` of a trade at `rate` are not below its limit, which is a sum of what it pays. */
export function isTradeLimitMet(trade: Limited, coins: Decimal, rate: string): boolean {
  if (trade.trade_limit === null) return true;
  const part = isSale(trade) ? coins : roundToCurrency(coins.times(rate), 'RUB');
  return part.gte(trade.trade_limit);
}
