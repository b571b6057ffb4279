// Exchanges of one digital currency for another: contract rows 8, 9, 46, 47, 50, 97, 98.
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { exchange } from '../schemas/exchanges.ts';
import { decimal, files, flag, paging, recordKey, text } from '../schemas/fields.ts';
import { page } from '../schemas/reader.ts';
import { requestType } from '../schemas/trades.ts';
import { CLIENTS, EVERYONE, OPERATOR } from './audiences.ts';

/** Numbers go as text (spec section 5): amounts are decimal strings, and the form carries ids as digits. */
const request = {
  currency_to_pay: text,
  amount_to_pay: decimal,
  currency_to_receive: text,
  amount_to_receive: decimal,
  exchange_rate: decimal,
  wallet_id: recordKey,
  target_wallet_id: recordKey,
  files: v.optional(files),
};

/** POST exchanges/create/buy/ (row 8): amount_to_pay is reserved on the wallet. */
export const exchangeBuyCreate = endpoint({
  method: 'POST',
  path: 'exchanges/create/buy/',
  roles: CLIENTS,
  encoding: 'multipart',
  body: request,
  returns: exchange,
  touches: ['exchange', 'wallet'],
});

/** POST exchanges/create/sell/ (row 9). */
export const exchangeSellCreate = endpoint({
  method: 'POST',
  path: 'exchanges/create/sell/',
  roles: CLIENTS,
  encoding: 'multipart',
  body: request,
  returns: exchange,
  touches: ['exchange', 'wallet'],
});

/** GET exchanges/ (row 46): own ones; the operator sees all. */
export const exchangeList = endpoint({
  method: 'GET',
  path: 'exchanges/',
  roles: EVERYONE,
  query: {
    status: v.optional(text),
    amount_to_receive: v.optional(decimal),
    request_type: v.optional(requestType),
    is_authorized_organization: v.optional(flag),
    ...paging,
  },
  returns: page(exchange),
  reads: ['exchange'],
});

/** GET exchanges/{id} (row 47): own only. */
export const exchangeRead = endpoint({
  method: 'GET',
  path: 'exchanges/{id}',
  roles: CLIENTS,
  returns: exchange,
  reads: ['exchange'],
});

/** GET authorized_organization/exchanges/{id} (row 50): any exchange with its events. */
export const operatorExchangeRead = endpoint({
  method: 'GET',
  path: 'authorized_organization/exchanges/{id}',
  roles: OPERATOR,
  returns: exchange,
  reads: ['exchange'],
});

/** PATCH authorized_organization/exchanges/sell/{id}/status/ (row 97): only for request_type sell. */
export const exchangeSellReview = endpoint({
  method: 'PATCH',
  path: 'authorized_organization/exchanges/sell/{id}/status/',
  roles: OPERATOR,
  body: { status: text },
  returns: exchange,
  touches: ['exchange', 'wallet', 'custody', 'operation'],
});

/** PATCH authorized_organization/exchanges/buy/{id}/status/ (row 98): only for request_type buy. */
export const exchangeBuyReview = endpoint({
  method: 'PATCH',
  path: 'authorized_organization/exchanges/buy/{id}/status/',
  roles: OPERATOR,
  body: { status: text },
  returns: exchange,
  touches: ['exchange', 'wallet', 'custody', 'operation'],
});
