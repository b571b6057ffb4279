// Mock host: serves any number of pages over ports. Runs in the SharedWorker or in a page.
import type { MockServer } from '../mockServer.ts';
import { NetworkError } from '../http/message.ts';
import { createSocketOpener } from './socket/createSocketOpener.ts';
import type { MessagePortLike } from './port.ts';
import type { HostMessage, PageMessage } from './protocol.ts';
import type { SocketChannel } from './socket/socketShim.ts';

export interface MockHost {
  attach(port: MessagePortLike<HostMessage, PageMessage>): void;
}

/**
 * `instance` names this host; the host holds a Web Lock of that name, so that pages detect its end at once. Without locks
 * (plain http) pages detect it by unanswered pings, and the host keeps the sockets of closed pages.
 */
export function createMockHost(server: MockServer, instance: string, locks: LockManager | undefined): MockHost {
  const lock = locks ? `meridian-mock:world:${instance}` : null;
  const held = locks && lock !== null ? heldForLife(locks, lock) : Promise.resolve();
  return {
    attach(port) {
      const page = servePage(server, port);
      const stop = server.subscribe((event) => port.post({ type: 'event', event }));
      const gone = () => {
        stop();
        page.leave();
      };
      port.listen((data) => {
        if (data.type !== 'hello') return page.receive(data);
        const { clock } = server.world;
        const welcome = () => port.post({ type: 'welcome', lock, now: clock.now(), frozen: clock.frozen() });
        // Welcome pages only while the lock is held: a page that requested it earlier would get it and treat this host as dead.
        void Promise.all([server.ready, held]).then(welcome);
        // Granted only after the page has released its exclusive lock, which means that the page is gone.
        if (data.lock !== null) void locks?.request(data.lock, { mode: 'shared' }, gone).catch(() => undefined);
      });
    },
  };
}

/** Resolves once the lock is held; it is released when the host ends. */
function heldForLife(locks: LockManager, name: string): Promise<void> {
  return new Promise((resolve) => {
    const lock = locks.request(name, () => {
      resolve();
      return new Promise<never>(() => undefined);
    });
    lock.catch(() => resolve()); // forbidden: pages without locks use pings
  });
}

/** Serves the calls and sockets of one page. */
function servePage(server: MockServer, port: MessagePortLike<HostMessage, PageMessage>) {
  const calls = new Map<number, AbortController>();
  const wires = new Map<number, SocketChannel>();
  const connect = createSocketOpener(server);

  async function answer(id: number, request: Extract<HostMessage, { type: 'request' }>['request']): Promise<void> {
    const controller = new AbortController();
    calls.set(id, controller);
    try {
      port.post({ type: 'response', id, response: await server.call(request, controller.signal) });
    } catch (error) {
      if (!(error instanceof NetworkError)) console.error('mock server: a call failed', error);
      port.post({ type: 'request.failed', id });
    }
    calls.delete(id);
  }

  function open(id: number, url: string): void {
    const forget = () => wires.delete(id);
    wires.set(
      id,
      connect(url, {
        opened: () => port.post({ type: 'socket.opened', id }),
        message: (frame) => port.post({ type: 'socket.message', id, frame }),
        closed(code, reason) {
          forget();
          port.post({ type: 'socket.closed', id, code, reason });
        },
        failed() {
          forget();
          port.post({ type: 'socket.failed', id });
        },
      }),
    );
  }

  return {
    receive(message: Exclude<HostMessage, { type: 'hello' }>): void {
      switch (message.type) {
        case 'ping':
          return port.post({ type: 'pong' });
        case 'request':
          return void answer(message.id, message.request);
        case 'request.abort':
          return calls.get(message.id)?.abort();
        case 'socket.open':
          return open(message.id, message.url);
        case 'socket.send':
          return wires.get(message.id)?.send(message.frame);
        case 'socket.close':
          wires.get(message.id)?.leave();
          return void wires.delete(message.id);
      }
    },
    leave(): void {
      for (const controller of calls.values()) controller.abort();
      for (const wire of wires.values()) wire.leave();
      wires.clear();
    },
  };
}
