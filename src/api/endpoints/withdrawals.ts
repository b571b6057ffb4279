// Withdrawals, roubles out: contract rows 31, 33, 52, 54, 56, 103, 113.
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { accountType } from '../schemas/account.ts';
import { createdBetween, decimal, file, paging, recordKey, text } from '../schemas/fields.ts';
import { page } from '../schemas/reader.ts';
import { withdrawal } from '../schemas/withdrawals.ts';
import { matches } from '../matchesRequest.ts';
import { CLIENTS, EVERYONE, OPERATOR } from './audiences.ts';

/** POST authorized_organization/withdrawal/create/ (row 31): for an organisation; starts as accepted. */
export const operatorWithdrawalCreate = endpoint({
  method: 'POST',
  path: 'authorized_organization/withdrawal/create/',
  roles: OPERATOR,
  body: {
    company_id: recordKey,
    role: accountType,
    amount: decimal,
    currency: text,
    settlement_account: text,
    bik: text,
    purpose: text,
  },
  returns: withdrawal,
  touches: ['withdrawal', 'fiat'],
});

/** POST withdrawals/ (row 33): the amount is reserved. */
export const withdrawalCreate = endpoint({
  method: 'POST',
  path: 'withdrawals/',
  roles: CLIENTS,
  encoding: 'multipart',
  body: {
    amount: decimal,
    currency: v.optional(text),
    recipient_name: text,
    settlement_account: text,
    bik: text,
    corr_account: v.optional(text),
    bank_name: v.optional(text),
    purpose: text,
    comment: v.optional(text),
    file: v.optional(file),
  },
  returns: withdrawal,
  touches: ['withdrawal', 'fiat'],
});

/** GET authorized_organization/withdrawal (row 52): the singular path is the spec's. */
export const operatorWithdrawalList = endpoint({
  method: 'GET',
  path: 'authorized_organization/withdrawal',
  roles: OPERATOR,
  query: {
    status: v.optional(text),
    amount: v.optional(decimal),
    company_name: v.optional(text),
    id: v.optional(recordKey),
    ...paging,
  },
  returns: page(withdrawal),
  reads: ['withdrawal'],
  verify: matches({ id: 'id' }),
});

/** GET withdrawals (row 54): own ones that are not final. */
export const withdrawalList = endpoint({
  method: 'GET',
  path: 'withdrawals',
  roles: CLIENTS,
  query: { status: v.optional(text), ...paging },
  returns: page(withdrawal),
  reads: ['withdrawal'],
});

/** GET withdrawals_history (row 56): all own ones. */
export const withdrawalHistoryList = endpoint({
  method: 'GET',
  path: 'withdrawals_history',
  roles: CLIENTS,
  query: { status: v.optional(text), ...createdBetween, ...paging },
  returns: page(withdrawal),
  reads: ['withdrawal'],
});

/** PATCH authorized_organization/withdrawal/{id}/update/ (row 103). */
export const withdrawalReview = endpoint({
  method: 'PATCH',
  path: 'authorized_organization/withdrawal/{id}/update/',
  roles: OPERATOR,
  body: { status: text, comment: v.optional(text) },
  returns: withdrawal,
  touches: ['withdrawal', 'fiat'],
});

/** PATCH withdrawals/{id}/update_comment/ (row 113). */
export const withdrawalComment = endpoint({
  method: 'PATCH',
  path: 'withdrawals/{id}/update_comment/',
  roles: EVERYONE,
  body: { comment: text },
  returns: withdrawal,
  touches: ['withdrawal'],
});
