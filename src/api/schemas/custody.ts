// Custodial solutions and their totals by currency (`custodial_solutions` in tests/contract/demo-world.json).
import type * as v from 'valibot';
import { truncateName } from './account.ts';
import {
  amountSchema,
  countSchema,
  percentSchema,
  recordIdSchema,
  shortTextSchema,
  stringSchema,
  timestampSchema,
} from './coercions.ts';
import { recordSchema } from './reader.ts';

export const custodialSolutionSchema = recordSchema({
  required: { id: recordIdSchema },
  extension: {
    name: truncateName,
    custodian: stringSchema,
    custody: shortTextSchema,
    currency: shortTextSchema,
    network: shortTextSchema,
    address: stringSchema,
    balance: amountSchema,
    limit: amountSchema,
    aml_percentage: percentSchema,
    status: shortTextSchema,
    created_at: timestampSchema,
  },
});
export type CustodialSolution = v.InferOutput<typeof custodialSolutionSchema>;

/** Total of one currency. */
export const custodialSummarySchema = recordSchema({
  required: { currency: shortTextSchema },
  extension: {
    total: amountSchema,
    hot: amountSchema,
    cold: amountSchema,
    wallets_count: countSchema,
    rub_equivalent: amountSchema,
  },
});
export type CustodialSummary = v.InferOutput<typeof custodialSummarySchema>;
