// Converts rows to the contract's records: users, organisations, wallets.
import type * as v from 'valibot';
import type { userSchema } from '../../api/schemas/account.ts';
import { organizationRowSchema, participantSchema, providerSchema } from '../../api/schemas/organizations.ts';
import { getAccountState } from './account.ts';
import type { Row } from '../db/tables.ts';
import type { Database } from '../db/database.ts';

const formOf = {
  ved_participant: participantSchema,
  liquidity_provider: providerSchema,
  authorized_organization: organizationRowSchema,
} as const;

type Organization = Row<'organizations'>;

/** Participant, Provider or the operator's own record, with the fields of its role only. */
export function toOrganizationRecord<R extends Organization>(
  row: R,
): Pick<R, 'id'> & { readonly [K in keyof R]: R[K] | undefined };
export function toOrganizationRecord(row: Organization): Readonly<Record<string, unknown>> {
  const fields: Readonly<Record<string, unknown>> = row;
  const known = Object.keys(formOf[row.role].entries).filter((name) => name in fields);
  return Object.fromEntries(known.map((name) => [name, fields[name]]));
}

/** Deal figures of a provider, which rows do not store. */
const deals = { deals_volume: null, average_risk: null };

/** List record of an organisation; the response filter drops fields that its schema does not name. */
export const toClientRecord = (row: Organization) => ({ ...row, ...deals });

/** User record; `is_active` only for an unrestricted account. */
export function toUserRecord(world: Database, user: Row<'users'>): v.InferInput<typeof userSchema> {
  const company = world.known('organizations', user.company_id);
  const state = getAccountState(world, company);
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
    organization: toOrganizationRecord(company),
  };
}
