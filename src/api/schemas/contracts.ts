// Foreign-trade contracts (contract/demo-world.json, contracts).
import type * as v from 'valibot';
import { truncateName } from './account.ts';
import {
  amountSchema,
  dateSchema,
  recordIdSchema,
  referenceSchema,
  stringSchema,
  timestampSchema,
} from './coercions.ts';
import { recordSchema } from './reader.ts';

export const contractSchema = recordSchema({
  required: { id: recordIdSchema },
  spec: { ved_contract_number: stringSchema, contract_type: stringSchema },
  extension: {
    status: stringSchema,
    company_id: referenceSchema,
    company_name: truncateName,
    counterparty_name: stringSchema,
    counterparty_country: stringSchema,
    currency: stringSchema,
    amount: amountSchema,
    paid_amount: amountSchema,
    /** Wallet money attributed to the contract by row 118. */
    balance: amountSchema,
    signed_at: dateSchema,
    expires_at: dateSchema,
    created_at: timestampSchema,
  },
});
export type Contract = v.InferOutput<typeof contractSchema>;
