// The only response cache: sale requests for thirty seconds. Other cached responses are refetched.
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { type Call, createCall, createPageCall, castResult } from '../../src/api/endpoint.ts';
import { tradeBuyList, tradeReview, tradeSellList } from '../../src/api/endpoints/trades.ts';
import { mutationMachine } from '../../src/machines/data/mutation.machine.ts';
import { runRequest } from '../../src/machines/data/request.machine.ts';
import { createInProcessMock } from '../../src/mock-server/transports/inProcess.ts';
import { API, type Bench, openApp, signedIn, userRecord } from '../support/app.ts';
import { createProfile } from '../support/tabs.ts';
import { deferred, until } from '../support/time.ts';
import { type Answer, held, json } from '../support/fakeApi.ts';

const LIST = `GET ${API}trades`;
const empty = { count: 0, next: null, previous: null, results: [] };
const sales = (offset = 0) => createCall(tradeSellList, { query: { request_type: 'sell', limit: 10, offset } });

let bench: Bench;

beforeEach(() => {
  bench = openApp({ profile: createProfile(signedIn()) });
  bench.fakeApi.answer(`GET ${API}auth/current_user/`, () => json(200, userRecord()));
  bench.fakeApi.answer(LIST, () => json(200, empty));
});
afterEach(() => bench.app.stop());

const request = (call: Call) => runRequest(call, bench.app.requests, new AbortController().signal);
const requestCount = () => bench.fakeApi.calls(LIST).length;

test('reuses the response to the same call for thirty seconds', async () => {
  const first = await request(sales());
  bench.clock.increment(29_999);
  expect(await request(sales())).toEqual(first);
  expect(requestCount()).toBe(1);
  bench.clock.increment(1);
  await request(sales());
  expect(requestCount()).toBe(2);
});

test('a clock that is set back extends no response', async () => {
  await request(sales());
  bench.clock.increment(-86_400_000);
  await request(sales());
  expect(requestCount()).toBe(2);
});

test('another page, and purchase requests, are other calls', async () => {
  await request(sales());
  await request(sales(10));
  expect(requestCount()).toBe(2);
  await request(createPageCall(tradeSellList, `${API}trades?request_type=sell&cursor=b`, sales().input));
  expect(requestCount()).toBe(3);
  const buys = createCall(tradeBuyList, { query: { request_type: 'buy', limit: 10, offset: 0 } });
  await request(buys);
  await request(buys);
  expect(requestCount()).toBe(5);
});

test('a write that invalidates trades makes it refetch, another one does not', async () => {
  await request(sales());
  bench.app.invalidations.publish(['chat']);
  await request(sales());
  expect(requestCount()).toBe(1);
  bench.app.invalidations.publish(['trade', 'fiat']);
  await request(sales());
  expect(requestCount()).toBe(2);
});

test('does not cache a response requested before a write', async () => {
  const { answer, give } = held();
  bench.fakeApi.once(LIST, answer);
  const first = request(sales());
  await vi.waitFor(() => expect(requestCount()).toBe(1)); // a tag published before the request is sent changes nothing
  bench.app.invalidations.publish(['trade']);
  give(json(200, empty));
  await first;
  await request(sales());
  expect(requestCount()).toBe(2);
});

describe('an aborted write', () => {
  const review = createCall(tradeReview, { params: { id: 1007 }, body: { status: 'accepted' } });
  const WRITE = `PATCH ${API}authorized_organization/trades/1007/update_status/`;

  /** A screen writes, and is left meanwhile. */
  async function leftWhileWriting(write: Answer) {
    bench.fakeApi.answer(WRITE, write);
    const { requests, invalidations } = bench.app;
    const screen = createActor(mutationMachine, { input: { requests, invalidations } }).start();
    screen.send({ type: 'mutation.run', call: review });
    await until(() => bench.fakeApi.calls(WRITE).length === 1, 'the write');
    screen.stop();
  }

  test('may be carried out at any time: no response is reused for thirty seconds', async () => {
    await request(sales());
    await leftWhileWriting(held().answer);
    await request(sales());
    expect(requestCount(), 'the response cached before it').toBe(2);
    await request(sales());
    expect(requestCount(), 'the response cached after it').toBe(3);
    bench.clock.increment(29_999);
    await request(sales());
    expect(requestCount(), 'until the last moment').toBe(4);
    bench.clock.increment(1);
    await request(sales());
    await request(sales());
    expect(requestCount(), 'as usual again').toBe(5);
  });

  test('has an unknown outcome when lost, and a known one when rejected', async () => {
    bench.fakeApi.once(WRITE, () => json(400, {}));
    await request(sales());
    await request(review);
    await request(sales());
    expect(requestCount()).toBe(1);
    bench.fakeApi.once(WRITE, () => Promise.reject(new TypeError('Failed to fetch')));
    await request(review);
    await request(sales());
    await request(sales());
    expect(requestCount()).toBe(3);
  });

  test('carried out after its screen has unmounted is visible to the next request', async () => {
    const mock = createInProcessMock({ frozen: true, log: () => undefined });
    const carriedOut = deferred<void>();
    const server: typeof fetch = async (input, init) => {
      if (init?.method !== 'PATCH') return mock.fetch(input, init);
      const { signal: _, ...kept } = init; // the server is not notified of the abort
      const answer = mock.fetch(input, kept);
      void answer.then(() => carriedOut.resolve());
      return new Promise((_resolve, reject) =>
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
    };
    const profile = createProfile(signedIn(await mock.signIn('operator'), 'authorized_organization'));
    const { app } = openApp({ profile, server: { fetch: server, origin: mock.origin } });
    onTestFinished(() => {
      app.stop();
      mock.close();
    });
    const status = async () => {
      const outcome = await runRequest(sales(), app.requests, new AbortController().signal);
      if (!outcome.ok) throw new Error('no list');
      return castResult(tradeSellList, outcome.value).results.find(({ id }) => id === 1007)?.status;
    };
    const before = await status();
    const screen = createActor(mutationMachine, {
      input: { requests: app.requests, invalidations: app.invalidations },
    }).start();
    screen.send({ type: 'mutation.run', call: review });
    await carriedOut.promise;
    screen.stop();
    expect([before, await status()]).toEqual([undefined, 'accepted']);
  });
});

test('never caches a failure', async () => {
  bench.fakeApi.once(LIST, () => json(500, {}));
  expect(await request(sales())).toMatchObject({ ok: false });
  expect(await request(sales())).toMatchObject({ ok: true });
});

test('does not share cached responses between sessions', async () => {
  await request(sales());
  bench.app.session.send({ type: 'session.signOut' });
  bench.app.tokens.save({ access: 'access-of-another', accountType: 'ved_participant' });
  bench.app.session.send({ type: 'session.registered' });
  await request(sales());
  expect(bench.fakeApi.calls(LIST).map(({ authorization }) => authorization)).toEqual([
    'Bearer access-1',
    'Bearer access-of-another',
  ]);
});

test('a cached response closes no modal', async () => {
  await request(sales());
  bench.fakeApi.once(LIST, () => json(429, { error: 'Rate limit exceeded.' }));
  await request(sales(10));
  const open = () => bench.app.failures.getSnapshot().hasTag('open');
  expect(open()).toBe(true);
  await request(sales());
  expect(open()).toBe(true);
  await request(sales(20));
  expect(open(), 'a real success closes it').toBe(false);
});
