// The last answers of a session. A screen that is opened again shows them at once while it asks anew.
import type { Call } from '../../api/endpoint.ts';
import { type RequestPorts, type InvalidationBus, matchesTags } from './ports.ts';

export interface QueryCache {
  /** The last answer to this very call, parsed; undefined where there is none, or a write has touched what it reads. */
  readonly answerTo: (call: Call) => unknown;
  /** Ports whose answers are kept. */
  readonly keeping: (requests: RequestPorts) => RequestPorts;
  /** The session is over: forgets everything. */
  readonly end: () => void;
}

const keyOf = ({ endpoint, input }: Call): string => JSON.stringify([endpoint.path, input]);

/** Empty; lives as long as a session. */
export function createQueryCache(touches: InvalidationBus): QueryCache {
  const kept = new Map<string, { readonly call: Call; readonly value: unknown }>();
  const unsubscribe = touches.subscribe((tags) => {
    for (const [key, { call }] of kept) if (matchesTags(call, tags)) kept.delete(key);
  });
  return {
    answerTo: (call) => kept.get(keyOf(call))?.value,
    keeping: (requests) => ({
      ...requests,
      async send(call, signal, token) {
        const value = await requests.send(call, signal, token);
        if (!signal.aborted) kept.set(keyOf(call), { call, value }); // given up for what a write may have changed
        return value;
      },
    }),
    end() {
      unsubscribe();
      kept.clear();
    },
  };
}
