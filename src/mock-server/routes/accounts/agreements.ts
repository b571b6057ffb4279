// Agreements and platform rules: contract rows 18, 77, 79, 114.
import { agreementLifecycle } from '../../../machines/lifecycles/agreement.ts';
import { storeFile } from '../../domain/files.ts';
import { requireRow, isClientRole } from '../../http/findRow.ts';
import { assertTransition } from '../../domain/lifecycle.ts';
import type { RequestHandlers } from '../../http/handler.ts';
import { createdResponse, notFoundError } from '../../http/response.ts';
import { appliesToRole, issueAgreement } from '../../domain/rules/agreements.ts';
import { queryPage } from '../lists/listQuery.ts';

export const agreementsHandlers = {
  /** Issues the new version to every active organisation of the type; verification issues it to later ones. */
  agreementCreate: ({ world, account, body }) => {
    const { title, version, text, account_type } = body;
    const id = world.ids.next('agreements'); // drawn first, because the response contains it
    const file = body.file ? storeFile(world, `agreements/${id}`, body.file) : null;
    const created_at = world.clock.iso();
    const publication = { id, title, version, text, file, account_type, created_at };
    world.put('publications', publication);
    const concerned = world.filter(
      'organizations',
      (row) => row.status === 'active' && appliesToRole(publication, row.role),
    );
    for (const organization of concerned.filter(isClientRole))
      issueAgreement(world, organization, publication, account);
    return createdResponse({ ...publication, company_id: null, status: 'pending', accepted_at: null });
  },

  agreementList: ({ world, account, query, url }) => {
    const company_id = account.isOperator ? undefined : account.organization.id;
    return queryPage(world, url, query, { table: 'agreements', where: { company_id, status: query.status } });
  },

  /** Accepting the last pending agreement unlocks the account, because the restriction is derived. */
  agreementAccept: ({ world, account, params }) => {
    const agreement = requireRow(world, 'agreements', params.id);
    if (agreement.company_id !== account.organization.id) throw notFoundError();
    assertTransition(
      agreementLifecycle,
      { status: agreement.status, next: 'accepted', company: agreement.company_id },
      account,
    );
    const accepted = { ...agreement, status: 'accepted', accepted_at: world.clock.iso() };
    world.put('agreements', accepted);
    return accepted;
  },

  platformRuleList: ({ world, query, url }) =>
    queryPage(world, url, query, { table: 'platform_rules', oldestFirst: true }),
} satisfies Partial<RequestHandlers>;
