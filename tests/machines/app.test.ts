// Events of the root actor: completed or possible writes, started calls, accepted agreements.
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Call, createCall } from '../../src/api/endpoint.ts';
import { sendRecoveryCode } from '../../src/api/endpoints/auth.ts';
import { depositCreate, depositList } from '../../src/api/endpoints/deposits.ts';
import { notificationMarkRead } from '../../src/api/endpoints/notifications.ts';
import { writeStorage, readStorage } from '../../src/api/storage/storage.ts';
import { NETWORK_RESTORED, ALL_TAGS, matchesTags, createInvalidationBus } from '../../src/machines/data/ports.ts';
import { runRequest } from '../../src/machines/data/request.machine.ts';
import { API, type Bench, openApp, signedIn, userRecord } from '../support/app.ts';
import { refusal } from '../support/models/ports.ts';
import { createProfile } from '../support/tabs.ts';
import { quiet, until } from '../support/time.ts';
import { held, json } from '../support/fakeApi.ts';
import { collectLogs } from './testChat.ts';

collectLogs();

const USER = `GET ${API}auth/current_user/`;
const ENTER = `POST ${API}auth/jwt/create/`;
const CREATE = `POST ${API}deposits/`;
const read = createCall(depositList, { query: { limit: 10, offset: 0 } });
const write = createCall(depositCreate, { body: { amount: '100.00', currency: 'RUB' } });
const tags = [...depositCreate.invalidates];
const credentials = { login: 'a', password: 'b', accountType: 'ved_participant', captcha: 'c' };

let bench: Bench;
let touched: (readonly string[])[];

beforeEach(async () => {
  bench = openApp({ profile: createProfile(signedIn()) });
  onTestFinished(bench.app.stop);
  bench.fakeApi.answer(USER, () => json(200, userRecord()));
  bench.fakeApi.answer(ENTER, () => json(200, { access: 'a', refresh: 'r', account_type: 'ved_participant' }));
  bench.fakeApi.answer(`GET ${API}deposits`, () => json(200, { count: 0, next: null, previous: null, results: [] }));
  await until(() => bench.app.session.getSnapshot().matches({ active: { profile: 'loaded' } }), 'the profile');
  touched = [];
  bench.app.invalidations.subscribe((all) => touched.push(all));
});

const request = (call = read) => runRequest(call, bench.app.requests, new AbortController().signal);
const limit = () => bench.app.session.send({ type: 'account.restricted', limit: 'pending_agreements' });
const signIn = (signal = new AbortController().signal) => bench.app.signIn(credentials, signal);

describe('data that a write may have changed are refetched', () => {
  test('after a successful one, at once; a read changes nothing', async () => {
    await request();
    expect(touched).toEqual([]);
    bench.fakeApi.answer(`POST ${API}notifications/mark_read/`, () => json(200, { updated: 1 }));
    await request(createCall(notificationMarkRead, { body: { notification_ids: [1] } }));
    expect(touched).toEqual([notificationMarkRead.invalidates]);
  });

  test('not after a rejected one', async () => {
    bench.fakeApi.answer(CREATE, () => json(400, { amount: ['Слишком мало'] }));
    await request(write);
    await quiet();
    expect(touched).toEqual([]);
  });

  test('after one whose response was lost', async () => {
    bench.fakeApi.answer(CREATE, () => Promise.reject(new TypeError('Failed to fetch')));
    await request(write);
    await until(() => touched.length > 0);
    expect(touched).toEqual([tags]);
  });

  test('after a server error, once its modal is closed', async () => {
    bench.fakeApi.answer(CREATE, () => json(500, { error: 'Internal server error' }));
    await request(write);
    await quiet();
    expect([touched, bench.app.failures.getSnapshot().hasTag('open')]).toEqual([[], true]);
    bench.app.failures.send({ type: 'modal.dismiss', modal: 'serverError' });
    await until(() => touched.length > 0);
    expect(touched).toEqual([tags]);
  });

  test('not if the page has unmounted meanwhile', async () => {
    bench.fakeApi.answer(CREATE, () => json(500, { error: 'Internal server error' }));
    await request(write);
    bench.app.stop();
    await quiet();
    expect(touched).toEqual([]);
  });
});

test('reports a reconnect once, and neither a lost nor an unchanged network', () => {
  bench.fakeNetwork.setOnline(true);
  bench.fakeNetwork.setOnline(false);
  bench.fakeNetwork.setOnline(false);
  expect(touched).toEqual([]);
  bench.fakeNetwork.setOnline(true);
  bench.fakeNetwork.setOnline(true);
  expect(touched).toEqual([[NETWORK_RESTORED]]);
});

test('publishes invalidations to subscribers until they unsubscribe; empty ones are not published', () => {
  const bus = createInvalidationBus();
  const published: (readonly string[])[] = [];
  const end = bus.subscribe((all) => published.push(all));
  bus.publish([]);
  bus.publish(['deposit']);
  end();
  bus.publish(['chat']);
  expect(published).toEqual([['deposit']]);
});

test('a call matches any of its tags, and the tag of all', () => {
  const call: Call = { ...read, endpoint: { ...depositList, tags: ['deposit', 'fiat'] } };
  const invalidations = [['fiat'], ['chat'], [ALL_TAGS], []];
  expect(invalidations.map((all) => matchesTags(call, all))).toEqual([true, false, true, false]);
});

test('reports every call with the session’s token until the listener unsubscribes', async () => {
  let used = 0;
  const end = bench.app.onSessionUse(() => (used += 1));
  await request();
  await request();
  expect(used).toBe(2);
  bench.app.session.send({ type: 'session.signOut' });
  await signIn();
  await until(() => bench.fakeApi.calls(USER).length === 2, 'the profile');
  expect(used, 'neither signing in nor out, the profile').toBe(3);
  end();
  await request();
  expect(used).toBe(3);
});

test('a write that the server will carry out later is reported as information, not as done', async () => {
  bench.fakeApi.answer(CREATE, () => json(202, { detail: 'Заявка поставлена в очередь' }));
  await request(write);
  const { shown } = bench.app.notices.getSnapshot().context;
  expect(shown).toMatchObject([{ kind: 'info', text: 'Заявка поставлена в очередь' }]);
});

test.each([
  ['a long text is cut', 'Заявка поставлена в очередь. '.repeat(40), /^(Заявка поставлена в очередь\. ){6}[^]{26}$/],
  ['a text in another language is replaced', 'Request accepted.', /^Сервер принял запрос и выполнит его позже$/],
])('a write that the server will carry out later: %s', async (_, detail, shownText) => {
  bench.fakeApi.answer(CREATE, () => json(202, { detail }));
  await request(write);
  const { shown } = bench.app.notices.getSnapshot().context;
  expect(shown).toMatchObject([{ kind: 'info', text: expect.stringMatching(shownText) }]);
});

test('a call without a session carries no token', async () => {
  await request(createCall(sendRecoveryCode, { body: { login: 'ved.active' } }));
  expect(bench.fakeApi.received.at(-1)).toMatchObject({ path: `${API}${sendRecoveryCode.path}`, authorization: null });
});

test('a failure of an ended session neither restricts this one nor ends it', () => {
  for (const modal of ['accountBlocked', 'sessionEnded'] as const)
    bench.app.requests.onFailure(refusal(modal, { hadCurrentToken: false }), read);
  expect(bench.app.session.getSnapshot().matches({ active: { account: 'unrestricted' } })).toBe(true);
});

test('signing out clears unsent texts in this tab and in the browser', async () => {
  const { storage, tabStorage } = bench.app.env;
  storage.setItem('meridian:draft:1:7', 'пишу');
  tabStorage.setItem('meridian:outbox:1:7', '[]');
  bench.app.session.send({ type: 'session.signOut' });
  await quiet();
  expect([storage.length, tabStorage.length]).toEqual([0, 0]);
});

test('signing out clears values that the storage had rejected', async () => {
  const { storage } = bench.app.env;
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeStorage(storage, 'meridian:draft:1:7', 'пишу')).toBe(false);
  expect(readStorage(storage, 'meridian:draft:1:7')).toBe('пишу');
  bench.app.session.send({ type: 'session.signOut' });
  await quiet();
  expect(readStorage(storage, 'meridian:draft:1:7')).toBeNull();
});

describe('the restriction of pending agreements', () => {
  test.each([
    ['here', () => bench.app.onAgreementsAccepted()],
    ['in another tab', () => bench.app.session.send({ type: 'profile.refetch' })],
  ])('is lifted %s: the profile is refetched, then every screen once', async (_, accept) => {
    limit();
    accept();
    expect(touched).toEqual([]);
    await until(() => touched.length > 0);
    expect([touched, bench.fakeApi.calls(USER)]).toEqual([[[ALL_TAGS]], expect.objectContaining({ length: 2 })]);
    bench.app.session.send({ type: 'profile.refetch' });
    await quiet();
    expect(touched, 'it was lifted already').toHaveLength(1);
  });

  test('ends with the session, and nothing is refetched', async () => {
    limit();
    bench.app.session.send({ type: 'session.signOut' });
    await quiet();
    expect(touched).toEqual([]);
  });
});

test('cancelling an ended sign-in ends no later one', async () => {
  const first = new AbortController();
  bench.app.session.send({ type: 'session.signOut' });
  await signIn(first.signal);
  bench.app.session.send({ type: 'session.signOut' });
  const answer = held();
  bench.fakeApi.once(ENTER, answer.answer);
  const second = signIn();
  await until(() => bench.fakeApi.calls(ENTER).length === 2);
  first.abort();
  answer.give(json(200, { access: 'a2', refresh: 'r2', account_type: 'ved_participant' }));
  expect(await second).toEqual({ ok: true, value: null });
});

test('a sign-in that another part of the page aborts rejects without a failure report', async () => {
  bench.app.session.send({ type: 'session.signOut' });
  const giveUp = new AbortController();
  bench.fakeApi.once(ENTER, held().answer);
  const outcome = signIn(giveUp.signal);
  await until(() => bench.fakeApi.calls(ENTER).length === 1);
  bench.app.session.send({ type: 'session.cancelSignIn' });
  expect(await outcome).toMatchObject({ ok: false, failure: { catalogueEntry: null } });
});

test('leaves no running machine when stopped', () => {
  bench.app.stop();
  expect(bench.app.session.getSnapshot().status).toBe('stopped');
});

test('an inspector of the page receives its machines', () => {
  const seen = new Set<string>();
  const { app } = openApp({ inspect: ({ type }) => seen.add(type) });
  app.stop();
  expect(seen).toContain('@xstate.actor');
});
