// Custodial solutions: contract rows 81, 82, 89, 90.
import * as v from 'valibot';
import { BINARY, endpoint } from '../endpoint.ts';
import { custodialSolution, custodialSummary } from '../schemas/custody.ts';
import { shortPaging, text } from '../schemas/fields.ts';
import { list, page } from '../schemas/reader.ts';
import { OPERATOR } from './audiences.ts';
import { matches } from '../matchesRequest.ts';

const filters = { currency: v.optional(text), network: v.optional(text), custody: v.optional(text) };

/** GET authorized_organization/custodial_solutions/ (row 81). */
export const custodialSolutionList = endpoint({
  method: 'GET',
  path: 'authorized_organization/custodial_solutions/',
  roles: OPERATOR,
  query: { ...filters, ...shortPaging },
  returns: page(custodialSolution),
  reads: ['custody'],
  verify: matches({ custody: 'custody' }),
});

/** GET authorized_organization/custodial_solutions/summary/ (row 82): totals, one row per currency. */
export const custodialSummaryList = endpoint({
  method: 'GET',
  path: 'authorized_organization/custodial_solutions/summary/',
  roles: OPERATOR,
  returns: list(custodialSummary),
  reads: ['custody'],
});

/** GET authorized_organization/custodial_solutions/export_to_excel/ (row 89). */
export const custodialSolutionListExportToExcel = endpoint({
  method: 'GET',
  path: 'authorized_organization/custodial_solutions/export_to_excel/', // assumed: path not shown in the spec
  roles: OPERATOR,
  query: filters,
  returns: BINARY,
  exports: 'xlsx',
});

/** GET authorized_organization/custodial_solutions/export_to_pdf/ (row 90). */
export const custodialSolutionListExportToPdf = endpoint({
  method: 'GET',
  path: 'authorized_organization/custodial_solutions/export_to_pdf/', // assumed: path not shown in the spec
  roles: OPERATOR,
  query: filters,
  returns: BINARY,
  exports: 'pdf',
});
