// Wallet screening: companies with their number of dirty wallets.
import type * as v from 'valibot';
import { truncateName } from './account.ts';
import { countSchema, recordIdSchema, roleSchema } from './coercions.ts';
import { recordSchema } from './reader.ts';

export const kytCompanySchema = recordSchema({
  required: { id: recordIdSchema },
  spec: { role: roleSchema, company_name: truncateName, dirty_wallets: countSchema },
});
export type KytCompany = v.InferOutput<typeof kytCompanySchema>;
