// Mock server inside a test process: fetch, WebSocket class and control calls, without a network; memory storage by default.
import * as v from 'valibot';
import { tokenPairSchema } from '../../api/schemas/account.ts';
import type { MockServer, MockServerOptions } from '../mockServer.ts';
import { createMockServer } from '../createMockServer.ts';
import { DEMO_PASSWORD } from '../db/demo.ts';
import type { Database } from '../db/database.ts';
import { createSocketOpener } from './socket/createSocketOpener.ts';
import { createFetchAdapter } from './fetchAdapter.ts';
import { createWebSocketClass } from './socket/socketShim.ts';

export interface InProcessOptions extends Pick<
  MockServerOptions,
  'seed' | 'frozen' | 'clock' | 'log' | 'persistence' | 'idempotencyHeader'
> {
  /** Base of relative URLs and of `next` and `previous`; default `http://localhost`. */
  readonly origin?: string;
}

export interface InProcessMock {
  readonly origin: string;
  /** Handles every URL; never uses the network. */
  readonly fetch: typeof fetch;
  readonly WebSocket: typeof WebSocket;
  /** Direct access to the rows, for arrange and assert. */
  readonly world: Database;
  readonly server: MockServer;
  /** A control call, e.g. `control('POST', 'faults', { kind: 'network' })`; returns its JSON, throws when refused. */
  control(method: 'GET' | 'POST' | 'PUT' | 'DELETE', name: string, body?: unknown): Promise<unknown>;
  /** Advances the mock clock. */
  advance(ms: number): Promise<void>;
  /** Signs in with a demo account and returns its tokens. */
  signIn(login: string): Promise<{ readonly access: string; readonly refresh: string }>;
  close(): void;
}

/** Creates a mock with its own world; with `frozen: true` responses never depend on the real clock. */
export function createInProcessMock({ origin = 'http://localhost', ...options }: InProcessOptions = {}): InProcessMock {
  const server = createMockServer(options);
  const inner = createFetchAdapter((request, signal) => server.call(request, signal), {
    base: () => origin,
    ours: () => true,
    native: fetch,
  });

  async function control(method: string, name: string, body?: unknown): Promise<unknown> {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const response = await inner(`/__demo__/${name}`, init);
    const said: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${name}: ${response.status} ${JSON.stringify(said)}`);
    return said;
  }

  return {
    origin,
    server,
    world: server.world,
    fetch: inner,
    WebSocket: createWebSocketClass(createSocketOpener(server)),
    control,
    advance: (ms) => control('POST', 'clock', { advance_ms: ms }).then(() => undefined),
    async signIn(login) {
      await server.ready;
      const user = server.world.filter('users', (row) => row.login === login)[0];
      const body = { login, password: DEMO_PASSWORD, account_type: user?.account_type, 'smart-token': 'demo' };
      const response = await inner('/api/v1/auth/jwt/create/', { method: 'POST', body: JSON.stringify(body) });
      return v.parse(tokenPairSchema, await response.json());
    },
    close: () => server.close(),
  };
}
