// Context, events and ports of the session machine.
import type { ModalFlag } from '../../api/errors/catalogue.ts';
import type { Failure } from '../../api/errors/failure.ts';
import type { Role } from '../../api/roles.ts';
import type { User } from '../../api/schemas/account.ts';
import { type TokenStore, getTokenLifetime } from '../../api/tokens.ts';
import { type RecordId, parseRecordId } from '../../api/recordId.ts';
import type { CrossTabLock, RequestPorts } from '../data/ports.ts';
import { MAX_TIMER_MS } from '../data/slowStates.ts';

/** Fields of the login form; `captcha` is sent as `smart-token`. */
export interface Credentials {
  readonly login: string;
  readonly password: string;
  readonly accountType: string;
  readonly captcha: string;
}

export interface SessionPorts {
  readonly requests: RequestPorts;
  readonly tokens: TokenStore;
  readonly lock: CrossTabLock;
}

export interface SessionContext {
  readonly ports: SessionPorts;
  readonly credentials: Credentials | null;
  readonly user: User | null;
  /** `user` comes from current_user and not from the token. */
  readonly isProfileRead: boolean;
  /** The area this session may enter: the stored account type until current_user confirms or corrects it. */
  readonly role: Role | null;
  /** User id in the tokens when the session begins: another tab may sign in as another user of the same role. */
  readonly owner: string | null;
  /** Failure of the last sign-in or refresh, with the server data. */
  readonly failure: Failure | null;
  /** A call with the token was sent since the last refresh; an unused token is not refreshed ahead of time. */
  readonly used: boolean;
  /** Consecutive refreshes that did not reach the server. */
  readonly failedRefreshes: number;
  /** The access token refused during the backoff; another tab may replace it meanwhile. */
  readonly refusedToken: string | null;
  /** Increments with every session of this page; results of an older epoch are dropped. */
  readonly epoch: number;
}

/** The id under which a user's drafts are stored: from the profile, otherwise from the token; null without either. */
export function getUserId({ user, owner }: Pick<SessionContext, 'user' | 'owner'>): RecordId | null {
  return user?.id ?? parseRecordId(owner);
}

/** A user built from the token when the profile cannot be read; null without a user id. */
export function createUserFromToken({ role, owner }: Pick<SessionContext, 'role' | 'owner'>): User | null {
  const id = parseRecordId(owner);
  return id === null ? null : { ...UNREAD, id, account_type: role };
}

const UNREAD = {
  login: null,
  company_name: null,
  is_active: null,
  account_state: null,
  company_id: null,
  verification_status: null,
  is_resident: null,
  organization: null,
} as const;

export type SessionEvent =
  | { type: 'session.signIn'; credentials: Credentials }
  | { type: 'session.cancelSignIn' }
  | { type: 'session.signOut' }
  /** A registration responded with an access token. */
  | { type: 'session.registered' }
  | { type: 'token.refresh' }
  | { type: 'session.used' }
  /** A refusal that ends the session, for a call that carried the current token. */
  | { type: 'session.terminated'; modal: ModalFlag }
  /** From a refusal or from the profile; any other account state restricts nothing. */
  | { type: 'account.restricted'; limit: User['account_state'] | undefined }
  | { type: 'profile.refetch' }
  | { type: 'profile.cancel' }
  | { type: 'storage.changed' };

export type SessionEmitted =
  /** A session begins or is left on purpose: modals of the previous one are closed. */
  | { type: 'session.changed' }
  /** The user signs out, so their drafts and outboxes are removed. Null while the profile has not been read. */
  | { type: 'session.signedOut'; userId: RecordId | null }
  /** Another tab has signed out, or its session has ended. */
  | { type: 'session.endedInOtherTab' };

const EXPIRY_MARGIN_MS = 60_000;
/** Timeout of a refresh. */
export const REFRESH_TIMEOUT_MS = 30_000; // assumed: longer than any server that answers takes

const FIRST_REST_MS = 1_000;
const LONGEST_REST_MS = 8_000; // assumed: no call waits longer than a user would before retrying

/** How long no refresh is sent after `failedRefreshes` consecutive failures to reach the server, in ms. */
export const getRefreshBackoff = (failedRefreshes: number): number =>
  Math.min(FIRST_REST_MS * 2 ** (failedRefreshes - 1), LONGEST_REST_MS);

/** The stored access token. */
export const readAccessToken = ({ tokens }: Pick<SessionPorts, 'tokens'>): string | null =>
  tokens.read()?.access ?? null;

/** Milliseconds until the refresh ahead of expiry. A token without a lifetime is refreshed only on its first 401. */
export function getRefreshDelay(tokens: TokenStore): number {
  const stored = tokens.read();
  const lifetime = stored && getTokenLifetime(stored.access);
  if (lifetime === null) return MAX_TIMER_MS;
  return Math.min(Math.max(lifetime - EXPIRY_MARGIN_MS, lifetime / 2), MAX_TIMER_MS);
}
