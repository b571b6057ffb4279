// Actions of the operator on single wallets of the KYT screens: notify, block, check AML. Each action on each wallet is
// an actor that outlives the page of its row, so paging loses neither the request nor its result.
import type { RecordId } from '../../api/recordId.ts';
import {
  type ActorRef,
  type ActorRefFrom,
  type Snapshot,
  assign,
  emit,
  enqueueActions,
  sendTo,
  setup,
  spawnChild,
} from 'xstate';
import { type Call, createCall } from '../../api/endpoint.ts';
import { walletAlertSend, walletBlock } from '../../api/endpoints/kyt.ts';
import { walletAmlCheck } from '../../api/endpoints/wallets.ts';
import type { Failure } from '../../api/errors/failure.ts';
import type { Wallet } from '../../api/schemas/wallets.ts';
import type { RequestOutcome, RequestPorts, InvalidationBus } from '../data/ports.ts';
import { requestMachine } from '../data/request.machine.ts';
import { SLOW_AFTER_MS, slowStates } from '../data/slowStates.ts';
import { publishInvalidation } from '../data/invalidation.ts';
import { machineTypes } from '../lib/machineTypes.ts';

/** `notify` alerts the owner, `block` freezes the balance, `check` requests a new AML score. */
export type WalletAction = 'notify' | 'block' | 'check';

const calls: Readonly<Record<WalletAction, (wallet: Wallet) => Call>> = {
  notify: ({ id }) => createCall(walletAlertSend, { body: { wallet_id: id } }),
  block: ({ id }) => createCall(walletBlock, { params: { id } }),
  check: ({ id }) => createCall(walletAmlCheck, { body: { wallet_id: id } }),
};

interface Ports {
  readonly requests: RequestPorts;
  readonly invalidations: InvalidationBus;
}
export type WalletActionEnded = { type: 'action.ended'; act: WalletAction; wallet: Wallet; outcome: RequestOutcome };
interface ActInput extends Ports {
  readonly act: WalletAction;
  readonly wallet: Wallet;
  /** Parent that receives how each request ended. */
  readonly screen: ActorRef<Snapshot<unknown>, WalletActionEnded>;
}
interface ActContext extends ActInput {
  readonly failure: Failure | null;
}

/** A refusal of this action; a refusal because of the account, or an unreachable server, is none. */
const isRefusal = (outcome: RequestOutcome) =>
  !outcome.ok && outcome.failure.kind === 'http' && (outcome.failure.status ?? 500) < 500;

const touchedBy = ({ invalidations, act, wallet }: ActContext) => ({
  invalidations,
  tags: calls[act](wallet).endpoint.invalidates,
});

/**
 * One action on one wallet; sends when it starts. `action.run` while sending is ignored. A sent notification cannot be
 * repeated. Tags: `busy`, `slow` after 15 s.
 */
export const walletActionMachine = setup({
  types: machineTypes<{
    context: ActContext;
    input: ActInput;
    events: { type: 'action.run' } | { type: 'action.cancel' };
    tags: 'busy' | 'slow';
  }>(),
  actors: { request: requestMachine, touched: publishInvalidation },
  delays: { slow: SLOW_AFTER_MS },
  // assumed: one notification per wallet while the screen is open; block and check may be repeated
  guards: { canRepeat: ({ context }) => context.act !== 'notify' },
  actions: {
    sendToParent: sendTo(
      ({ context }) => context.screen,
      ({ context: { act, wallet } }, outcome: RequestOutcome) => ({ type: 'action.ended', act, wallet, outcome }),
    ),
    setFailure: assign((_, outcome: RequestOutcome) => (outcome.ok ? {} : { failure: outcome.failure })),
  },
}).createMachine({
  id: 'walletAction',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'sending',
  states: {
    idle: { on: { 'action.run': 'sending' } },
    sending: {
      tags: 'busy',
      entry: assign({ failure: null }),
      ...slowStates,
      // Cancelling only stops waiting. The server may have applied it, so the lists are refetched.
      on: {
        'action.cancel': {
          target: 'idle',
          actions: spawnChild('touched', { input: ({ context }) => touchedBy(context) }),
        },
      },
      invoke: {
        id: 'request',
        src: 'request',
        input: ({ context: { act, wallet, requests } }) => ({ call: calls[act](wallet), ports: requests }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'done',
            actions: { type: 'sendToParent', params: ({ event }) => event.output },
          },
          {
            // A refusal means that the shown wallet is stale (blocked by somebody else, or deleted).
            guard: ({ event }) => isRefusal(event.output),
            target: 'failed',
            actions: [
              { type: 'setFailure', params: ({ event }) => event.output },
              spawnChild('touched', { input: ({ context }) => touchedBy(context) }),
              { type: 'sendToParent', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'failed',
            actions: [
              { type: 'setFailure', params: ({ event }) => event.output },
              { type: 'sendToParent', params: ({ event }) => event.output },
            ],
          },
        ],
      },
    },
    done: { on: { 'action.run': { guard: 'canRepeat', target: 'sending' } } },
    failed: { on: { 'action.run': 'sending' } },
  },
});
export type WalletActionRef = ActorRefFrom<typeof walletActionMachine>;

interface Context extends Ports {
  readonly acts: Readonly<Record<string, WalletActionRef>>;
  /** Id of the wallet changed by the last action: its row is highlighted once. */
  readonly changed: RecordId | null;
}
type Event =
  | { type: 'action.run'; act: WalletAction; wallet: Wallet }
  | { type: 'action.cancel'; act: WalletAction; wallet: Wallet }
  | WalletActionEnded;
/** Emitted to the hook that binds the machine, which shows alerts and toasts. */
export type WalletActionResult =
  | { type: 'action.succeeded'; act: WalletAction; wallet: Wallet; value: unknown }
  | { type: 'action.failed'; act: WalletAction; wallet: Wallet; failure: Failure };

const keyOf = (act: WalletAction, { id }: Wallet) => `${act} ${id}`;

/**
 * Input `{requests, invalidations}`. `action.run` starts or repeats an action. Emits `action.succeeded` or
 * `action.failed` once per request.
 */
export const kytMachine = setup({
  types: machineTypes<{ context: Context; input: Ports; events: Event; emitted: WalletActionResult; children: {} }>(),
  actors: { act: walletActionMachine },
}).createMachine({
  id: 'kyt',
  context: ({ input }) => ({ ...input, acts: {}, changed: null }),
  initial: 'watching',
  states: {
    watching: {
      on: {
        'action.run': {
          actions: enqueueActions(({ context, event: { act, wallet }, enqueue }) => {
            const running = context.acts[keyOf(act, wallet)];
            enqueue.assign({ changed: null });
            if (running) enqueue.sendTo(running, { type: 'action.run' });
            else {
              enqueue.assign(({ context: { acts, requests, invalidations }, spawn, self }) => ({
                acts: {
                  ...acts,
                  [keyOf(act, wallet)]: spawn('act', {
                    input: { act, wallet, requests, invalidations, screen: self },
                  }),
                },
              }));
            }
          }),
        },
        'action.cancel': {
          actions: enqueueActions(({ context, event: { act, wallet }, enqueue }) => {
            const running = context.acts[keyOf(act, wallet)];
            if (running) enqueue.sendTo(running, { type: 'action.cancel' });
          }),
        },
        'action.ended': [
          {
            guard: ({ event }) => event.outcome.ok,
            actions: [
              assign({ changed: ({ event }) => (event.act === 'notify' ? null : event.wallet.id) }),
              emit(({ event }) => toResult(event)),
            ],
          },
          { actions: emit(({ event }) => toResult(event)) },
        ],
      },
    },
  },
});

function toResult({ act, wallet, outcome }: WalletActionEnded): WalletActionResult {
  return outcome.ok
    ? { type: 'action.succeeded', act, wallet, value: outcome.value }
    : { type: 'action.failed', act, wallet, failure: outcome.failure };
}

/** The actor of an action on a wallet; undefined before the action is first started. */
export function getWalletActor({ acts }: Context, act: WalletAction, wallet: Wallet): WalletActionRef | undefined {
  return acts[keyOf(act, wallet)];
}
