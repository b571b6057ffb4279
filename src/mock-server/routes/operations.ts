// The registry of digital-currency operations: contract rows 34–36, 76, 85, 86.
import { operationDocument, operationsDocument } from '../documents/exports.ts';
import { type Format, documentReply } from '../documents/documentResponse.ts';
import { found } from '../http/findRow.ts';
import type { CallOf, Handlers } from '../http/handler.ts';
import { isSubmitted } from '../domain/rules/operations.ts';
import { amounts, contains, days } from './filters.ts';
import { type List, listPage, listRows } from './lists.ts';

type Filters = CallOf<'operationListExportToExcel'>['query'];

function registry(query: Filters): List<'operations'> {
  const { participant_id, participant_type, operation_date_begin: begun } = query;
  return {
    table: 'operations',
    where: { participant_id, participant_type },
    tests: [
      contains('operation_id', query.operation_id),
      days('operation_date', query.operation_date_after, query.operation_date_before),
      days('operation_date_begin', begun, begun),
      amounts('currency_amount', query.currency_amount),
    ],
  };
}

function exported({ world, query }: CallOf<'operationListExportToExcel' | 'operationListExportToPdf'>, format: Format) {
  return documentReply(operationsDocument(listRows(world, registry(query)), query, world.clock.iso()), format);
}
function exportedOne({ world, params }: CallOf<'operationExportToExcel' | 'operationExportToPdf'>, format: Format) {
  return documentReply(operationDocument(found(world, 'operations', params.id), world.clock.iso()), format);
}

export const operations = {
  operationList: ({ world, query, url }) => listPage(world, url, query, registry(query)),
  operationExportToExcel: (call) => exportedOne(call, 'xlsx'),
  operationExportToPdf: (call) => exportedOne(call, 'pdf'),
  operationListExportToExcel: (call) => exported(call, 'xlsx'),
  operationListExportToPdf: (call) => exported(call, 'pdf'),

  /** Own ones that have not been handed in yet. */
  availableOperationList: ({ world, account, query, url }) =>
    listPage(world, url, query, {
      table: 'operations',
      where: { participant_id: account.organization.id, submitted: false },
      tests: [(row) => !isSubmitted(world, row)],
    }),
} satisfies Partial<Handlers>;
