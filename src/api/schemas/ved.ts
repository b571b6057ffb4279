// VED transactions: payments to foreign counterparties (contract/demo-world.json, ved_transactions).
import type * as v from 'valibot';
import { visibleName } from './account.ts';
import { amount, recordId, reference, string, timestamp } from './coercions.ts';
import { record } from './reader.ts';

export const vedTransaction = record({
  required: { id: recordId },
  spec: { amount, status: string },
  extension: {
    number: string,
    currency: string,
    ved_contract_number: string,
    wallet_id: reference,
    counterparty_name: string,
    counterparty_country: string,
    purpose: string,
    invoice: string,
    comment: string,
    company_id: reference,
    company_name: visibleName,
    created_at: timestamp,
  },
});
export type VedTransaction = v.InferOutput<typeof vedTransaction>;
