// Wallet screening: the companies with their number of dirty wallets (spec section 3, KYT company).
import type * as v from 'valibot';
import { visibleName } from './account.ts';
import { count, recordId, role } from './coercions.ts';
import { record } from './reader.ts';

export const kytCompany = record({
  required: { id: recordId },
  spec: { role, company_name: visibleName, dirty_wallets: count },
});
export type KytCompany = v.InferOutput<typeof kytCompany>;
