// Reports of the responsible officer: contract rows 24, 83, 84, 91, 92.
import * as v from 'valibot';
import { BINARY, endpoint } from '../endpoint.ts';
import { accountType } from '../schemas/account.ts';
import { day, paging, recordKey, shortPaging, text } from '../schemas/fields.ts';
import { page } from '../schemas/reader.ts';
import { report, reportCompany } from '../schemas/reports.ts';
import { OPERATOR } from './audiences.ts';

/** POST authorized_organization/reports/create/ (row 24): never retried (spec section 7); processing first, ready later. */
export const reportCreate = endpoint({
  method: 'POST',
  path: 'authorized_organization/reports/create/',
  roles: OPERATOR,
  retry: false,
  body: {
    report_type: text,
    company_id: v.optional(recordKey),
    role: v.optional(accountType),
    period_from: day,
    period_to: day,
  },
  returns: report,
  touches: ['report'],
});

/** GET authorized_organization/reports/ (row 83). */
export const reportList = endpoint({
  method: 'GET',
  path: 'authorized_organization/reports/',
  roles: OPERATOR,
  query: {
    company_id: v.optional(recordKey),
    role: v.optional(accountType),
    period_from: v.optional(day),
    period_to: v.optional(day),
    ...shortPaging,
  },
  returns: page(report),
  reads: ['report'],
});

/** GET authorized_organization/reports/companies (row 84): companies with the number of their reports. */
export const reportCompanyList = endpoint({
  method: 'GET',
  path: 'authorized_organization/reports/companies',
  roles: OPERATOR,
  query: paging,
  returns: page(reportCompany),
  reads: ['report', 'organization'],
});

/** GET authorized_organization/reports/{id}/export_to_excel/ (row 91). */
export const reportExportToExcel = endpoint({
  method: 'GET',
  path: 'authorized_organization/reports/{id}/export_to_excel/', // assumed: path not shown in the spec
  roles: OPERATOR,
  returns: BINARY,
  exports: 'xlsx',
});

/** GET authorized_organization/reports/{id}/export_to_pdf/ (row 92). */
export const reportExportToPdf = endpoint({
  method: 'GET',
  path: 'authorized_organization/reports/{id}/export_to_pdf/', // assumed: path not shown in the spec
  roles: OPERATOR,
  returns: BINARY,
  exports: 'pdf',
});
