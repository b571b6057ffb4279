// The cache of answers: only for calls whose answers the contract lets be reused (the sale requests, spec section 9).
import type { Call } from '../../api/endpoint.ts';
import { toFailure, isOutcomeUnknown } from '../../api/errors/failure.ts';
import { type RequestPorts, type InvalidationBus, matchesTags } from './ports.ts';

interface Kept {
  readonly call: Call;
  readonly value: unknown;
  /** When it was asked for, in milliseconds of the app's clock, which may be set back meanwhile. */
  readonly asked: number;
}

export interface ResponseCache {
  readonly send: RequestPorts['send'];
  /** The last answer to this very call was not asked for: it says nothing about the server. */
  readonly isReused: (call: Call) => boolean;
  /** Another session begins. */
  readonly forget: () => void;
}

/** So long after a write nobody waited for it may still be carried out: longer than any answer is reused. */
const DOUBT_MS = 30_000;

/** Writes on their way, and those given up or lost on it: what they touch may change at any moment. */
function openWrites(now: () => number) {
  const until = new Map<Call, number>();
  return {
    async during(call: Call, signal: AbortSignal, write: () => Promise<unknown>): Promise<unknown> {
      until.set(call, Infinity);
      let isOpen = true;
      try {
        const value = await write();
        isOpen = signal.aborted; // nobody hears of it any more, and so nobody tells what it touched
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
      return [...until.keys()].some(({ endpoint }) => matchesTags(read, endpoint.touches));
    },
  };
}

/**
 * Wraps `send`: an answer is reused for its `freshFor` milliseconds unless a write touched what it reads, or still may:
 * a screen can be left while its write is on the way.
 */
export function withResponseCache(
  send: RequestPorts['send'],
  touches: InvalidationBus,
  now: () => number,
): ResponseCache {
  const kept = new Map<string, Kept>();
  const reused = new WeakSet<Call>();
  const writes = openWrites(now);
  let changes = 0;
  touches.subscribe((tags) => {
    changes += 1;
    for (const [key, { call }] of kept) if (matchesTags(call, tags)) kept.delete(key);
  });
  return {
    async send(call, signal, token) {
      const { freshFor, path, touches: touched } = call.endpoint;
      if (touched.length > 0) return writes.during(call, signal, () => send(call, signal, token));
      if (freshFor === 0) return send(call, signal, token);
      const key = JSON.stringify([path, call.input, call.url]);
      const known = kept.get(key);
      if (known && Math.abs(now() - known.asked) < freshFor && !writes.concern(call)) {
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
