// Reports of the responsible officer and the companies they cover (contract/demo-world.json, reports).
import type * as v from 'valibot';
import { visibleName } from './account.ts';
import { count, date, recordId, reference, role, string, timestamp } from './coercions.ts';
import { record } from './reader.ts';

/** Without a company the report covers all of them. */
export const report = record({
  required: { id: recordId },
  extension: {
    title: string,
    report_type: string,
    company_id: reference,
    role,
    company_name: string,
    period_from: date,
    period_to: date,
    status: string,
    author: string,
    created_at: timestamp,
  },
});
export type Report = v.InferOutput<typeof report>;

export const reportCompany = record({
  required: { id: recordId, role },
  extension: { company_name: visibleName, reports_count: count },
});
export type ReportCompany = v.InferOutput<typeof reportCompany>;
