// One call through the whole app: how often each refusal is sent, what the caller gets, refresh and replay.
import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { errorCatalogue, invalidTokenEntry } from '../../src/api/errors/catalogue.ts';
import { type Call, createCall } from '../../src/api/endpoint.ts';
import { depositCreate, depositList } from '../../src/api/endpoints/deposits.ts';
import { reportCreate } from '../../src/api/endpoints/reports.ts';
import { withdrawalCreate } from '../../src/api/endpoints/withdrawals.ts';
import { runRequest } from '../../src/machines/data/request.machine.ts';
import { getRefreshBackoff } from '../../src/machines/session/context.ts';
import { API, type Bench, openApp, signedIn, userRecord } from '../support/app.ts';
import { createProfile } from '../support/tabs.ts';
import { until } from '../support/time.ts';
import { held, json } from '../support/fakeApi.ts';

const DEPOSITS = `GET ${API}deposits`;
const REFRESH = `POST ${API}auth/jwt/refresh/`;
const deposits = createCall(depositList, { query: { limit: 10, offset: 0 } });
const deposit = createCall(depositCreate, { body: { amount: '100.00', currency: 'RUB' } });
const report = createCall(reportCreate, {
  body: { report_type: 'operations', period_from: '2026-11-01', period_to: '2026-11-20' },
});
const page = { count: 0, next: null, previous: null, results: [] };

let bench: Bench;

beforeEach(async () => {
  bench = openApp({ profile: createProfile(signedIn()) });
  bench.fakeApi.answer(`GET ${API}auth/current_user/`, () => json(200, userRecord()));
  bench.fakeApi.answer(DEPOSITS, () => json(200, page));
  await until(() => bench.app.session.getSnapshot().matches({ active: { profile: 'loaded' } }), 'the profile');
});
afterEach(() => bench.app.stop());

const request = (call: Call, signal = new AbortController().signal) => runRequest(call, bench.app.requests, signal);
const expired = () => json(401, { detail: 'Token is expired' });
const modals = () => bench.app.failures.getSnapshot().context.modals.map(({ row }) => row.modal);
const session = () => bench.app.session.getSnapshot();

describe('each text of the catalogue', () => {
  test.each(errorCatalogue.filter((row) => row !== invalidTokenEntry))(
    '«$text»: a read and a write are retried once only if $retry, then reject',
    async (row) => {
      const body = { [row.channel]: row.text };
      for (const [call, kind] of [
        [deposits, DEPOSITS],
        [deposit, `POST ${API}deposits/`],
      ] as const) {
        bench.fakeApi.answer(kind, () => json(row.status, body));
        expect(await request(call)).toMatchObject({
          ok: false,
          failure: { kind: 'refused', data: body, catalogueEntry: { modal: row.modal } },
        });
        expect(bench.fakeApi.calls(kind), kind).toHaveLength(row.retry ? 2 : 1);
      }
      expect(bench.fakeApi.calls(REFRESH), 'a known text is never refreshed').toHaveLength(0);
    },
  );

  test.each(errorCatalogue.filter(({ retry }) => retry))('«$text»: reports/create/ is never retried', async (row) => {
    const kind = `POST ${API}authorized_organization/reports/create/`;
    bench.fakeApi.answer(kind, () => json(row.status, { [row.channel]: row.text }));
    expect(await request(report)).toMatchObject({ ok: false });
    expect(bench.fakeApi.calls(kind)).toHaveLength(1);
  });

  test('a successful retry is a success, and the modal it opened closes', async () => {
    bench.fakeApi.once(DEPOSITS, () => json(403, { detail: 'Your account has been blocked.' }));
    expect(await request(deposits)).toEqual({ ok: true, value: page });
    expect(modals()).toEqual([]);
  });

  test('a retried form sends its file a second time', async () => {
    const file = new File(['%PDF-1.7'], 'order.pdf', { type: 'application/pdf' });
    const call = createCall(withdrawalCreate, {
      body: { amount: '5.00', recipient_name: 'А', settlement_account: '1', bik: '2', purpose: 'П', file },
    });
    const kind = `POST ${API}withdrawals/`;
    bench.fakeApi.answer(kind, () =>
      json(403, { detail: 'Your account is under review. Only GET requests are allowed.' }),
    );
    await request(call);
    const [first, second] = bench.fakeApi.calls(kind).map(({ body }) => body);
    expect(second).toEqual(first);
    expect(JSON.stringify(first)).toContain('recipient_name');
  });
});

const REFRESHED = { access: 'access-2', refresh: 'refresh-2' };
const refuseOld = () =>
  bench.fakeApi.answer(DEPOSITS, ({ authorization }) =>
    authorization === 'Bearer access-2' ? json(200, page) : expired(),
  );

describe('403 that names an invalid token', () => {
  const BODIES = [
    { detail: invalidTokenEntry.text },
    { detail: 'Данный токен недействителен для любого типа токена', code: 'token_not_valid' },
    { detail: 'Учетные данные не были предоставлены.' },
  ];

  test.each(BODIES)('%j causes one refresh and one replay', async (body) => {
    bench.fakeApi.answer(DEPOSITS, ({ authorization }) =>
      authorization === 'Bearer access-2' ? json(200, page) : json(403, body),
    );
    bench.fakeApi.answer(REFRESH, () => json(200, REFRESHED));
    expect(await Promise.all([request(deposits), request(deposits)])).toEqual([
      { ok: true, value: page },
      { ok: true, value: page },
    ]);
    expect(bench.fakeApi.calls(REFRESH)).toHaveLength(1);
    expect([modals(), session().hasTag('signedIn')]).toEqual([[], true]);
  });

  test.each(BODIES)('%j ends the session by its modal where the refresh does not help', async (body) => {
    bench.fakeApi.answer(DEPOSITS, () => json(403, body));
    bench.fakeApi.answer(REFRESH, () => json(200, REFRESHED));
    expect(await request(deposits)).toMatchObject({
      ok: false,
      failure: { kind: 'refused', catalogueEntry: invalidTokenEntry, messages: [] },
    });
    expect([bench.fakeApi.calls(DEPOSITS).length, bench.fakeApi.calls(REFRESH).length]).toEqual([2, 1]);
    expect([modals(), session().matches({ ended: 'invalidToken' })]).toEqual([['invalidToken'], true]);
  });

  test('of the refresh itself ends the session', async () => {
    bench.fakeApi.answer(DEPOSITS, expired);
    bench.fakeApi.answer(REFRESH, () => json(403, BODIES[1]));
    await request(deposits);
    expect([modals(), session().matches({ ended: 'invalidToken' })]).toEqual([['invalidToken'], true]);
  });
});

describe('401', () => {
  test('causes one refresh and one replay with the new token', async () => {
    refuseOld();
    bench.fakeApi.answer(REFRESH, () => json(200, REFRESHED));
    expect(await request(deposits)).toEqual({ ok: true, value: page });
    expect(bench.fakeApi.calls(REFRESH)).toMatchObject([{ authorization: null, body: { refresh: 'refresh-1' } }]);
    expect(bench.fakeApi.calls(DEPOSITS).map(({ authorization }) => authorization)).toEqual([
      'Bearer access-1',
      'Bearer access-2',
    ]);
    expect(modals()).toEqual([]);
  });

  test('after a successful refresh is final: one replay, the invalid-token modal, no loop', async () => {
    bench.fakeApi.answer(DEPOSITS, expired);
    bench.fakeApi.answer(REFRESH, () => json(200, REFRESHED));
    expect(await request(deposits)).toMatchObject({
      ok: false,
      failure: { kind: 'refused', catalogueEntry: { modal: 'invalidToken' }, status: 401 },
    });
    expect([bench.fakeApi.calls(DEPOSITS).length, bench.fakeApi.calls(REFRESH).length]).toEqual([2, 1]);
    expect(modals()).toEqual(['invalidToken']);
    expect(session().matches({ ended: 'invalidToken' })).toBe(true);
    expect(bench.profile.items.size, 'the tokens are gone').toBe(0);
  });

  test('leaves the response of the replay unchanged after a successful refresh', async () => {
    bench.fakeApi.once(DEPOSITS, expired);
    bench.fakeApi.answer(DEPOSITS, () => json(400, {}));
    bench.fakeApi.answer(REFRESH, () => json(200, REFRESHED));
    expect(await request(deposits)).toMatchObject({
      ok: false,
      failure: { kind: 'http', status: 400, catalogueEntry: null },
    });
    expect(modals()).toEqual([]);
  });

  test('of a call whose token was replaced meanwhile is replayed without a refresh', async () => {
    refuseOld();
    const { answer, give } = held();
    bench.fakeApi.once(DEPOSITS, answer);
    const outcome = request(deposits);
    await until(() => bench.fakeApi.calls(DEPOSITS).length === 1);
    bench.app.tokens.save(REFRESHED);
    give(expired());
    expect(await outcome).toEqual({ ok: true, value: page });
    expect(bench.fakeApi.calls(REFRESH)).toHaveLength(0);
  });

  test('of a replaced token, and of its successor too, is refreshed before the session ends', async () => {
    bench.fakeApi.answer(DEPOSITS, ({ authorization }) =>
      authorization === 'Bearer access-3' ? json(200, page) : expired(),
    );
    bench.fakeApi.answer(REFRESH, () => json(200, { access: 'access-3', refresh: 'refresh-3' }));
    const { answer, give } = held();
    bench.fakeApi.once(DEPOSITS, answer);
    const outcome = request(deposits); // the laptop sleeps; another tab refreshed, and that token is old by now as well
    await until(() => bench.fakeApi.calls(DEPOSITS).length === 1);
    bench.app.tokens.save(REFRESHED);
    give(expired());
    expect(await outcome).toEqual({ ok: true, value: page });
    expect(bench.fakeApi.calls(DEPOSITS)).toHaveLength(3);
    expect(bench.fakeApi.calls(REFRESH)).toHaveLength(1);
  });

  test('of a sign-in is never refreshed', async () => {
    bench.fakeApi.answer(`POST ${API}auth/jwt/create/`, () => json(401, { detail: 'No active account found' }));
    bench.app.session.send({ type: 'session.signOut' });
    const credentials = { login: 'x', password: 'y', accountType: 'ved_participant', captcha: 'z' };
    expect(await bench.app.signIn(credentials, new AbortController().signal)).toMatchObject({
      ok: false,
      failure: { kind: 'unauthorized' },
    });
    expect(bench.fakeApi.calls(REFRESH)).toHaveLength(0);
  });

  test.each([
    ['the network is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server is down', () => json(503, {})],
  ])('keeps the session when the refresh fails: %s', async (_, answer) => {
    bench.fakeApi.answer(DEPOSITS, expired);
    bench.fakeApi.answer(REFRESH, answer);
    const outcome = await request(deposits);
    expect(outcome).toMatchObject({ ok: false, failure: { path: `${API}auth/jwt/refresh/` } });
    expect(session().hasTag('signedIn')).toBe(true);
    expect(modals()).toEqual([]);
    bench.fakeApi.answer(REFRESH, () => json(200, REFRESHED));
    refuseOld();
    const next = request(deposits);
    await until(() => session().hasTag('refreshing'));
    bench.clock.increment(getRefreshBackoff(1));
    expect(await next, 'the next call tries again').toEqual({ ok: true, value: page });
  });

  test('does not become «not found» where the refresh endpoint is missing', async () => {
    bench.fakeApi.answer(DEPOSITS, expired);
    bench.fakeApi.answer(REFRESH, () => json(404, { detail: 'Не найдено.' }));
    expect(await request(deposits)).toMatchObject({
      ok: false,
      failure: { kind: 'unauthorized', data: null, messages: [] },
    });
    expect(session().hasTag('signedIn')).toBe(true);
  });

  test('keeps the old refresh token where the refresh returns no new one', async () => {
    refuseOld();
    bench.fakeApi.answer(REFRESH, () => json(200, { access: 'access-2' }));
    expect(await request(deposits)).toEqual({ ok: true, value: page });
    expect(bench.app.tokens.read()).toMatchObject({ access: 'access-2', refresh: 'refresh-1' });
  });

  test.each([400, 401, 403])('ends the session when the refresh is refused with %i', async (status) => {
    bench.fakeApi.answer(DEPOSITS, expired);
    bench.fakeApi.answer(REFRESH, () => json(status, { detail: 'Token is blacklisted' }));
    expect(await request(deposits)).toMatchObject({ ok: false, failure: { kind: 'unauthorized' } });
    expect(session().matches({ ended: 'invalidToken' })).toBe(true);
    expect(modals()).toEqual(['invalidToken']);
    const { recent } = bench.app.failures.getSnapshot().context;
    expect(recent.find(({ failure }) => failure.catalogueEntry === invalidTokenEntry)?.failure.messages).toEqual([]);
  });
});

describe('an aborted call', () => {
  test('rejects, is aborted on the network and reports no failure', async () => {
    const { answer } = held();
    bench.fakeApi.once(DEPOSITS, answer);
    const giveUp = new AbortController();
    const outcome = request(deposits, giveUp.signal);
    await until(() => bench.fakeApi.calls(DEPOSITS).length === 1);
    giveUp.abort();
    await expect(outcome).rejects.toThrow('aborted');
    expect(bench.fakeApi.calls(DEPOSITS)[0]?.signal?.aborted).toBe(true);
    expect(bench.app.failures.getSnapshot().context.recent).toEqual([]);
  });

  test('is not sent if it is aborted before', async () => {
    await expect(request(deposits, AbortSignal.abort())).rejects.toThrow('aborted');
    expect(bench.fakeApi.calls(DEPOSITS)).toHaveLength(0);
  });
});

test('leaves no listener at a signal that outlives its call', async () => {
  const screen = new AbortController();
  await request(deposits, screen.signal);
  expect(getEventListeners(screen.signal, 'abort')).toEqual([]);
});

test("an unknown failure rejects with the server's text and opens nothing", async () => {
  const data = { status: ['Переход в этот статус недоступен'] };
  bench.fakeApi.answer(DEPOSITS, () => json(400, data));
  expect(await request(deposits)).toMatchObject({ ok: false, failure: { kind: 'http', status: 400, data } });
  expect(modals()).toEqual([]);
  expect(bench.app.failures.getSnapshot().context.recent).toHaveLength(1);
});
