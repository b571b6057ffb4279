// deploy/nginx.conf before an API of several servers that die: reads go to the next one, writes are sent once, and no
// log contains a query string.
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from '@playwright/test';
import { sendRequest, startNginx, stopAll, startUpstream } from './host.ts';

test.describe.configure({ mode: 'default' });
test.afterEach(stopAll);

const dies = (request: IncomingMessage) => void request.socket.destroy();
const answers = (_: IncomingMessage, response: ServerResponse) =>
  void response
    .setHeader('Cache-Control', 'max-age=60')
    .setHeader('Content-Type', 'application/json')
    .end('{"count":0}');

test('a read goes to the next server where the first has died, a write is sent once', async () => {
  const [dying, sound] = [await startUpstream(dies), await startUpstream(answers)];
  const { origin } = await startNginx([dying.url, sound.url]);
  const read = await fetch(`${origin}/api/v1/chats/`, { headers: { 'X-Forwarded-Proto': 'https' } });
  expect(await read.json()).toEqual({ count: 0 });
  expect(read.headers.get('cache-control'), 'one line, and ours').toBe('private, no-store');
  expect(dying.requests, 'with the address of the page, so that its links are ours').toEqual([
    `GET ${origin.replace('http:', 'https:')}/api/v1/chats/`,
  ]);
  expect(sound.requests).toEqual(dying.requests);
});

for (const method of ['POST', 'PATCH'])
  test(`a ${method} that was sent is never sent twice`, async () => {
    const servers = [await startUpstream(dies), await startUpstream(dies)];
    const { origin } = await startNginx(servers.map(({ url }) => url));
    const { status } = await fetch(`${origin}/api/v1/deposits/`, { method, body: '{}' });
    expect(status).toBe(502);
    expect(servers.flatMap(({ requests }) => requests)).toHaveLength(1);
  });

test('no log contains a query, whether the API responds or not; calls can be found by their number', async () => {
  const away = await startUpstream(dies);
  const { origin, logs } = await startNginx([away.url]);
  const call = await sendRequest(origin, '/api/v1/chats/?search=SECRET');
  expect(JSON.parse(call.body.toString())).toEqual({ detail: 'Сервис временно недоступен' });
  const headers = { Connection: 'Upgrade', Upgrade: 'websocket' };
  await sendRequest(origin, '/ws/chat/7/?token=SECRET', { headers });
  for (const path of ['/media/act.pdf', '/account/deal/7', '/api/v1/auth/jwt/refresh/', '/no-page'])
    await sendRequest(origin, `${path}?token=SECRET`);
  const access = () => readFileSync(`${logs}/access.log`, 'utf8');
  for (const line of [
    ` ${String(call.headers['x-request-id'])} GET /api/v1/chats/ 502 `,
    ' GET /ws/chat/7/ 502 ',
    ' GET /media/act.pdf 502 ',
    ' GET /account/deal/7 200 ',
    ' GET /no-page 404 ',
  ])
    await expect.poll(access).toContain(line);
  expect(access() + readFileSync(`${logs}/error.log`, 'utf8')).not.toContain('SECRET');
});
