// Requests of a page yield to painting: those that fit into a task are sent at once, the others in the next task.
import { afterEach, expect, test, vi } from 'vitest';
import { createCall } from '../../src/api/endpoint.ts';
import { depositList } from '../../src/api/endpoints/deposits.ts';
import { createTokenStore } from '../../src/api/tokens.ts';
import { createInvalidationBus } from '../../src/machines/data/ports.ts';
import { createTransport } from '../../src/machines/app/transport.ts';
import { ORIGIN, openApp } from '../support/app.ts';
import { createProfile } from '../support/tabs.ts';
import { quiet } from '../support/time.ts';
import { json } from '../support/fakeApi.ts';

afterEach(() => void vi.restoreAllMocks());

/** A server in this process, or the page's own `fetch`; records the requested offsets in order. */
function open(where: 'within' | 'outside', msOfCall = 0) {
  const sent: number[] = [];
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const fetch = (input: RequestInfo | URL): Promise<Response> => {
    now += msOfCall;
    sent.push(Number(new URL(new Request(input).url).searchParams.get('offset')));
    return Promise.resolve(json(200, { count: 0, next: null, previous: null, results: [] }));
  };
  if (where === 'outside') vi.stubGlobal('fetch', fetch);
  const { fetch: _none, ...env } = openApp().app.env;
  env.storage.setItem('meridian:adds-slash', 'false'); // an earlier page has learned it
  const within = where === 'within' ? { fetch } : {};
  const fakeApi = createTransport({ ...env, origin: ORIGIN, ...within }, tokensOf(), createInvalidationBus());
  const send = (offset: number) =>
    fakeApi.send(createCall(depositList, { query: { limit: 10, offset } }), new AbortController().signal);
  return { send, sent };
}

const tokensOf = () => createTokenStore(createProfile().tab().storage);

/** All that a task brings about by itself. */
async function task(): Promise<void> {
  for (let steps = 0; steps < 100; steps += 1) await Promise.resolve();
}

test('sends requests made at once for half a frame, the others after it, in order', async () => {
  const { send, sent } = open('outside', 4);
  for (const round of [0, 1]) {
    const places = [1, 2, 3, 4, 5].map((place) => round * 10 + place);
    const answers = Promise.all(places.map(send));
    await task();
    expect(sent.slice(round * 5)).toEqual(places.slice(0, 2));
    expect(await answers).toHaveLength(5);
    expect(sent.slice(round * 5)).toEqual(places);
    await quiet(); // nothing more is to be sent: the next round begins at once again
  }
});

test('sends a request made while others wait after them', async () => {
  const { send, sent } = open('outside', 8);
  const answers = [send(1), send(2), send(3)];
  await answers[0];
  answers.push(send(4));
  await Promise.all(answers);
  expect(sent).toEqual([1, 2, 3, 4]);
});

test('a request that is slow to create delays only its own task', async () => {
  const { send, sent } = open('outside', 30);
  const answers = Promise.all([1, 2].map((place) => send(place)));
  await task();
  expect(sent).toEqual([1]);
  await answers;
  expect(sent).toEqual([1, 2]);
});

test('a server within the process does not wait for frames', async () => {
  const { send, sent } = open('within', 100);
  const answers = Promise.all([1, 2, 3].map((place) => send(place)));
  await task();
  expect(sent).toEqual([1, 2, 3]);
  await answers;
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'GET /api/v1/deposits: network'],
  ['a page in place of JSON', () => Promise.resolve(new Response('<html>')), 'GET /api/v1/deposits: parse 200'],
  ['another shape', () => Promise.resolve(json(200, { token: 'secret' })), 'GET /api/v1/deposits: shape 200'],
] as const)('%s is logged by method, path and kind alone', async (_, fetch, line) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fakeApi = createTransport({ ...openApp().app.env, origin: ORIGIN, fetch }, tokensOf(), createInvalidationBus());
  const call = createCall(depositList, { query: { limit: 10, offset: 0 } });
  await expect(fakeApi.send(call, new AbortController().signal, 'secret')).rejects.toThrow(line);
  expect(logged.mock.calls).toEqual([[line]]);
});

test.each([
  ['what the server refuses', () => Promise.resolve(json(403, { detail: 'Доступ запрещён' })), 'http 403'],
  ['what is given up', () => Promise.reject(new DOMException('', 'AbortError')), 'aborted'],
] as const)('%s is not logged', async (_, fetch, message) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fakeApi = createTransport({ ...openApp().app.env, origin: ORIGIN, fetch }, tokensOf(), createInvalidationBus());
  const call = createCall(depositList, { query: { limit: 10, offset: 0 } });
  await expect(fakeApi.send(call, new AbortController().signal)).rejects.toThrow(message);
  expect(logged).not.toHaveBeenCalled();
});
