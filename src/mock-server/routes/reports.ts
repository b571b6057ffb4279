// Reports of the responsible officer: contract rows 24, 83, 84, 91, 92.
import { toMoscowDate, validatePeriod } from '../../api/validation/dates.ts';
import { findReportOperations, reportDocument } from '../documents/exports.ts';
import { type DocumentFormat, createDocumentResponse } from '../documents/documentResponse.ts';
import { OPERATOR_FILTER, requireClient, requireRow } from '../http/findRow.ts';
import type { HandlerInputOf, RequestHandlers } from '../http/handler.ts';
import { createdResponse, notFoundError } from '../http/response.ts';
import { assertValid } from '../domain/rules/validation.ts';
import { REPORT_GENERATION_MS, completeDueReports } from '../domain/rules/reports.ts';
import type { Row } from '../db/tables.ts';
import type { Database } from '../db/database.ts';
import { queryPage } from './lists/listQuery.ts';
import { mapPage } from './lists/pagination.ts';

const TITLE = 'Отчёт ответственного лица';
const KIND = 'responsibility_report';
const EVERYBODY = 'Все организации';
/** Author of the demo operator's reports (tests/contract/demo-world.json). */
const AUTHOR = 'Контролёва Анна Демовна';

/** Subject of a report: one client or all of them. Throws NF. */
function subject(world: Database, { company_id, role }: HandlerInputOf<'reportCreate'>['body']) {
  // assumed: a role without a company selects all clients
  if (company_id === undefined) return { company_id: null, role: null, company_name: EVERYBODY };
  const organization = requireClient(world, role ?? requireRow(world, 'organizations', company_id).role, company_id);
  return { company_id, role: organization.role, company_name: organization.company_name };
}

/** The file of a completed report. Throws NF for one in processing and for a failed one. */
function exported(
  { world, params }: HandlerInputOf<'reportExportToExcel' | 'reportExportToPdf'>,
  format: DocumentFormat,
) {
  completeDueReports(world);
  const report = requireRow(world, 'reports', params.id);
  if (report.status !== 'ready') throw notFoundError();
  return createDocumentResponse(reportDocument(report, covered(world, report), world.clock.iso()), format);
}

/** Operations of a report, oldest first. */
function covered(world: Database, report: Row<'reports'>): Row<'operations'>[] {
  const { company_id } = report;
  const operations =
    company_id === null ? world.sorted('operations') : world.sortedBy('operations', 'participant_id', company_id);
  return findReportOperations(report, operations);
}

export const reportsHandlers = {
  reportCreate: ({ world, body }) => {
    const { report_type, period_from, period_to } = body;
    assertValid({
      report_type: report_type === KIND ? null : 'Такого отчёта нет', // assumed: the contract gives no text
      period_to: validatePeriod(period_from, period_to, toMoscowDate(world.clock.now())),
    });
    const report: Row<'reports'> = {
      id: world.ids.next('reports'),
      title: TITLE,
      report_type,
      ...subject(world, body),
      period_from,
      period_to,
      status: 'processing',
      ready_at: world.clock.now() + REPORT_GENERATION_MS,
      author: AUTHOR,
      created_at: world.clock.iso(),
    };
    world.put('reports', report);
    return createdResponse(report);
  },

  /** Reports with a period inside the requested one. */
  reportList: ({ world, query, url }) => {
    completeDueReports(world);
    const { company_id, role, period_from: from, period_to: to } = query;
    const within = (row: Row<'reports'>) =>
      (from === undefined || row.period_from >= from) && (to === undefined || row.period_to <= to);
    return queryPage(world, url, query, { table: 'reports', where: { company_id, role }, tests: [within] });
  },

  /** Clients with their number of reports. */
  reportCompanyList: ({ world, query, url }) => {
    const page = queryPage(world, url, query, { table: 'organizations', except: OPERATOR_FILTER, oldestFirst: true });
    return mapPage(page, ({ id, role, company_name }) => {
      const reports_count = world.sortedBy('reports', 'company_id', id).length;
      return { id, role, company_name, reports_count };
    });
  },

  reportExportToExcel: (call) => exported(call, 'xlsx'),
  reportExportToPdf: (call) => exported(call, 'pdf'),
} satisfies Partial<RequestHandlers>;
