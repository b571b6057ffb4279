// Custodial solutions and their totals by currency (contract/demo-world.json, custodial_solutions).
import type * as v from 'valibot';
import { truncateName } from './account.ts';
import {
  amountSchema,
  countSchema,
  percentSchema,
  recordIdSchema,
  stringSchema,
  timestampSchema,
} from './coercions.ts';
import { recordSchema } from './reader.ts';

export const custodialSolutionSchema = recordSchema({
  required: { id: recordIdSchema },
  extension: {
    name: truncateName,
    custodian: stringSchema,
    custody: stringSchema,
    currency: stringSchema,
    network: stringSchema,
    address: stringSchema,
    balance: amountSchema,
    limit: amountSchema,
    aml_percentage: percentSchema,
    status: stringSchema,
    created_at: timestampSchema,
  },
});
export type CustodialSolution = v.InferOutput<typeof custodialSolutionSchema>;

/** A total is one of its currency. */
export const custodialSummarySchema = recordSchema({
  required: { currency: stringSchema },
  extension: {
    total: amountSchema,
    hot: amountSchema,
    cold: amountSchema,
    wallets_count: countSchema,
    rub_equivalent: amountSchema,
  },
});
export type CustodialSummary = v.InferOutput<typeof custodialSummarySchema>;
