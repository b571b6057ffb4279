// The market: which accepted requests fit a trade, best rate first (domain.md row 43).
import { decimal } from '../../../api/amounts/decimal.ts';
import { reachesLimit } from '../../../api/amounts/tradeLimit.ts';
import { coinsOf } from '../../../api/amounts/tradeAmounts.ts';
import { smaller } from '../money/decimal.ts';
import { isCovered } from '../rules/contracts.ts';
import { isUsable } from '../rules/wallets.ts';
import type { Row } from '../../db/tables.ts';
import type { World } from '../../db/database.ts';

type Trade = Row<'trades'>;

/** Share by which two rates may differ. */
const NEAR = '0.01';

/**
 * Accepted requests of others on the opposite side of the same pair, near in rate and large enough for both limits, that
 * could be carried out now.
 */
export function matchesOf(world: World, trade: Trade): Trade[] {
  const side = trade.request_type === 'buy' ? 'sell' : 'buy';
  const { rows } = world.narrow('trades', { status: 'accepted', request_type: side });
  const fitting = rows.filter(
    (other) => isOpposite(trade, other) && isNear(trade, other) && isLargeEnough(trade, other),
  );
  const usable = fitting.filter((other) => {
    const wallet = world.get('wallets', other.wallet_id);
    return wallet !== undefined && isUsable(wallet) && isCovered(world, other);
  });
  const cheapest = side === 'sell' ? 1 : -1;
  return usable.sort((a, b) => cheapest * decimal(a.exchange_rate).cmp(b.exchange_rate) || earlier(a, b));
}

/** Which of two requests was made first. */
export const earlier = (a: Trade, b: Trade): number => a.created_at.localeCompare(b.created_at) || a.id - b.id;

/** The sides of a possible lot: a buy and a sell of one pair by two organisations. */
export const isOpposite = (trade: Trade, other: Trade): boolean =>
  other.request_type !== trade.request_type &&
  other.status === 'accepted' &&
  other.company_id !== trade.company_id &&
  other.currency_to_pay === trade.currency_to_receive &&
  other.currency_to_receive === trade.currency_to_pay;

function isNear(trade: Trade, other: Trade): boolean {
  const difference = decimal(trade.exchange_rate).minus(other.exchange_rate).abs();
  return difference.lte(decimal(trade.exchange_rate).times(NEAR));
}

function isLargeEnough(trade: Trade, other: Trade): boolean {
  const coins = smaller(decimal(coinsOf(trade)), decimal(coinsOf(other)));
  const { exchange_rate } = [trade, other].sort(earlier)[0] ?? trade;
  return [trade, other].every((side) => reachesLimit(side, coins, exchange_rate));
}
