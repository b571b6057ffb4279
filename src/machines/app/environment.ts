// Everything the app takes from outside: replaced as a whole by the demo entry and by tests.
import type { Fetch } from 'ofetch';
import type { InspectionEvent } from 'xstate';
import type { StorageEventTarget } from '../../api/tokens.ts';
import type { PrefetchedCall } from './prefetchedCall.ts';
import type { Clipboard, CrossTabLock, NetworkStatus } from '../data/ports.ts';

/** Everything the app takes from outside: replaced as a whole by the demo entry and by tests. */
export interface Environment {
  /** The product's own origin; the API and the chat socket live there. */
  readonly origin: string;
  readonly storage: Storage;
  /** Lives as long as the tab: outboxes of chats. */
  readonly tabStorage: Storage;
  readonly storageEvents?: StorageEventTarget;
  readonly network: NetworkStatus;
  readonly clipboard: Clipboard;
  readonly lock: CrossTabLock;
  /** Milliseconds since 1970; the demo's clock is not the wall clock. */
  readonly now: () => number;
  /** A random id (message_id). */
  readonly newId: () => string;
  /** 0 ≤ x < 1: jitter of reconnects. */
  readonly random: () => number;
  readonly fetch?: Fetch;
  /** What the page has sent before the app was there. */
  readonly sentEarly?: PrefetchedCall | undefined;
  /** Name of the header that carries the key of a write; without it no write has one. */
  readonly idempotencyHeader?: string | undefined;
  readonly WebSocket?: typeof WebSocket;
  /** Calls back when the screen is to be drawn next; without it what comes is told one by one. */
  readonly frame?: (run: () => void) => void;
  /** Clock of all `after` timers; xstate's own unless given. */
  readonly clock?: { setTimeout(run: () => void, ms: number): unknown; clearTimeout(id: unknown): void };
  /** Hands a line to the operator's collector; it holds no value of an answer. */
  readonly report?: (line: string) => void;
  readonly inspect?: (event: InspectionEvent) => void;
}
