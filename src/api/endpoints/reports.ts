// Reports of the responsible officer: contract rows 24, 83, 84, 91, 92.
import * as v from 'valibot';
import { BINARY_RESPONSE, defineEndpoint } from '../endpoint.ts';
import { accountTypeSchema } from '../schemas/account.ts';
import { dayField, pagingFields, recordKeyField, shortPagingFields, textField } from '../schemas/fields.ts';
import { pageSchema } from '../schemas/reader.ts';
import { reportSchema, reportCompanySchema } from '../schemas/reports.ts';
import { OPERATOR } from './audiences.ts';

/**
 * POST authorized_organization/reports/create/ (row 24): never retried; the report is `processing` first, then `ready`.
 */
export const reportCreate = defineEndpoint({
  method: 'POST',
  path: 'authorized_organization/reports/create/',
  roles: OPERATOR,
  retry: false,
  body: {
    report_type: textField,
    company_id: v.optional(recordKeyField),
    role: v.optional(accountTypeSchema),
    period_from: dayField,
    period_to: dayField,
  },
  response: reportSchema,
  invalidates: ['report'],
});

/** GET authorized_organization/reports/ (row 83). */
export const reportList = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/reports/',
  roles: OPERATOR,
  query: {
    company_id: v.optional(recordKeyField),
    role: v.optional(accountTypeSchema),
    period_from: v.optional(dayField),
    period_to: v.optional(dayField),
    ...shortPagingFields,
  },
  response: pageSchema(reportSchema),
  tags: ['report'],
});

/** GET authorized_organization/reports/companies (row 84): companies with the number of their reports. */
export const reportCompanyList = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/reports/companies',
  roles: OPERATOR,
  query: pagingFields,
  response: pageSchema(reportCompanySchema),
  tags: ['report', 'organization'],
});

/** GET authorized_organization/reports/{id}/export_to_excel/ (row 91). */
export const reportExportToExcel = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/reports/{id}/export_to_excel/', // assumed: the contract shows no path
  roles: OPERATOR,
  response: BINARY_RESPONSE,
  exports: 'xlsx',
});

/** GET authorized_organization/reports/{id}/export_to_pdf/ (row 92). */
export const reportExportToPdf = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/reports/{id}/export_to_pdf/', // assumed: the contract shows no path
  roles: OPERATOR,
  response: BINARY_RESPONSE,
  exports: 'pdf',
});
