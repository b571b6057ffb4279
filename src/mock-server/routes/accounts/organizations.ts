// Organisations for the operator: lists, details, exports, emails: contract rows 17, 39, 40, 60–63, 87, 88.
import { operatorQueueFilters } from '../../../machines/lifecycles/operatorQueue.ts';
import type { Role } from '../../../api/roles.ts';
import { getAccountState } from '../../domain/account.ts';
import { organizationsDocument } from '../../documents/exports.ts';
import { type DocumentFormat, createDocumentResponse } from '../../documents/documentResponse.ts';
import { OPERATOR_FILTER, requireClient, isClientRole } from '../../http/findRow.ts';
import type { HandlerInputOf, RequestHandlers } from '../../http/handler.ts';
import { sendMail } from '../../domain/mail.ts';
import { notify } from '../../domain/notify.ts';
import { toRatedProvider } from '../../domain/rating.ts';
import { toClientRecord, toOrganizationRecord } from '../../domain/records.ts';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';
import { type RowPredicate, textContains } from '../lists/filters.ts';
import { type ListQuery, queryPage, queryRows } from '../lists/listQuery.ts';
import { mapPage } from '../lists/pagination.ts';

type Organization = Row<'organizations'>;
type Shared = Omit<HandlerInputOf<'participantList'>['query'], 'limit' | 'offset'>;
type Filters = HandlerInputOf<'organizationListExportToExcel'>['query'];

/** Search in name and ИНН. */
function searched(part: string | undefined): RowPredicate<Organization> | null {
  const [named, numbered] = [textContains('company_name', part), textContains('inn', part)];
  return named && numbered && ((row) => named(row) || numbered(row));
}

/** Filters shared by all organisation lists, except the status. */
function sharedFilters({ is_resident, inn, ogrn, search_query }: Shared) {
  return { where: { is_resident, inn, ogrn }, tests: [searched(search_query)] };
}

/** One list of both roles. */
function clientsWhere(world: Database, query: Filters): ListQuery<'organizations'> {
  const { where, tests } = sharedFilters(query);
  const { role, company_id: id, wants_to_close_account, status } = query;
  // assumed: the filter supports the derived state too
  const isDerived = status === 'pending_agreements';
  return {
    table: 'organizations',
    where: { ...where, id, role, wants_to_close_account, status: isDerived ? undefined : status },
    ...(role === undefined ? { except: OPERATOR_FILTER } : {}),
    tests: [
      ...tests,
      role === undefined ? null : isClientRole,
      isDerived ? (row) => getAccountState(world, row) === status : null,
    ],
  };
}

/** List of one role. */
// assumed: `status` is that of the account or of the verification; their codes do not overlap
function formsWhere(role: Role, query: Shared): ListQuery<'organizations'> {
  const { where, tests } = sharedFilters(query);
  const { status } = query;
  const inStatus = (row: Organization) => row.status === status || row.verification_status === status;
  return {
    table: 'organizations',
    where: { ...where, role },
    tests: [...tests, status === undefined ? null : inStatus],
  };
}

function exported(
  { world, query }: HandlerInputOf<'organizationListExportToExcel' | 'organizationListExportToPdf'>,
  format: DocumentFormat,
) {
  const rows = queryRows(world, clientsWhere(world, query));
  return createDocumentResponse(organizationsDocument(rows, query, world.clock.iso()), format);
}

export const organizationsHandlers = {
  organizationList: ({ world, query, url }) => {
    const list = clientsWhere(world, query);
    const tests = [query.awaiting_operator ? operatorQueueFilters.verification : null, ...(list.tests ?? [])];
    return queryPage(world, url, query, { ...list, tests, oldestFirst: query.awaiting_operator === true });
  },
  organizationRead({ world, params }) {
    const row = requireClient(world, params.role, params.id);
    return toOrganizationRecord(row.role === 'liquidity_provider' ? toRatedProvider(world, row) : toClientRecord(row));
  },
  organizationListExportToExcel: (call) => exported(call, 'xlsx'),
  organizationListExportToPdf: (call) => exported(call, 'pdf'),

  participantList: ({ world, query, url }) =>
    mapPage(queryPage(world, url, query, formsWhere('ved_participant', query)), toClientRecord),
  participantRead: ({ world, params }) => toClientRecord(requireClient(world, 'ved_participant', params.id)),
  providerList: ({ world, query, url }) =>
    mapPage(queryPage(world, url, query, formsWhere('liquidity_provider', query)), (row) =>
      toRatedProvider(world, row),
    ),
  providerRead: ({ world, params }) => toRatedProvider(world, requireClient(world, 'liquidity_provider', params.id)),

  organizationSendEmail: ({ world, body }) => {
    const { company_id, role, subject, message: text, files } = body;
    const organization = requireClient(world, role, company_id);
    const email = sendMail(world, organization, { subject, text, files });
    notify(world, organization.id, 'email_sent', { subject });
    return { sent: true, email };
  },
} satisfies Partial<RequestHandlers>;
