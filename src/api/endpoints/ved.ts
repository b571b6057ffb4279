// VED transactions, payments to foreign counterparties: contract rows 15, 64, 105.
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import {
  awaitingOperatorFields,
  decimalField,
  extensionField,
  fileField,
  pagingFields,
  recordKeyField,
  searchFields,
  textField,
} from '../schemas/fields.ts';
import { pageSchema } from '../schemas/reader.ts';
import { vedTransactionSchema } from '../schemas/ved.ts';
import { matchesFilter } from '../matchesRequest.ts';
import { OPERATOR, PARTICIPANT, PARTICIPANT_AND_OPERATOR } from './audiences.ts';

/** POST ved_transactions/create/ (row 15): an unknown contract number creates a contract. */
export const vedTransactionCreate = defineEndpoint({
  method: 'POST',
  path: 'ved_transactions/create/',
  roles: PARTICIPANT,
  encoding: 'multipart',
  body: {
    amount: decimalField,
    currency: textField,
    ved_contract_number: textField,
    wallet_id: v.optional(recordKeyField),
    counterparty_name: textField,
    counterparty_country: textField,
    purpose: textField,
    invoice: v.optional(fileField),
    operation_code: extensionField(textField),
    payee_account: extensionField(textField),
    payee_swift: extensionField(textField),
    payee_bank: extensionField(textField),
    payee_address: extensionField(textField),
    payee_network: extensionField(textField),
  },
  response: vedTransactionSchema,
  invalidates: ['ved', 'contract'],
});

/** GET ved_transactions (row 64): own transactions; the operator gets all. */
export const vedTransactionList = defineEndpoint({
  method: 'GET',
  path: 'ved_transactions',
  roles: PARTICIPANT_AND_OPERATOR,
  query: {
    status: v.optional(textField),
    amount: v.optional(decimalField),
    ved_contract_number: v.optional(textField),
    id: v.optional(recordKeyField),
    ...awaitingOperatorFields,
    ...searchFields,
    ...pagingFields,
  },
  response: pageSchema(vedTransactionSchema),
  tags: ['ved'],
  verify: matchesFilter({ id: 'id' }),
});

/** PATCH authorized_organization/ved_transactions/{id}/update_status/ (row 105): executed debits the wallet. */
export const vedTransactionReview = defineEndpoint({
  method: 'PATCH',
  path: 'authorized_organization/ved_transactions/{id}/update_status/',
  roles: OPERATOR,
  body: { status: textField, comment: v.optional(textField) },
  response: vedTransactionSchema,
  invalidates: ['ved', 'contract', 'wallet', 'operation'],
});
