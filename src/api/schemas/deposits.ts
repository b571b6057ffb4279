// Deposits: roubles in (domain.md section 4, Deposit).
import * as v from 'valibot';
import { companyFields } from './company.ts';
import { bankDetailFields } from './fiat.ts';
import { decimal, id, instant, link } from './fields.ts';

export const deposit = v.object({
  id,
  number: v.string(),
  amount: decimal,
  currency: v.string(),
  status: v.string(),
  payment_order: v.nullish(link, null),
  top_up_amount: v.nullish(decimal, null),
  comment: v.nullish(v.string(), null),
  // assumed: row 32 returns payment details without naming the field
  payment_details: v.nullish(v.object({ ...bankDetailFields, purpose: v.nullish(v.string(), null) }), null),
  ...companyFields,
  created_at: instant,
});
export type Deposit = v.InferOutput<typeof deposit>;
