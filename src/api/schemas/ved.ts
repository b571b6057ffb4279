// VED transactions: payments to foreign counterparties (contract/demo-world.json, ved_transactions).
import type * as v from 'valibot';
import { truncateName } from './account.ts';
import { shortId } from '../recordId.ts';
import {
  amountSchema,
  codeSchema,
  recordIdSchema,
  referenceSchema,
  stringSchema,
  timestampSchema,
} from './coercions.ts';
import { derived, unwrapResponse, recordSchema } from './reader.ts';
import { statusEventSchema } from './trades.ts';

export const vedTransactionSchema = derived(
  recordSchema({
    required: { id: recordIdSchema },
    spec: { amount: amountSchema, status: stringSchema },
    extension: {
      number: stringSchema,
      currency: stringSchema,
      ved_contract_number: stringSchema,
      wallet_id: referenceSchema,
      counterparty_name: stringSchema,
      counterparty_country: stringSchema,
      /** Code of the currency operation (Инструкция Банка России 181-И). */
      operation_code: codeSchema,
      /** Where the money goes: an account in a bank, or an address of a digital currency. */
      payee_account: stringSchema,
      payee_swift: stringSchema,
      payee_bank: stringSchema,
      payee_address: stringSchema,
      payee_network: stringSchema,
      purpose: stringSchema,
      invoice: stringSchema,
      /** How much of `currency` one unit of `debit_currency` buys. */
      rate: amountSchema,
      rate_source: stringSchema,
      rate_at: timestampSchema,
      debit_amount: amountSchema,
      debit_currency: stringSchema,
      /** In `debit_currency`. */
      fee: amountSchema,
      hash: stringSchema,
      /** Of the wallet that pays. */
      network: stringSchema,
      comment: stringSchema,
      company_id: referenceSchema,
      company_name: truncateName,
      created_at: timestampSchema,
      events: unwrapResponse(statusEventSchema),
    },
  }),
  (row) => ({ ...row, number: row.number ?? shortId(row.id) }),
);
export type VedTransaction = v.InferOutput<typeof vedTransactionSchema>;
