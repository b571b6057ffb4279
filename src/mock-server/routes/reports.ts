// Reports of the responsible officer: contract rows 24, 83, 84, 91, 92.
import { moscowDay, period } from '../../api/validation/dates.ts';
import { operationsOf, reportDocument } from '../documents/exports.ts';
import { type Format, documentReply } from '../documents/documentResponse.ts';
import { OPERATORS, client, found } from '../http/findRow.ts';
import type { CallOf, Handlers } from '../http/handler.ts';
import { created, notFound } from '../http/response.ts';
import { refuse } from '../domain/rules/validation.ts';
import { MAKING_MS, finishReports } from '../domain/rules/reports.ts';
import type { Row } from '../db/tables.ts';
import type { World } from '../db/database.ts';
import { listPage } from './lists.ts';
import { pageAs } from './pagination.ts';

const TITLE = 'Отчёт ответственного лица';
const KIND = 'responsibility_report';
const EVERYBODY = 'Все организации';
/** Who signs the reports of the demo operator (contract/demo-world.json). */
const AUTHOR = 'Контролёва Анна Демовна';

/** Whom a report is about: one client, or all of them. Throws NF. */
function subject(world: World, { company_id, role }: CallOf<'reportCreate'>['body']) {
  // assumed: a role without a company names nobody
  if (company_id === undefined) return { company_id: null, role: null, company_name: EVERYBODY };
  const organization = client(world, role ?? found(world, 'organizations', company_id).role, company_id);
  return { company_id, role: organization.role, company_name: organization.company_name };
}

/** The file of a finished report. Throws NF while it is being made, and for one that failed. */
function exported({ world, params }: CallOf<'reportExportToExcel' | 'reportExportToPdf'>, format: Format) {
  finishReports(world);
  const report = found(world, 'reports', params.id);
  if (report.status !== 'ready') throw notFound();
  return documentReply(reportDocument(report, covered(world, report), world.clock.iso()), format);
}

/** The operations of a report, oldest first. */
function covered(world: World, report: Row<'reports'>): Row<'operations'>[] {
  const { company_id } = report;
  const operations =
    company_id === null ? world.sorted('operations') : world.sortedBy('operations', 'participant_id', company_id);
  return operationsOf(report, operations);
}

export const reports = {
  reportCreate: ({ world, body }) => {
    const { report_type, period_from, period_to } = body;
    refuse({
      report_type: report_type === KIND ? null : 'Такого отчёта нет', // assumed: the contract gives no text
      period_to: period(period_from, period_to, moscowDay(world.clock.now())),
    });
    const report: Row<'reports'> = {
      id: world.ids.next('reports'),
      title: TITLE,
      report_type,
      ...subject(world, body),
      period_from,
      period_to,
      status: 'processing',
      ready_at: world.clock.now() + MAKING_MS,
      author: AUTHOR,
      created_at: world.clock.iso(),
    };
    world.put('reports', report);
    return created(report);
  },

  /** Reports whose period lies within the one asked for. */
  reportList: ({ world, query, url }) => {
    finishReports(world);
    const { company_id, role, period_from: from, period_to: to } = query;
    const within = (row: Row<'reports'>) =>
      (from === undefined || row.period_from >= from) && (to === undefined || row.period_to <= to);
    return listPage(world, url, query, { table: 'reports', where: { company_id, role }, tests: [within] });
  },

  /** Every client with the number of its reports. */
  reportCompanyList: ({ world, query, url }) => {
    const page = listPage(world, url, query, { table: 'organizations', except: OPERATORS, oldestFirst: true });
    return pageAs(page, ({ id, role, company_name }) => {
      const reports_count = world.sortedBy('reports', 'company_id', id).length;
      return { id, role, company_name, reports_count };
    });
  },

  reportExportToExcel: (call) => exported(call, 'xlsx'),
  reportExportToPdf: (call) => exported(call, 'pdf'),
} satisfies Partial<Handlers>;
