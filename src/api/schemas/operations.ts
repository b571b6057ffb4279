// The registry of digital-currency operations and its submissions (contract/demo-world.json).
import type * as v from 'valibot';
import { visibleName } from './account.ts';
import { amount, boolean, code, percent, recordId, reference, role, string, timestamp } from './coercions.ts';
import { companyFields } from './company.ts';
import { attachments } from './files.ts';
import { record } from './reader.ts';

export const digitalOperation = record({
  required: { id: recordId },
  spec: {
    operation_id: code,
    operation_date_begin: timestamp,
    currency_amount: amount,
    participant_id: reference,
    participant_type: role,
  },
  extension: {
    operation_type: string,
    operation_date: timestamp,
    currency: string,
    network: string,
    company_name: visibleName,
    wallet_address: string,
    hash: string,
    aml_percentage: percent,
    ved_contract_number: string,
    submitted: boolean,
  },
});
export type DigitalOperation = v.InferOutput<typeof digitalOperation>;

export const submitOperation = record({
  required: { id: recordId },
  extension: {
    operation_id: code,
    status: string,
    comment: string,
    ...companyFields,
    currency: string,
    currency_amount: amount,
    // assumed: the contract does not name them, but an operation is handed in with files (row 16)
    files: attachments,
    created_at: timestamp,
  },
});
export type SubmitOperation = v.InferOutput<typeof submitOperation>;
