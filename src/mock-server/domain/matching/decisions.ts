// What may happen to a trade once it is on the way: approval, lots, execution, refusal, cancelling (domain.md section 3).
import { tradeLifecycle } from '../../../machines/lifecycles/trade.ts';
import { labelOf } from '../lifecycle.ts';
import { notify } from '../notify.ts';
import { invalid, wrongMove } from '../../http/response.ts';
import { type By, stepped } from '../rules/requests.ts';
import type { Row } from '../../db/tables.ts';
import type { World } from '../../db/database.ts';
import { executeLot } from './execution.ts';
import { type Lot, dealScreen, formLot, releaseHold, sidesOf } from './lots.ts';
import { matchesOf } from './matching.ts';

type Trade = Row<'trades'>;

/** A step that moves no money. */
function step(world: World, trade: Trade, status: string, by: By, comment: string | undefined): Trade {
  const next = {
    ...stepped(world, trade, status, by),
    comment: comment ?? trade.comment,
    updated_at: world.clock.iso(),
  };
  world.put('trades', next);
  return next;
}

function tellStatus(world: World, { id, number, company_id, status, request_type }: Trade): void {
  const words = { id, number, label: labelOf(tradeLifecycle, status), deal: dealScreen(request_type) };
  notify(world, company_id, 'trade_status', words);
}

interface Ending {
  readonly status: 'rejected' | 'cancelled';
  readonly by: By;
  readonly comment?: string | undefined;
  /** What the other side of a lot reads in place of it. */
  readonly toOther?: string | undefined;
}

/** Gives the reserve back; by a refusal, a lot ends for both sides. Every owner but the one who cancels is told. */
export function endTrade(world: World, trade: Trade, { status, by, comment, toOther = comment }: Ending): Trade {
  const sides = trade.status === 'in_progress' ? bothOf(sidesOf(world, trade)) : [trade];
  const ended = sides.map((side) => {
    releaseHold(world, side);
    return step(world, side, status, by, side.id === trade.id ? comment : toOther);
  });
  if (by !== 'owner') for (const side of ended) tellStatus(world, side);
  return ended.find(({ id }) => id === trade.id) ?? trade;
}

const bothOf = ({ buy, sell }: Lot) => [buy, sell];

/** Joins a trade with the best request on the market and executes both. Throws NOMATCH without one. */
export const autoExecute = (world: World, trade: Trade): Lot => executeLot(world, joinBest(world, trade, undefined));

function joinBest(world: World, trade: Trade, comment: string | undefined): Lot {
  const [best] = matchesOf(world, trade);
  if (!best) throw invalid({ trade_id: 'Подходящих заявок нет' });
  return formLot(world, {
    ...(trade.request_type === 'buy' ? { buy: trade, sell: best } : { buy: best, sell: trade }),
    comment,
  });
}

/** The operator's decision on a trade whose lifecycle allows it. */
export function decide(world: World, trade: Trade, status: string, comment: string | undefined): Trade {
  const ownSide = ({ buy, sell }: Lot) => (trade.request_type === 'buy' ? buy : sell);
  switch (status) {
    case 'accepted': {
      const accepted = step(world, trade, status, 'authorized_organization', comment);
      tellStatus(world, accepted);
      return accepted;
    }
    // assumed: from the market a trade gets into work, or is completed, by being matched with the best request there
    case 'in_progress':
      return ownSide(joinBest(world, trade, comment));
    case 'completed':
      return ownSide(
        trade.status === 'accepted' ? autoExecute(world, trade) : executeLot(world, sidesOf(world, trade)),
      );
    case 'rejected':
      return endTrade(world, trade, { status, by: 'authorized_organization', comment });
    default:
      throw wrongMove();
  }
}
