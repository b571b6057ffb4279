// Foreign-trade contracts (contract/demo-world.json, contracts).
import * as v from 'valibot';
import { visibleName } from './account.ts';
import { day, decimal, id, instant } from './fields.ts';

export const contract = v.object({
  id,
  ved_contract_number: v.string(),
  contract_type: v.string(),
  status: v.string(),
  company_id: id,
  company_name: visibleName,
  counterparty_name: v.nullish(v.string(), null),
  counterparty_country: v.nullish(v.string(), null),
  currency: v.nullish(v.string(), null),
  amount: v.nullish(decimal, null),
  paid_amount: v.nullish(decimal, null),
  /** Wallet money attributed to the contract by row 118. */
  balance: v.nullish(decimal, null),
  signed_at: v.nullish(day, null),
  expires_at: v.nullish(day, null),
  created_at: instant,
});
export type Contract = v.InferOutput<typeof contract>;
