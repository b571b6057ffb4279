// The root actor against the mock server in this process: the demo accounts, expiry, idle end, limits, two tabs.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { type Call, createCall, castResult } from '../../src/api/endpoint.ts';
import { agreementAccept, agreementList } from '../../src/api/endpoints/agreements.ts';
import { depositCreate, depositList } from '../../src/api/endpoints/deposits.ts';
import type { Role } from '../../src/api/roles.ts';
import { selectTopModal } from '../../src/machines/app/topModal.ts';
import { runRequest } from '../../src/machines/data/request.machine.ts';
import { canWrite } from '../../src/machines/session/session.machine.ts';
import { type InProcessMock, createInProcessMock } from '../../src/mock-server/transports/inProcess.ts';
import { ACCESS_TOKEN_MS, SESSION_IDLE_MS } from '../../src/mock-server/http/sessions.ts';
import { type Bench, openApp } from '../support/app.ts';
import { type Profile, createProfile } from '../support/tabs.ts';
import { until } from '../support/time.ts';

const deposits = createCall(depositList, { query: { limit: 10, offset: 0 } });
const deposit = createCall(depositCreate, { body: { amount: '150000.00', currency: 'RUB' } });
const logged = v.array(v.object({ method: v.string(), path: v.string(), status: v.number() }));

let mock: InProcessMock;
let tabs: Bench[];

beforeEach(() => {
  mock = createInProcessMock({ frozen: true, log: () => undefined });
  tabs = [];
});
afterEach(() => {
  for (const { app } of tabs) app.stop();
  mock.close();
});

function open(profile: Profile = createProfile()): Bench {
  const bench = openApp({ server: mock, profile });
  tabs.push(bench);
  return bench;
}
async function enter(login: string, accountType: Role, profile?: Profile): Promise<Bench> {
  const bench = open(profile);
  const credentials = { login, password: 'Demo-2026!', accountType, captcha: 'demo' };
  expect(await bench.app.signIn(credentials, new AbortController().signal)).toMatchObject({ ok: true });
  await until(() => !state(bench).matches({ active: { profile: 'loading' } }), 'the profile');
  return bench;
}
const state = ({ app }: Bench) => app.session.getSnapshot();
const request = ({ app }: Bench, call: Call) => runRequest(call, app.requests, new AbortController().signal);
const modal = ({ app }: Bench) => selectTopModal(app.failures.getSnapshot())?.row.modal ?? null;
const calls = async (method: string, part: string) =>
  v
    .parse(logged, await mock.control('GET', 'log'))
    .filter((call) => call.method === method && call.path.includes(part));

describe('the demo accounts', () => {
  test.each([
    ['ved.active', 'ved_participant', 'unrestricted'],
    ['ved.review', 'ved_participant', 'under_review'],
    ['ved.closed', 'ved_participant', 'closed'],
    ['ved.agreements', 'ved_participant', 'pending_agreements'],
    ['ved.blocked', 'ved_participant', 'blocked'],
    ['lp.active', 'liquidity_provider', 'unrestricted'],
    ['operator', 'authorized_organization', 'unrestricted'],
  ] as const)('%s enters as %s, %s', async (login, role, account) => {
    const bench = await enter(login, role);
    expect(state(bench).matches({ active: { role, account } })).toBe(true);
    expect(canWrite(state(bench))).toBe(account === 'unrestricted');
  });

  test('rejects any other account type', async () => {
    const bench = open();
    const credentials = {
      login: 'ved.active',
      password: 'Demo-2026!',
      accountType: 'liquidity_provider',
      captcha: 'demo',
    };
    const outcome = await bench.app.signIn(credentials, new AbortController().signal);
    expect(outcome).toMatchObject({ ok: false, failure: { catalogueEntry: { modal: 'invalidCredentials' } } });
    expect(state(bench).value).toBe('anonymous');
  });
});

describe('an expired token', () => {
  test('of two tabs with fifty calls each is refreshed once, and all calls succeed', async () => {
    const profile = createProfile();
    const one = await enter('ved.active', 'ved_participant', profile);
    const two = open(profile);
    await until(() => state(two).matches({ active: { profile: 'loaded' } }), 'the other tab');
    await mock.advance(ACCESS_TOKEN_MS + 1);
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, index) => request(index % 2 === 0 ? one : two, deposits)),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(100);
    expect(await calls('POST', 'auth/jwt/refresh/')).toHaveLength(1);
    expect([modal(one), modal(two)]).toEqual([null, null]);
  });

  test('if forged ends the session only where no refresh helps', async () => {
    const bench = await enter('ved.active', 'ved_participant');
    bench.app.tokens.save({ access: 'forged' });
    expect(await request(bench, deposits)).toMatchObject({ ok: true });
    bench.app.tokens.save({ access: 'forged', refresh: 'forged' });
    expect(await request(bench, deposits)).toMatchObject({ ok: false });
    expect([state(bench).matches({ ended: 'invalidToken' }), modal(bench)]).toEqual([true, 'invalidToken']);
  });
});

test('half an hour without calls ends the session, with the reason above the login', async () => {
  const bench = await enter('ved.active', 'ved_participant');
  await mock.advance(SESSION_IDLE_MS + 1);
  await request(bench, deposits);
  expect([state(bench).matches({ ended: 'inactivity' }), modal(bench)]).toEqual([true, 'sessionEnded']);
  expect(bench.profile.items.size).toBe(0);
  const again = await enter('ved.active', 'ved_participant', bench.profile);
  expect(await request(again, deposits)).toMatchObject({ ok: true });
});

test('signing out revokes the token', async () => {
  const bench = await enter('ved.active', 'ved_participant');
  const held = bench.app.tokens.read();
  bench.app.session.send({ type: 'session.signOut' });
  await until(() => bench.profile.items.size === 0);
  await until(() => mock.world.filter('sessions', () => true).length === 0, 'the end on the server');
  bench.app.tokens.save({ access: held?.access ?? '' });
  expect(await request(bench, deposits)).toMatchObject({ ok: false });
});

describe('restrictions', () => {
  test('a write of an account under review is sent twice, never applied, and reported', async () => {
    const bench = await enter('ved.review', 'ved_participant');
    const before = mock.world.filter('deposits', () => true).length;
    expect(await request(bench, deposit)).toMatchObject({
      ok: false,
      failure: { catalogueEntry: { modal: 'accountUnderReview' } },
    });
    expect(await calls('POST', 'deposits/')).toHaveLength(2);
    expect(mock.world.filter('deposits', () => true)).toHaveLength(before);
    expect(bench.app.notices.getSnapshot().context.shown.map(({ text }) => text)).toEqual([
      'Ваш аккаунт на проверке. Вы можете только просматривать информацию',
    ]);
    expect(await request(bench, deposits), 'reading is allowed').toMatchObject({ ok: true });
  });

  test('pending agreements block everything until the last is accepted', async () => {
    const bench = await enter('ved.agreements', 'ved_participant');
    expect(await request(bench, deposits)).toMatchObject({
      ok: false,
      failure: { catalogueEntry: { modal: 'pendingAgreements' } },
    });
    const pending = await request(
      bench,
      createCall(agreementList, { query: { status: 'pending', limit: 100, offset: 0 } }),
    );
    const { results } = castResult(agreementList, pending.ok ? pending.value : null);
    expect(results.length).toBeGreaterThan(0);
    expect(modal(bench), 'reading the list closes nothing').toBe('pendingAgreements');
    for (const { id } of results)
      expect(await request(bench, createCall(agreementAccept, { params: { id } }))).toMatchObject({ ok: true });
    bench.app.onAgreementsAccepted();
    await until(() => state(bench).matches({ active: { account: 'unrestricted' } }), 'the lifted limit');
    expect(modal(bench)).toBeNull();
    expect(await request(bench, deposits)).toMatchObject({ ok: true });
  });
});
