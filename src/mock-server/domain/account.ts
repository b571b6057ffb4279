// Account of a call: user, organisation and the derived account state.
import type { AccountRestriction } from '../../api/errors/catalogue.ts';
import { requireSession } from '../http/sessions.ts';
import type { Row } from '../db/tables.ts';
import type { Database } from '../db/database.ts';

export type AccountState = AccountRestriction | 'active';

export interface Account {
  readonly session: Row<'sessions'>;
  readonly user: Row<'users'>;
  readonly organization: Row<'organizations'>;
  readonly state: AccountState;
  readonly isOperator: boolean;
}

/** The account of an access token; throws like `requireSession`. */
export function requireAccount(world: Database, token: string | null, options: { readonly expired: boolean }): Account {
  const session = requireSession(world, token, options);
  const user = world.known('users', session.user_id);
  const organization = world.known('organizations', user.company_id);
  const isOperator = user.account_type === 'authorized_organization';
  return { session, user, organization, state: getAccountState(world, organization), isOperator };
}

/** Pending agreements are derived, not stored, and restrict only an otherwise active account. */
export function getAccountState(world: Database, organization: Row<'organizations'>): AccountState {
  const { id, status } = organization;
  if (status === 'blocked' || status === 'under_review' || status === 'closed') return status;
  const isPending = world.sortedBy('agreements', 'company_id', id).some((row) => row.status === 'pending');
  return isPending ? 'pending_agreements' : 'active';
}
