// Query machine: the latest request wins; previous data stays visible while refetching.
import { assign, fromCallback, setup } from 'xstate';
import type { Call } from '../../api/endpoint.ts';
import { type Failure, abortedFailure } from '../../api/errors/failure.ts';
import {
  NETWORK_RESTORED,
  WINDOW_FOCUSED,
  type RequestOutcome,
  type RequestPorts,
  type InvalidationBus,
  matchesTags,
} from './ports.ts';
import { requestMachine } from './request.machine.ts';
import { SLOW_AFTER_MS, slowStates } from './slowStates.ts';
import { machineTypes } from '../lib/machineTypes.ts';

interface Input {
  readonly requests: RequestPorts;
  readonly invalidations: InvalidationBus;
  /** The first call; null waits for `query.fetch`. */
  readonly call: Call | null;
  /** Cached data: shown at once, refetched after the screen has stayed open for a moment. */
  readonly known?: unknown;
}
interface Context extends Input {
  /** Parsed by the endpoint's schema; typed by the hook. */
  readonly data: unknown;
  /** The call that `data` is the response to. */
  readonly answered: Call | null;
  readonly failure: Failure | null;
}
type Event =
  | { type: 'query.fetch'; call: Call | null }
  | { type: 'query.refetch' }
  /** Tags were invalidated: by a write, by the restored network or by the focused window. */
  | { type: 'cache.invalidated'; tags: readonly string[] }
  | { type: 'query.cancel' };

/** How long a screen must stay open before its cached data is refetched, in ms. */
const STAY_MS = 300;

/**
 * Input `{requests, invalidations, call, known}`; context `data` (last good response) and `failure` (of the last
 * attempt or its cancellation). Tags: `busy` while fetching; `slow` after 15 s, when the view offers to cancel;
 * `failed`; `rateLimited` until Retry-After has passed.
 */
export const queryMachine = setup({
  types: machineTypes<{
    context: Context;
    input: Input;
    events: Event;
    tags: 'busy' | 'slow' | 'failed' | 'rateLimited';
  }>(),
  actors: {
    request: requestMachine,
    watchInvalidations: fromCallback<{ type: 'cache.invalidated' }, InvalidationBus>(({ input, sendBack }) =>
      input.subscribe((tags) => sendBack({ type: 'cache.invalidated', tags })),
    ),
  },
  delays: { slow: SLOW_AFTER_MS, stay: STAY_MS, limit: ({ context }) => context.failure?.retryAfter ?? 0 },
  guards: {
    hasCall: ({ context }) => context.call !== null,
    hasData: ({ context }) => context.data !== undefined,
    isInvalidated: ({ context: { call, failure } }, tags: readonly string[]) =>
      call !== null && (matchesTags(call, tags) || (failure?.kind === 'network' && tags.includes(NETWORK_RESTORED))),
    /** Focus refetches only settled data: neither a pending request nor a failed or cancelled one. */
    canRefetchOnFocus: ({ context: { call, failure } }, tags: readonly string[]) =>
      call !== null && failure === null && tags.includes(WINDOW_FOCUSED),
  },
  actions: {
    setCall: assign((_, call: Call | null) => ({ call })),
    setOutcome: assign(({ context }, outcome: RequestOutcome) =>
      outcome.ok
        ? { data: outcome.value, answered: context.call, failure: null }
        : {
            failure: outcome.failure,
          },
    ),
  },
}).createMachine({
  id: 'query',
  context: ({ input }) => ({ ...input, data: input.known, answered: null, failure: null }),
  invoke: { id: 'watchInvalidations', src: 'watchInvalidations', input: ({ context }) => context.invalidations },
  initial: 'idle',
  on: {
    'query.fetch': [
      {
        guard: ({ event }) => event.call === null,
        target: '.idle',
        actions: assign({ call: null, data: undefined, answered: null, failure: null }),
      },
      { target: '.fetching', actions: { type: 'setCall', params: ({ event }) => event.call } },
    ],
  },
  states: {
    idle: {
      always: [
        { guard: 'hasData', target: 'stale' },
        { guard: 'hasCall', target: 'fetching' },
      ],
    },
    // A screen that is left within this time sends no request.
    stale: {
      after: { stay: 'fetching' },
      on: {
        'query.refetch': 'fetching',
        'cache.invalidated': {
          guard: { type: 'isInvalidated', params: ({ event }) => event.tags },
          target: 'fetching',
        },
      },
    },
    fetching: {
      tags: 'busy',
      ...slowStates,
      // A response requested before the write may be stale, so the request starts over.
      on: {
        'query.refetch': { target: 'fetching', reenter: true },
        'cache.invalidated': {
          guard: { type: 'isInvalidated', params: ({ event }) => event.tags },
          target: 'fetching',
          reenter: true,
        },
        // Without a failure, the rows of the previous call would look like the response to the cancelled one.
        'query.cancel': [
          { guard: 'hasData', target: 'loaded', actions: assign({ failure: abortedFailure }) },
          { target: 'loaded' },
        ],
      },
      invoke: {
        id: 'request',
        src: 'request',
        input: ({ context }) => {
          if (!context.call) throw new Error('asking without a question');
          return { call: context.call, ports: context.requests };
        },
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'loaded',
            actions: { type: 'setOutcome', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'setOutcome', params: ({ event }) => event.output } },
        ],
      },
    },
    loaded: {
      on: {
        'query.refetch': 'fetching',
        'cache.invalidated': [
          { guard: { type: 'isInvalidated', params: ({ event }) => event.tags }, target: 'fetching' },
          { guard: { type: 'canRefetchOnFocus', params: ({ event }) => event.tags }, target: 'fetching' },
        ],
      },
    },
    failed: {
      tags: 'failed',
      initial: 'rateLimited',
      on: {
        'cache.invalidated': {
          guard: { type: 'isInvalidated', params: ({ event }) => event.tags },
          target: 'fetching',
        },
      },
      states: {
        retryable: { on: { 'query.refetch': '#query.fetching' } },
        rateLimited: {
          tags: 'rateLimited',
          always: { guard: ({ context }) => !context.failure?.retryAfter, target: 'retryable' },
          after: { limit: 'retryable' },
        },
      },
    },
  },
});
