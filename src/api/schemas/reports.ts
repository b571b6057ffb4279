// Reports of the responsible officer and the companies they cover (`reports` in tests/contract/demo-world.json).
import type * as v from 'valibot';
import { companyNameSchema } from './account.ts';
import {
  countSchema,
  dateSchema,
  recordIdSchema,
  referenceSchema,
  roleSchema,
  stringSchema,
  timestampSchema,
} from './coercions.ts';
import { recordSchema } from './reader.ts';
import { kindSchema, statusSchema } from './words.ts';

/** Without a company the report covers all companies. */
export const reportSchema = recordSchema({
  required: { id: recordIdSchema },
  extension: {
    title: stringSchema,
    report_type: kindSchema,
    company_id: referenceSchema,
    role: roleSchema,
    company_name: stringSchema,
    period_from: dateSchema,
    period_to: dateSchema,
    status: statusSchema,
    author: stringSchema,
    created_at: timestampSchema,
  },
});
export type Report = v.InferOutput<typeof reportSchema>;

export const reportCompanySchema = recordSchema({
  required: { id: recordIdSchema, role: roleSchema },
  extension: { company_name: companyNameSchema, reports_count: countSchema },
});
export type ReportCompany = v.InferOutput<typeof reportCompanySchema>;
