// Deposits, roubles in: contract rows 32, 51, 53, 55, 102, 111, 112.
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { depositSchema } from '../schemas/deposits.ts';
import {
  awaitingOperatorFields,
  createdBetweenFields,
  decimalField,
  fileField,
  pagingFields,
  recordKeyField,
  searchFields,
  textField,
} from '../schemas/fields.ts';
import { pageSchema } from '../schemas/reader.ts';
import { matchesFilter } from '../matchesRequest.ts';
import { CLIENTS, EVERYONE, OPERATOR } from './audiences.ts';

/** POST deposits/ (row 32): assigns a number and returns the payment details. */
export const depositCreate = defineEndpoint({
  method: 'POST',
  path: 'deposits/',
  roles: CLIENTS,
  body: { amount: decimalField, currency: v.optional(textField), comment: v.optional(textField) },
  response: depositSchema,
  invalidates: ['deposit'],
});

/** GET authorized_organization/deposits (row 51): `id` selects one row for the detail screen. */
export const operatorDepositList = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/deposits',
  roles: OPERATOR,
  query: {
    status: v.optional(textField),
    amount: v.optional(decimalField),
    company_name: v.optional(textField),
    id: v.optional(recordKeyField),
    ...awaitingOperatorFields,
    ...searchFields,
    ...pagingFields,
  },
  response: pageSchema(depositSchema),
  tags: ['deposit'],
  verify: matchesFilter({ id: 'id' }),
});

/** GET deposits (row 53): own deposits that are not final. */
export const depositList = defineEndpoint({
  method: 'GET',
  path: 'deposits',
  roles: CLIENTS,
  query: { status: v.optional(textField), ...pagingFields },
  response: pageSchema(depositSchema),
  tags: ['deposit'],
});

/** GET deposits_history (row 55): all own deposits. */
export const depositHistoryList = defineEndpoint({
  method: 'GET',
  path: 'deposits_history',
  roles: CLIENTS,
  query: { status: v.optional(textField), ...createdBetweenFields, ...searchFields, ...pagingFields },
  response: pageSchema(depositSchema),
  tags: ['deposit'],
});

/**
 * PATCH authorized_organization/deposits/{id}/update/ (row 102): executed requires top_up_amount, which is credited.
 */
export const depositReview = defineEndpoint({
  method: 'PATCH',
  path: 'authorized_organization/deposits/{id}/update/',
  roles: OPERATOR,
  body: { status: textField, top_up_amount: v.optional(decimalField), comment: v.optional(textField) },
  response: depositSchema,
  invalidates: ['deposit', 'fiat'],
});

/** PATCH deposits/{id}/update/ (row 111): adds a payment order, or cancels. */
export const depositUpdate = defineEndpoint({
  method: 'PATCH',
  path: 'deposits/{id}/update/',
  roles: CLIENTS,
  encoding: 'multipart',
  body: { payment_order: v.optional(fileField), status: v.optional(textField) },
  response: depositSchema,
  invalidates: ['deposit'],
});

/** PATCH deposits/{id}/update_comment/ (row 112). */
export const depositComment = defineEndpoint({
  method: 'PATCH',
  path: 'deposits/{id}/update_comment/',
  roles: EVERYONE,
  body: { comment: textField },
  response: depositSchema,
  invalidates: ['deposit'],
});
