// Trades: requests, market, history, the operator's queue and lots: contract rows 6, 7, 10, 11, 41–45, 48, 49, 96, 109.
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import {
  awaitingOperatorFields,
  decimalField,
  extensionField,
  filesField,
  flagField,
  pagingFields,
  recordKeyField,
  searchFields,
  textField,
} from '../schemas/fields.ts';
import { pageSchema } from '../schemas/reader.ts';
import { requestTypeSchema, tradeSchema } from '../schemas/trades.ts';
import { CLIENTS, EVERYONE, OPERATOR } from './audiences.ts';

const request = {
  amount_to_pay: decimalField,
  exchange_rate: decimalField,
  amount_to_receive: decimalField,
  trade_limit: v.optional(decimalField),
  currency_to_pay: v.optional(textField),
  currency_to_receive: v.optional(textField),
  wallet_id: recordKeyField,
  /** Required for participants, unless the contract is exempt. */
  ved_contract_number: v.optional(textField),
  /** The contract is below the amount from which banks register contracts. */
  contract_exempt: extensionField(flagField),
  /** Number of the market offer that the request answers. */
  offer_number: extensionField(textField),
  comment: v.optional(textField),
  files: v.optional(filesField),
};
const amounts = {
  currency_to_pay: v.optional(textField),
  amount_to_receive: v.optional(decimalField),
  currency_to_receive: v.optional(textField),
  amount_to_pay: v.optional(decimalField),
};
/** The own role's flag selects own open trades, another role's flag that role's trades, no flag the market (row 41). */
const filters = {
  ...amounts,
  status: v.optional(textField),
  wallet_type: v.optional(textField),
  is_ved_participant: v.optional(flagField),
  is_liquidity_provider: v.optional(flagField),
  is_authorized_organization: v.optional(flagField),
};

/** POST trades/create/buy/ (row 6): reserves the roubles and the fee; an unknown contract number creates a contract. */
export const tradeBuyCreate = defineEndpoint({
  method: 'POST',
  path: 'trades/create/buy/',
  roles: CLIENTS,
  encoding: 'multipart',
  body: request,
  response: tradeSchema,
  invalidates: ['trade', 'fiat', 'contract'],
});

/** POST trades/create/sell/ (row 7): reserves the cryptocurrency on the wallet. */
export const tradeSellCreate = defineEndpoint({
  method: 'POST',
  path: 'trades/create/sell/',
  roles: CLIENTS,
  encoding: 'multipart',
  body: request,
  response: tradeSchema,
  invalidates: ['trade', 'wallet', 'contract'],
});

/** POST authorized_organization/trades/auto_execute/ (row 10): matches the best counter-request and executes both. */
export const tradeAutoExecute = defineEndpoint({
  method: 'POST',
  path: 'authorized_organization/trades/auto_execute/',
  roles: OPERATOR,
  body: { trade_id: recordKeyField },
  response: v.object({ trade: tradeSchema, matched_trade: tradeSchema, lot_id: v.string() }),
  invalidates: ['trade', 'fiat', 'wallet', 'operation', 'organization'],
});

/**
 * POST authorized_organization/trades/create/ (row 11): joins a buy and a sell into a lot; rate and amount have
 * defaults.
 */
export const lotCreate = defineEndpoint({
  method: 'POST',
  path: 'authorized_organization/trades/create/',
  roles: OPERATOR,
  body: {
    buy_trade_id: recordKeyField,
    sell_trade_id: recordKeyField,
    amount: v.optional(decimalField),
    exchange_rate: v.optional(decimalField),
    comment: v.optional(textField),
  },
  response: v.object({ lot_id: v.string(), buy_trade: tradeSchema, sell_trade: tradeSchema }),
  invalidates: ['trade', 'fiat', 'wallet'],
});

/** GET trades?request_type=buy (row 41), never cached. */
export const tradeBuyList = defineEndpoint({
  method: 'GET',
  path: 'trades',
  roles: EVERYONE,
  query: { request_type: v.literal('buy'), ...filters, ...pagingFields },
  response: pageSchema(tradeSchema),
  tags: ['trade'],
});

/** GET trades?request_type=sell (row 41): the only cached response, for 30 seconds. */
export const tradeSellList = defineEndpoint({
  method: 'GET',
  path: 'trades',
  roles: EVERYONE,
  query: { request_type: v.literal('sell'), ...filters, ...pagingFields },
  response: pageSchema(tradeSchema),
  tags: ['trade'],
  maxAge: 30_000,
});

/** GET trades/{id}/ (row 42). */
export const tradeRead = defineEndpoint({
  method: 'GET',
  path: 'trades/{id}/',
  roles: EVERYONE,
  response: tradeSchema,
  tags: ['trade'],
});

/** GET trades/auto_match/?trade_id={id} (row 43): matching counter-requests, best rate first. */
export const tradeMatchList = defineEndpoint({
  method: 'GET',
  path: 'trades/auto_match/?trade_id={id}',
  roles: EVERYONE,
  query: pagingFields,
  response: pageSchema(tradeSchema),
  tags: ['trade'],
});

/** GET trades_history/ (row 44): own trades in every status, newest first. */
export const tradeHistoryList = defineEndpoint({
  method: 'GET',
  path: 'trades_history/',
  roles: CLIENTS,
  // assumed: the wallet type too, since the screen shows it; row 44 leaves it out
  query: {
    request_type: v.optional(requestTypeSchema),
    status: v.optional(textField),
    wallet_type: v.optional(textField),
    ...amounts,
    ...searchFields,
    ...pagingFields,
  },
  response: pageSchema(tradeSchema),
  tags: ['trade'],
});

/** GET trades_history/{id} (row 45): an own trade with its events. */
export const tradeHistoryRead = defineEndpoint({
  method: 'GET',
  path: 'trades_history/{id}',
  roles: CLIENTS,
  response: tradeSchema,
  tags: ['trade'],
});

/** GET authorized_organization/trades/ (row 48): the queue and the registry of deals. */
export const operatorTradeList = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/trades/',
  roles: OPERATOR,
  query: {
    request_type: v.optional(requestTypeSchema),
    ...filters,
    ...awaitingOperatorFields,
    ...searchFields,
    ...pagingFields,
  },
  response: pageSchema(tradeSchema),
  tags: ['trade'],
});

/** GET authorized_organization/trades/{id} (row 49): any trade with its events. */
export const operatorTradeRead = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/trades/{id}',
  roles: OPERATOR,
  response: tradeSchema,
  tags: ['trade'],
});

/** PATCH authorized_organization/trades/{id}/update_status/ (row 96). */
export const tradeReview = defineEndpoint({
  method: 'PATCH',
  path: 'authorized_organization/trades/{id}/update_status/',
  roles: OPERATOR,
  body: { status: textField, comment: v.optional(textField) },
  response: tradeSchema,
  invalidates: ['trade', 'fiat', 'wallet', 'operation', 'organization'],
});

/** PATCH trades/cancel/?trade_id={id} (row 109): from pending or accepted; the reserve is released. */
export const tradeCancel = defineEndpoint({
  method: 'PATCH',
  path: 'trades/cancel/?trade_id={id}',
  roles: CLIENTS,
  response: tradeSchema,
  invalidates: ['trade', 'fiat', 'wallet'],
});
