// Trades: requests to buy and sell, the market, history, the operator's queue and lots: contract rows 6, 7, 10, 11, 41–45, 48, 49, 96, 109.
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { decimal, files, flag, paging, recordKey, text } from '../schemas/fields.ts';
import { page } from '../schemas/reader.ts';
import { requestType, trade } from '../schemas/trades.ts';
import { CLIENTS, EVERYONE, OPERATOR } from './audiences.ts';

const request = {
  amount_to_pay: decimal,
  exchange_rate: decimal,
  amount_to_receive: decimal,
  trade_limit: v.optional(decimal),
  currency_to_pay: v.optional(text),
  currency_to_receive: v.optional(text),
  wallet_id: recordKey,
  /** Participants must give it. */
  ved_contract_number: v.optional(text),
  comment: v.optional(text),
  files: v.optional(files),
};
const amounts = {
  currency_to_pay: v.optional(text),
  amount_to_receive: v.optional(decimal),
  currency_to_receive: v.optional(text),
  amount_to_pay: v.optional(decimal),
};
/** The own role's flag asks for own trades in work, another's for that role's, none for the market (row 41). */
const filters = {
  ...amounts,
  status: v.optional(text),
  wallet_type: v.optional(text),
  is_ved_participant: v.optional(flag),
  is_liquidity_provider: v.optional(flag),
  is_authorized_organization: v.optional(flag),
};

/** POST trades/create/buy/ (row 6): roubles to pay and the fee are reserved; an unknown contract number opens a contract. */
export const tradeBuyCreate = endpoint({
  method: 'POST',
  path: 'trades/create/buy/',
  roles: CLIENTS,
  encoding: 'multipart',
  body: request,
  returns: trade,
  touches: ['trade', 'fiat', 'contract'],
});

/** POST trades/create/sell/ (row 7): the digital currency is reserved on the wallet. */
export const tradeSellCreate = endpoint({
  method: 'POST',
  path: 'trades/create/sell/',
  roles: CLIENTS,
  encoding: 'multipart',
  body: request,
  returns: trade,
  touches: ['trade', 'wallet', 'contract'],
});

/** POST authorized_organization/trades/auto_execute/ (row 10): matches the best counter-request and executes both. */
export const tradeAutoExecute = endpoint({
  method: 'POST',
  path: 'authorized_organization/trades/auto_execute/',
  roles: OPERATOR,
  body: { trade_id: recordKey },
  returns: v.object({ trade, matched_trade: trade, lot_id: v.string() }),
  touches: ['trade', 'fiat', 'wallet', 'operation', 'organization'],
});

/** POST authorized_organization/trades/create/ (row 11): joins a buy and a sell into a lot; rate and amount have defaults. */
export const lotCreate = endpoint({
  method: 'POST',
  path: 'authorized_organization/trades/create/',
  roles: OPERATOR,
  body: {
    buy_trade_id: recordKey,
    sell_trade_id: recordKey,
    amount: v.optional(decimal),
    exchange_rate: v.optional(decimal),
    comment: v.optional(text),
  },
  returns: v.object({ lot_id: v.string(), buy_trade: trade, sell_trade: trade }),
  touches: ['trade', 'fiat', 'wallet'],
});

/** GET trades?request_type=buy (row 41), never reused. */
export const tradeBuyList = endpoint({
  method: 'GET',
  path: 'trades',
  roles: EVERYONE,
  query: { request_type: v.literal('buy'), ...filters, ...paging },
  returns: page(trade),
  reads: ['trade'],
});

/** GET trades?request_type=sell (row 41): the one answer that may be reused, for 30 seconds (spec section 9). */
export const tradeSellList = endpoint({
  method: 'GET',
  path: 'trades',
  roles: EVERYONE,
  query: { request_type: v.literal('sell'), ...filters, ...paging },
  returns: page(trade),
  reads: ['trade'],
  freshFor: 30_000,
});

/** GET trades/{id}/ (row 42). */
export const tradeRead = endpoint({
  method: 'GET',
  path: 'trades/{id}/',
  roles: EVERYONE,
  returns: trade,
  reads: ['trade'],
});

/** GET trades/auto_match/?trade_id={id} (row 43): fitting counter-requests, best rate first. */
export const tradeMatchList = endpoint({
  method: 'GET',
  path: 'trades/auto_match/?trade_id={id}',
  roles: EVERYONE,
  query: paging,
  returns: page(trade),
  reads: ['trade'],
});

/** GET trades_history/ (row 44): own trades in every status, newest first. */
export const tradeHistoryList = endpoint({
  method: 'GET',
  path: 'trades_history/',
  roles: CLIENTS,
  // assumed: the type of wallet too, as spec section 3 has it and the screen shows it; row 44 leaves it out
  query: {
    request_type: v.optional(requestType),
    status: v.optional(text),
    wallet_type: v.optional(text),
    ...amounts,
    ...paging,
  },
  returns: page(trade),
  reads: ['trade'],
});

/** GET trades_history/{id} (row 45): an own trade with its events. */
export const tradeHistoryRead = endpoint({
  method: 'GET',
  path: 'trades_history/{id}',
  roles: CLIENTS,
  returns: trade,
  reads: ['trade'],
});

/** GET authorized_organization/trades/ (row 48): the queue and the registry of deals. */
export const operatorTradeList = endpoint({
  method: 'GET',
  path: 'authorized_organization/trades/',
  roles: OPERATOR,
  query: { request_type: v.optional(requestType), ...filters, ...paging },
  returns: page(trade),
  reads: ['trade'],
});

/** GET authorized_organization/trades/{id} (row 49): any trade with its events. */
export const operatorTradeRead = endpoint({
  method: 'GET',
  path: 'authorized_organization/trades/{id}',
  roles: OPERATOR,
  returns: trade,
  reads: ['trade'],
});

/** PATCH authorized_organization/trades/{id}/update_status/ (row 96). */
export const tradeReview = endpoint({
  method: 'PATCH',
  path: 'authorized_organization/trades/{id}/update_status/',
  roles: OPERATOR,
  body: { status: text, comment: v.optional(text) },
  returns: trade,
  touches: ['trade', 'fiat', 'wallet', 'operation', 'organization'],
});

/** PATCH trades/cancel/?trade_id={id} (row 109): from pending or accepted; the reserve is released. */
export const tradeCancel = endpoint({
  method: 'PATCH',
  path: 'trades/cancel/?trade_id={id}',
  roles: CLIENTS,
  returns: trade,
  touches: ['trade', 'fiat', 'wallet'],
});
