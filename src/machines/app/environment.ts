import type { Fetch } from 'ofetch';
import type { InspectionEvent } from 'xstate';
import type { StorageEventTarget } from '../../api/tokens.ts';
import type { PrefetchedCall } from './prefetchedCall.ts';
import type { Clipboard, CrossTabLock, NetworkStatus } from '../data/ports.ts';

/** Everything the application takes from its surroundings; the demo entry and tests replace it as a whole. */
export interface Environment {
  /** Origin of the API and the chat socket. */
  readonly origin: string;
  readonly storage: Storage;
  /** Lives as long as the tab; stores outboxes of chats. */
  readonly tabStorage: Storage;
  readonly storageEvents?: StorageEventTarget;
  readonly network: NetworkStatus;
  readonly clipboard: Clipboard;
  readonly lock: CrossTabLock;
  /** Milliseconds since 1970; the demo has its own clock. */
  readonly now: () => number;
  /** A random id (message_id). */
  readonly newId: () => string;
  /** 0 ≤ x < 1: jitter of reconnects. */
  readonly random: () => number;
  readonly fetch?: Fetch;
  /** A call that the page sent before the application started. */
  readonly sentEarly?: PrefetchedCall | undefined;
  /** Header of the idempotency key of writes; without it no key is sent. */
  readonly idempotencyHeader?: string | undefined;
  readonly WebSocket?: typeof WebSocket;
  /** Calls back before the next frame; without it socket messages are handled one by one. */
  readonly frame?: (run: () => void) => void;
  /** Clock of all `after` timers; defaults to XState's own. */
  readonly clock?: { setTimeout(run: () => void, ms: number): unknown; clearTimeout(id: unknown): void };
  /** Sends a line to the operator's collector; it contains no values of responses. */
  readonly report?: (line: string) => void;
  readonly inspect?: (event: InspectionEvent) => void;
}
