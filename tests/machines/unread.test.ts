// The bell in the whole app: one read at a time, never behind a modal, never refetched after its own refusal.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Notification } from '../../src/api/schemas/notifications.ts';
import '../../src/machines/app/unreadRequests.ts'; // import '../../src/machines/app/unreadRequests.ts'; // loaded ahead: lazy loading would count as test time
import { API, type Bench, openApp, signedIn, userRecord } from '../support/app.ts';
import { failing, refusal } from '../support/models/ports.ts';
import { createProfile } from '../support/tabs.ts';
import { quiet, until } from '../support/time.ts';
import { held, json } from '../support/fakeApi.ts';

const UNREAD = `GET ${API}notifications/unread/`;
const MARK = `POST ${API}notifications/mark_read/`;

const notification = (id: number): Notification => ({
  id,
  company_id: 101,
  kind: 'deposit_status',
  text: `Пополнение П-${id}: Принята`,
  link: null,
  is_read: false,
  created_at: '2026-11-20T10:00:00+03:00',
});
const pageOf = (...ids: readonly number[]) =>
  json(200, { count: ids.length, next: null, previous: null, results: ids.map(notification) });

let bench: Bench;

beforeEach(async () => {
  bench = openApp({ profile: createProfile(signedIn()) });
  bench.fakeApi.answer(`GET ${API}auth/current_user/`, () => json(200, userRecord()));
  bench.fakeApi.answer(UNREAD, () => pageOf(3, 2, 1));
  bench.fakeApi.answer(MARK, () => json(200, { updated: 1 }));
  await until(() => bench.app.session.getSnapshot().matches({ active: { profile: 'loaded' } }), 'the profile');
});
afterEach(() => bench.app.stop());

const bell = () => bench.app.unread.getSnapshot();
const count = () => bell().context.count;
const reads = () => bench.fakeApi.calls(UNREAD).length;
const fetchUnread = () => bench.app.unread.send({ type: 'unread.fetch' });
const settled = () => until(() => !bell().hasTag('busy'), 'the end of reading');
const openModal = () => bench.app.requests.onFailure(refusal('rateLimitExceeded'));
const closeModal = () => bench.app.failures.send({ type: 'modal.dismiss', modal: 'rateLimitExceeded' });

test('loads nothing without a request: there is no polling', async () => {
  bench.clock.increment(24 * 3_600_000);
  await quiet();
  expect([reads(), count(), bell().context.items]).toEqual([0, 0, []]);
});

test("on request it shows the server's count and the notifications, newest first", async () => {
  fetchUnread();
  await settled();
  expect([count(), bell().context.items.map(({ id }) => id)]).toEqual([3, [3, 2, 1]]);
  expect(bench.fakeApi.calls(UNREAD)[0]?.query).toBe('?limit=100&offset=0');
});

test('uses the newest response when requested again while loading', async () => {
  const early = held();
  bench.fakeApi.once(UNREAD, early.answer);
  fetchUnread();
  await until(() => reads() === 1);
  fetchUnread();
  await until(() => count() === 3);
  early.give(pageOf(1));
  await quiet();
  expect(count()).toBe(3);
});

describe('behind a modal', () => {
  test('it waits, and loads once when the modal has closed, however often it was requested', async () => {
    openModal();
    for (let times = 0; times < 5; times += 1) fetchUnread();
    await quiet();
    expect([reads(), bell().value]).toEqual([0, 'deferred']);
    closeModal();
    await settled();
    expect([reads(), count()]).toEqual([1, 3]);
    fetchUnread();
    await settled();
    expect(reads(), 'it is over').toBe(2);
  });

  test('it waits for the last of two to close', async () => {
    openModal();
    bench.app.requests.onFailure(refusal('serverError'));
    fetchUnread();
    closeModal();
    await quiet();
    expect([reads(), bell().value]).toEqual([0, 'deferred']);
    bench.app.failures.send({ type: 'modal.dismiss', modal: 'serverError' });
    await settled();
    expect(reads()).toBe(1);
  });

  test('it loads nothing after it without a request', async () => {
    openModal();
    closeModal();
    await quiet();
    expect(reads()).toBe(0);
    fetchUnread();
    await settled();
    expect(reads()).toBe(1);
  });

  test('a pending request completes and closes nothing', async () => {
    const slow = held();
    bench.fakeApi.once(UNREAD, slow.answer);
    fetchUnread();
    await until(() => reads() === 1);
    openModal();
    slow.give(pageOf(1));
    await settled();
    expect([count(), bench.app.failures.getSnapshot().hasTag('open'), reads()]).toEqual([1, true, 1]);
  });

  test('the request after a mark waits too', async () => {
    const slow = held();
    bench.fakeApi.once(MARK, slow.answer);
    bench.app.unread.send({ type: 'unread.markRead', ids: [1] });
    await until(() => bench.fakeApi.calls(MARK).length === 1);
    openModal();
    slow.give(json(200, { updated: 1 }));
    await until(() => bell().value === 'deferred', 'the mark');
    expect(reads()).toBe(0);
    closeModal();
    await settled();
    expect(reads()).toBe(1);
  });
});

test('its own failure opens the modal once: closing it does not request and fail again', async () => {
  bench.fakeApi.answer(UNREAD, () => json(429, { error: 'Rate limit exceeded.' }));
  fetchUnread();
  await settled();
  expect([bell().hasTag('failed'), bench.app.failures.getSnapshot().hasTag('open')]).toEqual([true, true]);
  closeModal();
  await quiet();
  expect([reads(), bench.app.failures.getSnapshot().hasTag('open')]).toEqual([1, false]);
});

describe('marking as read', () => {
  test('sends the ids and reloads', async () => {
    bench.fakeApi.answer(UNREAD, () => pageOf());
    bench.app.unread.send({ type: 'unread.markRead', ids: [1, 2] });
    await settled();
    expect(bench.fakeApi.calls(MARK)).toMatchObject([{ body: { notification_ids: [1, 2] } }]);
    expect([reads(), count()]).toEqual([1, 0]);
  });

  test('twice in a row is one call', async () => {
    bench.app.unread.send({ type: 'unread.markRead', ids: [1] });
    bench.app.unread.send({ type: 'unread.markRead', ids: [1] });
    await settled();
    expect(bench.fakeApi.calls(MARK)).toHaveLength(1);
  });

  test('marks notifications opened meanwhile after it, once each', async () => {
    for (const ids of [[1], [2], [1, 2, 3]]) bench.app.unread.send({ type: 'unread.markRead', ids });
    await settled();
    const sent = bench.fakeApi.calls(MARK).map(({ body }) => body);
    expect(sent).toEqual([{ notification_ids: [1] }, { notification_ids: [2, 3] }]);
    expect(reads()).toBe(1);
  });

  test('leaves the list unchanged after a failure', async () => {
    fetchUnread();
    await settled();
    bench.fakeApi.answer(MARK, () => json(500, {}));
    bench.app.unread.send({ type: 'unread.markRead', ids: [1] });
    await settled();
    expect([bell().hasTag('failed'), count()]).toEqual([true, 3]);
  });
});

test.each([
  ['a read', UNREAD, { type: 'unread.fetch' }],
  ['a mark', MARK, { type: 'unread.markRead', ids: [1] }],
] as const)('%s that was cancelled is not awaited any longer, and may be requested again', async (_, call, event) => {
  const slow = held();
  bench.fakeApi.once(call, slow.answer);
  bench.app.unread.send(event);
  await until(() => bench.fakeApi.calls(call).length === 1);
  bench.app.unread.send({ type: 'unread.cancel' });
  expect([...bell().tags]).toEqual(['failed']);
  slow.give(pageOf(1));
  fetchUnread();
  await settled();
  expect([[...bell().tags], count()]).toEqual([[], 3]);
});

test('a new session sees neither the list of the previous one nor its pending responses', async () => {
  fetchUnread();
  await settled();
  fetchUnread();
  expect(bell().hasTag('busy')).toBe(true);
  bench.app.session.send({ type: 'session.signOut' });
  expect([count(), bell().context.items, bell().value]).toEqual([0, [], 'idle']);
});

test('an unknown failure opens nothing and blocks nothing', async () => {
  bench.app.requests.onFailure(failing('network'));
  fetchUnread();
  await settled();
  expect(count()).toBe(3);
});
