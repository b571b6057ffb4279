// Transport of the root actor: the API client behind the response cache.
import type { Fetch } from 'ofetch';
import { createClient } from '../../api/client.ts';
import type { Call } from '../../api/endpoint.ts';
import { ApiError, toFailure, isOutcomeUnknown } from '../../api/errors/failure.ts';
import { describeAcceptedWrite } from '../../api/errors/responseMessages.ts';
import type { TrailingSlashStorage } from '../../api/redirects.ts';
import { readStorage, writeStorage } from '../../api/storage/storage.ts';
import type { TokenStore } from '../../api/tokens.ts';
import type { RecordId } from '../../api/recordId.ts';
import { createResponseReports } from './responseReports.ts';
import { withPrefetchedCall } from './prefetchedCall.ts';
import type { Environment } from './environment.ts';
import { syncSignOut } from '../session/signOutSync.ts';
import { type InvalidationBus, type RequestPorts, matchesTags } from '../data/ports.ts';

export interface Transport extends ResponseCache {
  /** Announces to other tabs that the user has signed out here. */
  readonly announceSignOut: (userId: RecordId | null) => void;
}

/** Loaded with the first call: the login page works without it. `send` takes the token at the time of the call. */
export function createTransport(
  environment: Environment,
  tokens: TokenStore,
  invalidations: InvalidationBus,
  onPromise?: (text: string) => void,
): Transport {
  const { origin, fetch, now, newId, sentEarly, idempotencyHeader: header } = environment;
  const networkFetch: Fetch = fetch ?? ((...request) => globalThis.fetch(...request));
  const reports = createResponseReports(environment.report);
  const onFieldIssues = reports.unreadable;
  const idempotency = header ? { header, newKey: newId } : undefined;
  const client = createClient({
    origin,
    tokens,
    idempotency,
    onFieldIssues,
    // An in-process server accepts both forms.
    slashMemory: fetch ? undefined : createSlashMemory(environment.storage),
    ...(onPromise ? { onPromise: (message) => onPromise(describeAcceptedWrite(message)) } : {}),
    fetch: withPrefetchedCall(sentEarly, networkFetch),
  });
  const failed = (error: unknown): never => {
    if (error instanceof ApiError) reports.failed(error.failure);
    throw error;
  };
  const schedule = fetch ? atOnce : createScheduler(); // an in-process server has no frames to wait for
  const send: ResponseCache['send'] = (call, signal, token = null) =>
    schedule(() => client.send(call, { signal, token }).catch(failed));
  return { ...withResponseCache(send, invalidations, now), announceSignOut: syncSignOut(environment) };
}

const SLASH_KEY = 'meridian:adds-slash';

function createSlashMemory(storage: Storage): TrailingSlashStorage {
  return {
    read() {
      const stored = readStorage(storage, SLASH_KEY);
      return stored === null ? null : stored === 'true';
    },
    write: (addsSlash) => void writeStorage(storage, SLASH_KEY, String(addsSlash)),
  };
}

type Turn = <T>(run: () => Promise<T>) => Promise<T>;

const atOnce: Turn = (run) => run();

/** Budget per task, in ms: half a frame. */
const TASK_MS = 8;

/**
 * Sends calls for some milliseconds of a task and the rest in the next task, so that a screen with fifteen queries is
 * painted between them.
 */
function createScheduler(): Turn {
  const waiting: (() => void)[] = [];
  /** End of this task's budget; null before its first call. */
  let until: number | null = null;
  const hasBudget = () => until !== null && performance.now() < until;
  const begin = () => {
    until = performance.now() + TASK_MS;
    port2.postMessage(null);
  };
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    until = null;
    if (waiting.length === 0) return;
    begin();
    while (waiting.length > 0 && hasBudget()) waiting.shift()?.();
  });
  port1.start();
  return (run) => {
    if (until === null) begin();
    if (waiting.length === 0 && hasBudget()) return run();
    return new Promise((resolve) => void waiting.push(() => resolve(run())));
  };
}

interface CachedResponse {
  readonly call: Call;
  readonly value: unknown;
  /** Time of the request, in ms of the application's clock, which may be set back later. */
  readonly requestedAt: number;
}

interface ResponseCache {
  readonly send: RequestPorts['send'];
  /** The last response to this call came from the cache, so it proves nothing about the server. */
  readonly isReused: (call: Call) => boolean;
  /** Clears the cache when another session begins. */
  readonly forget: () => void;
}

/** How long an abandoned write may still be applied; longer than any response is reused. */
const DOUBT_MS = 30_000;

/** Writes that are pending, abandoned or lost: the data they invalidate may change at any moment. */
function openWrites(now: () => number) {
  const until = new Map<Call, number>();
  return {
    async during(call: Call, signal: AbortSignal, write: () => Promise<unknown>): Promise<unknown> {
      until.set(call, Infinity);
      let isOpen = true;
      try {
        const value = await write();
        isOpen = signal.aborted; // an aborted write publishes no invalidation, so it stays open
        return value;
      } catch (error) {
        isOpen = signal.aborted || isOutcomeUnknown(toFailure(error));
        throw error;
      } finally {
        if (isOpen) until.set(call, now() + DOUBT_MS);
        else until.delete(call);
      }
    },
    concern(read: Call): boolean {
      for (const [call, end] of until) if (now() >= end) until.delete(call);
      return [...until.keys()].some(({ endpoint }) => matchesTags(read, endpoint.invalidates));
    },
  };
}

/**
 * Wraps `send`. A response is reused for `maxAge` ms unless a write has invalidated it or still may: the user can
 * leave a screen while its write is pending.
 */
function withResponseCache(
  send: RequestPorts['send'],
  invalidations: InvalidationBus,
  now: () => number,
): ResponseCache {
  const cached = new Map<string, CachedResponse>();
  const reused = new WeakSet<Call>();
  const writes = openWrites(now);
  let changes = 0;
  invalidations.subscribe((tags) => {
    changes += 1;
    for (const [key, { call }] of cached) if (matchesTags(call, tags)) cached.delete(key);
  });
  return {
    async send(call, signal, token) {
      const { maxAge, path, invalidates: touched } = call.endpoint;
      if (touched.length > 0) return writes.during(call, signal, () => send(call, signal, token));
      if (maxAge === 0) return send(call, signal, token);
      const key = JSON.stringify([path, call.input, call.url]);
      const known = cached.get(key);
      if (known && Math.abs(now() - known.requestedAt) < maxAge && !writes.concern(call)) {
        reused.add(call);
        return known.value;
      }
      reused.delete(call);
      const [requestedAt, before] = [now(), changes];
      const value = await send(call, signal, token);
      if (changes === before && !writes.concern(call)) cached.set(key, { call, value, requestedAt });
      return value;
    },
    isReused: (call) => reused.has(call),
    forget() {
      changes += 1;
      cached.clear();
    },
  };
}
