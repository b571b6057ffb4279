// Who is signed in: restoring, signing in, the live session with its token, profile and account state, and its end by reason.
import { assign, fromPromise, not, raise, setup, spawnChild, stateIn, type SnapshotFrom } from 'xstate';
import { failureOf } from '../api/failures.ts';
import type { User } from '../api/schemas/account.ts';
import { ownerOf } from '../api/tokens.ts';
import type { Outcome } from './ports.ts';
import type { Refreshed } from './sessionCalls.ts';
import {
  type Leaving,
  type SessionContext,
  type SessionEvent,
  type SessionPorts,
  REFRESH_MS,
  heldBy,
  renewalDelay,
  restAfter,
} from './sessionParts.ts';
import { typed } from './typed.ts';

/** What goes over the wire comes in a chunk of its own: a login page can be typed into without it. */
const calls = () => import('./sessionCalls.ts');

/** Input: the ports. Lives in the root actor under the system id `session` (spec sections 4, 6, 7; design.md section 5). */
export const sessionMachine = setup({
  types: typed<{
    context: SessionContext;
    input: SessionPorts;
    events: SessionEvent;
    tags: 'signedIn' | 'renewing' | 'entering';
  }>(),
  actors: {
    enter: fromPromise<Outcome, SessionContext>(async ({ input: { ports, credentials }, signal }) => {
      if (!credentials) throw new Error('signing in without credentials');
      return (await calls()).enter(ports, credentials, signal);
    }),
    // What is to be replaced is read now, while it is what the refused call carried: until the code is there another tab
    // may have stored the next pair.
    refresh: fromPromise<Refreshed, SessionContext>(async ({ input: { ports, held }, signal }) => {
      const replaced = held ?? heldBy(ports);
      return (await calls()).refresh(ports, replaced, signal);
    }),
    readProfile: fromPromise<User | null, SessionContext>(async ({ input, signal }) =>
      (await calls()).readProfile(input.ports, signal),
    ),
    leave: fromPromise<void, Leaving>(async ({ input: { ports, stored }, signal }) => {
      if (stored) await (await calls()).leave(ports, stored, signal);
    }),
  },
  actions: {
    readStore: assign(({ context }) => storedUser(context)),
    clearStore: ({ context }) => context.ports.tokens.clear(),
    forget: assign({ user: null, role: null, credentials: null }),
    forgetUnsent: ({ context }) => context.ports.forget(context.user?.id ?? null),
    tellChanged: ({ context }) => context.ports.changed(),
    openEpoch: assign({
      epoch: ({ context }) => context.epoch + 1,
      user: null,
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
    beforeExpiry: ({ context }) => renewalDelay(context.ports.tokens),
    tooLong: REFRESH_MS,
    backoff: ({ context }) => restAfter(context.misses),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({
    ports: input,
    credentials: null,
    user: null,
    role: null,
    owner: null,
    failure: null,
    used: false,
    misses: 0,
    held: null,
    epoch: 0,
  }),
  initial: 'restoring',
  states: {
    restoring: {
      always: [{ guard: 'isStored', target: 'active' }, { target: 'anonymous' }],
    },
    anonymous: {
      entry: 'forget',
      on: {
        SIGN_IN: { target: 'signingIn', actions: assign({ credentials: ({ event }) => event.credentials }) },
        REGISTERED: { guard: 'isStored', target: 'active' },
        STORE_CHANGED: { guard: 'isStored', target: 'active' },
      },
    },
    signingIn: {
      tags: 'entering',
      entry: assign({ failure: null }),
      on: {
        SIGN_IN_CANCELLED: 'anonymous',
        STORE_CHANGED: { guard: 'isStored', target: 'active' },
      },
      invoke: {
        id: 'enter',
        src: 'enter',
        input: ({ context }) => context,
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'active' },
          {
            target: 'anonymous',
            actions: assign({ failure: ({ event }) => (event.output.ok ? null : event.output.failure) }),
          },
        ],
        onError: 'anonymous',
      },
    },
    active: {
      type: 'parallel',
      tags: 'signedIn',
      entry: ['openEpoch', 'readStore', 'tellChanged'],
      on: {
        // An actor starts after all actions have run: the tokens it leaves with are read here, before they are cleared.
        SIGN_OUT: {
          target: 'anonymous',
          actions: [
            spawnChild('leave', { input: ({ context: { ports } }) => ({ ports, stored: ports.tokens.read() }) }),
            'clearStore',
            'forgetUnsent',
            'tellChanged',
          ],
        },
        TERMINATED: [
          { guard: ({ event }) => event.modal === 'sessionEnded', target: 'ended.byInactivity' },
          { guard: ({ event }) => event.modal === 'sessionInvalid', target: 'ended.asInvalid' },
          { target: 'ended.byToken' },
        ],
        STORE_CHANGED: [
          { guard: not('isStored'), target: 'ended.elsewhere' },
          { guard: 'isAnotherUser', target: 'active', reenter: true },
        ],
      },
      states: {
        role: {
          initial: 'unknown',
          states: {
            unknown: {
              always: [
                { guard: ({ context }) => context.role === 'ved_participant', target: 'ved_participant' },
                { guard: ({ context }) => context.role === 'liquidity_provider', target: 'liquidity_provider' },
                {
                  guard: ({ context }) => context.role === 'authorized_organization',
                  target: 'authorized_organization',
                },
              ],
            },
            ved_participant: {
              always: { guard: ({ context }) => context.role !== 'ved_participant', target: 'unknown' },
            },
            liquidity_provider: {
              always: { guard: ({ context }) => context.role !== 'liquidity_provider', target: 'unknown' },
            },
            authorized_organization: {
              always: { guard: ({ context }) => context.role !== 'authorized_organization', target: 'unknown' },
            },
          },
        },
        token: {
          initial: 'fresh',
          states: {
            fresh: {
              entry: assign({ used: false, misses: 0 }),
              on: { USED: { actions: assign({ used: true }) }, RENEW: 'refreshing' },
              after: { beforeExpiry: [{ guard: 'isUsed', target: 'refreshing' }, { target: 'resting' }] },
            },
            resting: { on: { RENEW: 'refreshing' } },
            refreshing: {
              tags: 'renewing',
              entry: assign({ failure: null }),
              // Every call waits for it, and nobody else can give it up.
              after: { tooLong: { target: 'missed', actions: assign({ failure: failureOf(null) }) } },
              exit: assign({ held: null }),
              invoke: {
                id: 'refresh',
                src: 'refresh',
                input: ({ context }) => context,
                onDone: [
                  { guard: ({ event }) => event.output.kind === 'renewed', target: 'fresh' },
                  {
                    guard: ({ event }) => event.output.kind === 'refused',
                    target: 'resting',
                    actions: raise(({ event }) => ({
                      type: 'TERMINATED',
                      modal: event.output.kind === 'refused' ? event.output.modal : 'invalidToken',
                    })),
                  },
                  {
                    target: 'missed',
                    actions: assign({
                      failure: ({ event }) => (event.output.kind === 'unreachable' ? event.output.failure : null),
                    }),
                  },
                ],
                onError: { target: 'missed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
              },
            },
            // The next call tries again, a flood of them no sooner than the backoff allows (reliability.md section 4).
            missed: {
              entry: assign({ misses: ({ context }) => context.misses + 1 }),
              initial: 'quiet',
              after: {
                backoff: [
                  { guard: stateIn({ active: { token: { missed: 'asked' } } }), target: 'refreshing' },
                  { target: 'resting' },
                ],
              },
              states: {
                quiet: {
                  on: { RENEW: { target: 'asked', actions: assign({ held: ({ context }) => heldBy(context.ports) }) } },
                },
                asked: { tags: 'renewing' },
              },
            },
          },
        },
        profile: {
          initial: 'loading',
          states: {
            loading: {
              on: { PROFILE_GIVEN_UP: 'failed' },
              invoke: {
                id: 'readProfile',
                src: 'readProfile',
                input: ({ context }) => context,
                onDone: [
                  {
                    guard: ({ event }) => event.output !== null,
                    target: 'loaded',
                    actions: assign(({ event }) => ({ user: event.output, role: event.output?.account_type ?? null })),
                  },
                  { target: 'failed' },
                ],
                onError: 'failed',
              },
            },
            loaded: { entry: raise({ type: 'PROFILE_READ' }), on: { PROFILE_ASKED: 'loading' } },
            failed: { on: { PROFILE_ASKED: 'loading' } },
          },
        },
        account: {
          initial: 'unrestricted',
          on: {
            LIMITED: [
              { guard: ({ event }) => event.limit === 'pending_agreements', target: '.pending_agreements' },
              { guard: ({ event }) => event.limit === 'under_review', target: '.under_review' },
              { guard: ({ event }) => event.limit === 'closed', target: '.closed' },
              { target: '.blocked' },
            ],
            PROFILE_READ: [
              {
                guard: ({ context }) => context.user?.account_state === 'pending_agreements',
                target: '.pending_agreements',
              },
              { guard: ({ context }) => context.user?.account_state === 'under_review', target: '.under_review' },
              { guard: ({ context }) => context.user?.account_state === 'closed', target: '.closed' },
              { guard: ({ context }) => context.user?.account_state === 'blocked', target: '.blocked' },
              { target: '.unrestricted' },
            ],
          },
          states: { unrestricted: {}, pending_agreements: {}, under_review: {}, closed: {}, blocked: {} },
        },
      },
    },
    ended: {
      entry: ['clearStore', 'forget'],
      initial: 'elsewhere',
      on: {
        SIGN_IN: { target: 'signingIn', actions: assign({ credentials: ({ event }) => event.credentials }) },
        REGISTERED: { guard: 'isStored', target: 'active' },
        STORE_CHANGED: { guard: 'isStored', target: 'active' },
      },
      states: { byInactivity: {}, asInvalid: {}, byToken: {}, elsewhere: {} },
    },
  },
});

/** Whose tokens are stored, as far as they tell. */
function storedUser({ ports }: SessionContext): Pick<SessionContext, 'role' | 'owner'> {
  const stored = ports.tokens.read();
  return { role: stored?.accountType ?? null, owner: stored && ownerOf(stored.access) };
}

/** True while writes are allowed: the account has no limit known to this page (spec section 6). */
export function mayWrite(snapshot: SnapshotFrom<typeof sessionMachine>): boolean {
  return snapshot.matches({ active: { account: 'unrestricted' } });
}
