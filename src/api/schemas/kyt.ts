// Wallet screening: the companies with their number of dirty wallets (spec section 3, KYT company).
import * as v from 'valibot';
import { accountType } from './account.ts';
import { id, quantity } from './fields.ts';

export const kytCompany = v.object({
  id,
  role: accountType,
  company_name: v.string(),
  dirty_wallets: quantity,
});
export type KytCompany = v.InferOutput<typeof kytCompany>;
