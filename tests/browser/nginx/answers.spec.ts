// Responses of deploy/nginx.conf to every kind of request: status, type, headers, compression.
import { readFileSync, readdirSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { sendRequest, startNginx, stopAll, startUpstream } from './host.ts';

const { header: PAGE_POLICY }: { header: string } = JSON.parse(readFileSync('dist-test/csp.json', 'utf8'));
const FILE_POLICY = "default-src 'none'; sandbox";
const KEPT = 'public, max-age=31536000, immutable';
const NEVER_KEPT = 'private, no-store';
const ASKED_AGAIN = 'no-cache';
const asset = `/assets/${readdirSync('dist-test/assets').find((name) => name.endsWith('.js'))}`;

test.describe.configure({ mode: 'default' });

let origin = '';
test.beforeAll(async () => {
  const api = await startUpstream((request, response) => {
    response.statusCode = request.url === '/api/v1/chats/' ? 401 : 404;
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  origin = (await startNginx([api.url])).origin;
});
test.afterAll(stopAll);

const ANSWERS = [
  ['GET', '/login', 200, 'text/html', ASKED_AGAIN, PAGE_POLICY],
  ['HEAD', '/login', 200, 'text/html', ASKED_AGAIN, PAGE_POLICY],
  ['GET', '/account/deal/7?search=x', 200, 'text/html', ASKED_AGAIN, PAGE_POLICY],
  ['GET', asset, 200, 'text/javascript', KEPT, PAGE_POLICY],
  ['GET', '/licenses.txt', 200, 'text/plain; charset=utf-8', ASKED_AGAIN, PAGE_POLICY],
  ['GET', '/assets/lost.js', 404, 'text/javascript', ASKED_AGAIN, PAGE_POLICY],
  ['GET', '/no-such-page', 404, 'text/html', ASKED_AGAIN, PAGE_POLICY],
  ['GET', '/app.html', 404, 'text/html', ASKED_AGAIN, PAGE_POLICY],
  ['GET', '/csp.json', 404, 'text/html', ASKED_AGAIN, PAGE_POLICY],
  ['GET', `${asset}.br`, 404, 'text/html', ASKED_AGAIN, PAGE_POLICY],
  ['GET', '/login/index.html.gz', 404, 'text/html', ASKED_AGAIN, PAGE_POLICY],
  ['POST', '/login', 405, 'text/html', ASKED_AGAIN, PAGE_POLICY],
  ['GET', '/api', 301, 'text/html', ASKED_AGAIN, PAGE_POLICY],
  ['GET', '/api/v1/chats/', 401, 'application/json', NEVER_KEPT, PAGE_POLICY],
  ['GET', '/api/v1/auth/nothing/', 404, 'application/json', NEVER_KEPT, PAGE_POLICY],
  ['GET', '/media/nothing.gz', 404, 'application/json', NEVER_KEPT, FILE_POLICY],
] as const;

for (const [method, path, status, type, cache, policy] of ANSWERS)
  test(`${method} ${path.replace(asset, 'an asset')} responds with ${status} and complete headers`, async () => {
    const answer = await sendRequest(origin, path, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(`^${type}`),
      'content-security-policy': policy,
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': cache,
      server: 'nginx',
    });
    expect(answer.headers['strict-transport-security'], 'not without TLS').toBeUndefined();
    if (path.startsWith('/assets/lost')) expect(answer.body.toString().trim()).toBe('');
    if (status === 301) expect(answer.headers['location'], 'of the server in front').toBe('/api/');
  });

test('pages, files and the API send HSTS for a year, also when TLS ends before nginx', async () => {
  for (const path of ['/login', asset, '/no-such-page', '/api/v1/chats/', '/media/x']) {
    const { headers } = await sendRequest(origin, path, { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(headers['strict-transport-security'], path).toBe('max-age=31536000; includeSubDomains');
  }
});

for (const path of ['/login', asset])
  test(`${path.replace(asset, 'an asset')} is sent as compressed by the build`, async () => {
    const plain = await sendRequest(origin, path);
    const file = `dist-test${path === asset ? asset : '/login/index.html'}`;
    expect(plain.body.equals(readFileSync(file))).toBe(true);
    for (const [coding, ending, unpacked] of [
      ['gzip', 'gz', gunzipSync],
      ['br', 'br', brotliDecompressSync],
    ] as const) {
      const { headers, body } = await sendRequest(origin, path, { headers: { 'Accept-Encoding': coding } });
      expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding' });
      expect(body.equals(readFileSync(`${file}.${ending}`)), `${coding}: no work for the host`).toBe(true);
      expect(unpacked(body).equals(plain.body)).toBe(true);
    }
    const again = await sendRequest(origin, path, { headers: { 'If-None-Match': String(plain.headers['etag']) } });
    expect(again).toMatchObject({ status: 304, headers: { 'cache-control': plain.headers['cache-control'] } });
    const part = await sendRequest(origin, path, { headers: { Range: 'bytes=2-5' } });
    expect(part.status).toBe(206);
    expect(part.body.equals(plain.body.subarray(2, 6))).toBe(true);
  });

test('a request over the limit is rejected with a message, before it is read', async () => {
  const headers = { 'Content-Length': String(61 * 1024 * 1024) };
  const { status, body } = await sendRequest(origin, '/api/v1/chats/upload_file/', { method: 'POST', headers });
  expect(status).toBe(413);
  expect(JSON.parse(body.toString())).toEqual({ detail: 'Файлы слишком велики: вместе не больше 60 МБ' });
});

/** Calls of an attacker who guesses passwords and codes. */
const GUESSED = [
  'register/ved_participant/',
  'register/liquidity_provider/',
  'auth/jwt/create/',
  'organizations/send_recovery_code/',
  'organizations/verify_recovery_code/',
  'organizations/password_recovery/',
].map((path) => `/api/v1/${path}`);

/** So many calls at once. */
const postTimes = (path: string, times: number) =>
  Promise.all(Array.from({ length: times }, () => sendRequest(origin, path, { method: 'POST' })));

// Last, because the used quota recovers at five calls a second.
test("repeated sign-ins, registrations and recoveries are rejected with the API's text, other calls continue", async () => {
  await postTimes('/api/v1/auth/jwt/create/', 150);
  for (const path of GUESSED) {
    const refused = (await postTimes(path, 12)).find(({ status }) => status === 429);
    expect(refused?.body.toString().trim(), path).toBe('{"error":"Rate limit exceeded."}');
  }
  for (const { status } of await postTimes('/api/v1/chats/', 150)) expect(status).toBe(401);
});
