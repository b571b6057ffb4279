// Deposits: roubles in.
import type * as v from 'valibot';
import { amountSchema, recordIdSchema, stringSchema, timestampSchema } from './coercions.ts';
import { companyFields } from './company.ts';
import { bankDetailFields } from './fiat.ts';
import { recordSchema } from './reader.ts';

export const depositSchema = recordSchema({
  required: { id: recordIdSchema },
  spec: { amount: amountSchema, status: stringSchema, payment_order: stringSchema, top_up_amount: amountSchema },
  extension: {
    number: stringSchema,
    currency: stringSchema,
    comment: stringSchema,
    // assumed: row 32 returns payment details without naming the field
    payment_details: recordSchema({
      required: {},
      extension: { ...bankDetailFields, inn: stringSchema, kpp: stringSchema, purpose: stringSchema },
    }),
    ...companyFields,
    created_at: timestampSchema,
  },
});
export type Deposit = v.InferOutput<typeof depositSchema>;
