// Which agreements an organisation must accept: published versions and the copies put before organisations (domain.md row 18).
import type { Role } from '../../../api/roles.ts';
import { agreementLifecycle } from '../../../machines/lifecycles/agreement.ts';
import type { Account } from '../account.ts';
import { canTransition } from '../lifecycle.ts';
import { notify } from '../notify.ts';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';

type Publication = Row<'publications'>;

/** Whether organisations of a role are to accept a published version. */
export const appliesToRole = ({ account_type }: Publication, role: Role): boolean =>
  account_type === 'all' || account_type === role;

/** What is in force for a role: the last version published under each title. */
function inForce(world: Database, role: Role): Publication[] {
  const published = world.sorted('publications').filter((row) => appliesToRole(row, role));
  return [...new Map(published.map((row) => [row.title, row])).values()];
}

/** The copies an organisation holds that no newer version has replaced yet. */
function heldCopies(world: Database, { id: company }: Row<'organizations'>, publisher: Account): Row<'agreements'>[] {
  return world
    .sortedBy('agreements', 'company_id', company)
    .filter(({ status }) => canTransition(agreementLifecycle, { status, next: 'superseded', company }, publisher));
}

/** Puts a copy before an organisation in place of earlier versions: its calls wait until it is accepted. */
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

/** `renewed`: only newer versions of what an organisation has accepted before, for an account that comes back. */
export type MissingAgreement = 'all' | 'renewed';

/** Issues what is in force and the organisation does not hold. */
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
