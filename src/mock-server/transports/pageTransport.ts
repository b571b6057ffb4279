// Page transport: routes the page's fetch and chat sockets to the mock server in a worker.
import { createTokenStore } from '../../api/tokens.ts';
import { NetworkError } from '../http/message.ts';
import { createFetchAdapter } from './fetchAdapter.ts';
import { type HostClient, createHostClient } from './hostClient.ts';
import { type PageClock, createPageClock } from './pageClock.ts';
import { type MessagePortLike, createTypedPort } from './port.ts';
import type { HostMessage, PageMessage } from './protocol.ts';
import { type OpenSocket, createWebSocketClass } from './socket/socketShim.ts';

/** Replacements for browser services; fits the app's `Environment`. */
export interface PageTransport extends Pick<PageClock, 'now' | 'clock'> {
  readonly WebSocket: typeof WebSocket;
}

interface PageEvents {
  /** An armed fault has hit a call. */
  readonly faultSpent: () => void;
  /** Another role has acted by itself. */
  readonly worldChanged: (tags: readonly string[]) => void;
  /** The world was reset and nobody is signed in. */
  readonly worldReset: () => void;
}

const PREFIXES = ['/api/v1/', '/__demo__/', '/media/'];

/**
 * Patches the page's `fetch` for the URLs of the mock server. Loads the server code with the first call.
 */
export function installPageTransport({ faultSpent, worldChanged, worldReset }: PageEvents): PageTransport {
  const pageClock = createPageClock(tabStorage());
  const link = createHostClient(openPort, navigator.locks, (message) => {
    if (message.type === 'welcome') return pageClock.set(message);
    switch (message.event.type) {
      case 'clock':
        return pageClock.set(message.event);
      case 'faultSpent':
        return faultSpent();
      case 'changed':
        return worldChanged(message.event.tags);
      case 'reset':
        forgetSession();
        return worldReset();
      case 'imported':
      case 'superseded':
        return location.reload();
    }
  });
  window.fetch = createFetchAdapter(
    (request, signal) => (mayReach(request.url) ? link.send(request, signal) : unreachable()),
    {
      base: () => location.href,
      ours: (url) => url.origin === location.origin && PREFIXES.some((prefix) => url.pathname.startsWith(prefix)),
      native: window.fetch.bind(window),
    },
  );
  window.addEventListener('offline', link.dropSockets);
  // Not in dev: there the mock is half of all modules and would delay the page's own.
  if (!import.meta.env.DEV) whenIdle(link.open);
  return { now: pageClock.now, clock: pageClock.clock, WebSocket: createWebSocketClass(whileOnline(link)) };
}

/** One world for all tabs in a shared worker; in dev (an edited worker would not be replaced) and without a worker, in the page. */
async function openPort(): Promise<MessagePortLike<PageMessage, HostMessage>> {
  if (typeof SharedWorker === 'undefined' || import.meta.env.DEV) return (await import('./inPage.ts')).openInPagePort();
  const worker = startWorker();
  if (worker === null) return (await import('./inPage.ts')).openInPagePort();
  const port = createTypedPort<PageMessage, HostMessage>(worker.port);
  const failed = fileFailed(worker);
  return {
    post: port.post,
    listen(listener) {
      port.listen(listener);
      void failed.then(() => listener({ type: 'host.failed' }));
    },
  };
}

/** Null where the browser forbids workers because it forbids storage. */
function startWorker(): SharedWorker | null {
  try {
    return new SharedWorker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'world:main' });
  } catch {
    return null;
  }
}

/** Resolves when the worker's file could not be loaded. An error of its code is an `ErrorEvent` and does not count. */
function fileFailed(worker: SharedWorker): Promise<void> {
  return new Promise((resolve) =>
    worker.addEventListener('error', (event) => event instanceof ErrorEvent || resolve()),
  );
}

function forgetSession(): void {
  try {
    createTokenStore(window.localStorage).clear();
  } catch {
    // forbidden: no storage
  }
}

/** Null where the browser forbids storage. */
function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** The page checks this because a worker does not notice that a page is offline; control calls always pass. */
const mayReach = (url: string) => navigator.onLine || new URL(url).pathname.startsWith('/__demo__/');
const unreachable = () => Promise.reject(new NetworkError('offline'));

function whileOnline({ connect }: HostClient): OpenSocket {
  return (url, sink) => {
    if (navigator.onLine) return connect(url, sink);
    queueMicrotask(() => sink.failed());
    return { send: () => undefined, leave: () => undefined };
  };
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 1000);
}
