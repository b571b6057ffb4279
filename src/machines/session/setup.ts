import { type EventObject, assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { User } from '../../api/schemas/account.ts';
import { getTokenSubject } from '../../api/tokens.ts';
import type { RequestOutcome } from '../data/ports.ts';
import type { RefreshResult } from './requests.ts';
import {
  type SessionContext,
  type SessionEvent,
  type SessionEmitted,
  type SessionPorts,
  REFRESH_TIMEOUT_MS,
  readAccessToken,
  getRefreshDelay,
  getRefreshBackoff,
} from './context.ts';
import { machineTypes } from '../lib/machineTypes.ts';

/** Loaded as a separate chunk: the login page works without it. */
const calls = () => import('./requests.ts');

/**
 * Types, actors, actions, guards and delays of the session machine; its states are in session.machine.ts and
 * tokenStates.ts.
 */
export const sessionSetup = setup({
  types: machineTypes<{
    context: SessionContext;
    input: SessionPorts;
    events: SessionEvent;
    emitted: SessionEmitted;
    /** `agreementsPending`: nothing can be read until agreements are accepted. */
    tags: 'signedIn' | 'refreshing' | 'signingIn' | 'agreementsPending';
  }>(),
  actors: {
    enter: fromPromise<RequestOutcome, SessionContext>(async ({ input: { ports, credentials }, signal }) => {
      if (!credentials) throw new Error('signing in without credentials');
      return (await calls()).sendSignIn(ports, credentials, signal);
    }),
    // The stored token is read before the chunk loads: another tab may store the next pair meanwhile.
    refresh: fromPromise<RefreshResult, SessionContext>(async ({ input: { ports, refusedToken }, signal }) => {
      const replaced = refusedToken ?? readAccessToken(ports);
      return (await calls()).requestRefresh(ports, replaced, signal);
    }),
    readProfile: fromPromise<User | null, SessionContext>(async ({ input, signal }) =>
      (await calls()).fetchProfile(input.ports, signal),
    ),
    // Both clear the store before the state changes, so no listener reads a removed token.
    leave: fromPromise<void, SessionPorts>(async ({ input: ports, signal }) => {
      const stored = ports.tokens.read();
      ports.tokens.clear();
      if (stored) await (await calls()).sendSignOut(ports, stored, signal);
    }),
    clearStore: fromCallback<EventObject, SessionPorts>(({ input }) => input.tokens.clear()),
  },
  actions: {
    readStore: assign(({ context }) => storedUser(context)),
    forget: assign({ user: null, isProfileRead: false, role: null, credentials: null }),
    emitSignedOut: emit(({ context }) => ({ type: 'session.signedOut', userId: context.user?.id ?? null })),
    emitChanged: emit({ type: 'session.changed' }),
    openEpoch: assign({
      epoch: ({ context }) => context.epoch + 1,
      user: null,
      isProfileRead: false,
      failure: null,
      credentials: null,
    }),
  },
  guards: {
    isStored: ({ context }) => context.ports.tokens.read() !== null,
    isUsed: ({ context }) => context.used,
    isAnotherUser: ({ context }) => {
      const { role, owner } = storedUser(context);
      return role !== context.role || owner !== context.owner;
    },
  },
  delays: {
    beforeExpiry: ({ context }) => getRefreshDelay(context.ports.tokens),
    tooLong: REFRESH_TIMEOUT_MS,
    backoff: ({ context }) => getRefreshBackoff(context.failedRefreshes),
  },
});

/** Role and user id of the stored tokens, as far as known. */
function storedUser({ ports }: SessionContext): Pick<SessionContext, 'role' | 'owner'> {
  const stored = ports.tokens.read();
  return { role: stored?.accountType ?? null, owner: stored && getTokenSubject(stored.access) };
}
