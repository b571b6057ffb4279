// Requests of the session: sign-in, token refresh under its lock, current_user, sign-out (calls 3–5 and 80 in
// tests/contract/calls.json).
import { createCall, castResult } from '../../api/endpoint.ts';
import { currentUser, refreshTokens, signIn, signOut } from '../../api/endpoints/auth.ts';
import { type ModalFlag, invalidTokenEntry } from '../../api/errors/catalogue.ts';
import { type Failure, toFailure } from '../../api/errors/failure.ts';
import { ROLES } from '../../api/roles.ts';
import type { User } from '../../api/schemas/account.ts';
import { parseRecordId } from '../../api/recordId.ts';
import { type StoredSession, getTokenSubject } from '../../api/tokens.ts';
import type { RequestOutcome, RequestPorts } from '../data/ports.ts';
import { runRequest } from '../data/request.machine.ts';
import type { Credentials, SessionPorts } from './context.ts';

/** `renewed` by this or another tab · `refused` by the server or for lack of a refresh token · `unreachable`. */
export type RefreshResult =
  | { readonly kind: 'renewed' }
  | { readonly kind: 'refused'; readonly modal: ModalFlag }
  | { readonly kind: 'unreachable'; readonly failure: Failure };

const RENEWED = { kind: 'renewed' } satisfies RefreshResult;
const RENEW_LOCK = 'meridian:refresh';
/**
 * A busy tab may get the lock before its browser shows the value stored by the previous holder, so the lock is kept
 * this long.
 */
const ARRIVAL_MS = 2_000;

/**
 * Sends the stored refresh token once, under a lock shared by all tabs. A pair that another tab stored in place of the
 * access token `refusedToken` is adopted.
 */
export async function requestRefresh(
  ports: SessionPorts,
  refusedToken: string | null,
  signal: AbortSignal,
): Promise<RefreshResult> {
  const waiting = new AbortController();
  let adopted = false;
  const elsewhere = renewedElsewhere(ports, refusedToken, waiting.signal).then((renewed) => {
    adopted = true;
    return renewed;
  });
  const turn = () => {
    waiting.abort();
    if (adopted) return RENEWED; // even if that pair has been removed since
    signal.throwIfAborted(); // the session ended while this tab waited for the lock
    return renew(ports, refusedToken, signal);
  };
  return Promise.race([ports.lock(RENEW_LOCK, async () => turn(), ARRIVAL_MS), elsewhere]);
}

/** Without locks two tabs may send the same token: the refused one finds the pair of the other. */
async function renew({ requests, tokens }: SessionPorts, refusedToken: string | null, signal: AbortSignal) {
  if (isReplaced(tokens, refusedToken)) return RENEWED;
  const stored = tokens.read();
  if (!stored?.refresh) return refused(requests, toFailure(null));
  const call = createCall(refreshTokens, { body: { refresh: stored.refresh } });
  const quiet: RequestPorts = {
    ...requests,
    onFailure: (...reported) => (isReplaced(tokens, refusedToken) ? undefined : requests.onFailure(...reported)),
  };
  const outcome = await runRequest(call, quiet, signal);
  if (outcome.ok) {
    const { access, refresh: next } = castResult(refreshTokens, outcome.value);
    tokens.save({ access, refresh: next ?? stored.refresh });
    return RENEWED;
  }
  const { failure } = outcome;
  const { status } = failure;
  if (![400, 401, 403].includes(status ?? 0)) {
    // Another status (404, 429) concerns the refresh request, so the waiting call must not report it as its own.
    const reported: Failure =
      status && status < 500 ? { ...failure, kind: 'unauthorized', data: null, messages: [] } : failure;
    return { kind: 'unreachable', failure: reported } satisfies RefreshResult;
  }
  return isReplaced(tokens, refusedToken) ? RENEWED : refused(requests, failure);
}

/** Whether the stored pair differs from the one of `refusedToken`. */
function isReplaced(tokens: SessionPorts['tokens'], refusedToken: string | null): boolean {
  const stored = tokens.read();
  return stored !== null && stored.access !== refusedToken;
}

/** Resolves when another tab stores a pair other than that of `refusedToken`; stays pending once `waiting` aborts. */
function renewedElsewhere({ tokens }: SessionPorts, refusedToken: string | null, waiting: AbortSignal) {
  return new Promise<RefreshResult>((resolve) => {
    const end = tokens.watch(() => isReplaced(tokens, refusedToken) && resolve(RENEWED));
    waiting.addEventListener('abort', end);
  });
}

/** A refusal outside the catalogue, or a missing refresh token, shows the modal of the invalid token. */
function refused(requests: RequestPorts, failure: Failure): RefreshResult {
  if (!failure.catalogueEntry)
    requests.onFailure({
      ...failure,
      kind: 'refused',
      catalogueEntry: invalidTokenEntry,
      messages: [],
      hadCurrentToken: false,
    });
  return { kind: 'refused', modal: (failure.catalogueEntry ?? invalidTokenEntry).modal };
}

/** Sends the sign-out once, in the background; the tab is signed out whatever the response is. */
export async function sendSignOut(
  { requests }: SessionPorts,
  stored: StoredSession,
  signal: AbortSignal,
): Promise<void> {
  const call = createCall(signOut, { body: stored.refresh ? { refresh: stored.refresh } : {} });
  await requests.send(call, signal, stored.access).catch(() => undefined);
}

/** Signs in and stores both tokens and the account type. */
export async function sendSignIn(
  ports: SessionPorts,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<RequestOutcome> {
  const { login, password, accountType, captcha } = credentials;
  const body = { login, password, account_type: accountType, 'smart-token': captcha };
  const outcome = await runRequest(createCall(signIn, { body }), ports.requests, signal);
  if (outcome.ok) {
    const { access, refresh: next, account_type } = castResult(signIn, outcome.value);
    const type = ROLES.find((role) => role === (account_type ?? accountType)) ?? null;
    ports.tokens.save({ access, refresh: next, accountType: type });
  }
  return outcome;
}

const storedType = ({ tokens }: SessionPorts): User['account_type'] =>
  ROLES.find((role) => role === tokens.read()?.accountType) ?? null;

/** Fetches current_user and stores is_active and the account type; null when it cannot be read. */
export async function fetchProfile(ports: SessionPorts, signal: AbortSignal): Promise<User | null> {
  const outcome = await runRequest(createCall(currentUser), ports.requests, signal);
  if (!outcome.ok) return null;
  const read = castResult(currentUser, outcome.value);
  const id = read.id ?? parseRecordId(getTokenSubject(ports.tokens.read()?.access ?? ''));
  if (id === null) return null; // drafts and outboxes are stored by the id of the user
  // an unknown account type keeps the one of the sign-in
  const user = { ...read, id, account_type: read.account_type ?? storedType(ports) };
  ports.tokens.saveUser(user);
  return user;
}
