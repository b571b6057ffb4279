// One live question to the server: the newest wins, the old answer stays on the screen while the next is on its way.
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
  readonly touches: InvalidationBus;
  /** The first question; null waits for ASKED. */
  readonly call: Call | null;
  /** A remembered answer: shown at once, asked for anew when the screen stays. */
  readonly known?: unknown;
}
interface Context extends Input {
  /** Parsed by the endpoint's schema; typed by the hook. */
  readonly data: unknown;
  /** The question `data` is the answer to. */
  readonly answered: Call | null;
  readonly failure: Failure | null;
}
type Event =
  | { type: 'ASKED'; call: Call | null }
  | { type: 'REFRESHED' }
  /** A write changed what these tags name, here or in another screen of this app; the network is back, or the reader. */
  | { type: 'TOUCHED'; tags: readonly string[] }
  | { type: 'CANCELLED' };

/** How long a screen must stay before its remembered answers are asked for anew. */
const STAY_MS = 300;

/**
 * Input `{requests, touches, call, known}`; context `data` (last good answer) and `failure` (of the last try; giving up the wait is one).
 * Tags: `busy` while asking, `slow` after 15 s (a way out is offered, nothing ends by itself), `failed`, `limited` while
 * the server asks not to be asked the same again (Retry-After).
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
    watchTouches: fromCallback<{ type: 'TOUCHED' }, InvalidationBus>(({ input, sendBack }) =>
      input.subscribe((tags) => sendBack({ type: 'TOUCHED', tags })),
    ),
  },
  delays: { slow: SLOW_AFTER_MS, stay: STAY_MS, limit: ({ context }) => context.failure?.retryAfter ?? 0 },
  guards: {
    hasQuestion: ({ context }) => context.call !== null,
    hasAnswer: ({ context }) => context.data !== undefined,
    isConcerned: ({ context: { call, failure } }, tags: readonly string[]) =>
      call !== null && (matchesTags(call, tags) || (failure?.kind === 'network' && tags.includes(NETWORK_RESTORED))),
    /** Neither what is on its way nor what has failed or was given up is asked again by a look. */
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
  invoke: { id: 'watchTouches', src: 'watchTouches', input: ({ context }) => context.touches },
  initial: 'idle',
  on: {
    ASKED: [
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
        REFRESHED: 'asking',
        TOUCHED: { guard: { type: 'isConcerned', params: ({ event }) => event.tags }, target: 'asking' },
      },
    },
    asking: {
      tags: 'busy',
      ...slowStates,
      // An answer asked for before the write may not know of it: the newest question wins here too.
      on: {
        REFRESHED: { target: 'asking', reenter: true },
        TOUCHED: { guard: { type: 'isConcerned', params: ({ event }) => event.tags }, target: 'asking', reenter: true },
        // Otherwise the rows of the previous question would look like the answer to the cancelled one.
        CANCELLED: [
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
        REFRESHED: 'asking',
        TOUCHED: [
          { guard: { type: 'isConcerned', params: ({ event }) => event.tags }, target: 'asking' },
          { guard: { type: 'isLookedAt', params: ({ event }) => event.tags }, target: 'asking' },
        ],
      },
    },
    failed: {
      tags: 'failed',
      initial: 'limited',
      on: {
        TOUCHED: { guard: { type: 'isConcerned', params: ({ event }) => event.tags }, target: 'asking' },
      },
      states: {
        free: { on: { REFRESHED: '#query.asking' } },
        limited: {
          tags: 'limited',
          always: { guard: ({ context }) => !context.failure?.retryAfter, target: 'free' },
          after: { limit: 'free' },
        },
      },
    },
  },
});
