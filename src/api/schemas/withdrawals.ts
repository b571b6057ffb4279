// Withdrawals: roubles out to the owner's bank account (domain.md section 4, Withdrawal).
import * as v from 'valibot';
import { companyFields } from './company.ts';
import { decimal, id, instant } from './fields.ts';

export const withdrawal = v.object({
  id,
  number: v.string(),
  amount: decimal,
  currency: v.string(),
  status: v.string(),
  recipient_name: v.string(),
  settlement_account: v.string(),
  bik: v.string(),
  bank_name: v.nullish(v.string(), null),
  purpose: v.string(),
  comment: v.nullish(v.string(), null),
  ...companyFields,
  created_at: instant,
});
export type Withdrawal = v.InferOutput<typeof withdrawal>;
