// Trades for the operator: queue, decisions, lots, automatic execution: contract rows 10, 11, 48, 49, 96.
import { operatorQueueFilters } from '../../../machines/lifecycles/operatorQueue.ts';
import { tradeLifecycle } from '../../../machines/lifecycles/trade.ts';
import { requireRow } from '../../http/findRow.ts';
import type { RequestHandlers } from '../../http/handler.ts';
import { assertEventAllowed, assertTransition } from '../../domain/lifecycle.ts';
import { autoExecuteTrade, reviewTrade } from '../../domain/matching/decisions.ts';
import { formLot } from '../../domain/matching/lots.ts';
import { createdResponse, notFoundError } from '../../http/response.ts';
import { queryPage } from '../lists/listQuery.ts';
import { tradeFilters } from './trades.ts';

export const tradeReviewHandlers = {
  /** Without a status filter, pending decisions come first. */
  operatorTradeList: ({ world, query, url }) => {
    const { request_type, is_ved_participant, is_liquidity_provider, is_authorized_organization } = query;
    const { where, tests } = tradeFilters(query);
    const isInbox = query.awaiting_operator === true;
    const flags = { is_ved_participant, is_liquidity_provider, is_authorized_organization };
    return queryPage(world, url, query, {
      table: 'trades',
      where: { ...where, ...flags, request_type },
      tests: [isInbox ? operatorQueueFilters.trade : null, ...tests],
      oldestFirst: isInbox,
      ...(query.status === undefined && !isInbox && { first: { status: 'pending' } }),
    });
  },

  operatorTradeRead: ({ world, params }) => requireRow(world, 'trades', params.id),

  tradeReview: ({ world, account, params, body }) => {
    const trade = requireRow(world, 'trades', params.id);
    const { status, company_id: company } = trade;
    assertTransition(tradeLifecycle, { status, next: body.status, company }, account);
    return reviewTrade(world, trade, body.status, body.comment);
  },

  lotCreate: ({ world, account, body }) => {
    const { buy_trade_id, sell_trade_id, ...terms } = body;
    const buy = requireRow(world, 'trades', buy_trade_id);
    const sell = requireRow(world, 'trades', sell_trade_id);
    if (buy.request_type !== 'buy' || sell.request_type !== 'sell') throw notFoundError();
    for (const { status, company_id: company } of [buy, sell])
      assertTransition(tradeLifecycle, { status, next: 'in_progress', company }, account);
    const lot = formLot(world, { buy, sell, ...terms });
    return createdResponse({ lot_id: lot.lot_id, buy_trade: lot.buy, sell_trade: lot.sell });
  },

  tradeAutoExecute: ({ world, account, body }) => {
    const trade = requireRow(world, 'trades', body.trade_id);
    const { status, company_id: company, request_type } = trade;
    assertEventAllowed(tradeLifecycle, { status, event: 'AUTO_EXECUTE', company }, account);
    const { lot_id, buy, sell } = autoExecuteTrade(world, trade);
    const [own, matched] = request_type === 'buy' ? [buy, sell] : [sell, buy];
    return { lot_id, trade: own, matched_trade: matched };
  },
} satisfies Partial<RequestHandlers>;
