import { type Decimal, truncateToCurrency } from './decimal.ts';
import { type TradeAmounts, isSale } from './tradeAmounts.ts';

interface Limited extends Pick<TradeAmounts, 'request_type'> {
  /** A decimal string; null for a trade without a limit. */
  readonly trade_limit: string | null;
}

/** Whether `coins` of a trade at `rate` reach its limit, which is an amount in the currency the trade pays. */
export function isTradeLimitMet(trade: Limited, coins: Decimal, rate: string): boolean {
  if (trade.trade_limit === null) return true;
  const part = isSale(trade) ? coins : truncateToCurrency(coins.times(rate), 'RUB');
  return part.gte(trade.trade_limit);
}
