// A query under every order of responses: the latest request wins, previous data stays, writes elsewhere invalidate it.
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { type Call, createCall, createPageCall } from '../../src/api/endpoint.ts';
import { depositCreate, depositList } from '../../src/api/endpoints/deposits.ts';
import { ApiError } from '../../src/api/errors/failure.ts';
import { toAdjacentPageCall } from '../../src/machines/data/lists/adjacentPage.ts';
import { WINDOW_FOCUSED, type RequestPorts, createInvalidationBus } from '../../src/machines/data/ports.ts';
import { queryMachine } from '../../src/machines/data/query.machine.ts';
import { runRequest } from '../../src/machines/data/request.machine.ts';
import world from '../contract/demo-world.json' with { type: 'json' };
import { API, ORIGIN, type Bench, openApp, signedIn, userRecord } from '../support/app.ts';
import { failing, inertPorts } from '../support/models/ports.ts';
import { createProfile } from '../support/tabs.ts';
import { quiet, until } from '../support/time.ts';
import { held, json } from '../support/fakeApi.ts';

const DEPOSITS = `GET ${API}deposits`;
const at = (offset: number): Call => createCall(depositList, { query: { limit: 10, offset } });
const page = (count: number) => ({ count, next: null, previous: null, results: [] });

/** The schedule decides when responses arrive; an aborted call gets a response too, as from a careless server. */
function portsOf(s: fc.Scheduler, answers: (call: Call) => unknown): RequestPorts {
  return {
    ...inertPorts,
    send: (call) =>
      s.schedule(Promise.resolve(), JSON.stringify(call.input)).then(() => {
        const answer = answers(call);
        if (answer instanceof ApiError) throw answer;
        return answer;
      }),
  };
}
const offsetOf = (call: Call) => Number(call.input.query?.['offset']);

describe('races', () => {
  test('the latest request wins, whatever the order of the responses', async () => {
    const offsets = fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 8 });
    const newestWins = fc.asyncProperty(fc.scheduler(), offsets, fc.nat({ max: 3 }), async (s, requested, ahead) => {
      const requests = portsOf(s, offsetOf);
      const query = createActor(queryMachine, {
        input: { requests, invalidations: createInvalidationBus(), call: null },
      }).start();
      for (const offset of requested) {
        query.send({ type: 'query.fetch', call: at(offset) });
        for (let turns = 0; turns < ahead && s.count() > 0; turns += 1) await s.waitOne();
      }
      await s.waitAll();
      await quiet(1);
      return query.getSnapshot().context.data === requested.at(-1) && !query.getSnapshot().hasTag('busy');
    });
    await expect(fc.assert(newestWins, { numRuns: 300 })).resolves.toBeUndefined();
  });

  test('a failure of an older request never replaces the data of a newer one', async () => {
    const refused = new ApiError(failing('http', { status: 500 }));
    const newestWins = fc.asyncProperty(fc.scheduler(), fc.boolean(), async (s, newestFails) => {
      const requests = portsOf(s, (call) => (offsetOf(call) === (newestFails ? 10 : 0) ? refused : offsetOf(call)));
      const query = createActor(queryMachine, {
        input: { requests, invalidations: createInvalidationBus(), call: at(0) },
      }).start();
      query.send({ type: 'query.fetch', call: at(10) });
      await s.waitAll();
      await quiet(1);
      return query.getSnapshot().hasTag('failed') === newestFails;
    });
    await expect(fc.assert(newestWins, { numRuns: 100 })).resolves.toBeUndefined();
  });
});

describe('in the app', () => {
  let bench: Bench;
  let query: Actor<typeof queryMachine>;

  beforeEach(() => {
    bench = openApp({ profile: createProfile(signedIn()) });
    bench.fakeApi.answer(`GET ${API}auth/current_user/`, () => json(200, userRecord()));
    bench.fakeApi.answer(DEPOSITS, () => json(200, page(1)));
  });
  afterEach(() => {
    query.stop();
    bench.app.stop();
  });

  const open = (call: Call | null = at(0)) => {
    const { requests, invalidations } = bench.app;
    query = createActor(queryMachine, { input: { requests, invalidations, call }, clock: bench.clock }).start();
  };
  const settled = () => until(() => !query.getSnapshot().hasTag('busy'), 'the answer');
  const context = () => query.getSnapshot().context;
  const requestCount = () => bench.fakeApi.calls(DEPOSITS).length;

  test('previous data stay visible while refetching and after a failure', async () => {
    open();
    await settled();
    const slow = held();
    bench.fakeApi.once(DEPOSITS, slow.answer);
    query.send({ type: 'query.fetch', call: at(10) });
    expect([context().data, query.getSnapshot().hasTag('busy')]).toEqual([page(1), true]);
    slow.give(json(500, {}));
    await settled();
    expect([context().data, context().failure?.status]).toEqual([page(1), 500]);
    query.send({ type: 'query.refetch' });
    await settled();
    expect(context().failure, 'a good answer takes the failure away').toBeNull();
  });

  test('returns the readable rows of a page, with the number of skipped ones', async () => {
    const [good] = world.deposits;
    const partial = { ...page(2), next: `${ORIGIN}${API}deposits?cursor=b`, results: [good, { ...good, id: {} }] };
    bench.fakeApi.once(DEPOSITS, () => json(200, partial));
    open();
    await settled();
    expect(context()).toMatchObject({ data: { count: 2, results: [{ id: good?.id }], lost: 1 }, failure: null });
    expect(toAdjacentPageCall(at(10), context()).url, 'the next page is known').toBe(`${API}deposits?cursor=b`);
    bench.fakeApi.once(DEPOSITS, () => json(500, {}));
    query.send({ type: 'query.refetch' });
    await settled();
    expect(context()).toMatchObject({ data: { results: [{ id: good?.id }] }, failure: { status: 500 } });
  });

  test('a write that invalidates its tags makes it refetch, another one does not', async () => {
    open();
    await settled();
    bench.app.invalidations.publish(['chat']);
    await quiet();
    expect(requestCount()).toBe(1);
    bench.fakeApi.answer(`POST ${API}deposits/`, () => json(400, {}));
    await runRequest(
      createCall(depositCreate, { body: { amount: '1.00' } }),
      bench.app.requests,
      new AbortController().signal,
    );
    await quiet();
    expect(requestCount(), 'a refused write changes nothing').toBe(1);
    bench.app.invalidations.publish(['deposit']);
    await settled();
    expect(requestCount()).toBe(2);
  });

  test('a write during a request causes another: the pending response may be older', async () => {
    const slow = held();
    bench.fakeApi.once(DEPOSITS, slow.answer);
    open();
    await until(() => requestCount() === 1);
    bench.fakeApi.answer(DEPOSITS, () => json(200, page(2)));
    bench.app.invalidations.publish(['deposit']);
    slow.give(json(200, page(1)));
    await settled();
    expect([context().data, requestCount()]).toEqual([page(2), 2]);
  });

  test('an accepted agreement refetches every screen', async () => {
    open();
    await settled();
    bench.app.session.send({ type: 'account.restricted', limit: 'pending_agreements' });
    bench.app.onAgreementsAccepted();
    await until(() => requestCount() === 2, 'the second request');
    await settled();
    expect(context().failure).toBeNull();
  });

  test('refetches on window focus, not during a request nor after a failure', async () => {
    const slow = held();
    bench.fakeApi.once(DEPOSITS, slow.answer);
    open();
    await until(() => requestCount() === 1);
    bench.app.invalidations.publish([WINDOW_FOCUSED]);
    slow.give(json(200, page(1)));
    await settled();
    expect(requestCount()).toBe(1);
    bench.fakeApi.once(DEPOSITS, () => json(500, {}));
    bench.app.invalidations.publish([WINDOW_FOCUSED]);
    await until(() => query.getSnapshot().hasTag('failed'));
    bench.app.invalidations.publish([WINDOW_FOCUSED]);
    expect([requestCount(), query.getSnapshot().hasTag('failed')], 'a failed query is refetched only by hand').toEqual([
      2,
      true,
    ]);
  });

  test('is slow after fifteen seconds, and never ends by itself', async () => {
    bench.fakeApi.answer(DEPOSITS, held().answer);
    open();
    await until(() => requestCount() === 1);
    bench.clock.increment(14_999);
    expect(query.getSnapshot().hasTag('slow')).toBe(false);
    bench.clock.increment(1);
    expect(query.getSnapshot().hasTag('slow')).toBe(true);
    bench.clock.increment(24 * 3_600_000);
    expect(query.getSnapshot().hasTag('busy')).toBe(true);
    query.send({ type: 'query.cancel' });
    await until(() => bench.fakeApi.calls(DEPOSITS)[0]?.signal?.aborted === true, 'the abort');
    expect(query.getSnapshot().hasTag('busy')).toBe(false);
  });

  test('reports stale rows when cancelled; without data there is nothing to report', async () => {
    bench.fakeApi.once(DEPOSITS, held().answer);
    open();
    await until(() => requestCount() === 1);
    query.send({ type: 'query.cancel' });
    expect([context().data, context().failure]).toEqual([undefined, null]);
    query.send({ type: 'query.refetch' });
    await settled();
    const known = context().data;
    bench.fakeApi.once(DEPOSITS, held().answer);
    query.send({ type: 'query.fetch', call: at(10) });
    await until(() => requestCount() === 3);
    query.send({ type: 'query.cancel' });
    expect([context().data, context().failure?.kind]).toEqual([known, 'aborted']);
    bench.app.invalidations.publish([WINDOW_FOCUSED]);
    expect(query.getSnapshot().hasTag('busy'), 'the focused window repeats nothing that was cancelled').toBe(false);
    query.send({ type: 'query.refetch' });
    await settled();
    expect(context().failure).toBeNull();
  });

  test('refetches on reconnect only calls that failed for the lost network', async () => {
    bench.fakeApi.once(DEPOSITS, () => Promise.reject(new TypeError('Failed to fetch')));
    open();
    await settled();
    expect(context().failure?.kind).toBe('network');
    bench.fakeNetwork.setOnline(false);
    await quiet();
    expect(requestCount()).toBe(1);
    bench.fakeNetwork.setOnline(true);
    await until(() => requestCount() === 2);
    await settled();
    expect(context().failure).toBeNull();
    bench.fakeNetwork.setOnline(false);
    bench.fakeNetwork.setOnline(true);
    await quiet();
    expect(requestCount()).toBe(2);
    bench.fakeApi.once(DEPOSITS, () => json(500, {}));
    query.send({ type: 'query.refetch' });
    await until(() => query.getSnapshot().hasTag('failed'));
    bench.fakeNetwork.setOnline(false);
    bench.fakeNetwork.setOnline(true);
    await quiet();
    expect(requestCount(), 'after a server error it is refetched only by hand').toBe(3);
  });

  test('leaving the screen aborts pending requests', async () => {
    bench.fakeApi.answer(DEPOSITS, held().answer);
    open();
    await until(() => requestCount() === 1);
    query.stop();
    expect(bench.fakeApi.calls(DEPOSITS)[0]?.signal?.aborted).toBe(true);
  });

  test('requests an adjacent page on another server from the own one', async () => {
    open(createPageCall(depositList, 'https://evil.example/api/v1/deposits?offset=10'));
    await settled();
    expect([context().failure, requestCount()]).toEqual([null, 1]);
    expect(bench.fakeApi.calls(DEPOSITS)[0]?.query).toContain('offset=10');
  });
});
