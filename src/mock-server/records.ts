// Rows as the contract's records: what leaves the mock for users, organisations and wallets.
import * as v from 'valibot';
import type { User } from '../api/schemas/account.ts';
import { organization, organizationRow, participant, provider } from '../api/schemas/organizations.ts';
import { stateOf } from './account.ts';
import type { Row } from './world/tables.ts';
import type { World } from './world/world.ts';

const formOf = {
  ved_participant: participant,
  liquidity_provider: provider,
  authorized_organization: organizationRow,
} as const;

/** Participant, Provider or the operator's own row: the fields of its role, nothing of the others. */
export function organizationRecord(row: Row<'organizations'>): Readonly<Record<string, unknown>> {
  return v.parse(formOf[row.role], row);
}

/** The part that both client roles share. */
export const organizationRowRecord = (row: Row<'organizations'>) => v.parse(organizationRow, row);
/** An organisation as the contract shows a participant. */
export const participantRecord = (row: Row<'organizations'>) => v.parse(participant, row);
/** An organisation as the contract shows a provider. */
export const providerRecord = (row: Row<'organizations'>) => v.parse(provider, row);
/** Participant or Provider, whichever the client is. */
export const clientRecord = (row: Row<'organizations'>) => v.parse(organization, row);

/** User of domain.md section 4; `is_active` only for an account that may do everything. */
export function userRecord(world: World, user: Row<'users'>): User {
  const company = world.known('organizations', user.company_id);
  const state = stateOf(world, company);
  return {
    id: user.id,
    login: user.login,
    account_type: user.account_type,
    account_state: state,
    is_active: state === 'active',
    company_id: company.id,
    company_name: company.company_name,
    verification_status: company.verification_status,
    is_resident: company.is_resident,
    organization: organizationRecord(company),
  };
}
