// VED transactions: payments to foreign counterparties (`ved_transactions` in tests/contract/demo-world.json).
import type * as v from 'valibot';
import { cleanTextSchema, companyNameSchema } from './account.ts';
import { formatShortId } from '../recordId.ts';
import {
  amountSchema,
  codeSchema,
  longTextSchema,
  recordIdSchema,
  referenceSchema,
  shortTextSchema,
  stringSchema,
  timestampSchema,
} from './coercions.ts';
import { withDerivedFields, nestedListSchema, recordSchema } from './reader.ts';
import { statusEventSchema } from './trades.ts';
import { currencySchema, networkSchema, statusSchema } from './words.ts';

export const vedTransactionSchema = withDerivedFields(
  recordSchema({
    required: { id: recordIdSchema },
    spec: { amount: amountSchema, status: statusSchema },
    extension: {
      number: shortTextSchema,
      currency: currencySchema,
      ved_contract_number: shortTextSchema,
      wallet_id: referenceSchema,
      counterparty_name: cleanTextSchema,
      counterparty_country: stringSchema,
      /** Code of the currency operation (Инструкция Банка России 181-И). */
      operation_code: codeSchema,
      /** Account at a bank, or a cryptocurrency address. */
      payee_account: stringSchema,
      payee_swift: stringSchema,
      payee_bank: cleanTextSchema,
      payee_address: stringSchema,
      payee_network: networkSchema,
      purpose: longTextSchema,
      invoice: stringSchema,
      /** How much of `currency` one unit of `debit_currency` buys. */
      rate: amountSchema,
      rate_source: stringSchema,
      rate_at: timestampSchema,
      debit_amount: amountSchema,
      debit_currency: currencySchema,
      /** In `debit_currency`. */
      fee: amountSchema,
      hash: stringSchema,
      /** Network of the paying wallet. */
      network: networkSchema,
      comment: longTextSchema,
      company_id: referenceSchema,
      company_name: companyNameSchema,
      company_inn: shortTextSchema,
      created_at: timestampSchema,
      events: nestedListSchema(statusEventSchema),
    },
  }),
  (row) => ({ ...row, number: row.number ?? formatShortId(row.id) }),
);
export type VedTransaction = v.InferOutput<typeof vedTransactionSchema>;
