// Wallets of digital currency (spec section 3, Wallet; domain.md section 4).
import * as v from 'valibot';
import { companyFields } from './company.ts';
import { decimal, id, instant, link, percentage } from './fields.ts';

/** What a wallet is for, as a caller may send it; a record shows whatever word it carries. */
export const walletType = v.picklist(['import', 'export']);
export type WalletType = v.InferOutput<typeof walletType>;

/** The owner's wish to have a balance corrected. */
export const balanceRequest = v.object({
  status: v.string(),
  amount: decimal,
  comment: v.nullish(v.string(), null),
  created_at: instant,
});
export type BalanceRequest = v.InferOutput<typeof balanceRequest>;

export const wallet = v.object({
  id,
  wallet_id: v.string(),
  ...companyFields,
  wallet_type: v.string(),
  currency: v.string(),
  name: v.string(),
  photo: v.nullish(link, null),
  address: v.string(),
  network: v.string(),
  aml_percentage: percentage,
  aml_checked_at: v.nullish(instant, null),
  status: v.string(),
  custody: v.nullish(v.string(), ''),
  balance: decimal,
  reserved: decimal,
  ved_contract_number: v.nullish(v.string(), null),
  balance_request: v.nullish(balanceRequest, null),
  funding_reported_at: v.nullish(instant, null),
  created_at: instant,
});
export type Wallet = v.InferOutput<typeof wallet>;
