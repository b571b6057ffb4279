// Organisations at the operator: lists, forms, exports, letters: contract rows 17, 39, 40, 60–63, 87, 88.
import type { Role } from '../../api/roles.ts';
import { stateOf } from '../domain/account.ts';
import { organizationsDocument } from '../documents/exports.ts';
import { type Format, documentReply } from '../documents/documentResponse.ts';
import { OPERATORS, client, isClient } from '../http/findRow.ts';
import type { CallOf, Handlers } from '../http/handler.ts';
import { sendMail } from '../domain/mail.ts';
import { notify } from '../domain/notify.ts';
import { ratedProvider } from '../domain/rating.ts';
import { clientRecord, organizationRecord } from '../domain/records.ts';
import type { Row } from '../db/tables.ts';
import type { World } from '../db/database.ts';
import { type Test, contains } from './filters.ts';
import { type List, listPage, listRows } from './lists.ts';
import { pageAs } from './pagination.ts';

type Organization = Row<'organizations'>;
type Shared = Omit<CallOf<'participantList'>['query'], 'limit' | 'offset'>;
type Filters = CallOf<'organizationListExportToExcel'>['query'];

/** The text stands in the name or in the ИНН. */
function searched(part: string | undefined): Test<Organization> | null {
  const [named, numbered] = [contains('company_name', part), contains('inn', part)];
  return named && numbered && ((row) => named(row) || numbered(row));
}

/** The filters that every list of organisations has, except the status. */
function sharedFilters({ is_resident, inn, ogrn, search_query }: Shared) {
  return { where: { is_resident, inn, ogrn }, tests: [searched(search_query)] };
}

/** Both roles in one list. */
function clientsWhere(world: World, query: Filters): List<'organizations'> {
  const { where, tests } = sharedFilters(query);
  const { role, company_id: id, wants_to_close_account, status } = query;
  // assumed: the state that is only derived can be asked for too
  const isDerived = status === 'pending_agreements';
  return {
    table: 'organizations',
    where: { ...where, id, role, wants_to_close_account, status: isDerived ? undefined : status },
    ...(role === undefined ? { except: OPERATORS } : {}),
    tests: [...tests, role === undefined ? null : isClient, isDerived ? (row) => stateOf(world, row) === status : null],
  };
}

/** The forms of one role. */
// assumed: `status` is that of the account or of the verification, the codes of the two never meet
function formsWhere(role: Role, query: Shared): List<'organizations'> {
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
  { world, query }: CallOf<'organizationListExportToExcel' | 'organizationListExportToPdf'>,
  format: Format,
) {
  const rows = listRows(world, clientsWhere(world, query));
  return documentReply(organizationsDocument(rows, query, world.clock.iso()), format);
}

export const organizations = {
  organizationList: ({ world, query, url }) => listPage(world, url, query, clientsWhere(world, query)),
  organizationRead({ world, params }) {
    const row = client(world, params.role, params.id);
    return organizationRecord(row.role === 'liquidity_provider' ? ratedProvider(world, row) : clientRecord(row));
  },
  organizationListExportToExcel: (call) => exported(call, 'xlsx'),
  organizationListExportToPdf: (call) => exported(call, 'pdf'),

  participantList: ({ world, query, url }) =>
    pageAs(listPage(world, url, query, formsWhere('ved_participant', query)), clientRecord),
  participantRead: ({ world, params }) => clientRecord(client(world, 'ved_participant', params.id)),
  providerList: ({ world, query, url }) =>
    pageAs(listPage(world, url, query, formsWhere('liquidity_provider', query)), (row) => ratedProvider(world, row)),
  providerRead: ({ world, params }) => ratedProvider(world, client(world, 'liquidity_provider', params.id)),

  organizationSendEmail: ({ world, body }) => {
    const { company_id, role, subject, message: text, files } = body;
    const organization = client(world, role, company_id);
    const email = sendMail(world, organization, { subject, text, files });
    notify(world, organization.id, 'email_sent', { subject });
    return { sent: true, email };
  },
} satisfies Partial<Handlers>;
