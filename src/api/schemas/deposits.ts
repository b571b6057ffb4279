// Deposits: roubles in.
import type * as v from 'valibot';
import { amount, recordId, string, timestamp } from './coercions.ts';
import { companyFields } from './company.ts';
import { bankDetailFields } from './fiat.ts';
import { record } from './reader.ts';

export const deposit = record({
  required: { id: recordId },
  spec: { amount, status: string, payment_order: string, top_up_amount: amount },
  extension: {
    number: string,
    currency: string,
    comment: string,
    // assumed: row 32 returns payment details without naming the field
    payment_details: record({
      required: {},
      extension: { ...bankDetailFields, inn: string, kpp: string, purpose: string },
    }),
    ...companyFields,
    created_at: timestamp,
  },
});
export type Deposit = v.InferOutput<typeof deposit>;
