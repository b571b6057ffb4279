// Token states of a session: in use, refreshing (before expiry or after a refused call), missed while the server is
// unreachable.
import { assign, raise, stateIn } from 'xstate';
import { toFailure } from '../../api/errors/failure.ts';
import { readAccessToken } from './context.ts';
import { sessionSetup } from './setup.ts';

/** A region of the live session. Tag `renewing` while calls wait for a refresh. */
export const tokenStates = sessionSetup.createStateConfig({
  initial: 'fresh',
  states: {
    fresh: {
      entry: assign({ used: false, misses: 0 }),
      on: { 'session.used': { actions: assign({ used: true }) }, 'token.refresh': 'refreshing' },
      after: { beforeExpiry: [{ guard: 'isUsed', target: 'refreshing' }, { target: 'resting' }] },
    },
    resting: { on: { 'token.refresh': 'refreshing' } },
    refreshing: {
      tags: 'renewing',
      entry: assign({ failure: null }),
      // Every call waits for the refresh, and the user cannot cancel it.
      after: { tooLong: { target: 'missed', actions: assign({ failure: toFailure(null) }) } },
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
              type: 'session.terminated',
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
        onError: { target: 'missed', actions: assign({ failure: ({ event }) => toFailure(event.error) }) },
      },
    },
    // The next call retries the refresh, but not before the backoff has passed.
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
          on: {
            'token.refresh': {
              target: 'asked',
              actions: assign({ held: ({ context }) => readAccessToken(context.ports) }),
            },
          },
        },
        asked: { tags: 'renewing' },
      },
    },
  },
});
