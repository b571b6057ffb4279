// Last responses of a session. A reopened screen shows them at once while it refetches.
import type { Call } from '../../api/endpoint.ts';
import { type RequestPorts, type InvalidationBus, matchesTags } from './ports.ts';

export interface QueryCache {
  /** The last parsed response to an equal call; undefined without one or after its tags were invalidated. */
  readonly answerTo: (call: Call) => unknown;
  /** Wraps ports so that their responses are cached. */
  readonly withCache: (requests: RequestPorts) => RequestPorts;
  /** Clears the cache at the end of the session. */
  readonly clear: () => void;
}

const keyOf = ({ endpoint, input }: Call): string => JSON.stringify([endpoint.path, input]);

/** One empty cache per session. */
export function createQueryCache(invalidations: InvalidationBus): QueryCache {
  const kept = new Map<string, { readonly call: Call; readonly value: unknown }>();
  const unsubscribe = invalidations.subscribe((tags) => {
    for (const [key, { call }] of kept) if (matchesTags(call, tags)) kept.delete(key);
  });
  return {
    answerTo: (call) => kept.get(keyOf(call))?.value,
    withCache: (requests) => ({
      ...requests,
      async send(call, signal, token) {
        const value = await requests.send(call, signal, token);
        if (!signal.aborted) kept.set(keyOf(call), { call, value }); // an aborted read may have been superseded by a write
        return value;
      },
    }),
    clear() {
      unsubscribe();
      kept.clear();
    },
  };
}
