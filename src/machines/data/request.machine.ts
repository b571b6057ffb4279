// One call from first try to outcome: refresh and replay once on 401, retry once on the account messages (spec section 7).
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
  /** Sent again after an account message. */
  readonly retried: boolean;
  /** Sent again because the stored token was another one by then. */
  readonly replayed: boolean;
  /** Sent again after a good refresh. */
  readonly renewed: boolean;
  /** Of a read, how many modals had been opened when its first try began; a write always says that it was refused. */
  readonly openedBefore: number | undefined;
  readonly outcome: RequestOutcome | null;
}

const failed = (failure: Failure): RequestOutcome => ({ ok: false, failure });

const mayRenew = (context: Context, failure: Failure) =>
  failure.kind === 'unauthorized' && context.call.endpoint.bearer && !context.renewed;

const mayReplay = (context: Context, failure: Failure) =>
  mayRenew(context, failure) && !failure.current && !context.replayed;

const mayRetry = (context: Context, failure: Failure) =>
  failure.known?.retry === true && context.call.endpoint.retry && !context.retried;

/** A session's end told to a call of the session before: it concerns nobody any more (design.md section 5). */
const isLate = ({ call }: Context, { known, current }: Failure) =>
  call.endpoint.bearer && known?.ends === true && !current;

/** A 401 that survives a good refresh is the catalogue's invalid token (design.md section 5). */
const settled = (context: Context, failure: Failure): Failure =>
  failure.kind === 'unauthorized' && context.renewed
    ? { ...failure, kind: 'refused', known: invalidTokenEntry }
    : failure;

/**
 * Input `{call, ports}`, output `Outcome`. At most: one try, one replay for a token that was replaced meanwhile, one
 * replay after a refresh, one retry of an account refusal.
 * Stopping the actor aborts what is on the wire.
 */
export const requestMachine = setup({
  types: machineTypes<{ context: Context; input: Request; output: RequestOutcome }>(),
  actors: {
    // The count is taken when the try really goes out: after the refusal of the first try has opened its modal.
    // A success is told before the outcome is known, and from here: those who hear of it may start calls of their own.
    send: fromPromise<unknown, Request>(async ({ input: { call, ports }, signal }) => {
      const modalsOpenedBefore = ports.modalsOpened();
      ports.started(call);
      const value = await ports.send(call, signal);
      signal.throwIfAborted();
      ports.succeeded(call, modalsOpenedBefore);
      return value;
    }),
    renew: fromPromise<RefreshOutcome, Request>(({ input, signal }) => input.ports.renew(signal)),
  },
}).createMachine({
  id: 'request',
  context: ({ input }) => ({
    ...input,
    retried: false,
    replayed: false,
    renewed: false,
    openedBefore: input.call.endpoint.method === 'GET' ? input.ports.modalsOpened() : undefined,
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
            target: 'renewing',
            actions: assign({ outcome: ({ event }) => failed(toFailure(event.error)) }),
          },
          {
            guard: ({ context, event }) => mayRetry(context, toFailure(event.error)),
            target: 'sending',
            reenter: true,
            actions: [({ context, event }) => tellTry(context, toFailure(event.error)), assign({ retried: true })],
          },
          {
            target: 'failed',
            actions: assign({ outcome: ({ context, event }) => failed(settled(context, toFailure(event.error))) }),
          },
        ],
      },
    },
    renewing: {
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
    failed: { type: 'final', entry: ({ context }) => tellRefusal(context) },
  },
  output: ({ context }) => context.outcome ?? failed(toFailure(null)),
});

// Told by actions, for the port only sends: whoever made the call must hear of it in the same step, before a screen
// that the news takes away (a blocked account, a session's end) has gone.

/** One that is tried again: its modal opens at once. */
function tellTry({ ports, openedBefore }: Context, failure: Failure): void {
  ports.refused(failure, null, openedBefore);
}

function tellRefusal(context: Context): void {
  const { outcome, ports, call, openedBefore } = context;
  if (outcome?.ok === false && !isLate(context, outcome.failure)) ports.refused(outcome.failure, call, openedBefore);
}

/** Runs one call to its outcome inside a promise actor; never rejects, except when `signal` aborts. */
export async function runRequest(call: Call, ports: RequestPorts, signal: AbortSignal): Promise<RequestOutcome> {
  signal.throwIfAborted();
  const actor = createActor(requestMachine, { input: { call, ports } });
  const stop = () => void actor.stop();
  signal.addEventListener('abort', stop);
  actor.start();
  try {
    const outcome = await toPromise(actor);
    signal.throwIfAborted(); // a stopped actor resolves too, with nothing
    return outcome;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
