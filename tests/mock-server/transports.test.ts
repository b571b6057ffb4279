// Transports: real HTTP responds like the in-process one; features of HTTP alone (CORS, broken forms, lost
// connections).
import { request } from 'node:http';
import { connect } from 'node:net';
import { type NodeServer, startNodeServer } from '../../src/mock-server/transports/nodeServer.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Caller, caller, credentials, form, openMock, pdf } from './mock.ts';

let nodeServer: NodeServer;
beforeAll(async () => {
  nodeServer = await startNodeServer({ port: 0, frozen: true, log: () => undefined });
});
afterEach(async () => {
  await fetch(`${nodeServer.url}/__demo__/reset`, { method: 'POST' });
});
afterAll(() => nodeServer.close());

const onNode = (token: string | null) => caller({ fetch, origin: nodeServer.url }, token);

type Step = readonly [login: string | null, method: string, path: string, body?: () => unknown];
/** Runs one after the other on a fresh world over each transport; all responses must be equal. */
const steps: readonly Step[] = [
  [null, 'GET', 'chats'],
  [null, 'POST', 'auth/jwt/create/', () => credentials('ved.active', 'ved_participant', { password: 'wrong' })],
  [null, 'POST', 'auth/jwt/create/', () => '{broken'],
  ['ved.active', 'GET', 'auth/current_user/'],
  ['ved.active', 'GET', 'chats?limit=2&offset=1'],
  ['ved.active', 'GET', 'chats/1/messages/'],
  ['ved.active', 'POST', 'chats/create/', () => ({ name: 'Вопрос о курсе' })],
  ['ved.active', 'POST', 'chats/create/', () => ({ name: '<script>' })],
  ['ved.active', 'POST', 'chats/create/', () => ({})],
  ['ved.active', 'POST', 'chats/upload_file/', () => form({ file: pdf('Счёт № 7.pdf'), chat_id: 1 })],
  ['ved.active', 'POST', 'chats/upload_file/', () => form({ file: new File(['x'], 'x.exe'), chat_id: 1 })],
  ['ved.active', 'DELETE', 'chats'],
  ['ved.active', 'GET', 'nonsense'],
  ['ved.active', 'GET', 'authorized_organization/wallets/companies/'],
  ['operator', 'GET', 'authorized_organization/wallets/companies/'],
  ['operator', 'GET', 'authorized_organization/wallets/?id=107&role=ved_participant&type=dirty&limitDirty=5'],
  ['operator', 'PATCH', 'authorized_organization/wallets/15/block/'],
  ['operator', 'PATCH', 'authorized_organization/wallets/15/block/'],
  ['operator', 'POST', 'authorized_organization/notifications/wallet_alert/', () => ({ wallet_id: 15 })],
  ['ved.cargo', 'GET', 'notifications/unread/'],
  ['ved.review', 'POST', 'chats/create/', () => ({ name: 'x' })],
  ['ved.agreements', 'GET', 'chats'],
  ['ved.active', 'POST', 'auth/jwt/logout/', () => ({})],
];

test('in-process and Node transports return identical responses', async () => {
  const mock = openMock({ origin: nodeServer.url });
  const inProcess = await play((token) => caller(mock, token));
  const overHttp = await play(onNode);
  expect(overHttp).toEqual(inProcess);
  expect(inProcess.map((answer) => answer.status)).toEqual([
    401, 401, 400, 200, 200, 200, 201, 400, 400, 200, 400, 405, 404, 403, 200, 200, 200, 400, 200, 200, 403, 403, 205,
  ]);
});

async function play(as: (token: string | null) => Caller) {
  const callers = new Map<string | null, Caller>([[null, as(null)]]);
  for (const [login, role] of [
    ['ved.active', 'ved_participant'],
    ['operator', 'authorized_organization'],
    ['ved.cargo', 'ved_participant'],
    ['ved.review', 'ved_participant'],
    ['ved.agreements', 'ved_participant'],
  ] as const) {
    const { body } = await as(null)('POST', 'auth/jwt/create/', credentials(login, role));
    callers.set(login, as(String(Object(body).access)));
  }
  const answers = [];
  for (const [login, method, path, body] of steps) answers.push(await callers.get(login)?.(method, path, body?.()));
  return answers.flatMap((answer) => answer ?? []);
}

describe('HTTP alone', () => {
  test.each([
    ['http://localhost:5173', 'http://localhost:5173'],
    ['http://127.0.0.1:4173', 'http://127.0.0.1:4173'],
    ['https://evil.example', null],
    ['http://localhost.evil.example', null],
  ])('CORS for %s: %s', async (origin, allowed) => {
    const answer = await raw('OPTIONS', '/api/v1/chats', { headers: { origin } });
    expect([answer.status, answer.headers['access-control-allow-origin'] ?? null]).toEqual([204, allowed]);
    const real = await raw('GET', '/api/v1/chats', { headers: { origin } });
    expect(real.headers['access-control-allow-origin'] ?? null).toBe(allowed);
  });

  test('a broken form is the JSON parsing error, after authorization', async () => {
    const { body } = await onNode(null)('POST', 'auth/jwt/create/', credentials('ved.active', 'ved_participant'));
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      authorization: `Bearer ${Object(body).access}`,
    };
    const answer = await raw('POST', '/api/v1/chats/upload_file/', { headers, body: 'not a form' });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([400, { message: 'JSON parsing error' }]);
    const { authorization: _, ...nobody } = headers;
    expect((await raw('POST', '/api/v1/chats/upload_file/', { headers: nobody, body: 'not a form' })).status).toBe(401);
  });

  test('sends the length of a response, in bytes', async () => {
    const { headers, body } = await raw('POST', '/api/v1/auth/jwt/create/', { body: '{"smart-token":"demo"}' });
    expect(body).toContain('Заполните поле');
    expect(headers['content-length']).toBe(String(Buffer.byteLength(body)));
    expect(headers['transfer-encoding']).toBeUndefined();
  });

  test('an upload is downloaded byte by byte, whatever the bytes', async () => {
    const { body } = await onNode(null)('POST', 'auth/jwt/create/', credentials('ved.active', 'ved_participant'));
    const call = onNode(String(Object(body).access));
    const bytes = [...Buffer.from('%PDF-'), ...Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256)];
    const upload = await call('POST', 'chats/upload_file/', form({ file: pdf('Скан.pdf', bytes), chat_id: 1 }));
    const back = await fetch(nodeServer.url + String(Object(upload.body).file_url));
    expect(back.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await back.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
  });

  test('a network fault kills the connection', async () => {
    await fetch(`${nodeServer.url}/__demo__/faults`, { method: 'POST', body: '{"kind":"network"}' });
    await expect(fetch(`${nodeServer.url}/media/rules/1.pdf`)).rejects.toThrow('fetch failed');
  });

  test('a held call aborted by its caller is never executed', async () => {
    const { body } = await onNode(null)('POST', 'auth/jwt/create/', credentials('ved.active', 'ved_participant'));
    await fetch(`${nodeServer.url}/__demo__/faults`, {
      method: 'POST',
      body: '{"kind":"hold","match":"POST chats/create"}',
    });
    const authorization = `Bearer ${Object(body).access}`;
    const call = request(`${nodeServer.url}/api/v1/chats/create/`, { method: 'POST', headers: { authorization } });
    const gone = new Promise((resolve) => call.on('error', resolve));
    call.end('{"name":"Вопрос"}');
    const arrived = () => fetch(`${nodeServer.url}/__demo__/log`).then((answer) => answer.text());
    await vi.waitFor(async () => expect(await arrived()).toContain('/chats/create/'));
    const chats = () => nodeServer.server.world.filter('chats', () => true).length;
    const before = chats();
    call.destroy();
    await gone;
    await requestUpgrade(nodeServer, '/ws/chat/none/').response; // the new connection is reported after the end of the old one
    await fetch(`${nodeServer.url}/__demo__/faults`, { method: 'DELETE' });
    expect((await onNode(Object(body).access)('GET', 'chats')).status).toBe(200);
    expect(chats()).toBe(before);
  });

  test('a body in chunks is read like one whose length is known', async () => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const body = JSON.stringify(credentials('ved.active', 'ved_participant'));
    expect((await raw('POST', '/api/v1/auth/jwt/create/', { headers, body })).status).toBe(200);
  });

  test.each(['//', '/%', '/api/v1/%ff/', '/__demo__/', 'http://other.example/api/v1/chats'])(
    'the odd path %s gets a response',
    async (path) => {
      expect((await raw('GET', path, {})).status).toBeGreaterThanOrEqual(400);
    },
  );

  test.each(['heal', 'hold'])('a closing server closes its open sockets: %s', async (action) => {
    const other = await startNodeServer({ port: 0, frozen: true, log: () => undefined });
    const { body } = await caller({ fetch, origin: other.url }, null)(
      'POST',
      'auth/jwt/create/',
      credentials('ved.active', 'ved_participant'),
    );
    await fetch(`${other.url}/__demo__/sockets`, { method: 'POST', body: JSON.stringify({ action }) });
    const { client, response, gone } = requestUpgrade(other, `/ws/chat/1/?token=${String(Object(body).access)}`);
    // A held handshake gets no response; later handshakes got theirs by the time the transport holds the first.
    const answer = await (action === 'hold' ? requestUpgrade(other, '/ws/chat/none/').response : response);
    expect(answer).toMatch(action === 'hold' ? /^HTTP\/1.1 503/ : /^HTTP\/1.1 101/);
    expect(client.destroyed).toBe(false);
    await other.close();
    await gone;
  });

  test('an exported database starts another server', async () => {
    const { body } = await onNode(null)('POST', 'auth/jwt/create/', credentials('ved.active', 'ved_participant'));
    const world: unknown = await fetch(`${nodeServer.url}/__demo__/world`).then((answer) => answer.json());
    const other = await startNodeServer({ port: 0, world });
    const answer = await caller({ fetch, origin: other.url }, String(Object(body).access))('GET', 'chats');
    await other.close();
    expect(answer.status).toBe(200);
  });

  test('a port that is taken is reported', async () => {
    await expect(startNodeServer({ port: nodeServer.port })).rejects.toThrow('EADDRINUSE');
  });
});

/** A bare handshake of a client that sends no closing frame. */
function requestUpgrade({ port }: NodeServer, path: string) {
  const client = connect(port, '127.0.0.1').on('error', () => undefined);
  const response = new Promise<string>((resolve) => client.once('data', (bytes: Buffer) => resolve(bytes.toString())));
  const gone = new Promise((resolve) => client.once('close', resolve));
  client.write(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  return { client, response, gone };
}

interface Raw {
  readonly status: number | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

/** A raw request: fetch would hide the Origin header and correct the address. */
function raw(
  method: string,
  path: string,
  { headers = {}, body = '' }: { headers?: Record<string, string>; body?: string },
) {
  return new Promise<Raw>((resolve, reject) => {
    const sent = request({ port: nodeServer.port, host: '127.0.0.1', method, path, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body: text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
