// Ports that machines receive as input: network, session, failures, time, storage.
import type { Call } from '../../api/endpoint.ts';
import type { Failure } from '../../api/errors/failure.ts';

/** Outcome of a call. `value` is parsed; `failure` holds the server data. */
export type RequestOutcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly failure: Failure };

/** Ports of the request machine: one attempt on the network, token refresh, reporting. */
export interface RequestPorts {
  /** Uses the stored access token, or `token` where the store may be cleared before the request is sent. */
  send(call: Call, signal: AbortSignal, token?: string | null): Promise<unknown>;
  /** One shared refresh for all waiting calls, in this and other tabs. Resolves when the session has settled. */
  refresh(signal: AbortSignal): Promise<RefreshOutcome>;
  /** How many modals have been opened so far; a success closes only modals opened before its call started. */
  countOpenedModals(): number;
  /** A call with a token is being sent: the session is in use. */
  onStart(call: Call): void;
  /**
   * Reports a final failure. `call` is the failed call; the data of a write with an unknown outcome is refetched. A
   * modal dismissed after more than `modalsOpenedBefore` openings stays closed. Called from actions, so it must not
   * start actors synchronously.
   */
  onFailure(failure: Failure, call?: Call | null, modalsOpenedBefore?: number): void;
  /** Reports a success, before the caller receives its outcome. */
  onSuccess(call: Call, modalsOpenedBefore: number): void;
}

/** `renewed`: replay the call · `ended`: the session is over · a failure: the refresh request itself failed. */
export type RefreshOutcome = 'renewed' | 'ended' | Failure;

/** Publishes the tags that a successful write invalidates, so that active queries refetch. */
export interface InvalidationBus {
  /** Listeners may start actors at once: machines publish through an actor (invalidation.ts), never in an action. */
  publish(tags: readonly string[]): void;
  subscribe(listener: (tags: readonly string[]) => void): () => void;
}

export interface Clipboard {
  writeText(text: string): Promise<void>;
}

/** Saves bytes as a file of this name; in a page through a download link to a blob URL. */
export type SaveFile = (blob: Blob, name: string) => void | Promise<void>;

/** Online state as the browser reports it. */
export interface NetworkStatus {
  isOnline(): boolean;
  subscribe(changed: () => void): () => void;
}

/**
 * Runs one task at a time across all tabs of this browser (Web Locks; within one tab where they are missing). `keptMs`:
 * how long the lock is held after `run`; the result is not delayed.
 */
export interface CrossTabLock {
  <T>(name: string, run: () => Promise<T>, keptMs?: number): Promise<T>;
}

/** Invalidates everything, as after an account restriction is lifted. */
export const ALL_TAGS = '*';

/** The network is back: queries that failed without it are refetched. */
export const NETWORK_RESTORED = 'network';

/** The window gained focus, or a notification led to the visible screen: visible queries are refetched. */
export const WINDOW_FOCUSED = 'look';

/** Whether one of the tags that `call` reads is in `tags`. */
export function matchesTags(call: Call, tags: readonly string[]): boolean {
  return tags.includes(ALL_TAGS) || call.endpoint.tags.some((tag) => tags.includes(tag));
}

/** One bus per application. A listener may unsubscribe while it is being called. */
export function createInvalidationBus(): InvalidationBus {
  const listeners = new Set<(tags: readonly string[]) => void>();
  return {
    publish: (tags) => tags.length > 0 && [...listeners].forEach((listener) => listener(tags)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
