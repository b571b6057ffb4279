// Withdrawals: roubles out to the owner's bank account.
import type * as v from 'valibot';
import { amountSchema, recordIdSchema, stringSchema, timestampSchema } from './coercions.ts';
import { companyFields } from './company.ts';
import { recordSchema } from './reader.ts';

export const withdrawalSchema = recordSchema({
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
});
export type Withdrawal = v.InferOutput<typeof withdrawalSchema>;
