// The registry of digital-currency operations: contract rows 34–36, 76, 85, 86.
import { operationDocument, operationsDocument } from '../../documents/exports.ts';
import { type DocumentFormat, createDocumentResponse } from '../../documents/documentResponse.ts';
import { requireRow } from '../../http/findRow.ts';
import type { HandlerInputOf, RequestHandlers } from '../../http/handler.ts';
import { isSubmittedOperation } from '../../domain/rules/operations.ts';
import { amountEquals, textContains, dateBetween } from '../lists/filters.ts';
import { type ListQuery, queryPage, queryRows } from '../lists/listQuery.ts';

type Filters = HandlerInputOf<'operationListExportToExcel'>['query'];

function registry(query: Filters): ListQuery<'operations'> {
  const { participant_id, participant_type, operation_date_begin: begun } = query;
  return {
    table: 'operations',
    where: { participant_id, participant_type },
    tests: [
      textContains('operation_id', query.operation_id),
      dateBetween('operation_date', query.operation_date_after, query.operation_date_before),
      dateBetween('operation_date_begin', begun, begun),
      amountEquals('currency_amount', query.currency_amount),
    ],
  };
}

function exported(
  { world, query }: HandlerInputOf<'operationListExportToExcel' | 'operationListExportToPdf'>,
  format: DocumentFormat,
) {
  return createDocumentResponse(
    operationsDocument(queryRows(world, registry(query)), query, world.clock.iso()),
    format,
  );
}
function exportedOne(
  { world, params }: HandlerInputOf<'operationExportToExcel' | 'operationExportToPdf'>,
  format: DocumentFormat,
) {
  return createDocumentResponse(
    operationDocument(requireRow(world, 'operations', params.id), world.clock.iso()),
    format,
  );
}

export const operationsHandlers = {
  operationList: ({ world, query, url }) => queryPage(world, url, query, registry(query)),
  operationExportToExcel: (call) => exportedOne(call, 'xlsx'),
  operationExportToPdf: (call) => exportedOne(call, 'pdf'),
  operationListExportToExcel: (call) => exported(call, 'xlsx'),
  operationListExportToPdf: (call) => exported(call, 'pdf'),

  /** Own operations without a submission. */
  availableOperationList: ({ world, account, query, url }) =>
    queryPage(world, url, query, {
      table: 'operations',
      where: { participant_id: account.organization.id, submitted: false },
      tests: [(row) => !isSubmittedOperation(world, row)],
    }),
} satisfies Partial<RequestHandlers>;
