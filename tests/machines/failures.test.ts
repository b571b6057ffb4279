// Modals and alerts through the whole app: which text opens which modal, and which successes close it.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CatalogueEntry, errorCatalogue, invalidTokenEntry } from '../../src/api/errors/catalogue.ts';
import { type Call, createCall } from '../../src/api/endpoint.ts';
import { agreementList } from '../../src/api/endpoints/agreements.ts';
import { currentUser } from '../../src/api/endpoints/auth.ts';
import { depositCreate, depositList } from '../../src/api/endpoints/deposits.ts';
import { notificationUnreadList } from '../../src/api/endpoints/notifications.ts';
import { selectTopModal } from '../../src/machines/app/topModal.ts';
import { runRequest } from '../../src/machines/data/request.machine.ts';
import { API, type Bench, openApp, signedIn, userRecord } from '../support/app.ts';
import { createProfile } from '../support/tabs.ts';
import { until } from '../support/time.ts';
import { held, json } from '../support/fakeApi.ts';

const DEPOSITS = `GET ${API}deposits`;
const CREATE = `POST ${API}deposits/`;
const deposits = createCall(depositList, { query: { limit: 10, offset: 0 } });
const deposit = createCall(depositCreate, { body: { amount: '100.00', currency: 'RUB' } });
const page = { count: 0, next: null, previous: null, results: [] };

let bench: Bench;

beforeEach(async () => {
  bench = openApp({ profile: createProfile(signedIn()) });
  bench.fakeApi.answer(`GET ${API}auth/current_user/`, () => json(200, userRecord()));
  bench.fakeApi.answer(`GET ${API}agreements/`, () => json(200, page));
  bench.fakeApi.answer(`GET ${API}notifications/unread/`, () => json(200, page));
  bench.fakeApi.answer(DEPOSITS, () => json(200, page));
  bench.fakeApi.answer(`POST ${API}auth/jwt/refresh/`, () => json(401, {})); // an invalid token is refreshed before its modal
  await until(() => bench.app.session.getSnapshot().matches({ active: { profile: 'loaded' } }), 'the profile');
});
afterEach(() => bench.app.stop());

const request = (call: Call) => runRequest(call, bench.app.requests, new AbortController().signal);
const shown = () => selectTopModal(bench.app.failures.getSnapshot())?.row.modal ?? null;
/** The open modals; the machine has the tag `open` while there are any. */
function open() {
  const snapshot = bench.app.failures.getSnapshot();
  expect(snapshot.hasTag('open')).toBe(snapshot.context.modals.length > 0);
  return snapshot.context.modals;
}
const alerts = () =>
  bench.app.notices
    .getSnapshot()
    .context.shown.filter(({ kind }) => kind === 'alert')
    .map(({ text }) => text);

/** A write with the text of `row` as its response. */
async function refuse(row: CatalogueEntry): Promise<void> {
  bench.fakeApi.answer(CREATE, () => refusalOf(row));
  await request(deposit);
}
function rowBy(text: string): CatalogueEntry {
  const row = errorCatalogue.find((entry) => entry.text.startsWith(text));
  if (!row) throw new Error(`no text begins with ${text}`);
  return row;
}
const refusalOf = (row: CatalogueEntry) => json(row.status, { [row.channel]: row.text });
const dismiss = ({ modal }: CatalogueEntry) => bench.app.failures.send({ type: 'modal.dismiss', modal });
const blocked = rowBy('Your account has been blocked');
const rateLimit = rowBy('Rate limit');
const serverError = rowBy('Internal server error');

describe.each(errorCatalogue)('«$text»', (row) => {
  test('opens its modal, with the alert of the specification if there is one', async () => {
    await refuse(row);
    expect(shown()).toBe(row.modal);
    expect(alerts()).toEqual(row.alert === null ? [] : [row.alert]);
  });

  test('closes after a successful call that started later', async () => {
    await refuse(row);
    await request(deposits);
    expect(open()).toEqual([]);
  });

  test('stays after a successful call that started before', async () => {
    const early = held();
    bench.fakeApi.once(DEPOSITS, early.answer);
    const running = request(deposits);
    await until(() => bench.fakeApi.calls(DEPOSITS).length === 1);
    await refuse(row);
    early.give(json(200, page));
    await running;
    expect(shown()).toBe(row.modal);
  });

  test('is listed once after five failures, with one alert', async () => {
    for (let times = 0; times < 5; times += 1) await refuse(row);
    expect(open()).toHaveLength(1);
    const refreshable = row === invalidTokenEntry; // its first refusal ended the session: there is no token left to be invalid
    expect(open()[0]?.times).toBe(refreshable ? 1 : row.retry ? 10 : 5);
    expect(alerts().length).toBe(row.alert === null ? 0 : 1);
  });

  test('is dismissed only by its own flag', async () => {
    await refuse(row);
    for (const { modal } of errorCatalogue)
      if (modal !== row.modal) bench.app.failures.send({ type: 'modal.dismiss', modal });
    expect(shown()).toBe(row.modal);
    dismiss(row);
    expect(open()).toEqual([]);
  });
});

describe('a dismissed modal', () => {
  const kept = errorCatalogue.filter(({ endsSession }) => !endsSession);

  test.each(kept)('«$text»: stays closed for a read in flight when it opened, not for the next', async (row) => {
    const early = held();
    bench.fakeApi.answer(DEPOSITS, () => refusalOf(row));
    bench.fakeApi.once(DEPOSITS, early.answer);
    const running = request(deposits);
    await until(() => bench.fakeApi.calls(DEPOSITS).length === 1);
    await refuse(row);
    dismiss(row);
    early.give(refusalOf(row));
    expect(await running).toMatchObject({ ok: false, failure: { catalogueEntry: { modal: row.modal } } });
    expect(open()).toEqual([]);
    await refuse(row);
    expect(shown()).toBe(row.modal);
  });

  test('is opened again by a write in flight, whose failure is shown nowhere else', async () => {
    const early = held();
    bench.fakeApi.answer(CREATE, early.answer);
    const running = request(deposit);
    await until(() => bench.fakeApi.calls(CREATE).length === 1);
    bench.fakeApi.answer(DEPOSITS, () => refusalOf(rateLimit));
    await request(deposits);
    dismiss(rateLimit);
    early.give(refusalOf(rateLimit));
    await running;
    expect(shown()).toBe('rateLimitExceeded');
  });

  test('stays closed when the retry of the read that opened it fails too', async () => {
    const second = held();
    bench.fakeApi.answer(DEPOSITS, second.answer);
    bench.fakeApi.once(DEPOSITS, () => refusalOf(blocked));
    const running = request(deposits);
    await until(() => shown() === 'accountBlocked' && bench.fakeApi.calls(DEPOSITS).length === 2);
    dismiss(blocked);
    second.give(refusalOf(blocked));
    await running;
    expect(open()).toEqual([]);
  });
});

describe('no modal is closed by', () => {
  test.each([
    ['the profile', createCall(currentUser)],
    ['the unread notifications', createCall(notificationUnreadList, { query: { limit: 10, offset: 0 } })],
    ['the agreements', createCall(agreementList, { query: { limit: 10, offset: 0 } })],
  ])('%s, read by the modal itself or in the background', async (_, call) => {
    await refuse(blocked);
    expect(await request(call)).toMatchObject({ ok: true });
    expect(shown()).toBe('accountBlocked');
  });

  test('a failure, known or not', async () => {
    await refuse(blocked);
    await refuse(serverError);
    bench.fakeApi.answer(CREATE, () => json(404, {}));
    await request(deposit);
    expect(open().map((modal) => modal.row.modal)).toEqual(['accountBlocked', 'serverError']);
  });

  test('a refresh: it is inside another call', async () => {
    await refuse(rateLimit);
    bench.fakeApi.answer(`POST ${API}auth/jwt/refresh/`, () => json(200, { access: 'access-2', refresh: 'refresh-2' }));
    bench.fakeApi.answer(CREATE, ({ authorization }) =>
      authorization === 'Bearer access-2' ? json(400, {}) : json(401, {}),
    );
    await request(deposit);
    expect(shown()).toBe('rateLimitExceeded');
  });
});

describe('several modals', () => {
  /** Design.md section 5, from the front to the back. */
  const ranks: readonly (readonly [string, readonly string[]])[] = [
    // the invalid token first: without a session there is nothing to refresh, and no modal of a token
    ['the end of the session', ['Given token', 'Session ended', 'Session not found']],
    ['a blocked account', ['Your account has been blocked']],
    ['a review', ['Your account is under review']],
    ['agreements', ['You must accept']],
    ['a captcha', ['Captcha error', 'Captcha token']],
    ['credentials', ['Invalid credentials']],
    [
      'a security warning',
      [
        'Suspicious activity',
        'Suspicious User-Agent',
        'Proxy usage',
        'XSS attack',
        'Suspicious SQL',
        'Unexpected headers',
        'Request method',
        'JSON parsing',
      ],
    ],
    ['a rate limit', ['Rate limit']],
    ['a server error', ['Internal server error']],
  ];

  test('are shown one at a time, most serious first, then in order of arrival', async () => {
    for (const [, texts] of ranks.toReversed()) for (const text of texts) await refuse(rowBy(text));
    for (const [what, texts] of ranks)
      for (const { modal } of texts.map(rowBy)) {
        expect(shown(), what).toBe(modal);
        bench.app.failures.send({ type: 'modal.dismiss', modal });
      }
    expect(open()).toEqual([]);
  });

  test('close together when a later call succeeds', async () => {
    await refuse(blocked);
    await refuse(serverError);
    await request(deposits);
    expect(open()).toEqual([]);
  });

  test('close only if they were open when the call started', async () => {
    await refuse(blocked);
    const early = held();
    bench.fakeApi.once(DEPOSITS, early.answer);
    const running = request(deposits);
    await until(() => bench.fakeApi.calls(DEPOSITS).length === 1);
    await refuse(serverError);
    early.give(json(200, page));
    await running;
    expect(open().map((modal) => modal.row.modal)).toEqual(['serverError']);
  });
});

test('the last accepted agreement closes its modal and leaves that of a closed account open', async () => {
  await refuse(rowBy('You must accept'));
  bench.app.onAgreementsAccepted();
  expect(open()).toEqual([]);
  await refuse(rowBy('Your account is closed'));
  bench.app.onAgreementsAccepted();
  expect(shown()).toBe('pendingAgreements');
});

test('reopens a dismissed modal on request, without a failure', async () => {
  const row = rowBy('You must accept');
  await refuse(row);
  const { failures } = bench.app;
  const { length } = failures.getSnapshot().context.recent;
  failures.send({ type: 'modal.dismiss', modal: row.modal });
  failures.send({ type: 'modal.reopen', row });
  expect(shown()).toBe(row.modal);
  failures.send({ type: 'modal.reopen', row: blocked });
  expect(open().map((modal) => modal.row.modal)).toEqual(['pendingAgreements', 'accountBlocked']);
  expect(failures.getSnapshot().context.recent).toHaveLength(length);
});

test('a new session starts without the modals and alerts of the previous one', async () => {
  await refuse(blocked);
  bench.app.session.send({ type: 'session.signOut' });
  expect([open(), alerts()]).toEqual([[], []]);
});

describe('the list of recent failures', () => {
  test('holds the newest twenty, newest first, with the time of the app', async () => {
    bench.fakeApi.answer(CREATE, () => json(404, {}));
    for (let times = 0; times < 25; times += 1) {
      bench.clock.increment(1_000);
      await request(deposit);
    }
    const { recent } = bench.app.failures.getSnapshot().context;
    expect(recent.map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, index) => 25_000 - index * 1_000));
  });

  test('reports an account restriction once while its modal is open, an error every time', async () => {
    const recent = () => bench.app.failures.getSnapshot().context.recent;
    const limit = rowBy('You must accept');
    for (let times = 0; times < 3; times += 1) await refuse(limit);
    expect(recent()).toHaveLength(1);
    bench.app.failures.send({ type: 'modal.dismiss', modal: limit.modal });
    await refuse(limit);
    expect(recent()).toHaveLength(2);
    const error = rowBy('Internal server error');
    for (let times = 0; times < 2; times += 1) await refuse(error);
    expect(recent()).toHaveLength(4);
  });

  test('contains no token, no body and no cancelled call', async () => {
    bench.fakeApi.answer(CREATE, () => json(500, {}));
    await request(deposit);
    const giveUp = new AbortController();
    const running = runRequest(deposit, bench.app.requests, giveUp.signal).catch(() => undefined);
    giveUp.abort();
    await running;
    const { recent } = bench.app.failures.getSnapshot().context;
    expect(recent).toHaveLength(1);
    expect(JSON.stringify(recent)).not.toMatch(/access-1|100\.00/);
  });

  test('is cleared at the end of the session', async () => {
    bench.fakeApi.answer(CREATE, () => json(500, {}));
    await request(deposit);
    bench.app.session.send({ type: 'session.signOut' });
    expect(bench.app.failures.getSnapshot().context.recent).toEqual([]);
  });
});
