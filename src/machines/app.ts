// The root actor: session, failures, notices, connectivity and unread live in it for the life of the page.
import { type ActorRefFrom, createActor, emit, fromCallback, sendTo, setup, waitFor } from 'xstate';
import type { AccountLimit, ModalFlag } from '../api/catalogue.ts';
import type { Call } from '../api/endpoint.ts';
import { type Failure, failureOf, isInDoubt } from '../api/failures.ts';
import { type TokenStore, createTokenStore } from '../api/tokens.ts';
import { connectivityMachine } from './connectivity.ts';
import type { Environment } from './environment.ts';
import { failuresMachine } from './failures.ts';
import type { Freshness } from './freshness.ts';
import { noticesMachine } from './notices.ts';
import {
  EVERYTHING,
  type Network,
  type Outcome,
  type Renewal,
  type RequestPorts,
  type TouchBus,
  createTouchBus,
} from './ports.ts';
import { sessionMachine } from './session.ts';
import type { Credentials, SessionPorts } from './sessionParts.ts';
import { typed } from './typed.ts';
import { unreadMachine } from './unread.ts';
import { forgetUnsent } from './unsent.ts';

interface Input {
  readonly session: SessionPorts;
  readonly requests: RequestPorts;
  readonly network: Network;
  readonly now: () => number;
}
type Event =
  | { type: 'CALL_REFUSED'; failure: Failure; modalsOpenedBefore?: number | undefined }
  | { type: 'ALERTED'; text: string }
  | { type: 'ACCOUNT_LIMITED'; limit: AccountLimit }
  | { type: 'SESSION_TERMINATED'; modal: ModalFlag }
  | { type: 'CALL_SUCCEEDED'; modalsOpenedBefore: number }
  /** `again`: the session is in use already and need not hear it, for each call would move its machine on. */
  | { type: 'CALL_STARTED'; again: boolean }
  | { type: 'SESSION_CHANGED' }
  | { type: 'STORE_CHANGED' }
  | { type: 'AGREEMENTS_ACCEPTED' };

/** Whom a refusal concerns; only a call of the session that stands now may limit or end it. */
function newsOf(failure: Failure, modalsOpenedBefore?: number): readonly Event[] {
  const { known, current } = failure;
  const news: Event[] = [{ type: 'CALL_REFUSED', failure, modalsOpenedBefore }];
  if (known?.alert) news.push({ type: 'ALERTED', text: known.alert });
  if (known?.account && current) news.push({ type: 'ACCOUNT_LIMITED', limit: known.account });
  if (known?.ends && current) news.push({ type: 'SESSION_TERMINATED', modal: known.modal });
  return news;
}

/** Hands what happens on the wire to whom it concerns; it has no behaviour of its own. */
export const appMachine = setup({
  types: typed<{
    context: Input;
    input: Input;
    events: Event;
    /** A call went out with the session's token. */
    emitted: { type: 'USED' };
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
    watchStore: fromCallback<Event, { tokens: TokenStore }>(({ input, sendBack }) =>
      input.tokens.watch(() => sendBack({ type: 'STORE_CHANGED' })),
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
    CALL_REFUSED: {
      actions: sendTo('failures', ({ context, event }) => ({
        type: 'REFUSED',
        failure: event.failure,
        at: context.now(),
        modalsOpenedBefore: event.modalsOpenedBefore,
      })),
    },
    ALERTED: { actions: sendTo('notices', ({ event }) => ({ type: 'NOTIFY', kind: 'alert', text: event.text })) },
    ACCOUNT_LIMITED: { actions: sendTo('session', ({ event }) => ({ type: 'LIMITED', limit: event.limit })) },
    SESSION_TERMINATED: { actions: sendTo('session', ({ event }) => ({ type: 'TERMINATED', modal: event.modal })) },
    CALL_SUCCEEDED: {
      actions: sendTo('failures', ({ event }) => ({ type: 'SUCCEEDED', modalsOpenedBefore: event.modalsOpenedBefore })),
    },
    CALL_STARTED: [
      { guard: ({ event }) => event.again, actions: emit({ type: 'USED' }) },
      { actions: [sendTo('session', { type: 'USED' }), emit({ type: 'USED' })] },
    ],
    SESSION_CHANGED: {
      actions: [
        sendTo('failures', { type: 'SESSION_CHANGED' }),
        sendTo('notices', { type: 'CLEAR' }),
        sendTo('unread', { type: 'CLEARED' }),
      ],
    },
    STORE_CHANGED: { actions: sendTo('session', { type: 'STORE_CHANGED' }) },
    AGREEMENTS_ACCEPTED: {
      actions: [sendTo('failures', { type: 'AGREEMENTS_ACCEPTED' }), sendTo('session', { type: 'PROFILE_ASKED' })],
    },
  },
});

/** What screens and their machines are given; `requests` and `touches` go into machine inputs. */
export interface Services {
  readonly env: Environment;
  readonly requests: RequestPorts;
  readonly touches: TouchBus;
  readonly tokens: TokenStore;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly failures: ActorRefFrom<typeof failuresMachine>;
  readonly notices: ActorRefFrom<typeof noticesMachine>;
  readonly connectivity: ActorRefFrom<typeof connectivityMachine>;
  readonly unread: ActorRefFrom<typeof unreadMachine>;
  /** Loads the code of the first call ahead of it. */
  readonly warmUp: () => void;
  /** Signs in and resolves when the session has settled; the outcome carries the refusal. */
  readonly signIn: (credentials: Credentials, signal: AbortSignal) => Promise<Outcome>;
  /** Calls back whenever a call goes out with the session's token; returns how to end it. */
  readonly onUse: (used: () => void) => () => void;
  /** The last pending agreement was accepted: its modal closes and every screen reads again. */
  readonly agreementsAccepted: () => void;
  readonly stop: () => void;
}

/** Builds and starts the root actor over `env`. One per page; `stop()` ends all its effects. */
export function createApp(env: Environment): Services {
  const tokens = createTokenStore(env.storage, env.storageEvents);
  const touches = createTouchBus();
  const wire = lazyWire(env, tokens, touches);
  const requests: RequestPorts = {
    async send(call, signal, given) {
      // The token is read now: the store may be cleared, or another session opened, before the wire is there.
      const token = call.endpoint.bearer ? (given ?? tokens.read()?.access ?? null) : null;
      return (await wire.load()).send(call, signal, token);
    },
    renew: (signal) => renewal(child('session'), signal),
    modalsOpened: () => child('failures').getSnapshot().context.opened,
    started(call) {
      if (!call.endpoint.bearer) return;
      app.send({ type: 'CALL_STARTED', again: child('session').getSnapshot().context.used });
    },
    refused(failure, call, modalsOpenedBefore) {
      newsOf(failure, modalsOpenedBefore).forEach((event) => app.send(event));
      // A read that comes through would close the modal that tells of the failure: it waits until it was read.
      if (call && isInDoubt(failure)) whenCalm(child('failures'), () => touches.publish(call.endpoint.touches));
    },
    succeeded(call, modalsOpenedBefore) {
      if (wire.isReused(call)) return;
      if (!call.endpoint.quiet && isModalOpen()) app.send({ type: 'CALL_SUCCEEDED', modalsOpenedBefore });
      touches.publish(call.endpoint.touches);
    },
  };
  const app = createActor(appMachine, {
    input: {
      session: { requests, tokens, lock: env.lock, forget, changed },
      requests,
      network: env.network,
      now: env.now,
    },
    ...(env.clock ? { clock: env.clock } : {}),
    ...(env.inspect ? { inspect: env.inspect } : {}),
  });
  function forget(userId: number | null) {
    for (const storage of [env.storage, env.tabStorage]) forgetUnsent(storage, userId);
  }
  function changed() {
    wire.forget();
    app.send({ type: 'SESSION_CHANGED' });
  }
  function child<K extends keyof Children>(id: K): NonNullable<Children[K]> {
    const ref = app.getSnapshot().children[id];
    if (!ref) throw new Error(`the root actor has no ${id}`);
    return ref;
  }
  const isModalOpen = () => child('failures').getSnapshot().hasTag('open');
  app.start();
  let wasOpen = false;
  child('failures').subscribe(() => {
    if (wasOpen === isModalOpen()) return;
    wasOpen = !wasOpen;
    child('unread').send({ type: wasOpen ? 'HELD' : 'FREED' });
  });
  return {
    env,
    requests,
    touches,
    tokens,
    session: child('session'),
    failures: child('failures'),
    notices: child('notices'),
    connectivity: child('connectivity'),
    unread: child('unread'),
    signIn: (credentials, signal) => signIn(child('session'), credentials, signal),
    onUse(used) {
      const subscription = app.on('USED', used);
      return () => subscription.unsubscribe();
    },
    agreementsAccepted() {
      app.send({ type: 'AGREEMENTS_ACCEPTED' });
      touches.publish([EVERYTHING]);
    },
    warmUp: () => void wire.load().catch(() => undefined), // a chunk that does not load fails the call that needs it
    stop: () => void app.stop(),
  };
}

/** The wire comes in a chunk of its own; until it is there nothing can have been kept. */
function lazyWire(env: Environment, tokens: TokenStore, touches: TouchBus) {
  let wire: Freshness | null = null;
  return {
    async load(): Promise<Freshness> {
      if (wire) return wire;
      const { openWire } = await import('./wire.ts');
      return (wire ??= openWire(env, tokens, touches));
    },
    isReused: (call: Call) => wire?.isReused(call) ?? false,
    forget: () => wire?.forget(),
  };
}

/** Once no modal stands open, and never within the running transition. */
function whenCalm(failures: Services['failures'], run: () => void): void {
  const isCalm = (snapshot: ReturnType<Services['failures']['getSnapshot']>) => !snapshot.hasTag('open');
  waitFor(failures, isCalm).then(run, () => undefined); // the page has gone meanwhile
}

type Children = ReturnType<ActorRefFrom<typeof appMachine>['getSnapshot']>['children'];

async function renewal(session: Services['session'], signal: AbortSignal): Promise<Renewal> {
  session.send({ type: 'RENEW' });
  const settled = await waitFor(session, (snapshot) => !snapshot.hasTag('renewing'), { signal });
  if (!settled.hasTag('signedIn')) return 'ended';
  return settled.context.failure ?? 'renewed';
}

async function signIn(session: Services['session'], credentials: Credentials, signal: AbortSignal): Promise<Outcome> {
  session.send({ type: 'SIGN_IN', credentials });
  const cancel = () => session.send({ type: 'SIGN_IN_CANCELLED' });
  signal.addEventListener('abort', cancel, { once: true });
  const settled = await waitFor(session, (snapshot) => !snapshot.hasTag('entering'), { signal });
  signal.removeEventListener('abort', cancel);
  signal.throwIfAborted(); // giving up settles the session too
  return settled.hasTag('signedIn')
    ? { ok: true, value: null }
    : { ok: false, failure: settled.context.failure ?? failureOf(null) };
}
