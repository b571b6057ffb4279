// Token states of a session: in use, refreshing (before expiry or after a refused call), missed while the server is
// unreachable.
import { assign, raise, stateIn } from 'xstate';
import { toFailure } from '../../api/errors/failure.ts';
import { readAccessToken } from './context.ts';
import { sessionSetup } from './setup.ts';

/** A region of the live session. Tag `refreshing` while calls wait for a refresh. */
export const tokenStates = sessionSetup.createStateConfig({
  initial: 'valid',
  states: {
    valid: {
      entry: assign({ used: false, failedRefreshes: 0 }),
      on: { 'session.used': { actions: assign({ used: true }) }, 'token.refresh': 'refreshing' },
      after: { beforeExpiry: [{ guard: 'isUsed', target: 'refreshing' }, { target: 'unused' }] },
    },
    unused: { on: { 'token.refresh': 'refreshing' } },
    refreshing: {
      tags: 'refreshing',
      entry: assign({ failure: null }),
      // Every call waits for the refresh, and the user cannot cancel it.
      after: { tooLong: { target: 'backoff', actions: assign({ failure: toFailure(null) }) } },
      exit: assign({ refusedToken: null }),
      invoke: {
        id: 'refresh',
        src: 'refresh',
        input: ({ context }) => context,
        onDone: [
          { guard: ({ event }) => event.output.kind === 'renewed', target: 'valid' },
          {
            guard: ({ event }) => event.output.kind === 'refused',
            target: 'unused',
            actions: raise(({ event }) => ({
              type: 'session.terminated',
              modal: event.output.kind === 'refused' ? event.output.modal : 'invalidToken',
            })),
          },
          {
            target: 'backoff',
            actions: assign({
              failure: ({ event }) => (event.output.kind === 'unreachable' ? event.output.failure : null),
            }),
          },
        ],
        onError: { target: 'backoff', actions: assign({ failure: ({ event }) => toFailure(event.error) }) },
      },
    },
    // The next call retries the refresh, but not before the backoff has passed.
    backoff: {
      entry: assign({ failedRefreshes: ({ context }) => context.failedRefreshes + 1 }),
      initial: 'idle',
      after: {
        backoff: [
          { guard: stateIn({ active: { token: { backoff: 'queued' } } }), target: 'refreshing' },
          { target: 'unused' },
        ],
      },
      states: {
        idle: {
          on: {
            'token.refresh': {
              target: 'queued',
              actions: assign({ refusedToken: ({ context }) => readAccessToken(context.ports) }),
            },
          },
        },
        queued: { tags: 'refreshing' },
      },
    },
  },
});
