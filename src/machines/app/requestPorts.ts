// Request ports over the transport: send calls and report their outcomes to the children of the root actor.
import { waitFor } from 'xstate';
import type { Call } from '../../api/endpoint.ts';
import { type Failure, isOutcomeUnknown } from '../../api/errors/failure.ts';
import type { TokenStore } from '../../api/tokens.ts';
import type { RecordId } from '../../api/recordId.ts';
import type { AppEvent, AppRef, Services } from './app.machine.ts';
import type { Environment } from './environment.ts';
import type { RefreshOutcome, RequestPorts, InvalidationBus } from '../data/ports.ts';
import type { Transport } from './transport.ts';

interface Wired {
  /** A function, since the root actor's own input contains these ports. */
  readonly app: () => AppRef;
  readonly wire: LazyWire;
  readonly tokens: TokenStore;
  readonly invalidations: InvalidationBus;
}

/** Ports that send calls over the transport and report outcomes to the root actor. */
export function createRequestPorts({ app, wire, tokens, invalidations }: Wired): RequestPorts {
  const failures = () => getChildActor(app(), 'failures');
  const session = () => getChildActor(app(), 'session');
  return {
    async send(call, signal, given) {
      // The token is read now: the store may be cleared, or another session opened, before the transport has loaded.
      const token = call.endpoint.bearer ? (given ?? tokens.read()?.access ?? null) : null;
      return (await wire.load()).send(call, signal, token);
    },
    refresh: (signal) => renewal(session(), signal),
    countOpenedModals: () => failures().getSnapshot().context.opened,
    onStart(call) {
      if (!call.endpoint.bearer) return;
      app().send({ type: 'request.started', again: session().getSnapshot().context.used });
    },
    onFailure(failure, call, modalsOpenedBefore) {
      newsOf(failure, call, modalsOpenedBefore).forEach((event) => app().send(event));
      // A successful refetch would close the modal of this failure, so it waits until the modal is closed.
      if (call && isOutcomeUnknown(failure))
        whenCalm(failures(), () => invalidations.publish(call.endpoint.invalidates));
    },
    onSuccess(call, modalsOpenedBefore) {
      if (wire.isReused(call)) return;
      if (!call.endpoint.keepsModals && isModalOpen(failures()))
        app().send({ type: 'request.succeeded', modalsOpenedBefore });
      invalidations.publish(call.endpoint.invalidates);
    },
  };
}

/**
 * The events of a refusal. Only a call of the current session may restrict the account or end the session. The first
 * attempt of a retried call comes without `call` and restricts nothing: a restriction could unmount the screen and
 * abort the retry.
 */
function newsOf(failure: Failure, call?: Call | null, modalsOpenedBefore?: number): readonly AppEvent[] {
  const { catalogueEntry: known, hadCurrentToken: current } = failure;
  const news: AppEvent[] = [{ type: 'request.failed', failure, modalsOpenedBefore }];
  if (known?.alert) news.push({ type: 'alert.raised', text: known.alert });
  if (call && known?.restriction && current) news.push({ type: 'account.restricted', limit: known.restriction });
  if (known?.endsSession && current) news.push({ type: 'session.terminated', modal: known.modal });
  return news;
}

type LazyWire = ReturnType<typeof createLazyTransport>;
type Children = ReturnType<AppRef['getSnapshot']>['children'];

/** A child that lives as long as the root actor. */
export function getChildActor<K extends keyof Children>(app: AppRef, id: K): NonNullable<Children[K]> {
  const ref = app.getSnapshot().children[id];
  if (!ref) throw new Error(`no actor ${id}`);
  return ref;
}

type Failures = Services['failures'];
const tellsOfFailure = (snapshot: ReturnType<Failures['getSnapshot']>) => snapshot.hasTag('open');

/** Whether a failure modal is open. */
export const isModalOpen = (failures: Failures) => tellsOfFailure(failures.getSnapshot());

/** The transport is a separate chunk; until it has loaded nothing is cached. */
export function createLazyTransport(
  env: Environment,
  tokens: TokenStore,
  invalidations: InvalidationBus,
  onPromise: (message: string) => void,
) {
  let wire: Transport | null = null;
  return {
    async load(): Promise<Transport> {
      if (wire) return wire;
      const { createTransport } = await import('./transport.ts');
      return (wire ??= createTransport(env, tokens, invalidations, onPromise));
    },
    isReused: (call: Call) => wire?.isReused(call) ?? false,
    forget: () => wire?.forget(),
    left: (userId: RecordId | null) => wire?.left(userId),
  };
}

/** Runs once no modal is open, and never within the current transition. */
function whenCalm(failures: Failures, run: () => void): void {
  waitFor(failures, (snapshot) => !tellsOfFailure(snapshot)).then(run, () => undefined); // the root actor has stopped
}

async function renewal(session: Services['session'], signal: AbortSignal): Promise<RefreshOutcome> {
  session.send({ type: 'token.refresh' });
  const settled = await waitFor(session, (snapshot) => !snapshot.hasTag('refreshing'), { signal });
  if (!settled.hasTag('signedIn')) return 'ended';
  return settled.context.failure ?? 'renewed';
}
