// Answers given again without asking: only calls the contract lets be reused have any (the sale requests, spec section 9).
import type { Call } from '../api/endpoint.ts';
import { type RequestPorts, type TouchBus, concerns } from './ports.ts';

interface Kept {
  readonly call: Call;
  readonly value: unknown;
  /** Milliseconds of the app's clock. */
  readonly until: number;
}

export interface Freshness {
  readonly send: RequestPorts['send'];
  /** The last answer to this very call was not asked for: it says nothing about the server. */
  readonly isReused: (call: Call) => boolean;
  /** Another session begins. */
  readonly forget: () => void;
}

/** Wraps `send`: an answer is reused for its `freshFor` milliseconds unless a write touched what it reads. */
export function keepFresh(send: RequestPorts['send'], touches: TouchBus, now: () => number): Freshness {
  const kept = new Map<string, Kept>();
  const reused = new WeakSet<Call>();
  let changes = 0;
  touches.subscribe((tags) => {
    changes += 1;
    for (const [key, { call }] of kept) if (concerns(call, tags)) kept.delete(key);
  });
  return {
    async send(call, signal, token) {
      const { freshFor, path } = call.endpoint;
      if (freshFor === 0) return send(call, signal, token);
      const key = JSON.stringify([path, call.input, call.url]);
      const known = kept.get(key);
      if (known && now() < known.until) {
        reused.add(call);
        return known.value;
      }
      reused.delete(call);
      const [asked, before] = [now(), changes];
      const value = await send(call, signal, token);
      if (changes === before) kept.set(key, { call, value, until: asked + freshFor });
      return value;
    },
    isReused: (call) => reused.has(call),
    forget() {
      changes += 1;
      kept.clear();
    },
  };
}
