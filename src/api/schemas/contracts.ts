// Foreign-trade contracts (contract/demo-world.json, contracts).
import type * as v from 'valibot';
import { visibleName } from './account.ts';
import { amount, date, recordId, reference, string, timestamp } from './coercions.ts';
import { record } from './reader.ts';

export const contract = record({
  required: { id: recordId },
  spec: { ved_contract_number: string, contract_type: string },
  extension: {
    status: string,
    company_id: reference,
    company_name: visibleName,
    counterparty_name: string,
    counterparty_country: string,
    currency: string,
    amount,
    paid_amount: amount,
    /** Wallet money attributed to the contract by row 118. */
    balance: amount,
    signed_at: date,
    expires_at: date,
    created_at: timestamp,
  },
});
export type Contract = v.InferOutput<typeof contract>;
