// Custodial solutions and their totals by currency (contract/demo-world.json, custodial_solutions).
import type * as v from 'valibot';
import { visibleName } from './account.ts';
import { amount, count, percent, recordId, string, timestamp } from './coercions.ts';
import { record } from './reader.ts';

export const custodialSolution = record({
  required: { id: recordId },
  extension: {
    name: visibleName,
    custodian: string,
    custody: string,
    currency: string,
    network: string,
    address: string,
    balance: amount,
    limit: amount,
    aml_percentage: percent,
    status: string,
    created_at: timestamp,
  },
});
export type CustodialSolution = v.InferOutput<typeof custodialSolution>;

/** A total is one of its currency. */
export const custodialSummary = record({
  required: { currency: string },
  extension: { total: amount, hot: amount, cold: amount, wallets_count: count, rub_equivalent: amount },
});
export type CustodialSummary = v.InferOutput<typeof custodialSummary>;
