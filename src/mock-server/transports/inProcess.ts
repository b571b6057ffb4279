// The mock server inside a test's own process: fetch, WebSocket class and control calls, no network, nothing stored unless asked.
import * as v from 'valibot';
import { tokenPairSchema } from '../../api/schemas/account.ts';
import type { MockServer, MockServerOptions } from '../mockServer.ts';
import { createMockServer } from '../createMockServer.ts';
import { DEMO_PASSWORD } from '../db/seed.ts';
import type { Database } from '../db/database.ts';
import { createSocketOpener } from './createSocketOpener.ts';
import { createFetchAdapter } from './fetchAdapter.ts';
import { createWebSocketClass } from './socketShim.ts';

export interface InProcessOptions extends Pick<
  MockServerOptions,
  'seed' | 'frozen' | 'clock' | 'log' | 'persistence' | 'idempotencyHeader'
> {
  /** Origin of relative addresses and of next/previous; default `http://localhost`. */
  readonly origin?: string;
}

export interface InProcessMock {
  readonly origin: string;
  /** Answers every address; nothing ever reaches the network. */
  readonly fetch: typeof fetch;
  readonly WebSocket: typeof WebSocket;
  /** The rows themselves, for arranging and checking. */
  readonly world: Database;
  readonly server: MockServer;
  /** A demo control call, e.g. `control('POST', 'faults', { kind: 'network' })`; gives its JSON, throws when refused. */
  control(method: 'GET' | 'POST' | 'PUT' | 'DELETE', name: string, body?: unknown): Promise<unknown>;
  /** Moves the mock's clock. */
  advance(ms: number): Promise<void>;
  /** Signs a demo account in and gives its tokens. */
  signIn(login: string): Promise<{ readonly access: string; readonly refresh: string }>;
  close(): void;
}

/** A fresh demo world per call; pass `frozen: true` for answers that never depend on the real clock. */
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
