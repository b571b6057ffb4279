// Mutation machine: one write at a time, sent once, never retried automatically, cancellable.
import { assign, emit, setup, spawnChild } from 'xstate';
import type { Call } from '../../api/endpoint.ts';
import { type Failure, isOutcomeUnknown } from '../../api/errors/failure.ts';
import type { RequestOutcome, RequestPorts, InvalidationBus } from './ports.ts';
import { requestMachine } from './request.machine.ts';
import { SLOW_AFTER_MS, slowStates } from './slowStates.ts';
import { publishInvalidation } from './invalidation.ts';
import { machineTypes } from '../lib/machineTypes.ts';

interface Input {
  readonly requests: RequestPorts;
  readonly invalidations: InvalidationBus;
}
interface Context extends Input {
  readonly call: Call | null;
  readonly failure: Failure | null;
}
type Event = { type: 'mutation.run'; call: Call } | { type: 'mutation.cancel' } | { type: 'mutation.reset' };
/** Emitted to the hook that binds the machine, which navigates, shows toasts and moves the focus. */
export type MutationResult =
  | { type: 'mutation.succeeded'; call: Call; value: unknown }
  | { type: 'mutation.failed'; call: Call; failure: Failure };

function toResult(call: Call | null, outcome: RequestOutcome): MutationResult {
  if (!call) throw new Error('a result without a call');
  return outcome.ok
    ? { type: 'mutation.succeeded', call, value: outcome.value }
    : { type: 'mutation.failed', call, failure: outcome.failure };
}

/** The same write after a lost response reuses its `Call`, and so its idempotency key. */
const isRepeat = ({ call, failure }: Context, next: Call): boolean =>
  call !== null &&
  failure !== null &&
  isOutcomeUnknown(failure) &&
  call.endpoint === next.endpoint &&
  isEqual(call.input, next.input);

/** Deep equality of plain data; files are compared by identity. */
function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other)) return false;
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => isEqual(one[name], other[name]));
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Blob);

const touchedBy = ({ invalidations, call }: Context) => ({ invalidations, tags: call?.endpoint.invalidates ?? [] });

/**
 * Input `{requests}`. `mutation.run` while `sending` is ignored, so a double click sends one request. Emits
 * `mutation.succeeded` or `mutation.failed`.
 */
export const mutationMachine = setup({
  types: machineTypes<{
    context: Context;
    input: Input;
    events: Event;
    emitted: MutationResult;
    tags: 'busy' | 'slow' | 'failed';
  }>(),
  actors: { request: requestMachine, touched: publishInvalidation },
  delays: { slow: SLOW_AFTER_MS },
  actions: {
    setCall: assign(({ context }, call: Call) => ({
      call: isRepeat(context, call) ? context.call : call,
      failure: null,
    })),
    setFailure: assign((_, outcome: RequestOutcome) => ({ failure: outcome.ok ? null : outcome.failure })),
  },
}).createMachine({
  id: 'mutation',
  context: ({ input }) => ({ ...input, call: null, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      on: { 'mutation.run': { target: 'sending', actions: { type: 'setCall', params: ({ event }) => event.call } } },
    },
    sending: {
      tags: 'busy',
      ...slowStates,
      // Cancelling only stops waiting. The server may have applied the write, so the lists it invalidates are
      // refetched.
      on: {
        'mutation.cancel': {
          target: 'idle',
          actions: spawnChild('touched', { input: ({ context }) => touchedBy(context) }),
        },
      },
      invoke: {
        id: 'request',
        src: 'request',
        input: ({ context }) => {
          if (!context.call) throw new Error('sending without a call');
          return { call: context.call, ports: context.requests };
        },
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'idle',
            actions: emit(({ context, event }) => toResult(context.call, event.output)),
          },
          {
            target: 'failed',
            actions: [
              { type: 'setFailure', params: ({ event }) => event.output },
              emit(({ context, event }) => toResult(context.call, event.output)),
            ],
          },
        ],
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'mutation.run': { target: 'sending', actions: { type: 'setCall', params: ({ event }) => event.call } },
        'mutation.reset': { target: 'idle', actions: assign({ failure: null }) },
      },
    },
  },
});
