// Page side of the mock host: calls and sockets over a port; reconnects after the host has ended.
import { NetworkError, type TransportResponse } from '../http/message.ts';
import type { SendRequest } from './fetchAdapter.ts';
import type { MessagePortLike } from './port.ts';
import type { HostMessage, PageMessage } from './protocol.ts';
import type { OpenSocket, SocketEvents } from './socket/socketShim.ts';

interface Pending {
  resolve(answer: TransportResponse): void;
  reject(error: Error): void;
}
type HostNotice = Extract<PageMessage, { type: 'welcome' } | { type: 'event' }>;

export interface HostClient {
  readonly send: SendRequest;
  readonly connect: OpenSocket;
  /** Opens the connection without sending a call. */
  readonly open: () => void;
  /** Breaks all sockets at once, like a network loss. */
  readonly dropSockets: () => void;
}

const PING_MS = 2000;
const PATIENCE_MS = 1500;

/**
 * `openPort` connects to a host or starts one; it is called again after the host has ended. `locks` detect the end
 * at once; without them an unanswered ping does. `onEvent` receives the welcome and every event of the whole world.
 */
export function createHostClient(
  openPort: OpenPort,
  locks: LockManager | undefined,
  onEvent: (message: HostNotice) => void,
): HostClient {
  const calls = new Map<number, Pending>();
  const sockets = new Map<number, SocketEvents>();
  const host = createHostPort(openPort, locks, { onMessage, onDisconnect });
  let lastId = 0;

  function onMessage(message: ClientMessage): void {
    switch (message.type) {
      case 'welcome':
      case 'event':
        return onEvent(message);
      case 'response':
        calls.get(message.id)?.resolve(message.response);
        return void calls.delete(message.id);
      case 'request.failed':
        calls.get(message.id)?.reject(new NetworkError('no answer'));
        return void calls.delete(message.id);
      case 'socket.opened':
        return sockets.get(message.id)?.opened();
      case 'socket.message':
        return sockets.get(message.id)?.message(message.frame);
      case 'socket.closed':
        sockets.get(message.id)?.closed(message.code, message.reason);
        return void sockets.delete(message.id);
      case 'socket.failed':
        sockets.get(message.id)?.failed();
        return void sockets.delete(message.id);
    }
  }

  /** Fails pending calls; the next call opens a new connection. */
  function onDisconnect(): void {
    for (const call of calls.values()) call.reject(new NetworkError('the mock server has gone'));
    calls.clear();
    dropSockets();
  }

  function dropSockets(): void {
    for (const [id, sink] of sockets) {
      sockets.delete(id);
      if (host.isConnected()) host.post({ type: 'socket.close', id });
      sink.failed();
    }
  }

  return {
    send(request, signal) {
      lastId += 1;
      const id = lastId;
      signal.addEventListener('abort', () => calls.delete(id) && host.post({ type: 'request.abort', id }), {
        once: true,
      });
      return new Promise((resolve, reject) => {
        calls.set(id, { resolve, reject });
        host.post({ type: 'request', id, request });
      });
    },
    connect(url, sink) {
      lastId += 1;
      const id = lastId;
      sockets.set(id, sink);
      host.post({ type: 'socket.open', id, url });
      return {
        send: (frame) => host.post({ type: 'socket.send', id, frame }),
        leave() {
          sockets.delete(id);
          host.post({ type: 'socket.close', id });
        },
      };
    },
    open: () => void host.open(),
    dropSockets,
  };
}

type OpenPort = () => Promise<MessagePortLike<PageMessage, HostMessage>>;
type ClientMessage = Exclude<PageMessage, { type: 'pong' | 'host.failed' }>;

interface Ends {
  /** Handles every host message except pongs. */
  readonly onMessage: (message: ClientMessage) => void;
  /** The host has ended. */
  readonly onDisconnect: () => void;
}

/** Port to the current host, opened by the first message and dropped when the host ends. */
function createHostPort(openPort: OpenPort, locks: LockManager | undefined, { onMessage, onDisconnect }: Ends) {
  let host: Promise<MessagePortLike<PageMessage, HostMessage> | null> | null = null;
  let current: MessagePortLike<PageMessage, HostMessage> | null = null;
  let ping: ReturnType<typeof setTimeout> | undefined;
  const ownLock = locks ? holdLock(locks) : Promise.resolve(null);

  function open(): Promise<MessagePortLike<PageMessage, HostMessage> | null> {
    host ??= Promise.all([openPort(), ownLock]).then(([port, lock]) => attach(port, lock), fail);
    return host;
  }

  function attach(
    port: MessagePortLike<PageMessage, HostMessage>,
    lock: string | null,
  ): MessagePortLike<PageMessage, HostMessage> {
    current = port;
    port.listen((message) => current === port && receive(message, port));
    port.post({ type: 'hello', lock });
    if (lock === null) watch(port);
    return port;
  }

  /** Fails because the host's code could not be loaded. */
  function fail(): null {
    host = null;
    onDisconnect();
    return null;
  }

  function receive(message: PageMessage, port: MessagePortLike<PageMessage, HostMessage>): void {
    if (message.type === 'pong') return watch(port);
    if (message.type === 'host.failed') return disconnect(port);
    if (message.type === 'welcome' && message.lock !== null)
      void locks?.request(message.lock, { mode: 'shared' }, () => disconnect(port)).catch(() => undefined);
    return onMessage(message);
  }

  /** Pings the host and treats a missing pong as its end. */
  function watch(port: MessagePortLike<PageMessage, HostMessage>): void {
    clearTimeout(ping);
    ping = setTimeout(() => {
      port.post({ type: 'ping' });
      ping = setTimeout(() => disconnect(port), PATIENCE_MS);
    }, PING_MS);
  }

  function disconnect(port: MessagePortLike<PageMessage, HostMessage>): void {
    if (current !== port) return;
    current = null;
    clearTimeout(ping);
    host = null;
    onDisconnect();
  }

  return {
    open,
    post: (message: HostMessage) => void open().then((port) => port?.post(message)),
    isConnected: () => current !== null,
  };
}

/** Holds a lock for the life of this page, so that the host detects its end. Null where the browser forbids locks. */
function holdLock(locks: LockManager): Promise<string | null> {
  const name = `meridian-mock:page:${Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')}`;
  return new Promise((resolve) => {
    const held = locks.request(name, () => {
      resolve(name);
      return new Promise<never>(() => undefined);
    });
    held.catch(() => resolve(null));
  });
}
