// Cache for responses that the contract allows to reuse: the sale requests.
import type { Call } from '../../api/endpoint.ts';
import { toFailure, isOutcomeUnknown } from '../../api/errors/failure.ts';
import { type RequestPorts, type InvalidationBus, matchesTags } from './ports.ts';

interface Kept {
  readonly call: Call;
  readonly value: unknown;
  /** Time of the request, in ms of the application's clock, which may be set back later. */
  readonly asked: number;
}

export interface ResponseCache {
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
export function withResponseCache(
  send: RequestPorts['send'],
  invalidations: InvalidationBus,
  now: () => number,
): ResponseCache {
  const kept = new Map<string, Kept>();
  const reused = new WeakSet<Call>();
  const writes = openWrites(now);
  let changes = 0;
  invalidations.subscribe((tags) => {
    changes += 1;
    for (const [key, { call }] of kept) if (matchesTags(call, tags)) kept.delete(key);
  });
  return {
    async send(call, signal, token) {
      const { maxAge, path, invalidates: touched } = call.endpoint;
      if (touched.length > 0) return writes.during(call, signal, () => send(call, signal, token));
      if (maxAge === 0) return send(call, signal, token);
      const key = JSON.stringify([path, call.input, call.url]);
      const known = kept.get(key);
      if (known && Math.abs(now() - known.asked) < maxAge && !writes.concern(call)) {
        reused.add(call);
        return known.value;
      }
      reused.delete(call);
      const [asked, before] = [now(), changes];
      const value = await send(call, signal, token);
      if (changes === before && !writes.concern(call)) kept.set(key, { call, value, asked });
      return value;
    },
    isReused: (call) => reused.has(call),
    forget() {
      changes += 1;
      kept.clear();
    },
  };
}
