// Who makes a call: user, organisation and the account state derived from them (domain.md section 3).
import type { AccountLimit } from '../../api/errors/catalogue.ts';
import { sessionOf } from '../http/sessions.ts';
import type { Row } from '../db/tables.ts';
import type { World } from '../db/database.ts';

export type AccountState = AccountLimit | 'active';

export interface Account {
  readonly session: Row<'sessions'>;
  readonly user: Row<'users'>;
  readonly organization: Row<'organizations'>;
  readonly state: AccountState;
  readonly isOperator: boolean;
}

/** The account behind an access token; refuses as `sessionOf` does. */
export function accountOf(world: World, token: string | null, options: { readonly expired: boolean }): Account {
  const session = sessionOf(world, token, options);
  const user = world.known('users', session.user_id);
  const organization = world.known('organizations', user.company_id);
  const isOperator = user.account_type === 'authorized_organization';
  return { session, user, organization, state: stateOf(world, organization), isOperator };
}

/** Pending agreements are derived, never stored, and only hold an otherwise active account. */
export function stateOf(world: World, organization: Row<'organizations'>): AccountState {
  const { id, status } = organization;
  if (status === 'blocked' || status === 'under_review' || status === 'closed') return status;
  const isPending = world.sortedBy('agreements', 'company_id', id).some((row) => row.status === 'pending');
  return isPending ? 'pending_agreements' : 'active';
}
