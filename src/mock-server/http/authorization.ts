// What stands between a call and its handler: token and session, role, account state (domain.md section 3).
import type { Endpoint } from '../../api/endpoint.ts';
import { type Account, findAccount } from '../domain/account.ts';
import { forbiddenError, accountLimitError } from './response.ts';
import { recordActivity } from './sessions.ts';
import type { Database } from '../db/database.ts';

export interface AccessPolicy {
  readonly endpoint: Endpoint;
  /** Signing out works with an expired token and in every account state. */
  readonly isSignOut: boolean;
  /** One of the few calls that pending agreements do not refuse. */
  readonly isOpenWhilePending: boolean;
}

/** The token of an Authorization header, or null when there is no bearer. */
export function getBearerToken(header: string | undefined): string | null {
  return /^Bearer (.+)/.exec(header ?? '')?.[1] ?? null;
}

/**
 * Lets a call in or throws the refusal, in the order of domain.md section 3: token and session, role, blocked, under
 * review, closed, agreements. Public calls know no account. A call that is refused by an account state is activity too.
 */
export function authenticate(
  world: Database,
  guarded: AccessPolicy,
  authorization: string | undefined,
): Account | null {
  const { endpoint, isSignOut } = guarded;
  if (endpoint.roles.includes('public')) return null;
  // assumed: signing out works with an expired token too, else a session could not be ended after a pause
  const account = findAccount(world, getBearerToken(authorization), { expired: isSignOut });
  recordActivity(world, account.session);
  return account;
}

/** Throws when the role or the state of the account does not allow the call. */
export function authorize(account: Account, { endpoint, isSignOut, isOpenWhilePending }: AccessPolicy): void {
  if (!endpoint.roles.includes(account.user.account_type)) throw forbiddenError();
  const { state } = account;
  if (state === 'active' || isSignOut) return;
  if (state === 'pending_agreements' ? isOpenWhilePending : state !== 'blocked' && endpoint.method === 'GET') return;
  throw accountLimitError(state);
}
