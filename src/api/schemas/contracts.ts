// Foreign-trade contracts (`contracts` in tests/contract/demo-world.json).
import type * as v from 'valibot';
import { cleanTextSchema, companyNameSchema } from './account.ts';
import {
  amountSchema,
  dateSchema,
  recordIdSchema,
  referenceSchema,
  shortTextSchema,
  stringSchema,
  timestampSchema,
} from './coercions.ts';
import { recordSchema } from './reader.ts';
import { currencySchema, kindSchema, statusSchema } from './words.ts';

export const contractSchema = recordSchema({
  required: { id: recordIdSchema },
  spec: { ved_contract_number: shortTextSchema, contract_type: kindSchema },
  extension: {
    status: statusSchema,
    company_id: referenceSchema,
    company_name: companyNameSchema,
    counterparty_name: cleanTextSchema,
    counterparty_country: stringSchema,
    currency: currencySchema,
    amount: amountSchema,
    paid_amount: amountSchema,
    /** Wallet money assigned to the contract by row 118. */
    balance: amountSchema,
    signed_at: dateSchema,
    expires_at: dateSchema,
    created_at: timestampSchema,
  },
});
export type Contract = v.InferOutput<typeof contractSchema>;
