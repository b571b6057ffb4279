// Wallet screening: companies with their number of dirty wallets.
import type * as v from 'valibot';
import { companyNameSchema } from './account.ts';
import { countSchema, recordIdSchema, roleSchema } from './coercions.ts';
import { recordSchema } from './reader.ts';

export const kytCompanySchema = recordSchema({
  required: { id: recordIdSchema },
  spec: { role: roleSchema, company_name: companyNameSchema, dirty_wallets: countSchema },
});
export type KytCompany = v.InferOutput<typeof kytCompanySchema>;
