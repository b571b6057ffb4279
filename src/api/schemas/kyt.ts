// Wallet screening: the companies with their number of dirty wallets (spec section 3, KYT company).
import * as v from 'valibot';
import { accountType, visibleName } from './account.ts';
import { decimal, id, instant, quantity } from './fields.ts';
import { wallet } from './wallets.ts';

export const kytCompany = v.object({
  id,
  role: accountType,
  company_name: visibleName,
  dirty_wallets: quantity,
});
export type KytCompany = v.InferOutput<typeof kytCompany>;

/** A wallet as the screening reads it: what spec section 3 does not name may be missing, and nothing of it is shown there. */
export const kytWallet = v.object({
  ...wallet.entries,
  wallet_id: v.nullish(v.string(), ''),
  wallet_type: v.nullish(v.string(), ''),
  name: v.nullish(v.string(), ''),
  company_id: v.nullish(id, 0),
  company_name: v.nullish(v.string(), ''),
  role: v.nullish(accountType, 'ved_participant'),
  balance: v.nullish(decimal, '0'),
  reserved: v.nullish(decimal, '0'),
  created_at: v.nullish(instant, '1970-01-01T00:00:00Z'),
});
