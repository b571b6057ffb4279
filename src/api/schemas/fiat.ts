// The rouble account at the operator, its bank details and its movements (domain.md section 4, FiatWallet).
import * as v from 'valibot';
import { decimal, id, instant, page } from './fields.ts';

/** Where a rouble payment is to be sent. */
export const bankDetailFields = {
  account_number: v.string(),
  bik: v.string(),
  bank_name: v.string(),
  corr_account: v.nullish(v.string(), null),
  recipient: v.string(),
};

// assumed: the contract names FiatOperation without fields; a signed amount, the document's number and its text make a statement
export const fiatOperation = v.object({
  id,
  operation_type: v.string(),
  /** Negative when money left the account. */
  amount: decimal,
  number: v.nullish(v.string(), null),
  description: v.nullish(v.string(), null),
  created_at: instant,
});
export type FiatOperation = v.InferOutput<typeof fiatOperation>;

export const fiatWallet = v.object({
  id,
  currency: v.string(),
  ...bankDetailFields,
  balance: decimal,
  reserved: decimal,
  available: decimal,
  operations: page(fiatOperation),
});
export type FiatWallet = v.InferOutput<typeof fiatWallet>;
