// Exchanges of one digital currency for another: contract rows 8, 9, 46, 47, 50, 97, 98.
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { exchangeSchema } from '../schemas/exchanges.ts';
import {
  awaitingOperatorFields,
  decimalField,
  filesField,
  flagField,
  pagingFields,
  recordKeyField,
  searchFields,
  textField,
} from '../schemas/fields.ts';
import { pageSchema } from '../schemas/reader.ts';
import { requestTypeSchema } from '../schemas/trades.ts';
import { CLIENTS, EVERYONE, OPERATOR } from './audiences.ts';

/** Numbers are sent as text: amounts are decimal strings, and the form holds ids as digits. */
const request = {
  currency_to_pay: textField,
  amount_to_pay: decimalField,
  currency_to_receive: textField,
  amount_to_receive: decimalField,
  exchange_rate: decimalField,
  wallet_id: recordKeyField,
  target_wallet_id: recordKeyField,
  files: v.optional(filesField),
};

/** POST exchanges/create/buy/ (row 8): amount_to_pay is reserved on the wallet. */
export const exchangeBuyCreate = defineEndpoint({
  method: 'POST',
  path: 'exchanges/create/buy/',
  roles: CLIENTS,
  encoding: 'multipart',
  body: request,
  response: exchangeSchema,
  invalidates: ['exchange', 'wallet'],
});

/** POST exchanges/create/sell/ (row 9). */
export const exchangeSellCreate = defineEndpoint({
  method: 'POST',
  path: 'exchanges/create/sell/',
  roles: CLIENTS,
  encoding: 'multipart',
  body: request,
  response: exchangeSchema,
  invalidates: ['exchange', 'wallet'],
});

/** GET exchanges/ (row 46): own exchanges; the operator gets all. */
export const exchangeList = defineEndpoint({
  method: 'GET',
  path: 'exchanges/',
  roles: EVERYONE,
  query: {
    status: v.optional(textField),
    amount_to_receive: v.optional(decimalField),
    request_type: v.optional(requestTypeSchema),
    is_authorized_organization: v.optional(flagField),
    ...awaitingOperatorFields,
    ...searchFields,
    ...pagingFields,
  },
  response: pageSchema(exchangeSchema),
  tags: ['exchange'],
});

/** GET exchanges/{id} (row 47): own only. */
export const exchangeRead = defineEndpoint({
  method: 'GET',
  path: 'exchanges/{id}',
  roles: CLIENTS,
  response: exchangeSchema,
  tags: ['exchange'],
});

/** GET authorized_organization/exchanges/{id} (row 50): any exchange with its events. */
export const operatorExchangeRead = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/exchanges/{id}',
  roles: OPERATOR,
  response: exchangeSchema,
  tags: ['exchange'],
});

/** PATCH authorized_organization/exchanges/sell/{id}/status/ (row 97): only for request_type sell. */
export const exchangeSellReview = defineEndpoint({
  method: 'PATCH',
  path: 'authorized_organization/exchanges/sell/{id}/status/',
  roles: OPERATOR,
  body: { status: textField },
  response: exchangeSchema,
  invalidates: ['exchange', 'wallet', 'custody', 'operation'],
});

/** PATCH authorized_organization/exchanges/buy/{id}/status/ (row 98): only for request_type buy. */
export const exchangeBuyReview = defineEndpoint({
  method: 'PATCH',
  path: 'authorized_organization/exchanges/buy/{id}/status/',
  roles: OPERATOR,
  body: { status: textField },
  response: exchangeSchema,
  invalidates: ['exchange', 'wallet', 'custody', 'operation'],
});
