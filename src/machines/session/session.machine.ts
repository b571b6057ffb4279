// Session machine: restores and opens a session, keeps its token, profile and account state, ends it with a reason.
import { type SnapshotFrom, assign, emit, not, raise, spawnChild } from 'xstate';
import { toFailure } from '../../api/errors/failure.ts';
import { createUserFromToken } from './context.ts';
import { sessionSetup } from './setup.ts';
import { tokenStates } from './tokenStates.ts';

/** Input: the ports. Runs in the root actor under the system id `session`. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({
    ports: input,
    credentials: null,
    user: null,
    isProfileRead: false,
    role: null,
    owner: null,
    failure: null,
    used: false,
    failedRefreshes: 0,
    refusedToken: null,
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
        'session.signIn': { target: 'signingIn', actions: assign({ credentials: ({ event }) => event.credentials }) },
        'session.registered': { guard: 'isStored', target: 'active' },
        'storage.changed': { guard: 'isStored', target: 'active' },
      },
    },
    signingIn: {
      tags: 'signingIn',
      entry: assign({ failure: null }),
      on: {
        'session.cancelSignIn': 'anonymous',
        'storage.changed': { guard: 'isStored', target: 'active' },
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
        onError: { target: 'anonymous', actions: assign({ failure: ({ event }) => toFailure(event.error) }) },
      },
    },
    active: {
      type: 'parallel',
      tags: 'signedIn',
      entry: ['openEpoch', 'readStore', 'emitChanged'],
      on: {
        'session.signOut': {
          target: 'anonymous',
          actions: [spawnChild('leave', { input: ({ context }) => context.ports }), 'emitSignedOut', 'emitChanged'],
        },
        'session.terminated': [
          { guard: ({ event }) => event.modal === 'sessionEnded', target: 'ended.inactivity' },
          { guard: ({ event }) => event.modal === 'sessionInvalid', target: 'ended.invalidSession' },
          { target: 'ended.invalidToken' },
        ],
        'storage.changed': [
          { guard: not('isStored'), target: 'ended.otherTab' },
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
        token: tokenStates,
        profile: {
          initial: 'loading',
          states: {
            loading: {
              on: { 'profile.cancel': 'failed' },
              invoke: {
                id: 'readProfile',
                src: 'readProfile',
                input: ({ context }) => context,
                onDone: [
                  {
                    guard: ({ event }) => event.output !== null,
                    target: 'loaded',
                    actions: assign(({ event }) => ({
                      user: event.output,
                      isProfileRead: true,
                      role: event.output?.account_type ?? null,
                    })),
                  },
                  { target: 'failed' },
                ],
                onError: 'failed',
              },
            },
            loaded: {
              entry: raise(({ context }) => ({ type: 'account.restricted', limit: context.user?.account_state })),
              on: { 'profile.refetch': 'loading' },
            },
            failed: {
              entry: assign({ user: ({ context }) => context.user ?? createUserFromToken(context) }),
              on: { 'profile.refetch': 'loading' },
            },
          },
        },
        account: {
          initial: 'unrestricted',
          on: {
            'account.restricted': [
              { guard: ({ event }) => event.limit === 'pending_agreements', target: '.pending_agreements' },
              { guard: ({ event }) => event.limit === 'under_review', target: '.under_review' },
              { guard: ({ event }) => event.limit === 'closed', target: '.closed' },
              { guard: ({ event }) => event.limit === 'blocked', target: '.blocked' },
              { target: '.unrestricted' },
            ],
          },
          states: {
            unrestricted: {},
            pending_agreements: { tags: 'agreementsPending' },
            under_review: {},
            closed: {},
            blocked: {},
          },
        },
      },
    },
    ended: {
      entry: 'forget',
      invoke: { src: 'clearStore', input: ({ context }) => context.ports },
      initial: 'otherTab',
      on: {
        'session.signIn': { target: 'signingIn', actions: assign({ credentials: ({ event }) => event.credentials }) },
        'session.registered': { guard: 'isStored', target: 'active' },
        'storage.changed': { guard: 'isStored', target: 'active' },
      },
      states: {
        inactivity: {},
        invalidSession: {},
        invalidToken: {},
        otherTab: { entry: emit({ type: 'session.endedInOtherTab' }) },
      },
    },
  },
});

/** Whether writes are allowed: no restriction of the account is known. */
export function canWrite(snapshot: SnapshotFrom<typeof sessionMachine>): boolean {
  return snapshot.matches({ active: { account: 'unrestricted' } });
}
