// Both transports of the mock server behind one interface: the page's port to its host, and real HTTP with real sockets.
import { WebSocket as NodeSocket } from 'ws';
import { createFetchAdapter } from '../../../src/mock-server/transports/fetchAdapter.ts';
import { createMockHost } from '../../../src/mock-server/transports/host.ts';
import { createHostClient } from '../../../src/mock-server/transports/hostClient.ts';
import { startNodeServer } from '../../../src/mock-server/transports/nodeServer.ts';
import { createWebSocketClass } from '../../../src/mock-server/transports/socket/socketShim.ts';
import type { Database } from '../../../src/mock-server/db/database.ts';
import { type Caller, caller, credentials, openMock } from '../mock.ts';
import { createPortPair } from '../ports.ts';
import type { SignInAs } from './samples.ts';

interface Reached {
  readonly fetch: typeof fetch;
  readonly origin: string;
  readonly world: Database;
  /** Whether a chat accepts this address. */
  readonly enters: (address: string) => Promise<boolean>;
  readonly close: () => Promise<void>;
}
export interface Transport extends Reached {
  readonly as: SignInAs;
  /** Restores the initial demo world; all sessions end. */
  readonly reset: () => Promise<void>;
}

/** The way of the product's own page: its fetch, the line, the host of the world. */
export async function openPageTransport(): Promise<Transport> {
  const mock = openMock();
  const line = createPortPair();
  createMockHost(mock.server, 'host', undefined).attach(line.host);
  const link = createHostClient(
    () => Promise.resolve(line.page),
    undefined,
    () => undefined,
  );
  const { origin, world } = mock;
  const pageFetch = createFetchAdapter(link.send, { base: () => origin, ours: () => true, native: fetch });
  const PageSocket = createWebSocketClass(link.connect);
  const enters = (address: string) => echoes(new PageSocket(address));
  return createTransport({ fetch: pageFetch, origin, world, enters, close: async () => void line.cut() });
}

const entersNode = (address: string) => echoes(new NodeSocket(address));

export async function openNodeTransport(): Promise<Transport> {
  const node = await startNodeServer({ port: 0, frozen: true, log: () => undefined });
  return createTransport({
    fetch,
    enters: entersNode,
    origin: node.url,
    world: node.server.world,
    close: () => node.close(),
  });
}

function createTransport(reached: Reached): Transport {
  const known = new Map<string | null, Promise<Caller>>();
  const nobody = caller(reached, null);
  async function signIn(login: string): Promise<Caller> {
    const [user] = reached.world.sortedBy('users', 'login', login);
    const { body } = await nobody('POST', 'auth/jwt/create/', credentials(login, user?.account_type ?? ''));
    return caller(reached, String(Object(body).access));
  }
  return {
    ...reached,
    as(login) {
      const one = known.get(login) ?? (login === null ? Promise.resolve(nobody) : signIn(login));
      known.set(login, one);
      return one;
    },
    async reset() {
      known.clear();
      await reached.fetch(`${reached.origin}/__demo__/reset`, { method: 'POST' });
    },
  };
}

/** Common interface of the sockets of a page and of Node. */
interface AnySocket {
  addEventListener(type: 'open' | 'message' | 'error' | 'close', listener: () => void): void;
  send(text: string): void;
  close(): void;
}

/** Whether a socket echoes; it is closed again. A page's socket opens before it is rejected. */
function echoes(socket: AnySocket): Promise<boolean> {
  return new Promise((resolve) => {
    socket.addEventListener('open', () => socket.send('{"message":"Добрый день"}'));
    socket.addEventListener('message', () => {
      resolve(true);
      socket.close();
    });
    socket.addEventListener('error', () => resolve(false));
    socket.addEventListener('close', () => resolve(false));
  });
}
