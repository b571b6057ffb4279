// Custodial solutions and their totals by currency (contract/demo-world.json, custodial_solutions).
import * as v from 'valibot';
import { visibleName } from './account.ts';
import { decimal, id, instant, percentage, quantity } from './fields.ts';

export const custodialSolution = v.object({
  id,
  name: visibleName,
  custodian: v.nullish(v.string(), null),
  custody: v.string(),
  currency: v.string(),
  network: v.string(),
  address: v.string(),
  balance: decimal,
  limit: v.nullish(decimal, null),
  aml_percentage: percentage,
  status: v.string(),
  created_at: instant,
});
export type CustodialSolution = v.InferOutput<typeof custodialSolution>;

export const custodialSummary = v.object({
  currency: v.string(),
  total: decimal,
  hot: decimal,
  cold: decimal,
  wallets_count: quantity,
  rub_equivalent: decimal,
});
export type CustodialSummary = v.InferOutput<typeof custodialSummary>;
