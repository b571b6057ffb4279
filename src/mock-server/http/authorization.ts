// Access checks before the handler: token and session, role, account state.
import type { Endpoint } from '../../api/endpoint.ts';
import { type Account, requireAccount } from '../domain/account.ts';
import { forbiddenError, accountLimitError } from './response.ts';
import { recordActivity } from './sessions.ts';
import type { Database } from '../db/database.ts';

export interface AccessPolicy {
  readonly endpoint: Endpoint;
  /** Sign-out works with an expired token and in every account state. */
  readonly isSignOut: boolean;
  /** Whether the call is allowed while agreements are pending. */
  readonly isOpenWhilePending: boolean;
}

/** Token of the Authorization header, or null without a bearer token. */
export function getBearerToken(header: string | undefined): string | null {
  return /^Bearer (.+)/.exec(header ?? '')?.[1] ?? null;
}

/**
 * Returns the account of the call or throws the refusal, checked in this order: token and session, role, blocked, under
 * review, closed, agreements. Public calls have no account. A call refused for an account state counts as activity.
 */
export function authenticate(
  world: Database,
  guarded: AccessPolicy,
  authorization: string | undefined,
): Account | null {
  const { endpoint, isSignOut } = guarded;
  if (endpoint.roles.includes('public')) return null;
  // assumed: sign-out works with an expired token, so that a session can be ended after a pause
  const account = requireAccount(world, getBearerToken(authorization), { expired: isSignOut });
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
