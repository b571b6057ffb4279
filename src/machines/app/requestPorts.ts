// Request ports over the transport: send calls and report their outcomes to the children of the root actor.
import { waitFor } from 'xstate';
import type { Call } from '../../api/endpoint.ts';
import { type Failure, isOutcomeUnknown } from '../../api/errors/failure.ts';
import type { TokenStore } from '../../api/tokens.ts';
import type { RecordId } from '../../api/recordId.ts';
import { type AppEvent, type AppRef, getChildActor } from './app.machine.ts';
import type { Environment } from './environment.ts';
import type { RefreshOutcome, RequestPorts, InvalidationBus } from '../data/ports.ts';
import type { Transport } from './transport.ts';

interface PortParts {
  /** A function, since the root actor's own input contains these ports. */
  readonly app: () => AppRef;
  readonly transport: LazyTransport;
  readonly tokens: TokenStore;
  readonly invalidations: InvalidationBus;
}

/** Ports that send calls over the transport and report outcomes to the root actor. */
export function createRequestPorts({ app, transport, tokens, invalidations }: PortParts): RequestPorts {
  const failures = () => getChildActor(app(), 'failures');
  const session = () => getChildActor(app(), 'session');
  return {
    async send(call, signal, token) {
      // The token is read now: the store may be cleared, or another session opened, before the transport has loaded.
      const current = call.endpoint.bearer ? (token ?? tokens.read()?.access ?? null) : null;
      return (await transport.load()).send(call, signal, current);
    },
    refresh: (signal) => refresh(session(), signal),
    countOpenedModals: () => failures().getSnapshot().context.opened,
    onStart(call) {
      if (!call.endpoint.bearer) return;
      app().send({ type: 'request.started', again: session().getSnapshot().context.used });
    },
    onFailure(failure, call, modalsOpenedBefore) {
      eventsOf(failure, call, modalsOpenedBefore).forEach((event) => app().send(event));
      // A successful refetch would close the modal of this failure, so it waits until the modal is closed.
      if (call && isOutcomeUnknown(failure))
        whenClosed(failures(), () => invalidations.publish(call.endpoint.invalidates));
    },
    onSuccess(call, modalsOpenedBefore) {
      if (transport.isReused(call)) return;
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
function eventsOf(failure: Failure, call?: Call | null, modalsOpenedBefore?: number): readonly AppEvent[] {
  const { catalogueEntry: known, hadCurrentToken: current } = failure;
  const events: AppEvent[] = [{ type: 'request.failed', failure, modalsOpenedBefore }];
  if (known?.alert) events.push({ type: 'alert.raised', text: known.alert });
  if (call && known?.restriction && current) events.push({ type: 'account.restricted', limit: known.restriction });
  if (known?.endsSession && current) events.push({ type: 'session.terminated', modal: known.modal });
  return events;
}

type LazyTransport = ReturnType<typeof createLazyTransport>;
type Failures = ReturnType<typeof getChildActor<'failures'>>;
type Session = ReturnType<typeof getChildActor<'session'>>;
const isOpen = (snapshot: ReturnType<Failures['getSnapshot']>) => snapshot.hasTag('open');

/** Whether a failure modal is open. */
export const isModalOpen = (failures: Failures) => isOpen(failures.getSnapshot());

/** The transport is a separate chunk; until it has loaded nothing is cached. */
export function createLazyTransport(
  env: Environment,
  tokens: TokenStore,
  invalidations: InvalidationBus,
  onPromise: (text: string) => void,
) {
  let transport: Transport | null = null;
  return {
    async load(): Promise<Transport> {
      if (transport) return transport;
      const { createTransport } = await import('./transport.ts');
      return (transport ??= createTransport(env, tokens, invalidations, onPromise));
    },
    isReused: (call: Call) => transport?.isReused(call) ?? false,
    forget: () => transport?.forget(),
    announceSignOut: (userId: RecordId | null) => transport?.announceSignOut(userId),
  };
}

/** Runs once no modal is open, and never within the current transition. */
function whenClosed(failures: Failures, run: () => void): void {
  waitFor(failures, (snapshot) => !isOpen(snapshot)).then(run, () => undefined); // the root actor has stopped
}

async function refresh(session: Session, signal: AbortSignal): Promise<RefreshOutcome> {
  session.send({ type: 'token.refresh' });
  const settled = await waitFor(session, (snapshot) => !snapshot.hasTag('refreshing'), { signal });
  if (!settled.hasTag('signedIn')) return 'ended';
  return settled.context.failure ?? 'renewed';
}
