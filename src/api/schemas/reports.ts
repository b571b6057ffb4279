// Reports of the responsible officer and the companies they cover (contract/demo-world.json, reports).
import * as v from 'valibot';
import { accountType, visibleName } from './account.ts';
import { day, id, instant, quantity } from './fields.ts';

/** Without a company the report covers all of them. */
export const report = v.object({
  id,
  title: v.string(),
  report_type: v.string(),
  company_id: v.nullish(id, null),
  role: v.nullish(accountType, null),
  company_name: v.nullish(v.string(), null),
  period_from: day,
  period_to: day,
  status: v.string(),
  author: v.nullish(v.string(), null),
  created_at: instant,
});
export type Report = v.InferOutput<typeof report>;

export const reportCompany = v.object({
  id,
  role: accountType,
  company_name: visibleName,
  reports_count: quantity,
});
export type ReportCompany = v.InferOutput<typeof reportCompany>;
