// Custodial solutions: contract rows 81, 82, 89, 90.
import * as v from 'valibot';
import { BINARY_RESPONSE, defineEndpoint } from '../endpoint.ts';
import { custodialSolutionSchema, custodialSummarySchema } from '../schemas/custody.ts';
import { shortPagingFields, textField } from '../schemas/fields.ts';
import { listSchema, pageSchema } from '../schemas/reader.ts';
import { OPERATOR } from './audiences.ts';
import { matchesFilter } from '../matchesRequest.ts';

const filters = { currency: v.optional(textField), network: v.optional(textField), custody: v.optional(textField) };

/** GET authorized_organization/custodial_solutions/ (row 81). */
export const custodialSolutionList = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/custodial_solutions/',
  roles: OPERATOR,
  query: { ...filters, ...shortPagingFields },
  response: pageSchema(custodialSolutionSchema),
  tags: ['custody'],
  verify: matchesFilter({ custody: 'custody' }),
});

/** GET authorized_organization/custodial_solutions/summary/ (row 82): totals, one row per currency. */
export const custodialSummaryList = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/custodial_solutions/summary/',
  roles: OPERATOR,
  response: listSchema(custodialSummarySchema),
  tags: ['custody'],
});

/** GET authorized_organization/custodial_solutions/export_to_excel/ (row 89). */
export const custodialSolutionListExportToExcel = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/custodial_solutions/export_to_excel/', // assumed: the contract shows no path
  roles: OPERATOR,
  query: filters,
  response: BINARY_RESPONSE,
  exports: 'xlsx',
});

/** GET authorized_organization/custodial_solutions/export_to_pdf/ (row 90). */
export const custodialSolutionListExportToPdf = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/custodial_solutions/export_to_pdf/', // assumed: the contract shows no path
  roles: OPERATOR,
  query: filters,
  response: BINARY_RESPONSE,
  exports: 'pdf',
});
