// What the session machine holds, hears and needs (spec sections 3, 4 and 7).
import type { ModalFlag } from '../../api/errors/catalogue.ts';
import type { Failure } from '../../api/errors/failure.ts';
import type { Role } from '../../api/roles.ts';
import type { User } from '../../api/schemas/account.ts';
import { type TokenStore, getTokenLifetime } from '../../api/tokens.ts';
import { type RecordId, parseRecordId } from '../../api/recordId.ts';
import type { CrossTabLock, RequestPorts } from '../data/ports.ts';
import { MAX_TIMER_MS } from '../data/slowStates.ts';

/** What the login form sends (spec section 3); `captcha` travels as `smart-token`. */
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
  /** `user` is what current_user has told, not the token. */
  readonly isProfileRead: boolean;
  /** The area this session may enter: the stored type until current_user confirms or corrects it. */
  readonly role: Role | null;
  /** Whom the tokens name when the session begins: another tab may sign in as somebody else of the same role. */
  readonly owner: string | null;
  /** Why the last sign-in or refresh did not come through; the server data stays inside. */
  readonly failure: Failure | null;
  /** A bearer call went out since the last refresh: only then is the token renewed ahead of time. */
  readonly used: boolean;
  /** Refreshes in a row that did not reach the server. */
  readonly misses: number;
  /** The access token that was refused while the backoff lasted: another tab may replace it meanwhile. */
  readonly held: string | null;
  /** Grows with every session of this page; whatever belongs to an older one is dropped. */
  readonly epoch: number;
}

/** The id under which a user's drafts are stored: of the profile, before that of the token; null where neither names one. */
export function getAccountId({ user, owner }: Pick<SessionContext, 'user' | 'owner'>): RecordId | null {
  return user?.id ?? parseRecordId(owner);
}

/** What the token tells of a user whose profile cannot be read; null where it names nobody. */
export function userOfToken({ role, owner }: Pick<SessionContext, 'role' | 'owner'>): User | null {
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
  | { type: 'SIGN_IN'; credentials: Credentials }
  | { type: 'SIGN_IN_CANCELLED' }
  | { type: 'SIGN_OUT' }
  /** A registration answered with an access token (spec section 7). */
  | { type: 'REGISTERED' }
  | { type: 'RENEW' }
  | { type: 'USED' }
  /** A session-terminal refusal of a call that carried the current token. */
  | { type: 'TERMINATED'; modal: ModalFlag }
  /** By the refusal of a call, or by the profile: any other state of the account limits nothing. */
  | { type: 'LIMITED'; limit: User['account_state'] | undefined }
  | { type: 'PROFILE_ASKED' }
  | { type: 'PROFILE_GIVEN_UP' }
  /** Another tab changed the stored tokens. */
  | { type: 'STORE_CHANGED' };

/** Emitted for the root actor. */
export type SessionEmitted =
  /** A session begins or is left on purpose: modals of the one before are no longer anybody's. */
  | { type: 'CHANGED' }
  /** The user signs out: what they have written and not sent goes too. Null while the profile was not read. */
  | { type: 'LEFT'; userId: RecordId | null }
  /** Another tab has signed out, or its session has come to an end. */
  | { type: 'ENDED_ELSEWHERE' };

const EXPIRY_MARGIN_MS = 60_000;
/** So long a refresh is waited for. */
export const REFRESH_TIMEOUT_MS = 30_000; // assumed: longer than a server that answers at all takes

const FIRST_REST_MS = 1_000;
const LONGEST_REST_MS = 8_000; // assumed: no call waits longer than users would before they try again themselves

/** So long no refresh is sent after so many in a row did not reach the server (reliability.md section 4: backoff). */
export const refreshBackoff = (misses: number): number => Math.min(FIRST_REST_MS * 2 ** (misses - 1), LONGEST_REST_MS);

/** The access token that is stored now. */
export const readAccessToken = ({ tokens }: Pick<SessionPorts, 'tokens'>): string | null =>
  tokens.read()?.access ?? null;

/** A session whose token tells no lifetime is renewed only by its first 401. */
export function getRefreshDelay(tokens: TokenStore): number {
  const stored = tokens.read();
  const lifetime = stored && getTokenLifetime(stored.access);
  if (lifetime === null) return MAX_TIMER_MS;
  return Math.min(Math.max(lifetime - EXPIRY_MARGIN_MS, lifetime / 2), MAX_TIMER_MS);
}
