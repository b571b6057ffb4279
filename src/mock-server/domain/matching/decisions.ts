// Decisions on a trade: approval, lots, execution, rejection, cancellation.
import { tradeLifecycle } from '../../../machines/lifecycles/trade.ts';
import { getStatusLabel } from '../lifecycle.ts';
import { notify } from '../notify.ts';
import { validationError, transitionError } from '../../http/response.ts';
import { type Actor, withStatus } from '../rules/requests.ts';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';
import { executeLot } from './execution.ts';
import { type Lot, getDealPath, formLot, releaseTradeReserve, requireLot } from './lots.ts';
import { findMatches } from './matching.ts';

type Trade = Row<'trades'>;

/** A transition without money movements. */
function step(world: Database, trade: Trade, status: string, by: Actor, comment: string | undefined): Trade {
  const next = {
    ...withStatus(world, trade, status, by),
    comment: comment ?? trade.comment,
    updated_at: world.clock.iso(),
  };
  world.put('trades', next);
  return next;
}

function tellStatus(world: Database, { id, number, company_id, status, request_type }: Trade): void {
  const words = { id, number, label: getStatusLabel(tradeLifecycle, status), deal: getDealPath(request_type) };
  notify(world, company_id, 'trade_status', words);
}

interface Ending {
  readonly status: 'rejected' | 'cancelled';
  readonly by: Actor;
  readonly comment?: string | undefined;
  /** Replaces the comment for the other side of a lot. */
  readonly toOther?: string | undefined;
}

/** Releases the reserve; a rejection ends a lot for both sides. Notifies every owner except the one who cancels. */
export function terminateTrade(
  world: Database,
  trade: Trade,
  { status, by, comment, toOther = comment }: Ending,
): Trade {
  const sides = trade.status === 'in_progress' ? bothOf(requireLot(world, trade)) : [trade];
  const ended = sides.map((side) => {
    releaseTradeReserve(world, side);
    return step(world, side, status, by, side.id === trade.id ? comment : toOther);
  });
  if (by !== 'owner') for (const side of ended) tellStatus(world, side);
  return ended.find(({ id }) => id === trade.id) ?? trade;
}

const bothOf = ({ buy, sell }: Lot) => [buy, sell];

/** Matches a trade with the best market request and executes both. Throws NOMATCH without one. */
export const autoExecuteTrade = (world: Database, trade: Trade): Lot =>
  executeLot(world, joinBest(world, trade, undefined));

function joinBest(world: Database, trade: Trade, comment: string | undefined): Lot {
  const [best] = findMatches(world, trade);
  if (!best) throw validationError({ trade_id: 'Подходящих заявок нет' });
  return formLot(world, {
    ...(trade.request_type === 'buy' ? { buy: trade, sell: best } : { buy: best, sell: trade }),
    comment,
  });
}

/** The operator's decision; the lifecycle must allow it. */
export function reviewTrade(world: Database, trade: Trade, status: string, comment: string | undefined): Trade {
  const ownSide = ({ buy, sell }: Lot) => (trade.request_type === 'buy' ? buy : sell);
  switch (status) {
    case 'accepted': {
      const accepted = step(world, trade, status, 'authorized_organization', comment);
      tellStatus(world, accepted);
      return accepted;
    }
    // assumed: a trade on the market gets into work, or is completed, by a match with the best request there
    case 'in_progress':
      return ownSide(joinBest(world, trade, comment));
    case 'completed':
      return ownSide(
        trade.status === 'accepted' ? autoExecuteTrade(world, trade) : executeLot(world, requireLot(world, trade)),
      );
    case 'rejected':
      return terminateTrade(world, trade, { status, by: 'authorized_organization', comment });
    default:
      throw transitionError();
  }
}
