// VED transactions, payments to foreign counterparties: contract rows 15, 64, 105.
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { decimal, extensionField, file, paging, recordKey, text } from '../schemas/fields.ts';
import { page } from '../schemas/reader.ts';
import { vedTransaction } from '../schemas/ved.ts';
import { matches } from '../matchesRequest.ts';
import { OPERATOR, PARTICIPANT, PARTICIPANT_AND_OPERATOR } from './audiences.ts';

/** POST ved_transactions/create/ (row 15): an unknown contract number opens a contract. */
export const vedTransactionCreate = endpoint({
  method: 'POST',
  path: 'ved_transactions/create/',
  roles: PARTICIPANT,
  encoding: 'multipart',
  body: {
    amount: decimal,
    currency: text,
    ved_contract_number: text,
    wallet_id: v.optional(recordKey),
    counterparty_name: text,
    counterparty_country: text,
    purpose: text,
    invoice: v.optional(file),
    operation_code: extensionField(text),
    payee_account: extensionField(text),
    payee_swift: extensionField(text),
    payee_bank: extensionField(text),
    payee_address: extensionField(text),
    payee_network: extensionField(text),
  },
  returns: vedTransaction,
  touches: ['ved', 'contract'],
});

/** GET ved_transactions (row 64): own ones; the operator sees all. */
export const vedTransactionList = endpoint({
  method: 'GET',
  path: 'ved_transactions',
  roles: PARTICIPANT_AND_OPERATOR,
  query: {
    status: v.optional(text),
    amount: v.optional(decimal),
    ved_contract_number: v.optional(text),
    id: v.optional(recordKey),
    ...paging,
  },
  returns: page(vedTransaction),
  reads: ['ved'],
  verify: matches({ id: 'id' }),
});

/** PATCH authorized_organization/ved_transactions/{id}/update_status/ (row 105): executed debits the wallet. */
export const vedTransactionReview = endpoint({
  method: 'PATCH',
  path: 'authorized_organization/ved_transactions/{id}/update_status/',
  roles: OPERATOR,
  body: { status: text, comment: v.optional(text) },
  returns: vedTransaction,
  touches: ['ved', 'contract', 'wallet', 'operation'],
});
