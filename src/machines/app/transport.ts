// Transport of the root actor: the API client behind the response cache.
import type { Fetch } from 'ofetch';
import { createClient } from '../../api/client.ts';
import { ApiError } from '../../api/errors/failure.ts';
import type { TokenStore } from '../../api/tokens.ts';
import type { RecordId } from '../../api/recordId.ts';
import { createResponseReports } from './responseReports.ts';
import { withPrefetchedCall } from './prefetchedCall.ts';
import type { Environment } from './environment.ts';
import { type ResponseCache, withResponseCache } from '../data/responseCache.ts';
import { syncSignOut } from '../session/signOutSync.ts';
import type { InvalidationBus } from '../data/ports.ts';

export interface Transport extends ResponseCache {
  /** Announces to other tabs that the user has signed out here. */
  readonly left: (userId: RecordId | null) => void;
}

/** Loaded with the first call: the login page works without it. `send` takes the token at the time of the call. */
export function createTransport(
  environment: Environment,
  tokens: TokenStore,
  invalidations: InvalidationBus,
  onPromise?: (message: string) => void,
): Transport {
  const { origin, fetch, now, newId, sentEarly, idempotencyHeader: header } = environment;
  const goOut: Fetch = fetch ?? ((...request) => globalThis.fetch(...request));
  const reports = createResponseReports(environment.report);
  const onFieldIssues = reports.unreadable;
  const idempotency = header ? { header, newKey: newId } : undefined;
  const client = createClient({
    origin,
    tokens,
    idempotency,
    onFieldIssues,
    ...(onPromise ? { onPromise } : {}),
    fetch: withPrefetchedCall(sentEarly, goOut),
  });
  const failed = (error: unknown): never => {
    if (error instanceof ApiError) reports.failed(error.failure);
    throw error;
  };
  const inTurn = fetch ? atOnce : turns(); // an in-process server has no frames to wait for
  const send: ResponseCache['send'] = (call, signal, token = null) =>
    inTurn(() => client.send(call, { signal, token }).catch(failed));
  return { ...withResponseCache(send, invalidations, now), left: syncSignOut(environment) };
}

type Turn = <T>(run: () => Promise<T>) => Promise<T>;

const atOnce: Turn = (run) => run();

/** Budget per task, in ms: half a frame. */
const TASK_MS = 8;

/**
 * Sends calls for some milliseconds of a task and the rest in the next task, so that a screen with fifteen queries is
 * painted between them.
 */
function turns(): Turn {
  const waiting: (() => void)[] = [];
  /** End of this task's budget; null before its first call. */
  let until: number | null = null;
  const mayGo = () => until !== null && performance.now() < until;
  const begin = () => {
    until = performance.now() + TASK_MS;
    port2.postMessage(null);
  };
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    until = null;
    if (waiting.length === 0) return;
    begin();
    while (waiting.length > 0 && mayGo()) waiting.shift()?.();
  });
  port1.start();
  return (run) => {
    if (until === null) begin();
    if (waiting.length === 0 && mayGo()) return run();
    return new Promise((resolve) => void waiting.push(() => resolve(run())));
  };
}
