// Deposits, roubles in: contract rows 32, 51, 53, 55, 102, 111, 112.
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { deposit } from '../schemas/deposits.ts';
import { createdBetween, decimal, file, paging, recordKey, text } from '../schemas/fields.ts';
import { page } from '../schemas/reader.ts';
import { matches } from '../matchesRequest.ts';
import { CLIENTS, EVERYONE, OPERATOR } from './audiences.ts';

/** POST deposits/ (row 32): a number is assigned and the payment details come back. */
export const depositCreate = endpoint({
  method: 'POST',
  path: 'deposits/',
  roles: CLIENTS,
  body: { amount: decimal, currency: v.optional(text), comment: v.optional(text) },
  returns: deposit,
  touches: ['deposit'],
});

/** GET authorized_organization/deposits (row 51): `id` narrows to one row for the detail screen. */
export const operatorDepositList = endpoint({
  method: 'GET',
  path: 'authorized_organization/deposits',
  roles: OPERATOR,
  query: {
    status: v.optional(text),
    amount: v.optional(decimal),
    company_name: v.optional(text),
    id: v.optional(recordKey),
    ...paging,
  },
  returns: page(deposit),
  reads: ['deposit'],
  verify: matches({ id: 'id' }),
});

/** GET deposits (row 53): own ones that are not final. */
export const depositList = endpoint({
  method: 'GET',
  path: 'deposits',
  roles: CLIENTS,
  query: { status: v.optional(text), ...paging },
  returns: page(deposit),
  reads: ['deposit'],
});

/** GET deposits_history (row 55): all own ones. */
export const depositHistoryList = endpoint({
  method: 'GET',
  path: 'deposits_history',
  roles: CLIENTS,
  query: { status: v.optional(text), ...createdBetween, ...paging },
  returns: page(deposit),
  reads: ['deposit'],
});

/** PATCH authorized_organization/deposits/{id}/update/ (row 102): executed needs top_up_amount, which is credited. */
export const depositReview = endpoint({
  method: 'PATCH',
  path: 'authorized_organization/deposits/{id}/update/',
  roles: OPERATOR,
  body: { status: text, top_up_amount: v.optional(decimal), comment: v.optional(text) },
  returns: deposit,
  touches: ['deposit', 'fiat'],
});

/** PATCH deposits/{id}/update/ (row 111): a payment order, or the status cancelled. */
export const depositUpdate = endpoint({
  method: 'PATCH',
  path: 'deposits/{id}/update/',
  roles: CLIENTS,
  encoding: 'multipart',
  body: { payment_order: v.optional(file), status: v.optional(text) },
  returns: deposit,
  touches: ['deposit'],
});

/** PATCH deposits/{id}/update_comment/ (row 112). */
export const depositComment = endpoint({
  method: 'PATCH',
  path: 'deposits/{id}/update_comment/',
  roles: EVERYONE,
  body: { comment: text },
  returns: deposit,
  touches: ['deposit'],
});
