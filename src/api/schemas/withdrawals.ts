// Withdrawals: roubles out to the owner's bank account.
import type * as v from 'valibot';
import { shortId } from '../recordId.ts';
import { amountSchema, recordIdSchema, stringSchema, timestampSchema } from './coercions.ts';
import { companyFields } from './company.ts';
import { derived, recordSchema } from './reader.ts';

export const withdrawalSchema = derived(
  recordSchema({
    required: { id: recordIdSchema },
    spec: { amount: amountSchema, status: stringSchema },
    extension: {
      number: stringSchema,
      currency: stringSchema,
      recipient_name: stringSchema,
      settlement_account: stringSchema,
      bik: stringSchema,
      bank_name: stringSchema,
      purpose: stringSchema,
      comment: stringSchema,
      ...companyFields,
      created_at: timestampSchema,
    },
  }),
  // assumed: roubles, where the currency is not named
  (row) => ({ ...row, number: row.number ?? shortId(row.id), currency: row.currency ?? 'RUB' }),
);
export type Withdrawal = v.InferOutput<typeof withdrawalSchema>;
