// VED transactions: payments to foreign counterparties (contract/demo-world.json, ved_transactions).
import * as v from 'valibot';
import { visibleName } from './account.ts';
import { decimal, id, instant, link } from './fields.ts';

export const vedTransaction = v.object({
  id,
  number: v.string(),
  amount: decimal,
  currency: v.string(),
  status: v.string(),
  ved_contract_number: v.string(),
  wallet_id: v.nullish(id, null),
  counterparty_name: v.string(),
  counterparty_country: v.string(),
  purpose: v.string(),
  invoice: v.nullish(link, null),
  comment: v.nullish(v.string(), null),
  company_id: id,
  company_name: visibleName,
  created_at: instant,
});
export type VedTransaction = v.InferOutput<typeof vedTransaction>;
