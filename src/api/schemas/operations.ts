// The registry of digital-currency operations and its submissions (contract/demo-world.json).
import * as v from 'valibot';
import { accountType, visibleName } from './account.ts';
import { companyFields } from './company.ts';
import { attachments, decimal, id, instant, percentage } from './fields.ts';

export const digitalOperation = v.object({
  id,
  operation_id: v.string(),
  operation_type: v.string(),
  operation_date: instant,
  operation_date_begin: v.nullish(instant, null),
  currency: v.string(),
  network: v.string(),
  currency_amount: decimal,
  participant_id: id,
  participant_type: accountType,
  company_name: visibleName,
  wallet_address: v.string(),
  hash: v.nullish(v.string(), null),
  aml_percentage: percentage,
  ved_contract_number: v.nullish(v.string(), null),
  submitted: v.boolean(),
});
export type DigitalOperation = v.InferOutput<typeof digitalOperation>;

export const submitOperation = v.object({
  id,
  operation_id: v.string(),
  status: v.string(),
  comment: v.nullish(v.string(), null),
  ...companyFields,
  currency: v.string(),
  currency_amount: decimal,
  // assumed: the contract does not name them, but an operation is handed in with files (row 16)
  files: attachments,
  created_at: instant,
});
export type SubmitOperation = v.InferOutput<typeof submitOperation>;
