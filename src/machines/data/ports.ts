// What machines may ask of the world around them: the wire, the session, the failures, time, storage. Injected, never imported.
import type { Call } from '../../api/endpoint.ts';
import type { Failure } from '../../api/errors/failure.ts';

/** How a call ended. `value` is parsed; `failure` carries the server data the spec rejects with. */
export type RequestOutcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly failure: Failure };

/** What the request machine needs: one try on the wire, a fresh token, and somebody to tell. */
export interface RequestPorts {
  /** With the stored access token, or with `token` where the store may be cleared before the call goes out. */
  send(call: Call, signal: AbortSignal, token?: string | null): Promise<unknown>;
  /** One refresh for all that wait, here and in other tabs. Resolves when the session has settled. */
  renew(signal: AbortSignal): Promise<RefreshOutcome>;
  /** How many modals have been opened so far; a success closes only those opened before the call started. */
  modalsOpened(): number;
  /** A bearer call goes out: the session is in use. */
  started(call: Call): void;
  /**
   * `call` is what failed, for good; what a write in doubt may have changed is read again. A modal that was
   * dismissed after more than `modalsOpenedBefore` had opened is not opened anew. Called by actions: it sends, and starts nothing at once.
   */
  refused(failure: Failure, call?: Call | null, modalsOpenedBefore?: number): void;
  /** Before the call's own outcome is there. */
  succeeded(call: Call, modalsOpenedBefore: number): void;
}

/** `renewed`: replay the call · `ended`: the session is over · a failure: the refresh itself did not come through. */
export type RefreshOutcome = 'renewed' | 'ended' | Failure;

/** Announces which data a successful write changed, so that live queries read it again (design.md section 3.4). */
export interface InvalidationBus {
  /** Listeners may start actors at once: machines publish by an actor (touched.ts), never in an action. */
  publish(tags: readonly string[]): void;
  subscribe(listener: (tags: readonly string[]) => void): () => void;
}

export interface Clipboard {
  writeText(text: string): Promise<void>;
}

/** Hands bytes to the user as a file of this name; in a page a download link to a blob address. */
export type SaveFile = (blob: Blob, name: string) => void | Promise<void>;

/** Online state of the machine as the browser tells it. */
export interface NetworkStatus {
  online(): boolean;
  watch(changed: () => void): () => void;
}

/**
 * Runs one at a time across all tabs of this browser (Web Locks; in one tab where they are missing). `keptMs`: how long
 * the others wait beyond the end of `run`; its result is not delayed.
 */
export interface CrossTabLock {
  <T>(name: string, run: () => Promise<T>, keptMs?: number): Promise<T>;
}

/** Everything touched at once: a lifted account limit makes every screen read again. */
export const ALL_TAGS = '*';

/** The network is back: what it kept from being read is read again. */
export const NETWORK_RESTORED = 'network';

/** The reader comes back to the window, or follows a notification to what is on the screen already: it is read once more. */
export const WINDOW_FOCUSED = 'look';

/** Whether what `call` reads is among the touched. */
export function matchesTags(call: Call, tags: readonly string[]): boolean {
  return tags.includes(ALL_TAGS) || call.endpoint.reads.some((tag) => tags.includes(tag));
}

/** A bus for one app; a listener that unsubscribes while being called is no harm. */
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
