// Creates the root actor and the services that screens and their machines use.
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { toFailure } from '../../api/errors/failure.ts';
import { type TokenStore, createTokenStore } from '../../api/tokens.ts';
import { appMachine, getChildActor } from './app.machine.ts';
import type { connectivityMachine } from './connectivity.machine.ts';
import type { Environment } from './environment.ts';
import type { failuresMachine } from './failures.machine.ts';
import type { noticesMachine } from './notices.machine.ts';
import { createLazyTransport, createRequestPorts, isModalOpen } from './requestPorts.ts';
import {
  NETWORK_RESTORED,
  ALL_TAGS,
  type RequestOutcome,
  type RequestPorts,
  type InvalidationBus,
  createInvalidationBus,
} from '../data/ports.ts';
import type { sessionMachine } from '../session/session.machine.ts';
import type { Credentials } from '../session/context.ts';
import type { unreadMachine } from './unread.machine.ts';
import { clearUnsentData } from '../session/unsentData.ts';

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
  const transport = createLazyTransport(env, tokens, invalidations, (text) =>
    children.notices.send({ type: 'notice.show', kind: 'info', text }),
  );
  const requests = createRequestPorts({ app: () => app, transport, tokens, invalidations });
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
    transport.announceSignOut(userId);
  });
  children.session.on('session.changed', () => {
    transport.forget();
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
    preloadTransport: () => void transport.load().catch(() => undefined), // a chunk that fails to load fails the call that needs it
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
  let hadTag = false;
  actor.subscribe((snapshot) => {
    const isEnd = hadTag && !snapshot.hasTag(tag);
    hadTag = snapshot.hasTag(tag);
    if (isEnd) read(snapshot);
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
