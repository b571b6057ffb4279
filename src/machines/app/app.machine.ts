// Root actor: session, failures, notices, connectivity and unread notifications live in it as long as the page.
import { type ActorRefFrom, emit, fromCallback, sendTo, setup } from 'xstate';
import type { AccountRestriction, ModalFlag } from '../../api/errors/catalogue.ts';
import type { Failure } from '../../api/errors/failure.ts';
import type { TokenStore } from '../../api/tokens.ts';
import { connectivityMachine } from './connectivity.machine.ts';
import { failuresMachine } from './failures.machine.ts';
import { noticesMachine } from './notices.machine.ts';
import type { NetworkStatus, RequestPorts } from '../data/ports.ts';
import { sessionMachine } from '../session/session.machine.ts';
import type { SessionPorts } from '../session/context.ts';
import { machineTypes } from '../lib/machineTypes.ts';
import { unreadMachine } from './unread.machine.ts';

interface Input {
  readonly session: SessionPorts;
  readonly requests: RequestPorts;
  readonly network: NetworkStatus;
  readonly now: () => number;
}
export type AppEvent =
  | { type: 'request.failed'; failure: Failure; modalsOpenedBefore?: number | undefined }
  | { type: 'alert.raised'; text: string }
  | { type: 'account.restricted'; limit: AccountRestriction }
  | { type: 'session.terminated'; modal: ModalFlag }
  | { type: 'request.succeeded'; modalsOpenedBefore: number }
  /**
   * `again`: the session is already in use, so it does not receive the event: every event would make its machine
   * transition.
   */
  | { type: 'request.started'; again: boolean }
  | { type: 'session.changed' }
  | { type: 'storage.changed' }
  | { type: 'agreements.accepted' };

/** Routes events of the network to the child actors. */
export const appMachine = setup({
  types: machineTypes<{
    context: Input;
    input: Input;
    events: AppEvent;
    /** A call with the session's token was sent. */
    emitted: { type: 'session.used' };
    children: {
      session: 'session';
      failures: 'failures';
      notices: 'notices';
      connectivity: 'connectivity';
      unread: 'unread';
      watchStore: 'watchStore';
    };
  }>(),
  actors: {
    session: sessionMachine,
    failures: failuresMachine,
    notices: noticesMachine,
    connectivity: connectivityMachine,
    unread: unreadMachine,
    watchStore: fromCallback<AppEvent, { tokens: TokenStore }>(({ input, sendBack }) =>
      input.tokens.watch(() => sendBack({ type: 'storage.changed' })),
    ),
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => input,
  invoke: [
    { id: 'failures', src: 'failures' },
    { id: 'notices', src: 'notices' },
    { id: 'connectivity', src: 'connectivity', input: ({ context }) => ({ network: context.network }) },
    { id: 'unread', src: 'unread', input: ({ context }) => ({ requests: context.requests }) },
    { id: 'session', src: 'session', input: ({ context }) => context.session },
    { id: 'watchStore', src: 'watchStore', input: ({ context }) => ({ tokens: context.session.tokens }) },
  ],
  on: {
    'request.failed': {
      actions: sendTo('failures', ({ context, event }) => ({
        type: 'request.failed',
        failure: event.failure,
        at: context.now(),
        modalsOpenedBefore: event.modalsOpenedBefore,
      })),
    },
    'alert.raised': {
      actions: sendTo('notices', ({ event }) => ({ type: 'notice.show', kind: 'alert', text: event.text })),
    },
    'account.restricted': {
      actions: sendTo('session', ({ event }) => ({ type: 'account.restricted', limit: event.limit })),
    },
    'session.terminated': {
      actions: sendTo('session', ({ event }) => ({ type: 'session.terminated', modal: event.modal })),
    },
    'request.succeeded': {
      actions: sendTo('failures', ({ event }) => ({
        type: 'request.succeeded',
        modalsOpenedBefore: event.modalsOpenedBefore,
      })),
    },
    'request.started': [
      { guard: ({ event }) => event.again, actions: emit({ type: 'session.used' }) },
      { actions: [sendTo('session', { type: 'session.used' }), emit({ type: 'session.used' })] },
    ],
    'session.changed': {
      actions: [
        sendTo('failures', { type: 'session.changed' }),
        sendTo('notices', { type: 'notices.clear' }),
        sendTo('unread', { type: 'unread.clear' }),
      ],
    },
    'storage.changed': { actions: sendTo('session', { type: 'storage.changed' }) },
    'agreements.accepted': {
      actions: [sendTo('failures', { type: 'agreements.accepted' }), sendTo('session', { type: 'profile.refetch' })],
    },
  },
});

export type AppRef = ActorRefFrom<typeof appMachine>;
type Children = ReturnType<AppRef['getSnapshot']>['children'];

/** A child that lives as long as the root actor. */
export function getChildActor<K extends keyof Children>(app: AppRef, id: K): NonNullable<Children[K]> {
  const ref = app.getSnapshot().children[id];
  if (!ref) throw new Error(`no actor ${id}`);
  return ref;
}
