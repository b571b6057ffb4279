// Custodial solutions and their totals by currency (`custodial_solutions` in tests/contract/demo-world.json).
import type * as v from 'valibot';
import { companyNameSchema } from './account.ts';
import {
  amountSchema,
  countSchema,
  percentSchema,
  recordIdSchema,
  stringSchema,
  timestampSchema,
} from './coercions.ts';
import { recordSchema } from './reader.ts';
import { currencySchema, kindSchema, networkSchema, statusSchema } from './words.ts';

export const custodialSolutionSchema = recordSchema({
  required: { id: recordIdSchema },
  extension: {
    name: companyNameSchema,
    custodian: stringSchema,
    custody: kindSchema,
    currency: currencySchema,
    network: networkSchema,
    address: stringSchema,
    balance: amountSchema,
    limit: amountSchema,
    aml_percentage: percentSchema,
    status: statusSchema,
    created_at: timestampSchema,
  },
});
export type CustodialSolution = v.InferOutput<typeof custodialSolutionSchema>;

/** Total of one currency. */
export const custodialSummarySchema = recordSchema({
  required: { currency: currencySchema },
  extension: {
    total: amountSchema,
    hot: amountSchema,
    cold: amountSchema,
    wallets_count: countSchema,
    rub_equivalent: amountSchema,
  },
});
export type CustodialSummary = v.InferOutput<typeof custodialSummarySchema>;
