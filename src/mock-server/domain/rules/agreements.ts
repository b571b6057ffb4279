// Required agreements: published versions and the copies issued to organisations (contract row 18).
import type { Role } from '../../../api/roles.ts';
import { agreementLifecycle } from '../../../machines/lifecycles/agreement.ts';
import type { Account } from '../account.ts';
import { canTransition } from '../lifecycle.ts';
import { notify } from '../notify.ts';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';

type Publication = Row<'publications'>;

/** Whether a published version applies to organisations of a role. */
export const appliesToRole = ({ account_type }: Publication, role: Role): boolean =>
  account_type === 'all' || account_type === role;

/** Versions in force for a role: the last one published under each title. */
function inForce(world: Database, role: Role): Publication[] {
  const published = world.sorted('publications').filter((row) => appliesToRole(row, role));
  return [...new Map(published.map((row) => [row.title, row])).values()];
}

/** Copies of an organisation that no newer version has replaced. */
function heldCopies(world: Database, { id: company }: Row<'organizations'>, publisher: Account): Row<'agreements'>[] {
  return world
    .sortedBy('agreements', 'company_id', company)
    .filter(({ status }) => canTransition(agreementLifecycle, { status, next: 'superseded', company }, publisher));
}

/** Issues a copy that replaces earlier versions; the organisation's calls are refused until it accepts. */
export function issueAgreement(
  world: Database,
  organization: Row<'organizations'>,
  { title, version, text, file }: Publication,
  publisher: Account,
): void {
  const company_id = organization.id;
  for (const copy of heldCopies(world, organization, publisher))
    if (copy.title === title) world.put('agreements', { ...copy, status: 'superseded' });
  const id = world.ids.next('agreements');
  const [status, created_at, accepted_at] = ['pending', world.clock.iso(), null];
  world.put('agreements', { id, title, version, company_id, status, file, text, created_at, accepted_at });
  notify(world, company_id, 'agreement_pending', { title, version });
}

/** `renewed`: only newer versions of accepted agreements, for a reactivated account. */
export type MissingAgreement = 'all' | 'renewed';

/** Issues the agreements in force that the organisation lacks. */
export function issueMissingAgreements(
  world: Database,
  organization: Row<'organizations'>,
  publisher: Account,
  which: MissingAgreement,
): void {
  const held = new Map(heldCopies(world, organization, publisher).map((copy) => [copy.title, copy.version]));
  for (const publication of inForce(world, organization.role)) {
    const { title, version } = publication;
    if (held.get(title) === version || (which === 'renewed' && !held.has(title))) continue;
    issueAgreement(world, organization, publication, publisher);
  }
}
