// Market matching: accepted requests that fit a trade, best rate first (contract row 43).
import { toDecimal } from '../../../api/amounts/decimal.ts';
import { isTradeLimitMet } from '../../../api/amounts/tradeLimit.ts';
import { getCryptoAmount } from '../../../api/amounts/tradeAmounts.ts';
import { minAmount } from '../money/decimal.ts';
import { isTradeAllowedByContract } from '../rules/contracts.ts';
import { isWalletUsable } from '../rules/wallets.ts';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';

type Trade = Row<'trades'>;

/** Maximum relative difference of two rates. */
const NEAR = '0.01';

/**
 * Accepted requests of other organisations on the opposite side of the same pair, near in rate, within both limits and
 * executable now.
 */
export function findMatches(world: Database, trade: Trade): Trade[] {
  const side = trade.request_type === 'buy' ? 'sell' : 'buy';
  const { rows } = world.narrow('trades', { status: 'accepted', request_type: side });
  const fitting = rows.filter(
    (other) => isOppositeTrade(trade, other) && isNear(trade, other) && isLargeEnough(trade, other),
  );
  const usable = fitting.filter((other) => {
    const wallet = world.get('wallets', other.wallet_id);
    return wallet !== undefined && isWalletUsable(wallet) && isTradeAllowedByContract(world, other);
  });
  const cheapest = side === 'sell' ? 1 : -1;
  return usable.sort((a, b) => cheapest * toDecimal(a.exchange_rate).cmp(b.exchange_rate) || compareByCreation(a, b));
}

/** Orders by creation time. */
export const compareByCreation = (a: Trade, b: Trade): number =>
  a.created_at.localeCompare(b.created_at) || a.id - b.id;

/** Whether two trades can form a lot: a buy and a sell of one pair by two organisations. */
export const isOppositeTrade = (trade: Trade, other: Trade): boolean =>
  other.request_type !== trade.request_type &&
  other.status === 'accepted' &&
  other.company_id !== trade.company_id &&
  other.currency_to_pay === trade.currency_to_receive &&
  other.currency_to_receive === trade.currency_to_pay;

function isNear(trade: Trade, other: Trade): boolean {
  const difference = toDecimal(trade.exchange_rate).minus(other.exchange_rate).abs();
  return difference.lte(toDecimal(trade.exchange_rate).times(NEAR));
}

function isLargeEnough(trade: Trade, other: Trade): boolean {
  const coins = minAmount(toDecimal(getCryptoAmount(trade)), toDecimal(getCryptoAmount(other)));
  const { exchange_rate } = [trade, other].sort(compareByCreation)[0] ?? trade;
  return [trade, other].every((side) => isTradeLimitMet(side, coins, exchange_rate));
}
