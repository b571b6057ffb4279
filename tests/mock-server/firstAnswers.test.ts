// A server with deferred routes: sign-in does not wait for them, all other calls do, in order.
import { afterEach, describe, expect, test } from 'vitest';
import { eagerRoutes } from '../../src/mock-server/eagerRoutes.ts';
import { type MockServer, type DeferredRoutes, createLazyMockServer } from '../../src/mock-server/mockServer.ts';
import * as whole from '../../src/mock-server/deferredRoutes.ts';
import { createRouter } from '../../src/mock-server/http/router.ts';
import type { TransportRequest } from '../../src/mock-server/http/message.ts';

const ORIGIN = 'http://localhost';
const opened: MockServer[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

function open(load: () => Promise<DeferredRoutes>): MockServer {
  const server = createLazyMockServer({ load }, { frozen: true, log: () => undefined });
  opened.push(server);
  return server;
}

/** Code that the test delivers. */
function slowly() {
  const waiting: (() => void)[] = [];
  const coming = new Promise<DeferredRoutes>((resolve) => void waiting.push(() => resolve(whole)));
  return { load: () => coming, arrives: () => waiting.forEach((go) => go()) };
}

function request(method: string, path: string, body?: object): TransportRequest {
  const text = JSON.stringify(body);
  return { method, url: ORIGIN + path, headers: {}, body: body ? { kind: 'text', text } : { kind: 'none' } };
}
const get = (path: string) => request('GET', path);
const signIn = request('POST', '/api/v1/auth/jwt/create/', {
  login: 'operator',
  password: 'Demo-2026!',
  account_type: 'authorized_organization',
  'smart-token': 'demo',
});

const statusOf = async (server: MockServer, incoming: TransportRequest) => (await server.call(incoming)).status;
/** Long enough for whatever does not wait for anything. */
const aWhile = () => new Promise<'waits'>((resolve) => void setTimeout(() => resolve('waits'), 30));

describe('while deferred routes load', () => {
  test('sign-in responds', async () => {
    const server = open(slowly().load);
    expect(await statusOf(server, signIn)).toBe(200);
  });

  test('a session gets its current user', async () => {
    const server = open(slowly().load);
    const { body } = await server.call(signIn);
    const { access } = JSON.parse(typeof body === 'string' ? body : '');
    const incoming = { ...get('/api/v1/auth/current_user/'), headers: { authorization: `Bearer ${access}` } };
    expect(await statusOf(server, incoming)).toBe(200);
  });

  test.each([
    ['a screen', get('/api/v1/trades/'), 401],
    ['an unknown address', get('/api/v1/nowhere/'), 404],
    ['the wrong method', get('/api/v1/auth/jwt/create/'), 405],
    ['a file', get('/media/nowhere.pdf'), 404],
    ['the console', get('/__demo__/state'), 200],
    ['any other address', get('/elsewhere'), 404],
  ])('%s waits for it', async (_what, incoming, status) => {
    const { load, arrives } = slowly();
    const answer = statusOf(open(load), incoming);
    expect(await Promise.race([answer, aWhile()])).toBe('waits');
    arrives();
    expect(await answer).toBe(status);
  });

  test('processes requests in order while deferred routes load', async () => {
    const { load, arrives } = slowly();
    const server = open(load);
    const armed = server.call(request('POST', '/__demo__/faults', { kind: 'status-500', match: 'auth/jwt/create' }));
    const signedIn = statusOf(server, signIn);
    expect(await Promise.race([signedIn, aWhile()])).toBe('waits');
    arrives();
    expect((await armed).status).toBe(201);
    expect(await signedIn).toBe(500);
  });

  test('loads deferred routes once on demand, and retries after a failure', async () => {
    let fetched = 0;
    const server = open(() => {
      fetched += 1;
      return fetched === 1 ? Promise.reject(new Error('no line')) : Promise.resolve(whole);
    });
    await server.call(signIn);
    expect(fetched).toBe(0);
    await expect(server.call(get('/__demo__/state'))).rejects.toThrow('no line');
    expect(await Promise.all([statusOf(server, signIn), statusOf(server, get('/__demo__/state'))])).toEqual([200, 200]);
    await server.preload();
    expect(fetched).toBe(2);
  });
});

test('eager routes equal those of the whole table', () => {
  const find = createRouter(whole.routes);
  for (const { name, method, path, isSignOut, isOpenWhilePending } of eagerRoutes) {
    const found = find(method, path, new URLSearchParams());
    expect(found.kind === 'route' ? found.route : null).toMatchObject({ name, isSignOut, isOpenWhilePending });
  }
});
