// Withdrawals, roubles out: contract rows 31, 33, 52, 54, 56, 103, 113.
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { accountTypeSchema } from '../schemas/account.ts';
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
import { withdrawalSchema } from '../schemas/withdrawals.ts';
import { matchesFilter } from '../matchesRequest.ts';
import { CLIENTS, EVERYONE, OPERATOR } from './audiences.ts';

/** POST authorized_organization/withdrawal/create/ (row 31): for an organisation; its first status is accepted. */
export const operatorWithdrawalCreate = defineEndpoint({
  method: 'POST',
  path: 'authorized_organization/withdrawal/create/',
  roles: OPERATOR,
  body: {
    company_id: recordKeyField,
    role: accountTypeSchema,
    amount: decimalField,
    currency: textField,
    settlement_account: textField,
    bik: textField,
    purpose: textField,
  },
  response: withdrawalSchema,
  invalidates: ['withdrawal', 'fiat'],
});

/** POST withdrawals/ (row 33): reserves the amount. */
export const withdrawalCreate = defineEndpoint({
  method: 'POST',
  path: 'withdrawals/',
  roles: CLIENTS,
  encoding: 'multipart',
  body: {
    amount: decimalField,
    currency: v.optional(textField),
    recipient_name: textField,
    settlement_account: textField,
    bik: textField,
    corr_account: v.optional(textField),
    bank_name: v.optional(textField),
    purpose: textField,
    comment: v.optional(textField),
    file: v.optional(fileField),
  },
  response: withdrawalSchema,
  invalidates: ['withdrawal', 'fiat'],
});

/** GET authorized_organization/withdrawal (row 52): the path is singular in the contract. */
export const operatorWithdrawalList = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/withdrawal',
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
  response: pageSchema(withdrawalSchema),
  tags: ['withdrawal'],
  verify: matchesFilter({ id: 'id' }),
});

/** GET withdrawals (row 54): own withdrawals that are not final. */
export const withdrawalList = defineEndpoint({
  method: 'GET',
  path: 'withdrawals',
  roles: CLIENTS,
  query: { status: v.optional(textField), ...pagingFields },
  response: pageSchema(withdrawalSchema),
  tags: ['withdrawal'],
});

/** GET withdrawals_history (row 56): all own withdrawals. */
export const withdrawalHistoryList = defineEndpoint({
  method: 'GET',
  path: 'withdrawals_history',
  roles: CLIENTS,
  query: { status: v.optional(textField), ...createdBetweenFields, ...searchFields, ...pagingFields },
  response: pageSchema(withdrawalSchema),
  tags: ['withdrawal'],
});

/** PATCH authorized_organization/withdrawal/{id}/update/ (row 103). */
export const withdrawalReview = defineEndpoint({
  method: 'PATCH',
  path: 'authorized_organization/withdrawal/{id}/update/',
  roles: OPERATOR,
  body: { status: textField, comment: v.optional(textField) },
  response: withdrawalSchema,
  invalidates: ['withdrawal', 'fiat'],
});

/** PATCH withdrawals/{id}/update_comment/ (row 113). */
export const withdrawalComment = defineEndpoint({
  method: 'PATCH',
  path: 'withdrawals/{id}/update_comment/',
  roles: EVERYONE,
  body: { comment: textField },
  response: withdrawalSchema,
  invalidates: ['withdrawal'],
});
