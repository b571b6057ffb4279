// A write through the whole app: once however often it is clicked, never repeated by itself, lists read again after it.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { createCall } from '../../src/api/endpoint.ts';
import { depositReview, depositUpdate } from '../../src/api/endpoints/deposits.ts';
import { type MutationResult, mutationMachine } from '../../src/machines/data/mutation.machine.ts';
import { API, type Bench, openApp, signedIn, userRecord } from '../support/app.ts';
import { createProfile } from '../support/tabs.ts';
import { quiet, until } from '../support/time.ts';
import { held, json } from '../support/fakeApi.ts';

const KIND = `PATCH ${API}authorized_organization/deposits/7/update/`;
const accept = createCall(depositReview, { params: { id: 7 }, body: { status: 'accepted' } });
const deposit = {
  id: 7,
  number: 'П-7',
  amount: '100.00',
  currency: 'RUB',
  status: 'accepted',
  company_id: 101,
  company_name: 'ООО «Восток-Импорт»',
  role: 'ved_participant',
  created_at: '2026-11-20T10:00:00+03:00',
};

let bench: Bench;
let mutation: Actor<typeof mutationMachine>;
let results: MutationResult[];
let touched: string[];

beforeEach(() => {
  bench = openApp({ profile: createProfile(signedIn(undefined, 'authorized_organization')) });
  bench.fakeApi.answer(`GET ${API}auth/current_user/`, () =>
    json(200, userRecord({ account_type: 'authorized_organization' })),
  );
  const { requests, invalidations } = bench.app;
  mutation = createActor(mutationMachine, { input: { requests, invalidations }, clock: bench.clock }).start();
  results = [];
  touched = [];
  mutation.on('*', (result) => results.push(result));
  invalidations.subscribe((tags) => touched.push(...tags));
});
afterEach(() => {
  mutation.stop();
  bench.app.stop();
});

const run = () => mutation.send({ type: 'mutation.run', call: accept });
const settled = () => until(() => !mutation.getSnapshot().hasTag('busy'), 'the answer');
const sent = () => bench.fakeApi.calls(KIND).length;

test('ten clicks are one request and one result', async () => {
  bench.fakeApi.answer(KIND, () => json(200, deposit));
  for (let clicks = 0; clicks < 10; clicks += 1) run();
  await settled();
  expect(sent()).toBe(1);
  expect(results).toMatchObject([{ type: 'mutation.succeeded', call: accept, value: { id: 7, status: 'accepted' } }]);
  expect(mutation.getSnapshot().hasTag('failed')).toBe(false);
  expect(touched).toEqual(expect.arrayContaining(['deposit', 'fiat']));
});

test('reports a failure once, repeats nothing, and can be retried by the user', async () => {
  bench.fakeApi.once(KIND, () => json(400, { status: ['Переход в этот статус недоступен'] }));
  bench.fakeApi.answer(KIND, () => json(200, deposit));
  run();
  await settled();
  expect(mutation.getSnapshot().hasTag('failed')).toBe(true);
  bench.clock.increment(3_600_000);
  await quiet();
  expect([sent(), touched]).toEqual([1, []]);
  expect(results).toMatchObject([
    { type: 'mutation.failed', failure: { data: { status: ['Переход в этот статус недоступен'] } } },
  ]);
  run();
  await settled();
  expect([sent(), mutation.getSnapshot().context.failure]).toEqual([2, null]);
});

test('sends the current request after a failure, not the failed one', async () => {
  bench.fakeApi.once(KIND, () => json(400, {}));
  bench.fakeApi.answer(KIND, () => json(200, deposit));
  run();
  await settled();
  mutation.send({
    type: 'mutation.run',
    call: createCall(depositReview, { params: { id: 7 }, body: { status: 'rejected' } }),
  });
  await settled();
  expect(bench.fakeApi.calls(KIND).map(({ body }) => body)).toEqual([{ status: 'accepted' }, { status: 'rejected' }]);
});

test('does not repeat a write whose response was lost', async () => {
  bench.fakeApi.answer(KIND, () => Promise.reject(new TypeError('Failed to fetch')));
  run();
  await settled();
  await quiet();
  expect(sent()).toBe(1);
  expect(mutation.getSnapshot().context.failure?.kind).toBe('network');
});

const upload = (name: string) =>
  createCall(depositUpdate, { params: { id: 7 }, body: { payment_order: new File(['%PDF-1.7'], name) } });

test('sends another file after a lost response, not the lost one', async () => {
  const kind = `PATCH ${API}deposits/7/update/`;
  bench.fakeApi.once(kind, () => Promise.reject(new TypeError('Failed to fetch')));
  bench.fakeApi.answer(kind, () => json(200, deposit));
  for (const name of ['old.pdf', 'new.pdf']) {
    mutation.send({ type: 'mutation.run', call: upload(name) });
    await settled();
  }
  expect(bench.fakeApi.calls(kind).map(({ body }) => new Map(Object(body)).get('payment_order'))).toMatchObject([
    { name: 'old.pdf' },
    { name: 'new.pdf' },
  ]);
});

const answered = (body: string, type = 'application/json') => new Response(body, { headers: { 'Content-Type': type } });

describe('a write whose response', () => {
  test.each<[answer: string, () => Response | Promise<Response>]>([
    ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is cut off', () => answered('{"id": 7, "num')],
    ['is a page of somebody else', () => answered('<h1>Портал</h1>', 'text/html')],
    ['reports a breakdown', () => json(502, {})],
  ])('%s may have been applied: its tags are refetched once', async (_, answer) => {
    bench.fakeApi.answer(KIND, answer);
    run();
    await settled();
    await quiet();
    expect(results).toMatchObject([{ type: 'mutation.failed' }]);
    expect(touched).toEqual(depositReview.invalidates);
  });

  test.each<[answer: string, () => Response]>([
    ['has fields of the record but no id', () => json(200, { amount: '1.00' })],
    ['says nothing', () => new Response(null, { status: 204 })],
  ])('%s is done: its tags are refetched once', async (_, answer) => {
    bench.fakeApi.answer(KIND, answer);
    run();
    await settled();
    await quiet();
    expect(results).toMatchObject([{ type: 'mutation.succeeded', value: null }]);
    expect(touched).toEqual(depositReview.invalidates);
  });

  test('reports a server error by a modal: its tags are refetched once the modal is closed', async () => {
    bench.fakeApi.answer(KIND, () => json(500, { error: 'Internal server error' }));
    run();
    await settled();
    await quiet();
    expect([bench.app.failures.getSnapshot().hasTag('open'), touched]).toEqual([true, []]);
    bench.app.failures.send({ type: 'modal.dismiss', modal: 'serverError' });
    await quiet();
    expect(touched).toEqual(depositReview.invalidates);
  });

  test.each([
    ['refuses it', () => json(400, {})],
    ['is of a known text', () => json(429, { error: 'Rate limit exceeded.' })],
    ['does not know it', () => json(404, {})],
  ])('%s was not applied: nothing is refetched', async (_, answer) => {
    bench.fakeApi.answer(KIND, answer);
    run();
    await settled();
    await quiet();
    expect([results.length, touched]).toEqual([1, []]);
  });
});

test('cancelling aborts it and refetches the lists, since the server may have applied it', async () => {
  bench.fakeApi.answer(KIND, held().answer);
  run();
  await until(() => sent() === 1);
  mutation.send({ type: 'mutation.cancel' });
  expect(bench.fakeApi.calls(KIND)[0]?.signal?.aborted).toBe(true);
  expect([results, touched.length > 0, mutation.getSnapshot().value]).toEqual([[], true, 'idle']);
});

test('is slow after fifteen seconds and keeps waiting', async () => {
  const late = held();
  bench.fakeApi.answer(KIND, late.answer);
  run();
  await until(() => sent() === 1);
  bench.clock.increment(14_999);
  expect(mutation.getSnapshot().hasTag('slow')).toBe(false);
  bench.clock.increment(1);
  expect(mutation.getSnapshot().hasTag('slow')).toBe(true);
  late.give(json(200, deposit));
  await settled();
  expect(results).toHaveLength(1);
});

test('a failure can be cleared', async () => {
  bench.fakeApi.answer(KIND, () => json(404, {}));
  run();
  await settled();
  mutation.send({ type: 'mutation.reset' });
  expect([mutation.getSnapshot().value, mutation.getSnapshot().context.failure]).toEqual(['idle', null]);
});

const decided = (status: string) => createCall(depositReview, { params: { id: 7 }, body: { status } });

test.each([
  ['a lost answer', () => Promise.reject(new TypeError('Failed to fetch')), true],
  ['a gateway timeout', () => json(504, {}), true],
  ['a refusal', () => json(400, {}), false],
])('an equal write after %s is the same call only where the first may have been applied', async (_, answer, isSame) => {
  bench.fakeApi.answer(KIND, answer);
  const first = decided('accepted');
  for (const call of [first, decided('accepted'), decided('declined')]) {
    mutation.send({ type: 'mutation.run', call });
    await settled();
  }
  const calls = results.map(({ call }) => call);
  expect(calls[0]).toBe(first);
  expect(calls[1] === first).toBe(isSame);
  expect(calls[2]).not.toBe(first);
});
