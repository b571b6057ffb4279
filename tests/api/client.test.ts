// The client over a real HTTP server: what goes out, byte by byte, and what becomes of every kind of answer.
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { catalogue } from '../../src/api/catalogue.ts';
import { createClient } from '../../src/api/client.ts';
import { BINARY, type Call, callOf, endpoint, pageOf } from '../../src/api/endpoint.ts';
import { depositList } from '../../src/api/endpoints/deposits.ts';
import { fileAt } from '../../src/api/endpoints/media.ts';
import { tradeMatchList, tradeRead } from '../../src/api/endpoints/trades.ts';
import { type Failure, failureOf } from '../../src/api/failures.ts';
import { page } from '../../src/api/schemas/fields.ts';
import { type HttpServer, sends, startServer } from '../support/httpServer.ts';
import { until } from '../support/time.ts';
import { hostile } from './hostile.ts';

const TOKEN = 'access-token-of-the-user';
const base = { roles: ['public'], returns: v.unknown() } as const;
const read = endpoint({ ...base, method: 'GET', path: 'things/' });
const strict = endpoint({ ...base, method: 'GET', path: 'things/', returns: v.object({ id: v.number() }) });
const write = endpoint({
  ...base,
  method: 'POST',
  path: 'things/',
  body: { name: v.string(), note: v.nullish(v.string()) },
});
const file = endpoint({ ...base, method: 'GET', path: 'things/pdf/', returns: BINARY });
const form = endpoint({
  ...base,
  method: 'POST',
  path: 'things/form/',
  encoding: 'multipart',
  body: {
    amount: v.number(),
    agreed: v.boolean(),
    name: v.string(),
    comment: v.nullish(v.string()),
    scan: v.nullish(v.instance(Blob)),
    files: v.array(v.instance(Blob)),
  },
});

let server: HttpServer;
let foreign: HttpServer;
let stored: string | null;

beforeAll(async () => {
  [server, foreign] = await Promise.all([startServer(), startServer()]);
});
afterAll(async () => {
  await Promise.all([server.close(), foreign.close()]);
});
beforeEach(() => {
  stored = TOKEN;
  server.respond(sends('{}'));
});

function send(call: Call, { token = TOKEN, signal = new AbortController().signal }: Partial<Sending> = {}) {
  const tokens = { read: () => (stored === null ? null : { access: stored, refresh: null, accountType: null }) };
  return createClient({ origin: server.origin, tokens }).send(call, { signal, token });
}
interface Sending {
  readonly token: string | null;
  readonly signal: AbortSignal;
}

/** What the server heard of one call. */
async function heard(call: Call, options: Partial<Sending> = {}) {
  const before = server.heard.length;
  await send(call, options).catch(() => undefined); // what becomes of the answer is not asked here
  const [one, ...more] = server.heard.slice(before);
  expect(more, 'one request per call').toEqual([]);
  if (!one) throw new Error('the server heard nothing');
  return one;
}

/** How a call failed, and how many requests that took. */
async function failed(call: Call, options: Partial<Sending> = {}): Promise<Failure & { readonly requests: number }> {
  const before = server.heard.length;
  const error: unknown = await send(call, options).then(
    (value) => expect.fail(`came through with ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  return { ...failureOf(error), requests: server.heard.length - before };
}

describe('what goes out', () => {
  test('the path of the contract to the letter, with its parameters and its query', async () => {
    expect((await heard(callOf(tradeRead, { params: { id: 7 } }))).target).toBe('/api/v1/trades/7/');
    expect((await heard(callOf(tradeRead, { params: { id: 'a/b?c' } }))).target).toBe('/api/v1/trades/a%2Fb%3Fc/');
    expect((await heard(callOf(tradeMatchList, { params: { id: 5 } }))).target).toBe(
      '/api/v1/trades/auto_match/?trade_id=5',
    );
    expect((await heard(callOf(depositList, { query: { limit: 10, offset: 0 } }))).target).toBe(
      '/api/v1/deposits?limit=10&offset=0',
    );
  });

  test('nothing of a query that is empty', async () => {
    const call: Call = {
      ...callOf(read),
      input: { query: { status: '', id: null, limit: 5, closed: false, name: 'А&Б', x: undefined, odd: {} } },
    };
    expect((await heard(call)).target).toBe('/api/v1/things/?limit=5&closed=false&name=%D0%90%26%D0%91');
  });

  test.each(['.', '..', ''])('no call whose parameter %j would lead elsewhere', async (id) => {
    expect(await failed(callOf(tradeRead, { params: { id } }))).toMatchObject({ kind: 'address', requests: 0 });
  });

  test('the bearer, and no header the server could find unexpected', async () => {
    const { headers } = await heard(callOf(write, { body: { name: 'x' } }));
    expect(headers).toMatchObject({ authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' });
    const ours = Object.keys(headers).filter((name) => !BROWSERS_OWN.includes(name));
    expect(ours.toSorted()).toEqual(['authorization', 'content-type']);
  });

  test('no bearer without a token', async () => {
    expect((await heard(callOf(read), { token: null })).headers).not.toHaveProperty('authorization');
  });

  test('through the fetch that is given, if one is', async () => {
    const client = createClient({
      origin: server.origin,
      tokens: { read: () => null },
      fetch: () => Promise.resolve(new Response('{"from":"elsewhere"}')),
    });
    const sending = { signal: new AbortController().signal, token: null };
    expect(await client.send(callOf(read), sending)).toEqual({ from: 'elsewhere' });
  });

  test('a JSON body, a call that declares none without one', async () => {
    expect((await heard(callOf(write, { body: { name: 'Ё"\\', note: null } }))).body.toString()).toBe(
      '{"name":"Ё\\"\\\\","note":null}',
    );
    for (const bare of [read, endpoint({ ...base, method: 'POST', path: 'things/read/' })]) {
      const { body, headers } = await heard(callOf(bare));
      expect([body.length, headers['content-type']]).toEqual([0, undefined]);
    }
  });
});

const BROWSERS_OWN = [
  'host',
  'connection',
  'accept',
  'accept-language',
  'accept-encoding',
  'sec-fetch-mode',
  'user-agent',
  'content-length',
];

describe('a form', () => {
  const scan = new File([new Uint8Array([0, 255, 10, 13])], 'Скан №1.pdf', { type: 'application/pdf' });
  const body = {
    amount: 100.5,
    agreed: true,
    name: 'Договор',
    comment: null,
    scan: undefined,
    files: [scan, new File(['b'], 'b.png')],
  };

  async function parts() {
    const { headers, body: bytes } = await heard(callOf(form, { body }));
    const parsed = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': headers['content-type'] ?? '' },
    }).formData();
    return [...parsed];
  }

  test('skips null, sends what is no file as text and each file of a list as its own part', async () => {
    expect((await parts()).map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
      ['amount', '100.5'],
      ['agreed', 'true'],
      ['name', 'Договор'],
      ['files', 'Скан №1.pdf'],
      ['files', 'b.png'],
    ]);
  });

  test('carries the bytes of a file as they are', async () => {
    const sent = (await parts()).find(([name]) => name === 'files')?.[1];
    expect(sent).toBeInstanceOf(File);
    expect(sent instanceof File && new Uint8Array(await sent.arrayBuffer())).toEqual(new Uint8Array([0, 255, 10, 13]));
  });

  test('is built anew for every sending', async () => {
    const call = callOf(form, { body });
    const [first, second] = [await heard(call), await heard(call)];
    expect(second.body.length).toBe(first.body.length);
    expect(second.headers['content-type']).not.toBe(first.headers['content-type']);
  });
});

describe('an address given by the server', () => {
  test('is called when it is a neighbouring page', async () => {
    const next = `${server.origin}/api/v1/deposits?limit=10&offset=10`;
    expect((await heard(pageOf(read, next))).target).toBe('/api/v1/deposits?limit=10&offset=10');
  });

  test.each(hostile)('is not called when it is %s', async (address) => {
    const toHere = address.replaceAll('meridian.example', new URL(server.origin).hostname);
    expect(await failed(pageOf(read, toHere))).toMatchObject({ kind: 'address', requests: 0 });
  });

  test('never takes a token to another server', async () => {
    const next = `${foreign.origin}/api/v1/deposits?offset=10`;
    expect(await failed(pageOf(read, next))).toMatchObject({ kind: 'address', requests: 0 });
    expect(foreign.heard).toEqual([]);
  });

  test('of a file is fetched below /media/ only, and without a bearer', async () => {
    server.respond(sends('%PDF', 200, { 'Content-Type': 'application/pdf' }));
    const { target, headers } = await heard(fileAt('/media/orders/1.pdf'), { token: null });
    expect([target, headers['authorization']]).toEqual(['/media/orders/1.pdf', undefined]);
    expect(await failed(fileAt('/api/v1/auth/jwt/logout/'))).toMatchObject({ kind: 'address', requests: 0 });
  });
});

const rows = (results: unknown, more: object = {}) =>
  JSON.stringify({ count: 3, next: null, previous: null, results, ...more });

describe('an answer that is a success only by its status', () => {
  test.each([
    ['HTML of a captive portal', '<!doctype html><title>Войдите в сеть</title>', 'text/html'],
    ['nothing', '', 'application/json'],
    ['white space', ' \n', 'application/json'],
    ['half of a JSON', '{"id": 1', 'application/json'],
    ['a trailing comma', '{"id": 1,}', 'application/json'],
    ['a Python literal', '{"id": True}', 'application/json'],
    ['not a number', '{"id": NaN}', 'application/json'],
    ['a bare word', 'ok', 'text/plain'],
    ['single quotes', "{'id': 1}", 'application/json'],
  ])('%s is a failure of parsing', async (_, body, type) => {
    server.respond(sends(body, 200, { 'Content-Type': type }));
    expect(await failed(callOf(strict))).toMatchObject({ kind: 'parse', status: 200, requests: 1 });
  });

  test.each(['null', '[]', '"id"', '7', '{}', '{"id":"1"}', '{"error":"Internal server error"}'])(
    '%s is of the wrong shape',
    async (body) => {
      server.respond(sends(body));
      expect(await failed(callOf(strict))).toMatchObject({ kind: 'shape', status: 200, known: null });
    },
  );

  const list = callOf(
    endpoint({ ...base, method: 'GET', path: 'things/', returns: page(v.object({ id: v.number() })) }),
  );

  test('says what could be read where only some rows of a page are of the wrong shape', async () => {
    server.respond(sends(rows([{ id: 1 }, { id: '2' }, null, { id: 4, more: true }])));
    const rest = { lost: 2, page: { count: 3, next: null, previous: null, results: [{ id: 1 }, { id: 4 }] } };
    expect(await failed(list)).toMatchObject({ kind: 'shape', rest });
  });

  test('a list that comes in one piece loses a row, not all of them', async () => {
    const array = callOf(
      endpoint({ ...base, method: 'GET', path: 'all/', returns: v.array(v.object({ id: v.number() })) }),
    );
    server.respond(sends(JSON.stringify([{ id: 1 }, { id: '2' }, null, { id: 4 }])));
    expect(await failed(array)).toMatchObject({ kind: 'shape', rest: { lost: 2, page: [{ id: 1 }, { id: 4 }] } });
    server.respond(sends(JSON.stringify([{ id: '2' }])));
    expect(await failed(array), 'nothing is left').toMatchObject({ kind: 'shape', rest: undefined });
  });

  test.each([
    ['no row can be read', rows([{ id: '1' }, null])],
    ['the page itself is wrong too', rows([{ id: 1 }, { id: '2' }], { count: 'many' })],
    ['there are no rows', rows({ 0: { id: 1 } })],
    ['it is no page', JSON.stringify([{ id: 1 }, { id: '2' }])],
  ])('says nothing more where %s', async (_, body) => {
    server.respond(sends(body));
    expect(await failed(list)).toMatchObject({ kind: 'shape', rest: undefined });
  });

  const told = endpoint({ ...base, method: 'POST', path: 'things/', returns: v.object({ id: v.number() }) });
  test.each(['', '{}', '{"detail":"Готово"}', '"ok"'])('%j of a write says that it is done', async (body) => {
    server.respond(sends(body, 201));
    expect(await send(callOf(told))).toBeNull();
    server.respond(sends(body, 201));
    expect(await failed(callOf({ ...told, answered: true })), 'but where its answer is needed').toMatchObject({
      status: 201,
    });
  });

  test.each([
    ['<h1>Портал</h1>', 'parse'],
    ['{"error":"Internal server error"}', 'shape'],
  ])('%s of a write does not', async (body, kind) => {
    server.respond(sends(body));
    expect(await failed(callOf(told))).toMatchObject({ kind });
  });

  test('is read by its content, whatever the header says', async () => {
    server.respond(sends('{"id":1,"more":true}', 200, { 'Content-Type': 'text/plain' }));
    expect(await send(callOf(strict))).toEqual({ id: 1 });
  });

  test.each(['', ' \n'])('without a body (%j) is right where none is promised', async (body) => {
    server.respond(sends(body, 200));
    expect(await send(callOf(read))).toBeUndefined();
  });
});

describe('a refusal', () => {
  test.each(catalogue)('«$text» is known', async ({ status, channel, text, modal }) => {
    server.respond(sends(JSON.stringify({ [channel]: text }), status));
    const failure = await failed(callOf(read));
    expect(failure).toMatchObject({ kind: 'refused', status, current: true, requests: 1 });
    expect(failure.known?.modal).toBe(modal);
    expect(failure.data).toEqual({ [channel]: text });
  });

  test('401 without such a text asks for a refresh', async () => {
    server.respond(sends('{"detail":"Given token not valid for any token type"}', 401));
    expect(await failed(callOf(read))).toMatchObject({ kind: 'unauthorized', status: 401, known: null });
  });

  test.each([400, 403, 404, 408, 409, 425, 429, 500, 502, 503, 504])(
    '%i is sent once and keeps what the server said',
    async (status) => {
      server.respond(sends('{"amount":["Недостаточно средств"]}', status));
      expect(await failed(callOf(read))).toMatchObject({
        kind: 'http',
        status,
        data: { amount: ['Недостаточно средств'] },
        requests: 1,
      });
    },
  );

  const at = 'Tue, 24 Nov 2026 08:00:00 GMT';
  test.each([
    ['seconds', { 'Retry-After': '42' }, 42_000],
    ['a date, by the clock of the server', { Date: at, 'Retry-After': 'Tue, 24 Nov 2026 08:01:00 GMT' }, 60_000],
    ['a date without the time of the answer', { Date: 'never', 'Retry-After': at }, undefined],
    ['the very moment of the answer', { Date: at, 'Retry-After': at }, undefined],
    ['a date that is over', { Date: at, 'Retry-After': 'Tue, 24 Nov 2026 07:59:59 GMT' }, undefined],
    ['more than an hour, which is cut', { 'Retry-After': '86400' }, 3_600_000],
    ['more than a number can hold', { 'Retry-After': '9'.repeat(400) }, 3_600_000],
    ['nothing', {}, undefined],
    ['no time at all', { 'Retry-After': '0' }, undefined],
    ['less than none', { 'Retry-After': '-5' }, undefined],
    ['something else', { 'Retry-After': 'скоро'.replace(/./g, '?') }, undefined],
  ])('asks to wait: %s', async (_name, headers, wait) => {
    server.respond(sends('{"error":"Rate limit exceeded."}', 429, headers));
    expect((await failed(callOf(read))).retryAfter).toBe(wait);
  });

  test('with a body that is no JSON says nothing', async () => {
    server.respond(sends('<h1>502 Bad Gateway</h1>', 502, { 'Content-Type': 'text/html' }));
    expect(await failed(callOf(read))).toMatchObject({ kind: 'http', status: 502, data: null });
  });

  test('tells whether the token it was sent with is still the stored one', async () => {
    server.respond((response, one) => {
      stored = 'another-token';
      sends('{"detail":"Session not found or token invalid."}', 403)(response, one);
    });
    expect(await failed(callOf(read))).toMatchObject({ kind: 'refused', current: false });
    stored = null;
    server.respond(sends('{}', 401));
    expect(await failed(callOf(read))).toMatchObject({ kind: 'unauthorized', current: false });
    expect(await failed(callOf(read), { token: null }), 'nobody is signed in').toMatchObject({ current: true });
  });

  test('is told without token, header or body, and with a path without query', async () => {
    server.respond(sends('{}', 500));
    const error: unknown = await send(callOf(write, { body: { name: 'секрет' } })).catch((reason: unknown) => reason);
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toMatch(/access-token|секрет/);
    expect(await failed(callOf(tradeMatchList, { params: { id: 5 } }))).toMatchObject({
      method: 'GET',
      path: '/api/v1/trades/auto_match/',
    });
  });
});

describe('a file', () => {
  const bytes = new Uint8Array(256).map((_, index) => index);
  const pdf = { 'Content-Type': 'application/pdf' };

  test('comes byte by byte with its name', async () => {
    server.respond(
      sends(bytes, 200, { ...pdf, 'Content-Disposition': "attachment; filename*=UTF-8''%D0%B0%D0%BA%D1%82.pdf" }),
    );
    const { blob, name } = v.parse(v.object({ blob: v.instance(Blob), name: v.string() }), await send(callOf(file)));
    expect([new Uint8Array(await blob.arrayBuffer()), name, blob.type]).toEqual([bytes, 'акт.pdf', 'application/pdf']);
  });

  test('that is a JSON error is a refusal like any other', async () => {
    server.respond(sends('{"error":"Rate limit exceeded."}', 429));
    const failure = await failed(callOf(file));
    expect([failure.kind, failure.known?.modal, failure.requests]).toEqual(['refused', 'rateLimitExceeded', 1]);
  });

  test.each([
    ['JSON', '{"error":"x"}', { 'Content-Type': 'application/json' }],
    ['HTML', '<html>', { 'Content-Type': 'text/html' }],
    ['nothing', '', pdf],
  ])('that is %s is no file', async (_, body, headers) => {
    server.respond(sends(body, 200, headers));
    expect(await failed(callOf(file))).toMatchObject({ kind: 'parse', status: 200 });
  });
});

describe('a call given up', () => {
  test('before it goes out never goes out', async () => {
    expect(await failed(callOf(read), { signal: AbortSignal.abort() })).toMatchObject({ kind: 'aborted', requests: 0 });
  });

  test.each([
    ['while the answer is waited for', () => undefined],
    [
      'while the body is coming',
      (response: { writeHead: (status: number) => unknown; write: (part: string) => unknown }) => {
        response.writeHead(200);
        response.write('{"id":');
      },
    ],
  ])('%s closes the connection', async (_, respond) => {
    let closed = false;
    server.respond((response) => {
      response.on('close', () => {
        closed = true;
      });
      respond(response);
    });
    const giveUp = new AbortController();
    const before = server.heard.length;
    const ended = [failed(callOf(strict), { signal: giveUp.signal }), failed(callOf(file), { signal: giveUp.signal })];
    await until(() => server.heard.length === before + 2, 'both requests');
    giveUp.abort();
    for (const failure of await Promise.all(ended)) expect(failure).toMatchObject({ kind: 'aborted', status: null });
    await until(() => closed, 'the end of the connection');
    expect(closed).toBe(true);
  });
});

const gone = () => Promise.reject(new DOMException('The operation was aborted.', 'AbortError'));

test('a page that goes away breaks its calls off: that is no failure of the network', async () => {
  const body = Object.assign(new Response('{}'), { text: gone });
  for (const fetch of [gone, () => Promise.resolve(body)]) {
    const client = createClient({ origin: server.origin, tokens: { read: () => null }, fetch });
    const error: unknown = await client
      .send(callOf(read), { signal: new AbortController().signal, token: null })
      .catch((reason: unknown) => reason);
    expect(failureOf(error).kind).toBe('aborted');
  }
});

test('a server that hangs up is a failure of the network, asked once', async () => {
  server.respond((response) => response.destroy());
  expect(await failed(callOf(read))).toMatchObject({ kind: 'network', status: null, requests: 1 });
});
