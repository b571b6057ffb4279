// The session through the whole app: signing in and out, the token's life in one tab and in two, the account's limits.
import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { createCall } from '../../src/api/endpoint.ts';
import { depositList } from '../../src/api/endpoints/deposits.ts';
import { errorCatalogue } from '../../src/api/errors/catalogue.ts';
import type { User } from '../../src/api/schemas/account.ts';
import type { StorageEventTarget } from '../../src/api/tokens.ts';
import type { RequestOutcome } from '../../src/machines/data/ports.ts';
import { runRequest } from '../../src/machines/data/request.machine.ts';
import { createTabLock } from '../../src/ui/app/boot/lock.ts';
import { canWrite } from '../../src/machines/session/session.machine.ts';
import { type Credentials, REFRESH_TIMEOUT_MS, getRefreshBackoff } from '../../src/machines/session/context.ts';
import { API, type Bench, openApp, signedIn, createToken, userRecord } from '../support/app.ts';
import { type Profile, createProfile } from '../support/tabs.ts';
import { quiet, until } from '../support/time.ts';
import { type FakeApi, createFakeApi, held, json } from '../support/fakeApi.ts';

const USER = `GET ${API}auth/current_user/`;
const ENTER = `POST ${API}auth/jwt/create/`;
const REFRESH = `POST ${API}auth/jwt/refresh/`;
const LEAVE = `POST ${API}auth/jwt/logout/`;
const DEPOSITS = `GET ${API}deposits`;
const deposits = createCall(depositList, { query: { limit: 10, offset: 0 } });
const page = { count: 0, next: null, previous: null, results: [] };
const credentials: Credentials = {
  login: 'ved.active',
  password: 'Demo-2026!',
  accountType: 'ved_participant',
  captcha: 'token',
};
const HOUR_MS = 3_600_000;
const ROLES = ['ved_participant', 'liquidity_provider', 'authorized_organization'] as const;

const opened: Bench[] = [];
afterEach(() => {
  for (const bench of opened.splice(0)) bench.app.stop();
});

/** A tab over `profile` and `fakeApi`; both default to fresh ones with a server that has the participant. */
function open(parts: { profile?: Profile; fakeApi?: FakeApi } = {}): Bench {
  const bench = openApp({ fakeApi: serverOf(userRecord()), ...parts });
  opened.push(bench);
  return bench;
}

/** A server without expiry and with one user. */
function serverOf(user: User): FakeApi {
  const fakeApi = createFakeApi();
  fakeApi.answer(USER, () => json(200, user));
  fakeApi.answer(ENTER, () => json(200, { access: 'access-1', refresh: 'refresh-1', account_type: user.account_type }));
  fakeApi.answer(LEAVE, () => json(200, {}));
  fakeApi.answer(DEPOSITS, () => json(200, page));
  return fakeApi;
}

const state = ({ app }: Bench) => app.session.getSnapshot();
const fetchDeposits = ({ app }: Bench): Promise<RequestOutcome> =>
  runRequest(deposits, app.requests, new AbortController().signal);
const signIn = ({ app }: Bench) => app.signIn(credentials, new AbortController().signal);
const loaded = (bench: Bench) => until(() => state(bench).matches({ active: { profile: 'loaded' } }), 'the profile');
const modals = ({ app }: Bench) => app.failures.getSnapshot().context.modals.map(({ row }) => row.modal);

/** A tab with a stored session. */
async function back(parts: { profile?: Profile; fakeApi?: FakeApi } = {}): Promise<Bench> {
  const bench = open({ profile: createProfile(signedIn()), ...parts });
  await loaded(bench);
  return bench;
}

describe('opening the page', () => {
  test('without stored tokens the user is signed out and nothing is requested', async () => {
    const bench = open();
    await quiet();
    expect(state(bench).value).toBe('anonymous');
    expect(bench.fakeApi.received).toEqual([]);
  });

  test('with stored tokens the stored role is used until current_user corrects it', async () => {
    const bench = open({
      profile: createProfile(signedIn(undefined, 'authorized_organization')),
      fakeApi: serverOf(userRecord({ account_type: 'liquidity_provider' })),
    });
    expect(state(bench).matches({ active: { role: 'authorized_organization', profile: 'loading' } })).toBe(true);
    await loaded(bench);
    expect(state(bench).matches({ active: { role: 'liquidity_provider' } })).toBe(true);
    expect(bench.profile.items.get('account_type')).toBe('liquidity_provider');
    expect(bench.profile.items.get('is_active')).toBe('true');
  });

  test.each(ROLES.flatMap((stored) => ROLES.map((real) => [stored, real] as const)))(
    'a user stored as %s who is %s by the profile gets the area of the latter',
    async (stored, account_type) => {
      const bench = await back({
        profile: createProfile(signedIn(undefined, stored)),
        fakeApi: serverOf(userRecord({ account_type })),
      });
      expect(state(bench).matches({ active: { role: account_type } })).toBe(true);
    },
  );

  test('an unreadable profile leaves the stored role and can be requested again', async () => {
    const fakeApi = serverOf(userRecord());
    fakeApi.once(USER, () => json(500, {}));
    const bench = open({ profile: createProfile(signedIn()), fakeApi });
    await until(() => state(bench).matches({ active: { profile: 'failed' } }), 'the failure');
    expect(state(bench).matches({ active: { role: 'ved_participant' } })).toBe(true);
    bench.app.session.send({ type: 'profile.refetch' });
    await loaded(bench);
    expect(state(bench).context.user?.login).toBe('ved.active');
  });
});

test('a slow profile can be cancelled, and requested again', async () => {
  const fakeApi = serverOf(userRecord());
  fakeApi.once(USER, held().answer);
  const bench = open({ profile: createProfile(signedIn()), fakeApi });
  await until(() => fakeApi.calls(USER).length === 1);
  bench.app.session.send({ type: 'profile.cancel' });
  expect(state(bench).matches({ active: { profile: 'failed' } })).toBe(true);
  expect(fakeApi.calls(USER)[0]?.signal?.aborted).toBe(true);
  bench.app.session.send({ type: 'profile.refetch' });
  await loaded(bench);
});

describe('signing in', () => {
  test('sends the four fields of the specification, stores the response and loads the profile', async () => {
    const bench = open();
    expect(await signIn(bench)).toEqual({ ok: true, value: null });
    expect(bench.fakeApi.calls(ENTER)).toMatchObject([
      {
        authorization: null,
        body: { login: 'ved.active', password: 'Demo-2026!', account_type: 'ved_participant', 'smart-token': 'token' },
      },
    ]);
    await loaded(bench);
    expect(Object.fromEntries(bench.profile.items)).toEqual(signedIn());
    expect(JSON.stringify(state(bench).context.credentials)).toBe('null');
  });

  test.each([{}, { account_type: 'nobody_knows' }])(
    'with both tokens and %j stores the type that was sent',
    async (account) => {
      const bench = open();
      bench.fakeApi.answer(ENTER, () => json(200, { access: 'access-1', refresh: 'refresh-1', ...account }));
      expect(await signIn(bench)).toEqual({ ok: true, value: null });
      expect(bench.app.tokens.read()).toMatchObject({ access: 'access-1', accountType: 'ved_participant' });
    },
  );

  test('rejects with the failure and stores nothing', async () => {
    const bench = open();
    bench.fakeApi.answer(ENTER, () => json(401, { error: 'Invalid credentials' }));
    expect(await signIn(bench)).toMatchObject({
      ok: false,
      failure: { catalogueEntry: { modal: 'invalidCredentials' } },
    });
    expect([state(bench).value, bench.profile.items.size]).toEqual(['anonymous', 0]);
    expect(state(bench).context.credentials, 'the password is not kept').toBeNull();
  });

  test('twice is one request, and both get its result', async () => {
    const bench = open();
    expect(await Promise.all([signIn(bench), signIn(bench)])).toEqual([
      { ok: true, value: null },
      { ok: true, value: null },
    ]);
    expect(bench.fakeApi.calls(ENTER)).toHaveLength(1);
  });

  test('cancelled is aborted and changes nothing for the visitor', async () => {
    const bench = open();
    bench.fakeApi.answer(ENTER, held().answer);
    const giveUp = new AbortController();
    const outcome = bench.app.signIn(credentials, giveUp.signal);
    await until(() => bench.fakeApi.calls(ENTER).length === 1);
    giveUp.abort();
    await expect(outcome).rejects.toThrow('aborted');
    expect(state(bench).value).toBe('anonymous');
    expect(bench.fakeApi.calls(ENTER)[0]?.signal?.aborted).toBe(true);
  });

  test('in another tab, and a registration in this one, sign in a signed-out visitor', async () => {
    const profile = createProfile();
    const [one, two] = [open({ profile }), open({ profile })];
    one.app.session.send({ type: 'session.registered' });
    expect(state(one).value, 'without a token nothing changes').toBe('anonymous');
    one.app.tokens.save({ access: 'access-1' });
    one.app.session.send({ type: 'session.registered' });
    expect(state(one).matches('active')).toBe(true);
    await loaded(two);
  });

  test('after a registration that stored its token, also after the end of a session', async () => {
    const bench = await back();
    bench.app.session.send({ type: 'session.terminated', modal: 'sessionEnded' });
    bench.app.session.send({ type: 'session.registered' });
    expect(state(bench).matches('ended'), 'without a token nothing changes').toBe(true);
    bench.app.tokens.save({ access: 'access-1' });
    bench.app.session.send({ type: 'session.registered' });
    await loaded(bench);
    expect(state(bench).matches({ active: { role: 'ved_participant' } }), 'current_user returns the role').toBe(true);
  });
});

describe('the account', () => {
  test.each([
    ['active', 'unrestricted', true],
    ['pending_agreements', 'pending_agreements', false],
    ['under_review', 'under_review', false],
    ['closed', 'closed', false],
    ['blocked', 'blocked', false],
  ] as const)('that is %s by its profile is %s here', async (account_state, account, writes) => {
    const bench = await back({ fakeApi: serverOf(userRecord({ account_state })) });
    expect(state(bench).matches({ active: { account } })).toBe(true);
    expect(canWrite(state(bench))).toBe(writes);
  });

  test.each([
    ['You must accept pending agreements before proceeding.', 'pending_agreements'],
    ['Your account is under review. Only GET requests are allowed.', 'under_review'],
    ['Your account is closed. Only GET requests are allowed.', 'closed'],
    ['Your account has been blocked.', 'blocked'],
  ] as const)(
    'is restricted from the moment a call fails with «%s», until the profile reports otherwise',
    async (detail, account) => {
      const bench = await back();
      bench.fakeApi.answer(DEPOSITS, () => json(403, { detail }));
      await fetchDeposits(bench);
      expect(state(bench).matches({ active: { account } })).toBe(true);
      expect(canWrite(state(bench))).toBe(false);
      bench.app.session.send({ type: 'profile.refetch' });
      await loaded(bench);
      expect(canWrite(state(bench))).toBe(true);
    },
  );

  test.each(errorCatalogue.filter(({ restriction }) => restriction !== null))(
    'is not restricted by a first «$text», which the retry may correct',
    async ({ status, channel, text }) => {
      const bench = await back();
      const seen = new Set<boolean>();
      bench.app.session.subscribe((snapshot) => seen.add(canWrite(snapshot)));
      bench.fakeApi.once(DEPOSITS, () => json(status, { [channel]: text }));
      expect(await fetchDeposits(bench)).toMatchObject({ ok: true });
      expect([bench.fakeApi.calls(DEPOSITS).length, canWrite(state(bench)), seen.has(false)]).toEqual([2, true, false]);
    },
  );
});

/** A server on which only the newest access token is good; refreshing spends the old refresh token. */
function rotatingServer(): FakeApi & { readonly refreshes: () => number } {
  const fakeApi = createFakeApi();
  let generation = 1;
  let spent = 0;
  const good = () => `access-${generation}`;
  const guarded = (body: unknown) => (call: { authorization: string | null }) =>
    call.authorization === `Bearer ${good()}` ? json(200, body) : json(401, { detail: 'Token is expired' });
  fakeApi.answer(USER, guarded(userRecord()));
  fakeApi.answer(DEPOSITS, guarded(page));
  fakeApi.answer(LEAVE, () => json(200, {}));
  fakeApi.answer(REFRESH, ({ body }) => {
    spent += 1;
    if (JSON.stringify(body) !== JSON.stringify({ refresh: `refresh-${generation}` }))
      return json(401, { detail: 'Token is blacklisted' });
    generation += 1;
    return json(200, { access: good(), refresh: `refresh-${generation}` });
  });
  return { ...fakeApi, refreshes: () => spent };
}
const noLock = () => Promise.reject(new Error('no locks here'));
const expiredPair = { access: 'access-0', refresh: 'refresh-1' };

describe('an expired token', () => {
  test('with a hundred calls at once is refreshed once, and all calls succeed', async () => {
    const fakeApi = rotatingServer();
    const bench = open({ fakeApi, profile: createProfile(signedIn(expiredPair)) });
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => fetchDeposits(bench)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(100);
    expect(fakeApi.refreshes()).toBe(1);
    expect(modals(bench)).toEqual([]);
  });

  test('is refreshed once however the responses are spread', async () => {
    const spread = fc.array(fc.nat({ max: 30 }), { minLength: 2, maxLength: 20 });
    const once = fc.asyncProperty(spread, fc.nat({ max: 10 }), async (delays, refreshDelay) => {
      const fakeApi = rotatingServer();
      const late: typeof fakeApi.fetch = async (input, init) => {
        const isRefresh = new Request(input, init).url.endsWith('/refresh/');
        const turns = isRefresh ? refreshDelay : (delays[fakeApi.received.length % delays.length] ?? 0);
        const response = await fakeApi.fetch(input, init);
        await quiet(turns);
        return response;
      };
      const bench = open({ fakeApi: { ...fakeApi, fetch: late }, profile: createProfile(signedIn(expiredPair)) });
      const outcomes = await Promise.all(delays.map(() => fetchDeposits(bench)));
      bench.app.stop();
      return outcomes.every(({ ok }) => ok) && fakeApi.refreshes() === 1;
    });
    await expect(fc.assert(once, { numRuns: 40 })).resolves.toBeUndefined();
  });

  test('in two tabs with fifty calls each is refreshed once in all', async () => {
    const fakeApi = rotatingServer();
    const profile = createProfile(signedIn(expiredPair));
    const [one, two] = [open({ fakeApi, profile }), open({ fakeApi, profile })];
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, index) => fetchDeposits(index % 2 === 0 ? one : two)),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(100);
    expect(fakeApi.refreshes()).toBe(1);
    expect([state(one).hasTag('signedIn'), state(two).hasTag('signedIn')]).toEqual([true, true]);
  });

  test('replaced by another tab before the code of the refresh is loaded is not refreshed again', async () => {
    const fakeApi = rotatingServer();
    const profile = createProfile(signedIn());
    const bench = await back({ fakeApi, profile });
    bench.app.session.send({ type: 'token.refresh' });
    profile.tab().storage.setItem('access_token', 'access-of-the-other-tab');
    await until(() => state(bench).matches({ active: { token: 'valid' } }), 'the adopted pair');
    expect(fakeApi.refreshes()).toBe(0);
  });

  test('is not waited for longer than the other tab needs: its pair counts though it holds the lock', async () => {
    const fakeApi = rotatingServer();
    const free = createProfile(signedIn(expiredPair));
    const names: string[] = [];
    const kept: Profile['lock'] = (name, run) =>
      new Promise((resolve, reject) => {
        names.push(name);
        void free.lock(name, async () => {
          await run().then(resolve, reject);
          await new Promise(() => {}); // never given away
        });
      });
    const profile = { ...free, lock: kept };
    const [one, two] = [open({ fakeApi, profile }), open({ fakeApi, profile })];
    expect(await Promise.all([fetchDeposits(one), fetchDeposits(two)])).toMatchObject([{ ok: true }, { ok: true }]);
    expect(fakeApi.refreshes()).toBe(1);
    expect(new Set(names), 'the tab of an older build knows it too').toEqual(new Set(['meridian:refresh']));
  });

  test.each([
    ['of the catalogue', { error: 'Session ended due to inactivity.' }],
    ['of another', { detail: 'Token is blacklisted', code: 'token_not_valid' }],
  ])(
    'refreshed by two tabs without a lock fails in one with a text %s, which takes the pair of the other',
    async (_, text) => {
      const fakeApi = rotatingServer();
      const profile = createProfile(signedIn({ access: 'access-1', refresh: 'refresh-1' }));
      const alone = () => ({ ...profile, lock: createTabLock() });
      const [one, two] = [await back({ fakeApi, profile: alone() }), await back({ fakeApi, profile: alone() })];
      for (let calls = 0; calls < 2; calls += 1)
        fakeApi.once(DEPOSITS, () => json(401, { detail: 'Token is expired' }));
      const late = held();
      fakeApi.once(REFRESH, late.answer);
      const first = fetchDeposits(one);
      await until(() => fakeApi.calls(REFRESH).length === 1);
      expect(await fetchDeposits(two)).toEqual({ ok: true, value: page });
      late.give(json(401, text));
      expect(await first).toEqual({ ok: true, value: page });
      expect([modals(one), modals(two), state(one).hasTag('signedIn')]).toEqual([[], [], true]);
      expect(profile.items.get('access_token')).toBe('access-2');
    },
  );

  test('replaced by another tab ignores a lock that is granted after the end of that session', async () => {
    const fakeApi = rotatingServer();
    const free = createProfile(signedIn(expiredPair));
    const turns: (() => void)[] = [];
    const kept: Profile['lock'] = (name, run) =>
      new Promise((resolve, reject) => {
        void free.lock(name, async () => {
          await run().then(resolve, reject);
          await new Promise<void>((end) => turns.push(end));
        });
      });
    const profile = { ...free, lock: kept };
    const [one, two] = [open({ fakeApi, profile }), open({ fakeApi, profile })];
    await Promise.all([fetchDeposits(one), fetchDeposits(two)]);
    one.app.session.send({ type: 'session.signOut' });
    await until(() => !state(two).hasTag('signedIn'), 'the end in the other tab');
    for (const end of turns.splice(0)) end();
    await quiet();
    expect([modals(one), modals(two), fakeApi.refreshes()]).toEqual([[], [], 1]);
  });

  test('whose refresh breaks before it is sent keeps the session, and its call is not sent again', async () => {
    const fakeApi = rotatingServer();
    const bench = open({ fakeApi, profile: { ...createProfile(signedIn(expiredPair)), lock: noLock } });
    expect(await fetchDeposits(bench)).toMatchObject({ ok: false, failure: { kind: 'network' } });
    expect([fakeApi.calls(DEPOSITS).length, state(bench).hasTag('signedIn')]).toEqual([1, true]);
  });

  test('leaves no storage listener once it is refreshed', async () => {
    const free = createProfile(signedIn(expiredPair));
    let listenerCount = 0;
    const tab = () => {
      const { storageEvents, ...rest } = free.tab();
      return {
        ...rest,
        storageEvents: {
          addEventListener(...given: Parameters<StorageEventTarget['addEventListener']>) {
            listenerCount += 1;
            storageEvents.addEventListener(...given);
          },
          removeEventListener(...given: Parameters<StorageEventTarget['removeEventListener']>) {
            listenerCount -= 1;
            storageEvents.removeEventListener(...given);
          },
        },
      };
    };
    const bench = open({ fakeApi: rotatingServer(), profile: { ...free, tab } });
    const before = listenerCount;
    expect(await fetchDeposits(bench)).toEqual({ ok: true, value: page });
    expect([before, listenerCount], 'the loaded transport listens for a sign-out elsewhere').toEqual([2, 3]);
  });

  test('of a session without a refresh token ends it, since it cannot be refreshed', async () => {
    const fakeApi = rotatingServer();
    const { refresh_token: _none, ...stored } = signedIn(expiredPair);
    const bench = open({ fakeApi, profile: createProfile(stored) });
    expect(await fetchDeposits(bench)).toMatchObject({ ok: false, failure: { status: 401 } });
    expect([state(bench).matches({ ended: 'invalidToken' }), fakeApi.refreshes(), modals(bench)]).toEqual([
      true,
      0,
      ['invalidToken'],
    ]);
    const { recent } = bench.app.failures.getSnapshot().context;
    expect(recent.map(({ failure }) => failure.kind)).toContain('refused');
  });

  test('of a session whose storage was emptied in this tab, which fires no event, ends it too', async () => {
    const fakeApi = rotatingServer();
    const bench = await back({ fakeApi });
    bench.app.env.storage.clear();
    bench.app.session.send({ type: 'token.refresh' });
    await until(() => state(bench).matches({ ended: 'invalidToken' }), 'the end');
    expect([fakeApi.refreshes(), modals(bench)]).toEqual([0, ['invalidToken']]);
  });

  test('whose refresh fails on the network keeps the session; the next call requests again, without a trace of the failure', async () => {
    const fakeApi = rotatingServer();
    fakeApi.once(USER, () => json(200, userRecord()));
    fakeApi.once(REFRESH, () => Promise.reject(new TypeError('Failed to fetch')));
    const bench = await back({ fakeApi, profile: createProfile(signedIn(expiredPair)) });
    expect(await fetchDeposits(bench)).toMatchObject({ ok: false, failure: { kind: 'network' } });
    expect([fakeApi.calls(DEPOSITS).length, state(bench).hasTag('signedIn')]).toEqual([1, true]);
    expect(state(bench).context.failure).toMatchObject({ kind: 'network' });
    const [next, beside] = [fetchDeposits(bench), fetchDeposits(bench)];
    await until(() => state(bench).hasTag('refreshing'), 'the next call waits for the backoff');
    expect(fakeApi.calls(REFRESH)).toHaveLength(1);
    bench.clock.increment(getRefreshBackoff(1));
    expect([await next, await beside]).toEqual([
      { ok: true, value: page },
      { ok: true, value: page },
    ]);
    expect([fakeApi.calls(REFRESH).length, state(bench).context.failure]).toEqual([2, null]);
  });

  test('whose refresh fails repeatedly backs off, up to eight seconds', async () => {
    const fakeApi = rotatingServer();
    fakeApi.once(USER, () => json(200, userRecord()));
    const bench = await back({ fakeApi, profile: createProfile(signedIn(expiredPair)) });
    const rests: number[] = [];
    for (let misses = 1; misses <= 6; misses += 1) {
      fakeApi.once(REFRESH, () => json(503, {}));
      const outcome = fetchDeposits(bench);
      if (misses > 1) await until(() => state(bench).hasTag('refreshing'), 'the call waits');
      bench.clock.increment(rests.at(-1) ?? 0);
      expect(await outcome).toMatchObject({ ok: false });
      rests.push(getRefreshBackoff(state(bench).context.failedRefreshes));
    }
    expect([rests, fakeApi.calls(REFRESH).length]).toEqual([[1_000, 2_000, 4_000, 8_000, 8_000, 8_000], 6]);
  });

  test('replaced by another tab during the backoff is not refreshed again', async () => {
    const fakeApi = rotatingServer();
    fakeApi.once(USER, () => json(200, userRecord()));
    fakeApi.once(REFRESH, () => json(503, {}));
    const profile = createProfile(signedIn(expiredPair));
    const [one, two] = [await back({ fakeApi, profile }), open({ fakeApi, profile })];
    await fetchDeposits(one);
    const waiting = fetchDeposits(one);
    await until(() => state(one).hasTag('refreshing'), 'the call waits');
    expect(await fetchDeposits(two)).toEqual({ ok: true, value: page });
    one.clock.increment(getRefreshBackoff(1));
    expect([await waiting, fakeApi.refreshes()]).toEqual([{ ok: true, value: page }, 1]);
  });

  test('refreshed after a failed attempt is refreshed again when it expires again', async () => {
    const fakeApi = rotatingServer();
    fakeApi.once(USER, () => json(200, userRecord()));
    fakeApi.once(REFRESH, () => json(503, {}));
    const bench = await back({ fakeApi, profile: createProfile(signedIn(expiredPair)) });
    await fetchDeposits(bench);
    const waiting = fetchDeposits(bench);
    await until(() => state(bench).hasTag('refreshing'), 'the call waits');
    bench.clock.increment(getRefreshBackoff(1));
    expect([await waiting, fakeApi.refreshes()]).toEqual([{ ok: true, value: page }, 1]);
    fakeApi.once(DEPOSITS, () => json(401, { detail: 'Token is expired' }));
    await fetchDeposits(bench);
    expect(fakeApi.refreshes(), 'what was to be replaced then is forgotten').toBe(2);
  });

  test('whose refresh gets no response fails its call in time; the next call requests again', async () => {
    const fakeApi = rotatingServer();
    fakeApi.once(USER, () => json(200, userRecord()));
    const late = held();
    fakeApi.once(REFRESH, late.answer);
    const bench = await back({ fakeApi, profile: createProfile(signedIn(expiredPair)) });
    const outcome = fetchDeposits(bench);
    await until(() => fakeApi.calls(REFRESH).length === 1, 'the refresh');
    bench.clock.increment(REFRESH_TIMEOUT_MS);
    expect(await outcome).toMatchObject({ ok: false, failure: { kind: 'network' } });
    expect([fakeApi.calls(REFRESH)[0]?.signal?.aborted, state(bench).hasTag('signedIn')]).toEqual([true, true]);
    bench.clock.increment(getRefreshBackoff(1));
    expect(await fetchDeposits(bench)).toEqual({ ok: true, value: page });
  });

  test('whose refresh is rejected with a text of the catalogue ends the session with its modal, and no other', async () => {
    const fakeApi = rotatingServer();
    fakeApi.answer(REFRESH, () => json(401, { error: 'Session ended due to inactivity.' }));
    const bench = open({ fakeApi, profile: createProfile(signedIn(expiredPair)) });
    await fetchDeposits(bench);
    expect([state(bench).matches({ ended: 'inactivity' }), modals(bench)]).toEqual([true, ['sessionEnded']]);
  });

  test('whose refresh is rejected ends the session in both tabs, with the modal where it happened', async () => {
    const fakeApi = rotatingServer();
    const profile = createProfile(signedIn({ access: 'access-0', refresh: 'refresh-of-old' }));
    const [one, two] = [open({ fakeApi, profile }), open({ fakeApi, profile })];
    expect(await fetchDeposits(one)).toMatchObject({ ok: false });
    await until(() => state(two).matches('ended'), 'the end in the other tab');
    expect(state(one).matches('ended')).toBe(true);
    expect(profile.items.size).toBe(0);
  });
});

const longLived = (mark: string) => ({ access: createToken(HOUR_MS, mark), refresh: `refresh-${mark}` });
const renewals = ({ fakeApi }: Bench) => fakeApi.calls(REFRESH).length;

/** A tab with the stored `pair`; every refresh gives another hour. */
async function tabWith(pair: { access: string; refresh: string }): Promise<Bench> {
  const fakeApi = serverOf(userRecord());
  let issued = 0;
  fakeApi.answer(REFRESH, () => json(200, longLived(String((issued += 1)))));
  return back({ fakeApi, profile: createProfile(signedIn(pair)) });
}

describe('a token that is about to expire', () => {
  test('is renewed a minute ahead if the session is in use', async () => {
    const bench = await tabWith(longLived('first'));
    bench.clock.increment(HOUR_MS - 60_001);
    await quiet();
    expect(renewals(bench)).toBe(0);
    bench.clock.increment(1);
    await until(() => renewals(bench) === 1, 'the renewal');
    await until(() => state(bench).matches({ active: { token: 'valid' } }));
    expect(bench.fakeApi.calls(REFRESH)[0]?.body).toEqual({ refresh: 'refresh-first' });
  });

  test('expires without calls since the last refresh: an idle session must be able to end', async () => {
    const bench = await tabWith(longLived('first'));
    bench.clock.increment(HOUR_MS);
    await until(() => renewals(bench) === 1, 'the renewal after the profile was read');
    await until(() => state(bench).matches({ active: { token: 'valid' } }));
    bench.clock.increment(10 * HOUR_MS);
    await quiet();
    expect(renewals(bench)).toBe(1);
    expect(state(bench).matches({ active: { token: 'unused' } })).toBe(true);
    bench.fakeApi.once(DEPOSITS, () => json(401, { detail: 'Token is expired' }));
    expect(await fetchDeposits(bench), 'who comes back in time goes on').toEqual({ ok: true, value: page });
    expect(renewals(bench)).toBe(2);
  });

  test('valid for a month is not renewed at once: timers cannot wait that long', async () => {
    const bench = await tabWith({ access: createToken(40 * 24 * HOUR_MS), refresh: 'r' });
    bench.clock.increment(24 * HOUR_MS);
    await quiet();
    expect(renewals(bench)).toBe(0);
  });

  test('without a lifetime waits for its first 401', async () => {
    const bench = await tabWith({ access: 'opaque', refresh: 'r' });
    bench.clock.increment(24 * HOUR_MS);
    await quiet();
    expect(renewals(bench)).toBe(0);
  });
});

describe('signing out', () => {
  test('notifies the server with the current token and clears everything', async () => {
    const bench = await back();
    bench.profile.tab().storage.setItem('selectedCompany', '{"id":1}');
    bench.app.notices.send({ type: 'notice.show', kind: 'alert', text: 'Недостаточно средств' });
    bench.app.session.send({ type: 'session.signOut' });
    expect(bench.profile.items.size, 'at once').toBe(0);
    expect(state(bench)).toMatchObject({ value: 'anonymous', context: { user: null, role: null } });
    expect(bench.app.notices.getSnapshot().context.shown).toEqual([]);
    await until(() => bench.fakeApi.calls(LEAVE).length > 0, 'the call');
    expect(bench.fakeApi.calls(LEAVE)).toMatchObject([
      { authorization: 'Bearer access-1', body: { refresh: 'refresh-1' } },
    ]);
  });

  test('of a session without a refresh token sends none', async () => {
    const { refresh_token: _refresh, ...stored } = signedIn();
    const bench = open({ profile: createProfile(stored) });
    await loaded(bench);
    bench.app.session.send({ type: 'session.signOut' });
    await until(() => bench.fakeApi.calls(LEAVE).length > 0, 'the call');
    expect(bench.fakeApi.calls(LEAVE)).toMatchObject([{ authorization: 'Bearer access-1' }]);
    expect(bench.fakeApi.calls(LEAVE)[0]?.body).toEqual({});
  });

  test.each([
    ['refuses', () => json(403, { detail: 'Session not found or token invalid.' })],
    ['is not reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['never answers', held().answer],
  ])('succeeds even if the server %s: reported once, no modal', async (_, answer) => {
    const bench = await back();
    bench.fakeApi.answer(LEAVE, answer);
    bench.app.session.send({ type: 'session.signOut' });
    await until(() => bench.fakeApi.calls(LEAVE).length > 0, 'the call');
    await quiet();
    expect([state(bench).value, modals(bench), bench.fakeApi.calls(LEAVE).length]).toEqual(['anonymous', [], 1]);
  });

  test('ends the other tabs, which drop their data', async () => {
    const profile = createProfile(signedIn());
    const [one, two] = [await back({ profile }), await back({ profile })];
    one.app.session.send({ type: 'session.signOut' });
    await until(() => state(two).matches({ ended: 'otherTab' }), 'the end in the other tab');
    expect([state(two).context.user, modals(two)]).toEqual([null, []]);
    expect(two.fakeApi.calls(LEAVE), 'one tab sends the request').toHaveLength(0);
  });

  test('in two tabs at the same time notifies the server once', async () => {
    const profile = createProfile(signedIn());
    const [one, two] = [await back({ profile }), await back({ profile })];
    for (const { app } of [one, two]) app.session.send({ type: 'session.signOut' });
    await until(() => one.fakeApi.calls(LEAVE).length > 0, 'the call');
    await quiet();
    expect([one, two].map((bench) => [state(bench).value, bench.fakeApi.calls(LEAVE).length])).toEqual([
      ['anonymous', 1],
      ['anonymous', 0],
    ]);
  });

  test('and in again in one tab signs the others in', async () => {
    const profile = createProfile(signedIn());
    const [one, two] = [await back({ profile }), await back({ profile })];
    one.app.session.send({ type: 'session.signOut' });
    await signIn(one);
    await loaded(two);
    expect(state(two).context.epoch, 'another session than before').toBe(2);
  });
});

describe('two tabs', () => {
  test('another role in one tab starts a new session in the other', async () => {
    const profile = createProfile(signedIn());
    const fakeApi = serverOf(userRecord());
    fakeApi.answer(USER, ({ authorization }) =>
      json(200, userRecord(authorization === 'Bearer access-9' ? { account_type: 'authorized_organization' } : {})),
    );
    const [one, other] = [await back({ profile, fakeApi }), await back({ profile, fakeApi })];
    other.app.tokens.save({ access: 'access-9', refresh: 'r', accountType: 'authorized_organization' });
    await until(() => state(one).context.epoch === 2, 'the new session');
    await loaded(one);
    expect(state(one).context.role).toBe('authorized_organization');
  });

  /** Two participants that differ only in the user of their tokens. */
  const FIRST = createToken(HOUR_MS, 'first', 1);
  const SECOND = createToken(HOUR_MS, 'second', 2);
  const twoUsers = () => {
    const fakeApi = serverOf(userRecord());
    fakeApi.answer(USER, ({ authorization }) =>
      json(200, userRecord(authorization === `Bearer ${SECOND}` ? { id: 2, login: 'ved.other' } : {})),
    );
    return { fakeApi, profile: createProfile(signedIn({ access: FIRST, refresh: 'r-1' })) };
  };

  test('another user of the same role in one tab starts a new session in the other', async () => {
    const shared = twoUsers();
    const [one, other] = [await back(shared), await back(shared)];
    other.app.tokens.save({ access: SECOND, refresh: 'r-2' });
    await until(() => state(one).context.user?.login === 'ved.other', 'his profile');
    expect(state(one).context.epoch).toBe(2);
  });

  test('a page restored from the back-forward cache belongs to the user who has signed in meanwhile', async () => {
    const { fakeApi, profile } = twoUsers();
    const kept = profile.tab();
    const one = await back({ fakeApi, profile: { ...profile, tab: () => kept } });
    kept.keepAside();
    const other = await back({ fakeApi, profile });
    other.app.session.send({ type: 'session.signOut' });
    other.app.tokens.save({ access: SECOND, refresh: 'r-2', accountType: 'ved_participant' });
    await quiet();
    expect(state(one).context.epoch, 'it has received nothing').toBe(1);
    kept.show();
    expect(state(one).context, 'nothing of the first is left').toMatchObject({ epoch: 2, user: null });
    await loaded(one);
    expect(state(one).context.user?.login).toBe('ved.other');
  });

  test('a page restored from the back-forward cache continues its session, refreshed meanwhile or not', async () => {
    const { fakeApi, profile } = twoUsers();
    const kept = profile.tab();
    const one = await back({ fakeApi, profile: { ...profile, tab: () => kept } });
    kept.keepAside();
    kept.show();
    profile.tab().storage.setItem('access_token', createToken(HOUR_MS, 'renewed', 1));
    await quiet();
    expect([state(one).context.epoch, fakeApi.calls(USER).length]).toEqual([1, 1]);
  });

  test('a pending sign-in yields to one that another tab finished first', async () => {
    const profile = createProfile();
    const [one, two] = [open({ profile }), open({ profile })];
    one.fakeApi.answer(ENTER, held().answer);
    const outcome = signIn(one);
    await until(() => one.fakeApi.calls(ENTER).length === 1);
    await signIn(two);
    expect(await outcome).toEqual({ ok: true, value: null });
    expect(one.fakeApi.calls(ENTER)[0]?.signal?.aborted).toBe(true);
  });
});

describe('the end of a session', () => {
  const ends = [
    ['error', 401, 'Session ended due to inactivity.', 'inactivity', 'sessionEnded'],
    ['detail', 403, 'Session not found or token invalid.', 'invalidSession', 'sessionInvalid'],
    ['detail', 403, 'Given token not valid for any token type', 'invalidToken', 'invalidToken'],
  ] as const;

  test.each(ends)(
    'by {%s} %i «%s» clears the tokens and shows why above the login',
    async (channel, status, text, reason, modal) => {
      const bench = await back();
      bench.fakeApi.answer(DEPOSITS, () => json(status, { [channel]: text }));
      bench.fakeApi.answer(REFRESH, () => json(401, {}));
      await fetchDeposits(bench);
      expect(state(bench).matches({ ended: reason })).toBe(true);
      expect([bench.profile.items.size, modals(bench)]).toEqual([0, [modal]]);
      await signIn(bench);
      expect([state(bench).hasTag('signedIn'), modals(bench)]).toEqual([true, []]);
    },
  );

  test.each(ends)(
    'by a late {%s} %i «%s» of the previous session neither ends the new one nor opens a modal over it',
    async (channel, status, text) => {
      const bench = await back();
      const late = held();
      bench.fakeApi.once(DEPOSITS, late.answer);
      const old = fetchDeposits(bench);
      await until(() => bench.fakeApi.calls(DEPOSITS).length === 1);
      bench.app.session.send({ type: 'session.signOut' });
      bench.fakeApi.answer(ENTER, () =>
        json(200, { access: 'access-2', refresh: 'refresh-2', account_type: 'ved_participant' }),
      );
      await signIn(bench);
      late.give(json(status, { [channel]: text }));
      await old;
      expect(state(bench).hasTag('signedIn')).toBe(true);
      expect(bench.profile.items.get('access_token')).toBe('access-2');
      expect(modals(bench)).toEqual([]);
    },
  );
});

test('a hundred sign-ins and sign-outs leave one session, and no timer of the previous ones', async () => {
  const bench = open();
  bench.fakeApi.answer(ENTER, () => json(200, { ...longLived('entered'), account_type: 'ved_participant' }));
  bench.fakeApi.answer(REFRESH, () => json(200, longLived('renewed')));
  for (let times = 0; times < 100; times += 1) {
    await signIn(bench);
    bench.app.session.send({ type: 'session.signOut' });
  }
  await signIn(bench);
  await loaded(bench);
  expect(state(bench).context.epoch).toBe(101);
  bench.clock.increment(HOUR_MS);
  await until(() => renewals(bench) > 0, 'the renewal');
  await quiet();
  expect(renewals(bench)).toBe(1);
});
