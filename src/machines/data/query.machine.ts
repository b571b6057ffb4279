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
 * Input `{requests, invalidations, call, known}`; context `data` (last good response) and `failure` (of the last attempt or
 * its cancellation).
 * Tags: `busy` while fetching; `slow` after 15 s, when the view offers to cancel; `failed`; `limited` until Retry-After
 * has passed.
 */
export const queryMachine = setup({
  types: machineTypes<{
    context: Context;
    input: Input;
    events: Event;
    tags: 'busy' | 'slow' | 'failed' | 'limited';
  }>(),
  actors: {
    request: requestMachine,
    watchInvalidations: fromCallback<{ type: 'cache.invalidated' }, InvalidationBus>(({ input, sendBack }) =>
      input.subscribe((tags) => sendBack({ type: 'cache.invalidated', tags })),
    ),
  },
  delays: { slow: SLOW_AFTER_MS, stay: STAY_MS, limit: ({ context }) => context.failure?.retryAfter ?? 0 },
  guards: {
    hasQuestion: ({ context }) => context.call !== null,
    hasAnswer: ({ context }) => context.data !== undefined,
    isConcerned: ({ context: { call, failure } }, tags: readonly string[]) =>
      call !== null && (matchesTags(call, tags) || (failure?.kind === 'network' && tags.includes(NETWORK_RESTORED))),
    /** Focus refetches only settled data: neither a pending request nor a failed or cancelled one. */
    isLookedAt: ({ context: { call, failure } }, tags: readonly string[]) =>
      call !== null && failure === null && tags.includes(WINDOW_FOCUSED),
  },
  actions: {
    keepCall: assign((_, call: Call | null) => ({ call })),
    keepOutcome: assign(({ context }, outcome: RequestOutcome) =>
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
      { target: '.asking', actions: { type: 'keepCall', params: ({ event }) => event.call } },
    ],
  },
  states: {
    idle: {
      always: [
        { guard: 'hasAnswer', target: 'recalled' },
        { guard: 'hasQuestion', target: 'asking' },
      ],
    },
    // A screen that is left within this time sends no request.
    recalled: {
      after: { stay: 'asking' },
      on: {
        'query.refetch': 'asking',
        'cache.invalidated': { guard: { type: 'isConcerned', params: ({ event }) => event.tags }, target: 'asking' },
      },
    },
    asking: {
      tags: 'busy',
      ...slowStates,
      // A response requested before the write may be stale, so the request starts over.
      on: {
        'query.refetch': { target: 'asking', reenter: true },
        'cache.invalidated': {
          guard: { type: 'isConcerned', params: ({ event }) => event.tags },
          target: 'asking',
          reenter: true,
        },
        // Without a failure, the rows of the previous call would look like the response to the cancelled one.
        'query.cancel': [
          { guard: 'hasAnswer', target: 'settled', actions: assign({ failure: abortedFailure }) },
          { target: 'settled' },
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
            target: 'settled',
            actions: { type: 'keepOutcome', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'keepOutcome', params: ({ event }) => event.output } },
        ],
      },
    },
    settled: {
      on: {
        'query.refetch': 'asking',
        'cache.invalidated': [
          { guard: { type: 'isConcerned', params: ({ event }) => event.tags }, target: 'asking' },
          { guard: { type: 'isLookedAt', params: ({ event }) => event.tags }, target: 'asking' },
        ],
      },
    },
    failed: {
      tags: 'failed',
      initial: 'limited',
      on: {
        'cache.invalidated': { guard: { type: 'isConcerned', params: ({ event }) => event.tags }, target: 'asking' },
      },
      states: {
        free: { on: { 'query.refetch': '#query.asking' } },
        limited: {
          tags: 'limited',
          always: { guard: ({ context }) => !context.failure?.retryAfter, target: 'free' },
          after: { limit: 'free' },
        },
      },
    },
  },
});
