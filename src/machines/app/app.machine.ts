// Root actor: session, failures, notices, connectivity and unread notifications live in it as long as the page.
import { type ActorRefFrom, createActor, emit, fromCallback, sendTo, setup, waitFor } from 'xstate';
import type { AccountRestriction, ModalFlag } from '../../api/errors/catalogue.ts';
import { type Failure, describePromise, toFailure } from '../../api/errors/failure.ts';
import { type TokenStore, createTokenStore } from '../../api/tokens.ts';
import { getChildActor, isModalOpen, createLazyTransport, createRequestPorts } from './requestPorts.ts';
import { connectivityMachine } from './connectivity.machine.ts';
import type { Environment } from './environment.ts';
import { failuresMachine } from './failures.machine.ts';
import { noticesMachine } from './notices.machine.ts';
import {
  NETWORK_RESTORED,
  ALL_TAGS,
  type NetworkStatus,
  type RequestOutcome,
  type RequestPorts,
  type InvalidationBus,
  createInvalidationBus,
} from '../data/ports.ts';
import { sessionMachine } from '../session/session.machine.ts';
import type { Credentials, SessionPorts } from '../session/context.ts';
import { machineTypes } from '../lib/machineTypes.ts';
import { unreadMachine } from './unread.machine.ts';
import { clearUnsentData } from '../session/unsentData.ts';

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

/** Services of screens and their machines; `requests` and `invalidations` go into machine inputs. */
export interface Services {
  readonly env: Environment;
  readonly requests: RequestPorts;
  readonly invalidations: InvalidationBus;
  readonly tokens: TokenStore;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly failures: ActorRefFrom<typeof failuresMachine>;
  readonly notices: ActorRefFrom<typeof noticesMachine>;
  readonly connectivity: ActorRefFrom<typeof connectivityMachine>;
  readonly unread: ActorRefFrom<typeof unreadMachine>;
  /** Loads the chunk of the transport ahead of the first call. */
  readonly preloadTransport: () => void;
  /** Signs in and resolves when the session has settled; the outcome carries the refusal. */
  readonly signIn: (credentials: Credentials, signal: AbortSignal) => Promise<RequestOutcome>;
  /** Calls back whenever a call with the session's token is sent; returns the unsubscribe function. */
  readonly onSessionUse: (used: () => void) => () => void;
  /** The last pending agreement was accepted: its modal closes and every screen refetches. */
  readonly onAgreementsAccepted: () => void;
  readonly stop: () => void;
}

/** Creates and starts the root actor. One per page; `stop()` ends all its effects. */
export function createApp(env: Environment): Services {
  const tokens = createTokenStore(env.storage, env.storageEvents);
  const invalidations = createInvalidationBus();
  const wire = createLazyTransport(env, tokens, invalidations, (message) =>
    children.notices.send({ type: 'notice.show', kind: 'info', text: describePromise(message) }),
  );
  const requests = createRequestPorts({ app: () => app, wire, tokens, invalidations });
  const app = createActor(appMachine, {
    input: {
      session: { requests, tokens, lock: env.lock },
      requests,
      network: env.network,
      now: env.now,
    },
    ...(env.clock ? { clock: env.clock } : {}),
    ...(env.inspect ? { inspect: env.inspect } : {}),
  });
  const children = {
    session: getChildActor(app, 'session'),
    failures: getChildActor(app, 'failures'),
    notices: getChildActor(app, 'notices'),
    connectivity: getChildActor(app, 'connectivity'),
    unread: getChildActor(app, 'unread'),
  };
  children.session.on('session.signedOut', ({ userId }) => {
    for (const storage of [env.storage, env.tabStorage]) clearUnsentData(storage, userId);
    wire.left(userId);
  });
  children.session.on('session.changed', () => {
    wire.forget();
    app.send({ type: 'session.changed' });
  });
  app.start();
  holdWhileOpen(children);
  atEndOf(children.connectivity, 'offline', () => invalidations.publish([NETWORK_RESTORED]));
  // Agreements were accepted, in this or another tab. Signing out also leaves `agreementsPending`, hence the guard.
  atEndOf(children.session, 'agreementsPending', (it) => it.hasTag('signedIn') && invalidations.publish([ALL_TAGS]));
  return {
    env,
    requests,
    invalidations,
    tokens,
    ...children,
    signIn: (credentials, signal) => signIn(children.session, credentials, signal),
    onSessionUse(used) {
      const subscription = app.on('session.used', used);
      return () => subscription.unsubscribe();
    },
    onAgreementsAccepted: () => app.send({ type: 'agreements.accepted' }),
    preloadTransport: () => void wire.load().catch(() => undefined), // a chunk that fails to load fails the call that needs it
    stop: () => void app.stop(),
  };
}

/** Unread notifications are not fetched while a failure modal is open. */
function holdWhileOpen({ failures, unread }: Pick<Services, 'failures' | 'unread'>): void {
  let wasOpen = false;
  failures.subscribe(() => {
    if (wasOpen === isModalOpen(failures)) return;
    wasOpen = !wasOpen;
    unread.send({ type: wasOpen ? 'unread.pause' : 'unread.resume' });
  });
}

interface Tagged<T extends string> {
  hasTag(tag: T): boolean;
}

/** There is no polling: once the obstacle to reading is gone, screens refetch once. */
function atEndOf<S extends Tagged<T>, T extends string>(
  actor: { readonly subscribe: (listener: (snapshot: S) => void) => unknown },
  tag: T,
  read: (snapshot: S) => void,
): void {
  let stands = false;
  actor.subscribe((snapshot) => {
    const stood = stands;
    stands = snapshot.hasTag(tag);
    if (stood && !stands) read(snapshot);
  });
}

async function signIn(
  session: Services['session'],
  credentials: Credentials,
  signal: AbortSignal,
): Promise<RequestOutcome> {
  session.send({ type: 'session.signIn', credentials });
  const cancel = () => session.send({ type: 'session.cancelSignIn' });
  signal.addEventListener('abort', cancel, { once: true });
  const settled = await waitFor(session, (snapshot) => !snapshot.hasTag('signingIn'), { signal });
  signal.removeEventListener('abort', cancel);
  signal.throwIfAborted(); // aborting settles the session too
  return settled.hasTag('signedIn')
    ? { ok: true, value: null }
    : { ok: false, failure: settled.context.failure ?? toFailure(null) };
}
