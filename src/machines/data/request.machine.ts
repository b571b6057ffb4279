// One call until its outcome: refreshes the token and replays once on 401, retries once on account refusals.
import { assign, createActor, fromPromise, setup, toPromise } from 'xstate';
import type { Call } from '../../api/endpoint.ts';
import { invalidTokenEntry } from '../../api/errors/catalogue.ts';
import { type Failure, toFailure } from '../../api/errors/failure.ts';
import type { RequestOutcome, RefreshOutcome, RequestPorts } from './ports.ts';
import { machineTypes } from '../lib/machineTypes.ts';

interface Request {
  readonly call: Call;
  readonly ports: RequestPorts;
}
interface Context extends Request {
  /** Sent again after an account refusal. */
  readonly retried: boolean;
  /** Sent again because the stored token had changed. */
  readonly replayed: boolean;
  /** Sent again after a successful refresh. */
  readonly renewed: boolean;
  /**
   * Number of modals opened before the first attempt of a read; undefined for a write, whose refusal always opens its
   * modal.
   */
  readonly openedBefore: number | undefined;
  readonly outcome: RequestOutcome | null;
}

const failed = (failure: Failure): RequestOutcome => ({ ok: false, failure });

const mayRenew = (context: Context, failure: Failure) =>
  failure.kind === 'unauthorized' && context.call.endpoint.bearer && !context.renewed;

const mayReplay = (context: Context, failure: Failure) =>
  mayRenew(context, failure) && !failure.hadCurrentToken && !context.replayed;

const mayRetry = (context: Context, failure: Failure) =>
  failure.catalogueEntry?.retry === true && context.call.endpoint.retry && !context.retried;

/** The end of a session, received by a call of an earlier session: the current session ignores it. */
const isLate = ({ call }: Context, { catalogueEntry: known, hadCurrentToken: current }: Failure) =>
  call.endpoint.bearer && known?.endsSession === true && !current;

/** A 401 after a successful refresh counts as the catalogue's invalid token. */
const settled = (context: Context, failure: Failure): Failure =>
  failure.kind === 'unauthorized' && context.renewed
    ? { ...failure, kind: 'refused', catalogueEntry: invalidTokenEntry, messages: [] }
    : failure;

/**
 * Input `{call, ports}`, output `RequestOutcome`. At most one attempt, one replay with a replaced token, one replay
 * after a refresh and one retry of an account refusal.
 * Stopping the actor aborts the request.
 */
export const requestMachine = setup({
  types: machineTypes<{ context: Context; input: Request; output: RequestOutcome }>(),
  actors: {
    // Counted when the attempt is sent: the refusal of the first attempt may have opened its modal by then. Success is
    // reported from an actor, before the outcome: its listeners may start calls of their own.
    send: fromPromise<unknown, Request>(async ({ input: { call, ports }, signal }) => {
      const modalsOpenedBefore = ports.countOpenedModals();
      ports.onStart(call);
      const value = await ports.send(call, signal);
      signal.throwIfAborted();
      ports.onSuccess(call, modalsOpenedBefore);
      return value;
    }),
    renew: fromPromise<RefreshOutcome, Request>(({ input, signal }) => input.ports.refresh(signal)),
  },
}).createMachine({
  id: 'request',
  context: ({ input }) => ({
    ...input,
    retried: false,
    replayed: false,
    renewed: false,
    openedBefore: input.call.endpoint.method === 'GET' ? input.ports.countOpenedModals() : undefined,
    outcome: null,
  }),
  initial: 'sending',
  states: {
    sending: {
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => context,
        onDone: {
          target: 'succeeded',
          actions: assign({ outcome: ({ event }) => ({ ok: true, value: event.output }) }),
        },
        onError: [
          {
            guard: ({ context, event }) => mayReplay(context, toFailure(event.error)),
            target: 'sending',
            reenter: true,
            actions: assign({ replayed: true }),
          },
          {
            guard: ({ context, event }) => mayRenew(context, toFailure(event.error)),
            target: 'refreshing',
            actions: assign({ outcome: ({ event }) => failed(toFailure(event.error)) }),
          },
          {
            guard: ({ context, event }) => mayRetry(context, toFailure(event.error)),
            target: 'sending',
            reenter: true,
            actions: [({ context, event }) => reportRetry(context, toFailure(event.error)), assign({ retried: true })],
          },
          {
            target: 'failed',
            actions: assign({ outcome: ({ context, event }) => failed(settled(context, toFailure(event.error))) }),
          },
        ],
      },
    },
    refreshing: {
      invoke: {
        id: 'renew',
        src: 'renew',
        input: ({ context }) => context,
        onDone: [
          { guard: ({ event }) => event.output === 'renewed', target: 'sending', actions: assign({ renewed: true }) },
          { guard: ({ event }) => event.output === 'ended', target: 'failed' },
          {
            target: 'failed',
            actions: assign({
              outcome: ({ context, event }) =>
                typeof event.output === 'string' ? context.outcome : failed(event.output),
            }),
          },
        ],
        onError: { target: 'failed' },
      },
    },
    succeeded: { type: 'final' },
    failed: { type: 'final', entry: ({ context }) => reportFailure(context) },
  },
  output: ({ context }) => context.outcome ?? failed(toFailure(null)),
});

// Reported by an action, since the port only sends: the caller must receive the outcome in the same step, before the
// refusal (blocked account, end of the session) unmounts its screen.

/** Opens the modal of a refusal that is about to be retried. */
function reportRetry({ ports, openedBefore }: Context, failure: Failure): void {
  ports.onFailure(failure, null, openedBefore);
}

function reportFailure(context: Context): void {
  const { outcome, ports, call, openedBefore } = context;
  if (outcome?.ok === false && !isLate(context, outcome.failure)) ports.onFailure(outcome.failure, call, openedBefore);
}

/** Runs one call to its outcome inside a promise actor. Rejects only when `signal` aborts. */
export async function runRequest(call: Call, ports: RequestPorts, signal: AbortSignal): Promise<RequestOutcome> {
  signal.throwIfAborted();
  const actor = createActor(requestMachine, { input: { call, ports } });
  const stop = () => void actor.stop();
  signal.addEventListener('abort', stop);
  actor.start();
  try {
    const outcome = await toPromise(actor);
    signal.throwIfAborted(); // toPromise of a stopped actor resolves with undefined
    return outcome;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
