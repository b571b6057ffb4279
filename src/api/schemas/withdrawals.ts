// Withdrawals: roubles out to the owner's bank account.
import type * as v from 'valibot';
import { amount, recordId, string, timestamp } from './coercions.ts';
import { companyFields } from './company.ts';
import { record } from './reader.ts';

export const withdrawal = record({
  required: { id: recordId },
  spec: { amount, status: string },
  extension: {
    number: string,
    currency: string,
    recipient_name: string,
    settlement_account: string,
    bik: string,
    bank_name: string,
    purpose: string,
    comment: string,
    ...companyFields,
    created_at: timestamp,
  },
});
export type Withdrawal = v.InferOutput<typeof withdrawal>;
