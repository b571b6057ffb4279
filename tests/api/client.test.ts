// The client over a real HTTP server: requests byte by byte, and the result of every kind of response.
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorCatalogue, invalidTokenEntry } from '../../src/api/errors/catalogue.ts';
import { createClient } from '../../src/api/client.ts';
import { BINARY_RESPONSE, type Call, createCall, defineEndpoint, createPageCall } from '../../src/api/endpoint.ts';
import { depositList } from '../../src/api/endpoints/deposits.ts';
import { createFileCall } from '../../src/api/endpoints/media.ts';
import { tradeMatchList, tradeRead } from '../../src/api/endpoints/trades.ts';
import { type Failure, toFailure, extractFieldErrors } from '../../src/api/errors/failure.ts';
import { amountSchema, recordIdSchema } from '../../src/api/schemas/coercions.ts';
import type { TrailingSlashStorage } from '../../src/api/redirects.ts';
import { pagingFields } from '../../src/api/schemas/fields.ts';
import { pageSchema, listSchema as readList, recordSchema as recordOf } from '../../src/api/schemas/reader.ts';
import { type HttpServer, type Respond, respondWith, startHttpServer } from '../support/httpServer.ts';
import { until } from '../support/time.ts';
import { hostile } from './hostile.ts';

const TOKEN = 'access-token-of-the-user';
const base = { roles: ['public'], response: v.unknown() } as const;
const read = defineEndpoint({ ...base, method: 'GET', path: 'things/' });
const strict = defineEndpoint({ ...base, method: 'GET', path: 'things/', response: v.object({ id: v.number() }) });
const write = defineEndpoint({
  ...base,
  method: 'POST',
  path: 'things/',
  body: { name: v.string(), note: v.nullish(v.string()) },
});
const file = defineEndpoint({ ...base, method: 'GET', path: 'things/pdf/', response: BINARY_RESPONSE });
const form = defineEndpoint({
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
  [server, foreign] = await Promise.all([startHttpServer(), startHttpServer()]);
});
afterAll(async () => {
  await Promise.all([server.close(), foreign.close()]);
});
const promises: string[] = [];
beforeEach(() => {
  promises.length = 0;
  stored = TOKEN;
  server.respond(respondWith('{}'));
});

const connect = () =>
  createClient({
    origin: server.origin,
    onPromise: (message) => promises.push(message),
    tokens: { read: () => (stored === null ? null : { access: stored, refresh: null, accountType: null }) },
  });
function send(call: Call, { token = TOKEN, signal = new AbortController().signal }: Partial<Sending> = {}) {
  return connect().send(call, { signal, token });
}
interface Sending {
  readonly token: string | null;
  readonly signal: AbortSignal;
}

/** One call as received by the server. */
async function receivedRequest(call: Call, options: Partial<Sending> = {}) {
  const before = server.requests.length;
  await send(call, options).catch(() => undefined); // the result of the response does not matter here
  const [one, ...more] = server.requests.slice(before);
  expect(more, 'one request per call').toEqual([]);
  if (!one) throw new Error('the server received nothing');
  return one;
}

/** How a call failed, and how many requests that took. */
async function failed(call: Call, options: Partial<Sending> = {}): Promise<Failure & { readonly requests: number }> {
  const before = server.requests.length;
  const error: unknown = await send(call, options).then(
    (value) => expect.fail(`came through with ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  return { ...toFailure(error), requests: server.requests.length - before };
}

describe('the request', () => {
  test('has the exact path of the contract, with parameters and query', async () => {
    expect((await receivedRequest(createCall(tradeRead, { params: { id: 7 } }))).target).toBe('/api/v1/trades/7/');
    expect((await receivedRequest(createCall(tradeRead, { params: { id: 'a/b?c' } }))).target).toBe(
      '/api/v1/trades/a%2Fb%3Fc/',
    );
    expect((await receivedRequest(createCall(depositList, { query: { limit: 10, offset: 0 } }))).target).toBe(
      '/api/v1/deposits?limit=10&offset=0',
    );
  });

  test('omits an empty query', async () => {
    const call: Call = {
      ...createCall(read),
      input: { query: { status: '', id: null, limit: 5, closed: false, name: 'А&Б', x: undefined, odd: {} } },
    };
    expect((await receivedRequest(call)).target).toBe('/api/v1/things/?limit=5&closed=false&name=%D0%90%26%D0%91');
  });

  test.each(['.', '..', ''])('is not sent when parameter %j would lead elsewhere', async (id) => {
    expect(await failed(createCall(tradeRead, { params: { id } }))).toMatchObject({ kind: 'address', requests: 0 });
  });

  test('has the bearer, and no unexpected header', async () => {
    const { headers } = await receivedRequest(createCall(write, { body: { name: 'x' } }));
    expect(headers).toMatchObject({ authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' });
    const ours = Object.keys(headers).filter((name) => !BROWSERS_OWN.includes(name));
    expect(ours.toSorted()).toEqual(['authorization', 'content-type']);
  });

  test('has an idempotency key for writes where the backend accepts one: the given one, else one per call', async () => {
    let keys = 0;
    const seen: (string | null)[] = [];
    const client = createClient({
      origin: server.origin,
      tokens: { read: () => null },
      fetch(_, init) {
        seen.push(new Headers(init?.headers).get('Idempotency-Key'));
        return Promise.resolve(new Response('{}'));
      },
      idempotency: { header: 'Idempotency-Key', newKey: () => `key-${(keys += 1)}` },
    });
    const call = createCall(write, { body: { name: 'x' } });
    const other = createCall(write, { body: { name: 'x' } });
    for (const sent of [call, call, other, { ...call, key: 'own' }, createCall(read)])
      await client.send(sent, { signal: new AbortController().signal, token: null });
    expect(seen).toEqual(['key-1', 'key-1', 'key-2', 'own', null]);
  });

  test('has no bearer without a token', async () => {
    expect((await receivedRequest(createCall(read), { token: null })).headers).not.toHaveProperty('authorization');
  });

  test('uses the given fetch', async () => {
    const client = createClient({
      origin: server.origin,
      tokens: { read: () => null },
      fetch: () => Promise.resolve(new Response('{"from":"elsewhere"}')),
    });
    const sending = { signal: new AbortController().signal, token: null };
    expect(await client.send(createCall(read), sending)).toEqual({ from: 'elsewhere' });
  });

  test('has a JSON body only where the call declares one', async () => {
    expect((await receivedRequest(createCall(write, { body: { name: 'Ё"\\', note: null } }))).body.toString()).toBe(
      '{"name":"Ё\\"\\\\","note":null}',
    );
    for (const bare of [read, defineEndpoint({ ...base, method: 'POST', path: 'things/read/' })]) {
      const { body, headers } = await receivedRequest(createCall(bare));
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
    const { headers, body: bytes } = await receivedRequest(createCall(form, { body }));
    const parsed = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': headers['content-type'] ?? '' },
    }).formData();
    return [...parsed];
  }

  test('skips null, sends other values as text and each file of a list as a separate part', async () => {
    expect((await parts()).map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
      ['amount', '100.5'],
      ['agreed', 'true'],
      ['name', 'Договор'],
      ['files', 'Скан №1.pdf'],
      ['files', 'b.png'],
    ]);
  });

  test('carries the bytes of a file unchanged', async () => {
    const sent = (await parts()).find(([name]) => name === 'files')?.[1];
    expect(sent).toBeInstanceOf(File);
    expect(sent instanceof File && new Uint8Array(await sent.arrayBuffer())).toEqual(new Uint8Array([0, 255, 10, 13]));
  });

  test('is built again for every sending', async () => {
    const call = createCall(form, { body });
    const [first, second] = [await receivedRequest(call), await receivedRequest(call)];
    expect(second.body.length).toBe(first.body.length);
    expect(second.headers['content-type']).not.toBe(first.headers['content-type']);
  });
});

describe('a URL given by the server', () => {
  test('is called for an adjacent page', async () => {
    const next = `${server.origin}/api/v1/deposits?limit=10&offset=10`;
    expect((await receivedRequest(createPageCall(depositList, next))).target).toBe(
      '/api/v1/deposits?limit=10&offset=10',
    );
  });

  test.each(hostile)('is not called when it is %s', async (address) => {
    const toHere = address.replaceAll('meridian.example', new URL(server.origin).hostname);
    expect(await failed(createPageCall(read, toHere))).toMatchObject({ kind: 'address', requests: 0 });
  });

  test('never takes a token to another server', async () => {
    const next = `${foreign.origin}/api/v1/deposits?offset=10`;
    expect((await receivedRequest(createPageCall(depositList, next))).target).toBe('/api/v1/deposits?offset=10');
    expect(foreign.requests).toEqual([]);
  });

  test('of another endpoint is replaced by limit and offset where these are known, else not called', async () => {
    const logout = `${server.origin}/api/v1/auth/jwt/logout/?limit=10&offset=20`;
    const input = { query: { limit: 10, offset: 20 } };
    expect((await receivedRequest(createPageCall(depositList, logout, input))).target).toBe(
      '/api/v1/deposits?limit=10&offset=20',
    );
    expect(await failed(createPageCall(depositList, logout))).toMatchObject({ kind: 'address', requests: 0 });
  });

  test('of a file is fetched below /media/ only, and without a bearer', async () => {
    server.respond(respondWith('%PDF', 200, { 'Content-Type': 'application/pdf' }));
    const { target, headers } = await receivedRequest(createFileCall('/media/orders/1.pdf'), { token: null });
    expect([target, headers['authorization']]).toEqual(['/media/orders/1.pdf', undefined]);
    expect(await failed(createFileCall('/api/v1/auth/jwt/logout/'))).toMatchObject({ kind: 'address', requests: 0 });
  });
});

/** `done`, or why not and the words of the server. */
const endOf = (call: Call): Promise<readonly string[]> =>
  send(call).then(
    () => ['done'],
    (error: unknown) => [toFailure(error).kind, ...Object.values(extractFieldErrors(toFailure(error)))],
  );

const rowsAt = (offset: number, limit = 10) => `/api/v1/rows?limit=${limit}&offset=${offset}`;

const rows = (results: unknown, more: object = {}) =>
  JSON.stringify({ count: 3, next: null, previous: null, results, ...more });

const WORDS = 'Лимит исчерпан';

describe('a response with a success status', () => {
  test.each([
    ['HTML of a captive portal', '<!doctype html><title>Войдите в сеть</title>', 'text/html'],
    ['nothing', '', 'application/json'],
    ['white space', ' \n', 'application/json'],
    ['half of a JSON', '{"id": 1', 'application/json'],
    ['a trailing comma', '{"id": 1,}', 'application/json'],
    ['a Python literal', '{"id": True}', 'application/json'],
    ['not a number', 'NaN', 'application/json'],
    ['a bare word', 'ok', 'text/plain'],
    ['single quotes', "{'id': 1}", 'application/json'],
  ])('%s is a parse failure', async (_, body, type) => {
    server.respond(respondWith(body, 200, { 'Content-Type': type }));
    expect(await failed(createCall(strict))).toMatchObject({ kind: 'parse', status: 200, requests: 1 });
  });

  test.each(['null', '[]', '"id"', '7', '{}', '{"id":"1"}'])('%s is of the wrong shape', async (body) => {
    server.respond(respondWith(body));
    expect(await failed(createCall(strict))).toMatchObject({ kind: 'shape', status: 200, catalogueEntry: null });
  });

  const list = createCall(
    defineEndpoint({ ...base, method: 'GET', path: 'things/', response: pageSchema(v.object({ id: v.number() })) }),
  );

  test('keeps the readable rows of a page, and counts the others', async () => {
    server.respond(respondWith(rows([{ id: 1 }, { id: '2' }, null, { id: 4, more: true }])));
    const page = { count: 3, next: null, previous: null, results: [{ id: 1 }, { id: 4 }], lost: 2 };
    expect(await send(list)).toEqual(page);
  });

  test('drops one unreadable row of a list, not all of them', async () => {
    const array = createCall(
      defineEndpoint({ ...base, method: 'GET', path: 'all/', response: readList(v.object({ id: v.number() })) }),
    );
    server.respond(respondWith(JSON.stringify([{ id: 1 }, { id: '2' }, null, { id: 4 }])));
    expect([...Object(await send(array))]).toEqual([{ id: 1 }, { id: 4 }]);
    server.respond(respondWith(JSON.stringify([{ id: '2' }])));
    expect(await failed(array), 'nothing is left').toMatchObject({ kind: 'shape' });
  });

  test.each([
    ['no row can be read', rows([{ id: '1' }, null])],
    ['there are no rows', rows({ 0: { id: 1 } })],
    ['it is no list', JSON.stringify({ detail: 'Готово' })],
  ])('of a list is empty where %s', async (_, body) => {
    server.respond(respondWith(body));
    const { kind, issues } = await failed(list);
    expect([kind, issues?.length]).toEqual(['shape', expect.any(Number)]);
  });

  const row = recordOf({ required: { id: recordIdSchema }, spec: { amount: amountSchema } });
  const pages = createCall(
    defineEndpoint({ ...base, method: 'GET', path: 'pages/', query: pagingFields, response: pageSchema(row) }),
  );
  const whole = createCall(defineEndpoint({ ...base, method: 'GET', path: 'whole/', response: readList(row) }));

  test.each<[form: string, body: object]>([
    ['items, total', { items: [{ id: 1 }, { id: 2 }], total: '12' }],
    ['data with meta and links', { data: [{ id: 1 }, { id: 2 }], meta: { total_count: 12 }, links: { next: null } }],
    ['a page in data', { success: true, data: { results: [{ id: 1 }, { id: 2 }], count: 12 } }],
    ['items in data', { data: { items: [{ id: 1 }, { id: 2 }] }, pagination: { total: 12 } }],
    ['content of Spring', { content: [{ id: 1 }, { id: 2 }], totalElements: 12, number: 0 }],
    ['links of DRF', { links: { next: null, previous: null }, count: 12, results: [{ id: 1 }, { id: 2 }] }],
  ])('a list is a page in the form of %s', async (_, body) => {
    server.respond(respondWith(JSON.stringify(body)));
    const page = { count: 12, results: [{ id: 1 }, { id: 2 }] };
    expect(await send(pages)).toMatchObject(page);
    expect([...Object(await send(whole))]).toMatchObject(page.results);
  });
  test('a list may be nested under the name of its path, and contains its own rows only', async () => {
    server.respond(respondWith(JSON.stringify({ pages: [{ id: 1 }], total: 1 })));
    expect(await send(pages)).toMatchObject({ count: 1, results: [{ id: 1 }] });
    server.respond(respondWith(JSON.stringify({ warnings: [] })));
    expect(await failed(pages)).toMatchObject({ kind: 'shape' });
  });

  test('numbers that JSON cannot express become null, and texts stay', async () => {
    server.respond(respondWith('{"count":1,"results":[{"id":1,"amount":NaN,"name":"NaN, \\"-Infinity\\""}]}'));
    const named = recordOf({ required: { id: recordIdSchema }, spec: { amount: amountSchema, name: v.string() } });
    const call = createCall(
      defineEndpoint({ ...base, method: 'GET', path: 'named/', query: pagingFields, response: pageSchema(named) }),
    );
    expect(await send(call)).toMatchObject({ results: [{ id: 1, amount: null, name: 'NaN, "-Infinity"' }] });
  });

  test('a list that reports a failure is no empty list', async () => {
    server.respond(respondWith(`{"success":false,"message":"${WORDS}","data":[]}`));
    expect(await endOf(pages)).toEqual(['declined', WORDS]);
  });

  test('numbers keep every digit', async () => {
    const sent = [
      ['9007199254740993', '12345678901234567.89'],
      ['12345678901234567890', '0.12345678901234567891'],
      ['7', '1234567890.12'],
      ['"12345678901234567890"', '-98765432109876543210e-2'],
    ];
    server.respond(respondWith(`[${sent.map(([id, amount]) => `{ "id": ${id}, "amount": ${amount} }`).join(',')}]`));
    expect([...Object(await send(whole))]).toEqual([
      { id: '9007199254740993', amount: '12345678901234567.89' },
      { id: '12345678901234567890', amount: '0.12345678901234567891' },
      { id: 7, amount: '1234567890.12' },
      { id: '12345678901234567890', amount: '-987654321098765432.10' },
    ]);
    server.respond(respondWith('[{ "id": 1, "amount": "5", "amount": 12345678901234567890 }]'));
    expect([...Object(await send(whole))], 'the last of two fields of one name counts').toEqual([
      { id: 1, amount: '12345678901234567890' },
    ]);
  });

  const record = v.object({ id: v.number() });
  const create = defineEndpoint({ ...base, method: 'POST', path: 'things/', response: record });
  const bare = defineEndpoint({ ...base, method: 'POST', path: 'things/' });
  test.each<[body: string, ofRecord: string, ofNothing: string]>([
    ['', 'done', 'done'],
    ['{}', 'done', 'done'],
    ['null', 'done', 'done'],
    ['{"id":1}', 'done', 'done'],
    ['{"id":1,"status":"error","message":"x","comment":"y","error":"z"}', 'done', 'done'],
    ['{"id":1,"errors":[]}', 'done', 'done'],
    ['{"id":1,"success":false}', 'declined', 'declined'],
    [`{"success":false,"message":"${WORDS}"}`, 'declined', 'declined'],
    [`{"status":"error","detail":"${WORDS}"}`, 'declined', 'declined'],
    [`{"status":"fail","data":{"amount":["${WORDS}"]}}`, 'declined', 'declined'],
    [`{"error":"${WORDS}"}`, 'declined', 'declined'],
    [`{"errors":{"amount":["${WORDS}"]}}`, 'declined', 'declined'],
    [`{"success":"false","message":"${WORDS}"}`, 'declined', 'declined'],
    [`{"isSuccess":false,"message":"${WORDS}"}`, 'declined', 'declined'],
    [`{"status":400,"detail":"${WORDS}"}`, 'declined', 'declined'],
    [`{"result":"error","message":"${WORDS}"}`, 'declined', 'declined'],
    [`{"non_field_errors":["${WORDS}"]}`, 'declined', 'declined'],
    [`{"detail":"${WORDS}"}`, 'shape', 'done'],
    [`{"message":"${WORDS}","success":true}`, 'shape', 'done'],
    ['{"results":[{"id":1}],"count":1}', 'shape', 'done'],
    ['"ok"', 'shape', 'done'],
    ['<h1>Портал</h1>', 'parse', 'parse'],
  ])('%s of a write that returns a record: %s; of one that returns nothing: %s', async (body, ofRecord, ofNothing) => {
    server.respond(respondWith(body, 201));
    const words = body.includes(WORDS) ? [WORDS] : [];
    for (const [target, expected] of [
      [create, ofRecord],
      [bare, ofNothing],
    ] as const)
      expect(await endOf(createCall(target))).toEqual(expected === 'done' ? ['done'] : [expected, ...words]);
  });

  test.each<[body: string, promised: readonly string[], kind?: string]>([
    [`{"detail":"${WORDS}"}`, [WORDS]],
    ['{"detail":"Request accepted.","task_id":"7f3a"}', ['Request accepted.']],
    [`{"message":"${WORDS}","success":true}`, [WORDS]],
    ['{"task_id":"7f3a"}', []],
    ['', []],
    ['{"id":1}', []],
    [`{"success":false,"detail":"${WORDS}"}`, [], 'declined'],
    [`{"status":"error","detail":"${WORDS}"}`, [], 'declined'],
    ['<h1>Портал</h1>', [], 'parse'],
  ])('202 with %s: the contract requires %j', async (body, promised, kind) => {
    server.respond(respondWith(body, 202));
    expect((await endOf(createCall(create)))[0]).toBe(kind ?? 'done');
    expect(promises).toEqual(promised);
    const owing = createCall({ ...create, requiresResponse: true });
    expect((await endOf(owing))[0]).toBe(kind ?? (body === '{"id":1}' ? 'done' : body === '' ? 'parse' : 'shape'));
  });

  test('an empty one fails for a write whose response is needed', async () => {
    server.respond(respondWith('', 201));
    expect(await failed(createCall({ ...create, requiresResponse: true }))).toMatchObject({
      kind: 'parse',
      status: 201,
    });
  });

  test('a read reports the reason where its response reports a failure', async () => {
    server.respond(respondWith(`{"success":false,"message":"${WORDS}"}`));
    const failure = await failed(createCall(strict));
    expect([failure.kind, extractFieldErrors(failure)]).toEqual(['declined', { message: WORDS }]);
  });

  test('is parsed by its content, whatever the header is', async () => {
    server.respond(respondWith('{"id":1,"more":true}', 200, { 'Content-Type': 'text/plain' }));
    expect(await send(createCall(strict))).toEqual({ id: 1 });
  });

  test.each(['', ' \n'])('without a body (%j) is valid where none is required', async (body) => {
    server.respond(respondWith(body, 200));
    expect(await send(createCall(read))).toBeUndefined();
  });
});

describe('a record whose fields are all optional', () => {
  const account = defineEndpoint({
    ...base,
    method: 'GET',
    path: 'account/',
    response: recordOf({ required: {}, extension: { balance: amountSchema } }),
  });

  test.each([
    ['{"balance": "1.50"}', { balance: '1.50' }],
    ['{"balance": null}', { balance: null }],
    ['{"success": true, "data": {"balance": 1.5}}', { balance: '1.5' }],
    ['[{"balance": "1.50"}]', { balance: '1.50' }],
  ])('is parsed from %s', async (body, output) => {
    server.respond(respondWith(body));
    const sending = { signal: new AbortController().signal, token: TOKEN };
    expect(await connect().send(createCall(account), sending)).toEqual(output);
  });

  test.each(['{}', '[]', '{"data": {}}', '{"detail": "OK"}', '{"name": "x"}'])('is no %s', async (body) => {
    server.respond(respondWith(body));
    expect(await failed(createCall(account))).toMatchObject({ kind: 'shape', status: 200 });
  });
});

describe('a failure', () => {
  test.each(errorCatalogue.filter((row) => row !== invalidTokenEntry))('«$text» is catalogued', async (row) => {
    const { status, channel, text, modal } = row;
    server.respond(respondWith(JSON.stringify({ [channel]: text }), status));
    const failure = await failed(createCall(read));
    expect(failure).toMatchObject({ kind: 'refused', status, hadCurrentToken: true, requests: 1 });
    expect(failure.catalogueEntry?.modal).toBe(modal);
    expect(failure.data).toEqual({ [channel]: text });
  });

  test('401 without such a text requests a refresh', async () => {
    server.respond(respondWith('{"detail":"Given token not valid for any token type"}', 401));
    expect(await failed(createCall(read))).toMatchObject({ kind: 'unauthorized', status: 401, catalogueEntry: null });
  });

  test.each([
    ['a code', { code: 'token_not_valid', detail: 'Что-то иное' }],
    ['the code of OAuth', { error: 'invalid_token', error_description: 'Что-то иное' }],
    ['the code of DRF', { detail: { message: 'Что-то иное', code: 'not_authenticated' } }],
    ['English', { detail: 'Given token not valid for any token type' }],
    ['Russian', { detail: 'Данный токен недействителен для любого типа токена' }],
    ['another text', { detail: 'Token is invalid or expired' }],
    ['another text in Russian', { message: 'Токен недействителен или просрочен.' }],
    ['no header', { detail: 'Authentication credentials were not provided.' }],
    ['no header in Russian', { detail: 'Учётные данные не были предоставлены.' }],
    ['a list of errors', { errors: [{ code: 'token_not_valid', attr: null }] }],
    ['an object of the token', { error: { messages: [{ message: 'Token is expired' }] } }],
  ])('403 that names an invalid token (%s) requests one too, but where no bearer was sent', async (_, body) => {
    server.respond(respondWith(JSON.stringify(body), 403));
    expect(await failed(createCall(read))).toMatchObject({ kind: 'unauthorized', status: 403, catalogueEntry: null });
    const failure = await failed(
      createCall(defineEndpoint({ ...base, method: 'GET', path: 'things/', bearer: false })),
    );
    expect(failure.kind).not.toBe('unauthorized');
  });

  test('any other 403 does not', async () => {
    for (const detail of [
      'You do not have permission to perform this action.',
      'Session not found or token invalid.',
    ]) {
      server.respond(respondWith(JSON.stringify({ detail }), 403));
      expect((await failed(createCall(read))).kind).not.toBe('unauthorized');
    }
    const deep = { a: { b: { c: { d: { e: 'Token is invalid or expired' } } } } };
    server.respond(respondWith(JSON.stringify(deep), 403));
    expect((await failed(createCall(read))).kind, 'a text that lies deeper than the errors of a server').toBe('http');
  });

  test.each([400, 403, 404, 408, 409, 425, 429, 500, 502, 503, 504])(
    "%i is sent once and keeps the server's message",
    async (status) => {
      server.respond(respondWith('{"amount":["Недостаточно средств"]}', status));
      expect(await failed(createCall(read))).toMatchObject({
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
    [
      'a date, by the clock of the browser without another',
      { Date: 'never', 'Retry-After': 'Thu, 01 Jan 2099 00:00:00 GMT' },
      3_600_000,
    ],
    ['the very moment of the answer', { Date: at, 'Retry-After': at }, undefined],
    ['a date that is over', { Date: at, 'Retry-After': 'Tue, 24 Nov 2026 07:59:59 GMT' }, undefined],
    ['more than an hour, which is cut', { 'Retry-After': '86400' }, 3_600_000],
    ['more than a number can hold', { 'Retry-After': '9'.repeat(400) }, 3_600_000],
    ['nothing', {}, undefined],
    ['no time at all', { 'Retry-After': '0' }, undefined],
    ['less than none', { 'Retry-After': '-5' }, undefined],
    ['something else', { 'Retry-After': 'скоро'.replace(/./g, '?') }, undefined],
  ])('contains the pause of %s', async (_name, headers, wait) => {
    server.respond(respondWith('{"error":"Rate limit exceeded."}', 429, headers));
    expect((await failed(createCall(read))).retryAfter).toBe(wait);
  });

  test.each([
    [502, '<h1>502 Bad Gateway</h1>', null],
    [400, '\n<!doctype html><title>Bad Request</title>', null],
    [500, 'Traceback (most recent call last)', null],
    [400, 'Лимит исчерпан', 'Лимит исчерпан'],
    [400, '"Лимит исчерпан"', 'Лимит исчерпан'],
    [400, '', null],
  ])('of %i with the body %j keeps only a plain text', async (status, body, data) => {
    server.respond(respondWith(body, status, { 'Content-Type': 'text/html' }));
    expect(await failed(createCall(read))).toMatchObject({ kind: 'http', status, data });
  });

  test('reports whether the token it was sent with is still the stored one', async () => {
    server.respond((response, one) => {
      stored = 'another-token';
      respondWith('{"detail":"Session not found or token invalid."}', 403)(response, one);
    });
    expect(await failed(createCall(read))).toMatchObject({ kind: 'refused', hadCurrentToken: false });
    stored = null;
    server.respond(respondWith('{}', 401));
    expect(await failed(createCall(read))).toMatchObject({ kind: 'unauthorized', hadCurrentToken: false });
    expect(await failed(createCall(read), { token: null }), 'nobody is signed in').toMatchObject({
      hadCurrentToken: true,
    });
  });

  test('is reported without token, header or body, and with a path without query', async () => {
    server.respond(respondWith('{}', 500));
    const error: unknown = await send(createCall(write, { body: { name: 'секрет' } })).catch(
      (reason: unknown) => reason,
    );
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toMatch(/access-token|секрет/);
    expect(await failed(createCall(tradeMatchList, { params: { id: 5 } }))).toMatchObject({
      method: 'GET',
      path: '/api/v1/trades/auto_match/',
    });
  });
});

/** Redirects a request for `path` with the other form of the trailing slash, as Django does. */
const onlyAt =
  (path: string, respond: Respond, status = 301): Respond =>
  (response, one) => {
    const [requestedPath, search] = one.target.split('?');
    if (requestedPath === path) respond(response, one);
    else respondWith('', status, { Location: `${path}${search === undefined ? '' : `?${search}`}` })(response, one);
  };

const redirecting: Respond = (response, one) =>
  onlyAt(one.target.replace(/\/?$/, '/'), respondWith('{}'))(response, one);
const slashlessOnly: Respond = (response, one) =>
  respondWith('{}', one.target.endsWith('/') ? 404 : 200)(response, one);
const readOf = (path: string) => createCall(defineEndpoint({ ...base, method: 'GET', path }));

describe('a redirect', () => {
  const page10 = createCall(depositList, { query: { limit: 10, offset: 0 } });
  const sending = { signal: new AbortController().signal, token: TOKEN };

  test('to the path with its slash costs a read once, and never the bearer', async () => {
    server.respond(onlyAt('/api/v1/deposits/', respondWith(rows([], { count: 0 }))));
    const client = connect();
    const before = server.requests.length;
    for (let times = 0; times < 3; times += 1) await client.send(page10, sending);
    const calls = server.requests.slice(before);
    expect(calls.map(({ target }) => target.split('?')[0])).toEqual([
      '/api/v1/deposits',
      '/api/v1/deposits/',
      '/api/v1/deposits/',
      '/api/v1/deposits/',
    ]);
    expect(new Set(calls.map(({ headers }) => headers['authorization']))).toEqual(new Set([`Bearer ${TOKEN}`]));
  });

  test('applies the trailing slash to other paths, which are requested without one where it fails', async () => {
    const answered = onlyAt('/api/v1/deposits/', respondWith(rows([])));
    server.respond((response, one) => {
      const requestedPath = one.target.split('?')[0] ?? '';
      if (requestedPath.startsWith('/api/v1/deposits')) return answered(response, one);
      return respondWith(
        '{"id":1}',
        requestedPath === '/api/v1/slashed/' || requestedPath === '/api/v1/slashless' ? 200 : 404,
      )(response, one);
    });
    const client = connect();
    const [slashed, slashless] = [readOf('slashed'), readOf('slashless')];
    await client.send(page10, sending);
    const before = server.requests.length;
    for (const call of [slashed, slashless, slashed, slashless]) await client.send(call, sending);
    expect(server.requests.slice(before).map(({ target }) => target)).toEqual([
      '/api/v1/slashed/',
      '/api/v1/slashless/',
      '/api/v1/slashless',
      '/api/v1/slashed/',
      '/api/v1/slashless',
    ]);
    await expect(client.send(readOf('nowhere'), sending)).rejects.toMatchObject({ failure: { status: 404 } });
  });

  test('to the path without its slash too', async () => {
    server.respond(onlyAt('/api/v1/things', respondWith('{"id":1}'), 307));
    expect(await send(createCall(strict))).toEqual({ id: 1 });
  });

  /** Reads three lists at once; the paths in the order in which the server received them. */
  async function readTogether(slashMemory: TrailingSlashStorage | undefined): Promise<readonly string[]> {
    const client = createClient({ origin: server.origin, tokens: { read: () => null }, slashMemory });
    const before = server.requests.length;
    await Promise.all(['one', 'two', 'three'].map((path) => client.send(readOf(path), sending)));
    return server.requests.slice(before).map(({ target }) => target.replace('/api/v1/', ''));
  }
  const [either, ALL] = [respondWith('{}'), ['one', 'three', 'two']];
  const ALL_SLASHED = ALL.map((path) => `${path}/`);

  test.each<[string, Respond, boolean | null, readonly string[], boolean]>([
    ['costs one read of those sent together', redirecting, null, ['one', ...ALL_SLASHED], true],
    ['costs none once it is remembered', redirecting, true, ALL_SLASHED, true],
    ['may begin later', redirecting, false, [...ALL, ...ALL_SLASHED], true],
    ['is not expected from a server that has sent none', either, null, ALL, false],
    ['that is remembered may have ended', slashlessOnly, true, [...ALL, ...ALL_SLASHED], false],
  ])('with a stored cache %s', async (_, respond, remembered, expected, learned) => {
    let noted = remembered;
    server.respond(respond);
    const memory = { read: () => noted, write: (addsSlash: boolean) => void (noted = addsSlash) };
    expect((await readTogether(memory)).toSorted()).toEqual(expected.toSorted());
    expect(noted).toBe(learned);
  });

  test('delays other reads for a second at most', async () => {
    server.respond((response, one) => {
      if (!one.target.endsWith('/one')) respondWith('{}')(response, one);
    });
    const client = createClient({
      origin: server.origin,
      tokens: { read: () => null },
      slashMemory: { read: () => null, write: () => undefined },
    });
    const [leaving, before] = [new AbortController(), server.requests.length];
    const first = client.send(readOf('one'), { ...sending, signal: leaving.signal }).catch(() => 'aborted');
    await client.send(readOf('two'), sending);
    expect(server.requests.slice(before).map(({ target }) => target)).toEqual(['/api/v1/one', '/api/v1/two']);
    leaving.abort();
    expect(await first).toBe('aborted');
  });

  test('to any other URL is not followed, and carries no token there', async () => {
    const before = foreign.requests.length;
    server.respond(respondWith('', 302, { Location: `${foreign.origin}/login` }));
    expect(await failed(page10)).toMatchObject({ kind: 'redirect', requests: 2 });
    expect(foreign.requests.length).toBe(before);
  });

  test('of a file to another origin is followed without the token, and at once the next time', async () => {
    const act = respondWith('%PDF-1.7', 200, { 'Content-Type': 'application/pdf' });
    foreign.respond(act);
    server.respond(respondWith('', 302, { Location: `${foreign.origin}/act.pdf` }));
    const [client, own, other] = [connect(), server.requests.length, foreign.requests.length];
    for (const expected of [3, 4]) {
      expect(await client.send(createCall(file), sending)).toMatchObject({ blob: { size: 8 } });
      expect(server.requests.length - own).toBe(expected);
    }
    expect(foreign.requests.slice(other).map(({ target, headers }) => [target, headers['authorization']])).toEqual([
      ['/act.pdf', undefined],
      ['/act.pdf', undefined],
    ]);
  });

  test.each([301, 302, 303, 307, 308])('%i of a write is a failure, and is never followed', async (status) => {
    server.respond(onlyAt('/api/v1/things', respondWith('{"id":1}'), status));
    expect(await failed(createCall(write, { body: { name: 'x' } }))).toMatchObject({ kind: 'redirect', requests: 1 });
  });

  test('of a write is a failure too where the browser hides it', async () => {
    const hidden = Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });
    const client = createClient({ origin: server.origin, tokens: { read: () => null }, fetch: async () => hidden });
    const error: unknown = await client
      .send(createCall(write, { body: { name: 'x' } }), sending)
      .catch((e: unknown) => e);
    expect(toFailure(error).kind).toBe('redirect');
  });
});

const numberOf = (search: URLSearchParams, name: string) => Number(search.get(name) ?? 0);
const numbers = (offset: number, length: number) => Array.from({ length }, (_one, index) => offset + index + 1);

describe('a list', () => {
  const many = Array.from({ length: 35 }, (_, index) => ({ id: index + 1, kind: index % 10 === 0 ? 'rare' : 'usual' }));
  const row = v.object({ id: v.number(), kind: v.string() });
  const filters = {
    kind: v.optional(v.string()),
    limit: v.optional(v.number(), 10),
    offset: v.optional(v.number(), 0),
  };
  const list = defineEndpoint({ ...base, method: 'GET', path: 'rows', query: filters, response: pageSchema(row) });
  const ids = (value: unknown) => {
    const { count, next, results } = v.parse(pageSchema(row), value);
    return { count, next, ids: results.map(({ id }) => id) };
  };
  const pageCall = (offset: number) => createCall(list, { query: { limit: 10, offset } });

  test('always carries limit and offset', async () => {
    server.respond(respondWith('[]'));
    expect((await receivedRequest(createCall(list))).target).toBe(rowsAt(0));
    expect((await receivedRequest(createCall(tradeMatchList, { params: { id: 5 } }))).target).toBe(
      '/api/v1/trades/auto_match/?trade_id=5&limit=10&offset=0',
    );
  });

  test.each([
    ['an array', JSON.stringify(many)],
    ['a page', JSON.stringify({ count: 35, next: null, previous: null, results: many })],
    ['a page without a count', JSON.stringify({ results: many })],
    ['a page of Spring', JSON.stringify({ content: many, totalElements: 35, number: 0 })],
  ])('sent whole as %s is cut to the requested page', async (_, body) => {
    server.respond(respondWith(body));
    expect(ids(await send(pageCall(0)))).toEqual({ count: 35, next: rowsAt(10), ids: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] });
    expect(ids(await send(pageCall(30)))).toEqual({ count: 35, next: null, ids: [31, 32, 33, 34, 35] });
  });

  test('with larger pages than requested is cut at the requested offset', async () => {
    server.respond(respondWith(JSON.stringify({ count: 90, next: 'http://x/api/v1/rows?page=2', results: many })));
    expect(ids(await send(pageCall(20)))).toMatchObject({
      count: 90,
      next: rowsAt(30),
      ids: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    });
  });

  test.each<[string, string | null | undefined, string | null, string?]>([
    ['of the backend behind a proxy', 'http://backend:8000/api/v1/rows/?limit=10&offset=10', rowsAt(10)],
    ['of another endpoint', '/api/v1/auth/jwt/logout/', rowsAt(10)],
    ['that is missing', undefined, rowsAt(10)],
    ['that is missing, and a count as text', undefined, rowsAt(10), '35'],
    ['that is null', null, null],
  ])('with a next %s continues by limit and offset', async (_, next, expected, count: number | string = 35) => {
    server.respond(respondWith(JSON.stringify({ count, next, results: many.slice(0, 10) })));
    expect(ids(await send(pageCall(0)))).toMatchObject({ count: 35, next: expected });
  });

  test('without a count is longer than its pages show, until the last one', async () => {
    server.respond(respondWith(JSON.stringify({ next: rowsAt(20), results: many.slice(10, 20) })));
    expect(ids(await send(pageCall(10)))).toMatchObject({ count: 21, next: rowsAt(20) });
    server.respond(respondWith(JSON.stringify({ next: null, results: many.slice(30) })));
    expect(ids(await send(pageCall(30)))).toMatchObject({ count: 35, next: null });
  });

  test('of 20,000 rows returns ten at once', async () => {
    const rowsOfAll = Array.from({ length: 20_000 }, (_, id) => ({ id, kind: 'usual' }));
    server.respond(respondWith(JSON.stringify(rowsOfAll)));
    expect(ids(await send(pageCall(10_000)))).toMatchObject({ count: 20_000, next: rowsAt(10_010) });
  });

  type Row = Readonly<Record<string, unknown>>;
  const verified: typeof list = {
    ...list,
    verify: ({ kind }, { kind: wanted }) => wanted === undefined || kind === wanted,
  };
  const rare = (offset: number, limit: number) => createCall(verified, { query: { kind: 'rare', limit, offset } });
  const pagesOf =
    (size: number): Respond =>
    (response, one) => {
      const search = new URL(one.target, server.origin).searchParams;
      const [limit, offset] = [Math.min(size, Number(search.get('limit'))), Number(search.get('offset'))];
      const next = offset + limit < many.length ? `/api/v1/rows?limit=${limit}&offset=${offset + limit}` : null;
      respondWith(JSON.stringify({ count: 35, next, results: many.slice(offset, offset + limit) }))(response, one);
    };

  /** Pages of seven rows, as DRF links them: the parameters of the request stay beside its own. */
  const linked =
    (place: (search: URLSearchParams) => number, link: (search: URLSearchParams, start: number) => void): Respond =>
    (response, one) => {
      const url = new URL(one.target, 'http://backend:8000');
      const start = place(url.searchParams);
      const results = many.slice(start, start + 7);
      const turn = (to: number) => {
        const next = new URL(url);
        link(next.searchParams, to);
        return to < 0 || to >= many.length ? null : next.href;
      };
      const [next, previous] = [turn(start + 7), start === 0 ? null : turn(Math.max(0, start - 7))];
      respondWith(
        JSON.stringify({ ...(url.searchParams.has('cursor') ? {} : { count: 35 }), next, previous, results }),
      )(response, one);
    };
  test.each<[string, Respond]>([
    [
      'with page numbers',
      linked(
        (search) => Math.max(0, numberOf(search, 'page') - 1) * 7,
        (search, start) => search.set('page', String(start / 7 + 1)),
      ),
    ],
    [
      'with cursors',
      linked(
        (search) => numberOf(search, 'cursor'),
        (search, start) => search.set('cursor', String(start)),
      ),
    ],
    [
      'with a smaller largest limit',
      linked(
        (search) => numberOf(search, 'offset'),
        (search, start) => {
          search.set('limit', '7');
          search.set('offset', String(start));
        },
      ),
    ],
    [
      'that takes offsets with its own limit only',
      linked(
        (search) => (numberOf(search, 'limit') > 7 ? 0 : numberOf(search, 'offset')),
        (search, start) => {
          search.set('limit', '7');
          search.set('offset', String(start));
        },
      ),
    ],
    [
      'with cursors that begin at an offset',
      linked(
        (search) => numberOf(search, search.has('cursor') ? 'cursor' : 'offset'),
        (search, start) => search.set('cursor', String(start)),
      ),
    ],
    [
      'with links of another kind that begin at an offset',
      linked(
        (search) => numberOf(search, search.has('token') ? 'token' : 'offset'),
        (search, start) => {
          search.delete('limit');
          search.delete('offset');
          search.set('token', String(start));
        },
      ),
    ],
  ])('%s contains the requested rows', async (_, respond) => {
    server.respond(respond);
    for (const offset of [0, 10, 20])
      expect(ids(await send(pageCall(offset)))).toMatchObject({ next: rowsAt(offset + 10), ids: numbers(offset, 10) });
    expect(ids(await send(pageCall(30)))).toMatchObject({ next: null, ids: numbers(30, 5) });
    expect(ids(await send(createCall(list, { query: { limit: 50, offset: 0 } })))).toMatchObject({
      next: null,
      ids: numbers(0, 35),
    });
  });

  test('whose next page is itself, or empty, ends', async () => {
    for (const results of [many.slice(0, 3), []]) {
      server.respond(respondWith(JSON.stringify({ count: 35, next: rowsAt(0), previous: null, results })));
      const before = server.requests.length;
      await send(pageCall(0));
      expect(server.requests.length - before).toBeLessThan(4);
    }
  });

  test.each([
    ['empty', { count: 35, next: rowsAt(7), previous: null, results: [] }],
    ['no page', {}],
  ])('whose second page is %s ends with the rows of the first one', async (_, second) => {
    const first = { count: 35, next: '/api/v1/rows?page=2', previous: null, results: many.slice(0, 7) };
    server.respond((response, one) =>
      respondWith(JSON.stringify(one.target.includes('page=2') ? second : first))(response, one),
    );
    expect(ids(await send(pageCall(0)))).toEqual({ count: 35, next: null, ids: numbers(0, 7) });
  });

  test.each([
    { limit: 0, offset: 0 },
    { limit: 10, offset: -10 },
    { limit: 0.5, offset: 0 },
  ])('that is requested by %j is returned as it was sent', async (query) => {
    server.respond(respondWith(JSON.stringify(many)));
    expect(ids(await send(createCall(list, { query })))).toEqual({ count: 35, next: null, ids: numbers(0, 35) });
  });

  test('of more rows than its largest page, whose filter the server ignores, is read once more', async () => {
    const long = Array.from({ length: 250 }, (_, index) => ({
      id: index + 1,
      kind: index % 100 === 0 ? 'rare' : 'usual',
    }));
    server.respond(respondWith(JSON.stringify(long)));
    const before = server.requests.length;
    expect(ids(await send(rare(0, 10)))).toEqual({ count: 3, next: null, ids: [1, 101, 201] });
    expect(server.requests.length - before).toBe(2);
  });

  test('without pages, whose filter the server ignores, is filtered by the client', async () => {
    const plain = defineEndpoint({
      ...base,
      method: 'GET',
      path: 'rows',
      query: { kind: v.optional(v.string()) },
      response: pageSchema(row),
    });
    server.respond(respondWith(JSON.stringify({ count: 35, next: null, previous: null, results: many })));
    const call = { endpoint: { ...plain, verify: verified.verify }, input: { query: { kind: 'rare' } } };
    expect(ids(await send(call))).toMatchObject({ ids: [1, 11, 21, 31] });
  });

  test.each([
    ['in pages', pagesOf(10)],
    ['at once', respondWith(JSON.stringify(many))],
  ])('whose filter the server ignores (%s) is read whole and filtered by the client', async (_, respond) => {
    server.respond(respond);
    expect(ids(await send(rare(0, 10)))).toEqual({ count: 4, next: null, ids: [1, 11, 21, 31] });
    expect(ids(await send(rare(2, 2)))).toEqual({ count: 4, next: null, ids: [21, 31] });
    expect(ids(await send(createCall(verified)))).toMatchObject({ count: 35 });
  });

  test('that is read for one record ends at its row, however many pages follow', async () => {
    server.respond(pagesOf(10));
    const before = server.requests.length;
    const byId = { ...list, verify: ({ id }: Row, { id: wanted }: Row) => String(id) === wanted };
    const query = { id: 12, limit: 1, offset: 0 };
    expect(ids(await send({ endpoint: byId, input: { query } }))).toEqual({ count: 1, next: null, ids: [12] });
    expect(server.requests.length - before).toBe(3);
  });

  test('that is read for one record reports no loss of others before it', async () => {
    server.respond(respondWith(JSON.stringify([{ id: 1, kind: 'usual' }, { id: 2 }, { id: 3, kind: 'usual' }])));
    const byId = { ...list, verify: ({ id }: Row, { id: wanted }: Row) => String(id) === wanted };
    const found = await send({ endpoint: byId, input: { query: { id: 3, limit: 1, offset: 0 } } });
    expect(found).toEqual({ count: 1, next: null, previous: null, results: [{ id: 3, kind: 'usual' }] });
    const searched = await send({ endpoint: byId, input: { query: { id: 4, limit: 1, offset: 0 } } });
    expect(searched, 'a record that is not found may be the unreadable one').toMatchObject({ results: [], lost: 1 });
  });

  test('whose filter the server applies costs one call', async () => {
    server.respond(
      respondWith(JSON.stringify({ count: 4, next: null, results: many.filter(({ kind }) => kind === 'rare') })),
    );
    const before = server.requests.length;
    expect(ids(await send(rare(0, 10)))).toMatchObject({ count: 4 });
    expect(server.requests.length - before).toBe(1);
  });
});

describe('a file', () => {
  const bytes = new Uint8Array(256).map((_, index) => index);
  const pdf = { 'Content-Type': 'application/pdf' };

  test('is returned byte by byte with its name', async () => {
    server.respond(
      respondWith(bytes, 200, { ...pdf, 'Content-Disposition': "attachment; filename*=UTF-8''%D0%B0%D0%BA%D1%82.pdf" }),
    );
    const { blob, name } = v.parse(
      v.object({ blob: v.instance(Blob), name: v.string() }),
      await send(createCall(file)),
    );
    expect([new Uint8Array(await blob.arrayBuffer()), name, blob.type]).toEqual([bytes, 'акт.pdf', 'application/pdf']);
  });

  test('that is a JSON error is a failure like any other', async () => {
    server.respond(respondWith('{"error":"Rate limit exceeded."}', 429));
    const failure = await failed(createCall(file));
    expect([failure.kind, failure.catalogueEntry?.modal, failure.requests]).toEqual([
      'refused',
      'rateLimitExceeded',
      1,
    ]);
  });

  test.each([
    ['JSON', '{"error":"x"}', { 'Content-Type': 'application/json' }],
    ['HTML', '<html>', { 'Content-Type': 'text/html' }],
    ['nothing', '', pdf],
  ])('that is %s is no file', async (_, body, headers) => {
    server.respond(respondWith(body, 200, headers));
    expect(await failed(createCall(file))).toMatchObject({ kind: 'parse', status: 200 });
  });
});

describe('an aborted call', () => {
  test('is not sent if it is aborted before', async () => {
    expect(await failed(createCall(read), { signal: AbortSignal.abort() })).toMatchObject({
      kind: 'aborted',
      requests: 0,
    });
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
    const before = server.requests.length;
    const ended = [
      failed(createCall(strict), { signal: giveUp.signal }),
      failed(createCall(file), { signal: giveUp.signal }),
    ];
    await until(() => server.requests.length === before + 2, 'both requests');
    giveUp.abort();
    for (const failure of await Promise.all(ended)) expect(failure).toMatchObject({ kind: 'aborted', status: null });
    await until(() => closed, 'the end of the connection');
    expect(closed).toBe(true);
  });
});

const gone = () => Promise.reject(new DOMException('The operation was aborted.', 'AbortError'));

test('a page that unloads aborts its calls, which is no network failure', async () => {
  const body = Object.assign(new Response('{}'), { text: gone });
  for (const fetch of [gone, () => Promise.resolve(body)]) {
    const client = createClient({ origin: server.origin, tokens: { read: () => null }, fetch });
    const error: unknown = await client
      .send(createCall(read), { signal: new AbortController().signal, token: null })
      .catch((reason: unknown) => reason);
    expect(toFailure(error).kind).toBe('aborted');
  }
});

test('a closed connection is a network failure, requested once', async () => {
  server.respond((response) => response.destroy());
  expect(await failed(createCall(read))).toMatchObject({ kind: 'network', status: null, requests: 1 });
});
