// Everything that can overtake something else, in any order: the last intent wins, one intent is one request, what is
// left behind stays silent. SCHEDULES=10000 runs the campaign; the outbox races in chat.orders.test.ts.
import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { errorCatalogue } from '../../src/api/errors/catalogue.ts';
import { type Call, createCall, createPageCall } from '../../src/api/endpoint.ts';
import { depositCreate, depositList } from '../../src/api/endpoints/deposits.ts';
import { ApiError } from '../../src/api/errors/failure.ts';
import { type Services } from '../../src/machines/app/services.ts';
import { formMachine } from '../../src/machines/form/form.machine.ts';
import { mutationMachine } from '../../src/machines/data/mutation.machine.ts';
import { createInvalidationBus } from '../../src/machines/data/ports.ts';
import { queryMachine } from '../../src/machines/data/query.machine.ts';
import { runRequest } from '../../src/machines/data/request.machine.ts';
import { searchMachine } from '../../src/machines/data/search.machine.ts';
import { API, ORIGIN, openApp, signedIn, userRecord } from '../support/app.ts';
import { figure } from '../support/figure.ts';
import { failing } from '../support/models/ports.ts';
import { createProfile } from '../support/tabs.ts';
import { quiet } from '../support/time.ts';
import { type FakeApi, createFakeApi, json } from '../support/fakeApi.ts';
import { SCHEDULES, createScheduledPorts, settle, raceStories, playStory } from './races.ts';

const TIMEOUT = { timeout: 30_000 + SCHEDULES * 200 };
const page = { count: 0, next: null, previous: null, results: [] };
const DEPOSITS = `GET ${API}deposits`;
const CREATE = `POST ${API}deposits/`;
const deposits = createCall(depositList, { query: { limit: 10, offset: 0 } });
const deposit = createCall(depositCreate, { body: { amount: '100.00', currency: 'RUB' } });

const placeOf = (call: Call) => call.url ?? String(call.input.query?.['offset']);

const raced = new Map<string, number>();
afterAll(() => {
  figure('races', Object.fromEntries(raced));
  if (raced.has('submits')) figure('races.submits', { 'schedules of submits': raced.get('submits') ?? 0 });
});

/** Holds the property over all schedules, and counts them. */
async function race<T>(name: string, property: fc.IAsyncProperty<T>): Promise<void> {
  await expect(fc.assert(property, { numRuns: SCHEDULES })).resolves.toBeUndefined();
  raced.set(name, SCHEDULES);
}

const searchCall = (text: string): Call => createCall(depositList, { query: { limit: 10, offset: 0, status: text } });

test(
  'search: the last pause decides, whatever was typed before and in whatever order responses arrive',
  TIMEOUT,
  () => {
    const key = fc.record({
      text: fc.constantFrom('', 'а', 'аб', 'абв', ' аб'),
      pause: fc.constantFrom(100, 499, 500, 900),
    });
    return race(
      'search',
      fc.asyncProperty(fc.scheduler(), raceStories(key), async (s, story) => {
        const { ports } = createScheduledPorts(s, ({ input }) => input.query?.['status']);
        const clock = new SimulatedClock();
        const search = createActor(searchMachine, { input: { delay: 500 }, clock }).start();
        const query = createActor(queryMachine, {
          input: { requests: ports, invalidations: createInvalidationBus(), call: searchCall('') },
        }).start();
        let last = '';
        search.subscribe(({ context }) => {
          if (context.query === last) return;
          last = context.query;
          query.send({ type: 'query.fetch', call: searchCall(last) });
        });
        await playStory(s, story, ({ text, pause }) => {
          search.send({ type: 'text.change', text });
          clock.increment(pause);
        });
        clock.increment(500);
        await settle(s);
        const typed = story.findLast((moment) => moment !== 'answer')?.text.trim() ?? '';
        expect(query.getSnapshot().context.data).toBe(typed);
        expect(query.getSnapshot().hasTag('busy')).toBe(false);
      }),
    );
  },
);

test(
  'pages: the page requested last is shown, however paged, refreshed or invalidated; older failures never',
  TIMEOUT,
  () => {
    const act = fc.oneof(
      fc.nat({ max: 4 }).map((place) => ({ kind: 'page' as const, place })),
      fc
        .constantFrom('next' as const, 'refresh' as const, 'touch' as const, 'cancel' as const)
        .map((kind) => ({ kind, place: 0 })),
    );
    return race(
      'pages',
      fc.asyncProperty(fc.scheduler(), raceStories(act), fc.nat({ max: 5 }), async (s, story, broken) => {
        const { ports, live } = createScheduledPorts(s, (call) =>
          placeOf(call) === String(broken) ? new ApiError(failing('http', { status: 500 })) : placeOf(call),
        );
        const invalidations = createInvalidationBus();
        const query = createActor(queryMachine, { input: { requests: ports, invalidations, call: null } }).start();
        let last: string | null = null;
        let cancelled = false;
        const fetchPage = (call: Call) => {
          last = placeOf(call);
          query.send({ type: 'query.fetch', call });
        };
        await playStory(s, story, ({ kind, place }) => {
          cancelled = kind === 'cancel' ? cancelled || query.getSnapshot().hasTag('busy') : false;
          if (kind === 'page') fetchPage(createCall(depositList, { query: { limit: 10, offset: place } }));
          if (kind === 'next') fetchPage(createPageCall(depositList, `${ORIGIN}${API}deposits?offset=9`));
          if (kind === 'refresh') query.send({ type: 'query.refetch' });
          if (kind === 'touch') invalidations.publish(['deposit']);
          if (kind === 'cancel') query.send({ type: 'query.cancel' });
          expect(live()).toBeLessThanOrEqual(1);
        });
        const { context } = query.getSnapshot();
        expect([query.getSnapshot().hasTag('busy'), live()]).toEqual([false, 0]);
        const isKnown = last !== null && !cancelled;
        const isBroken = last === String(broken);
        expect(isKnown && isBroken && !query.getSnapshot().hasTag('failed')).toBe(false);
        expect(isKnown && !isBroken ? context.data : last).toBe(last);
      }),
    );
  },
);

test('submits: one intent is one request, whatever is pressed however often', TIMEOUT, () => {
  const act = fc.constantFrom('press' as const, 'press twice' as const, 'give up' as const, 'type' as const);
  return race(
    'submits',
    fc.asyncProperty(fc.scheduler(), raceStories(act), fc.boolean(), async (s, story, refused) => {
      const { ports, sent, live } = createScheduledPorts(s, () => (refused ? new ApiError(failing('network')) : {}));
      const mutation = createActor(mutationMachine, {
        input: { requests: ports, invalidations: createInvalidationBus() },
      }).start();
      const form = createActor(formMachine, {
        input: {
          initial: { sum: '' },
          validate: () => ({}),
          submit: (_, { signal }) => runRequest(deposit, ports, signal),
        },
      }).start();
      let intents = 0;
      let typed = '';
      await playStory(s, story, (one) => {
        const sentBefore = form.getSnapshot().hasTag('busy') || form.getSnapshot().hasTag('sent');
        const busy = [mutation.getSnapshot().hasTag('busy'), sentBefore];
        const presses = one === 'press' ? 1 : one === 'press twice' ? 2 : 0;
        if (presses > 0) intents += busy.filter((is) => !is).length;
        for (let press = 0; press < presses; press += 1) {
          mutation.send({ type: 'mutation.run', call: deposit });
          form.send({ type: 'form.submit' });
        }
        if (one === 'give up') {
          mutation.send({ type: 'mutation.cancel' });
          form.send({ type: 'form.cancel' });
        }
        if (one === 'type' && form.getSnapshot().matches('editing'))
          form.send({ type: 'field.change', name: 'sum', value: (typed += '1') });
        expect(live()).toBeLessThanOrEqual(2);
      });
      expect(sent).toHaveLength(intents);
      expect(live()).toBe(0);
      expect(form.getSnapshot().context.values['sum']).toBe(typed);
    }),
  );
});

test('leaving a screen during its calls aborts them, and emits and changes nothing afterwards', TIMEOUT, () =>
  race(
    'leaving',
    fc.asyncProperty(
      fc.scheduler(),
      raceStories(fc.constantFrom('fetch' as const, 'write' as const), 6),
      async (s, story) => {
        const { ports, sent, live } = createScheduledPorts(s, () => ({}));
        const invalidations = createInvalidationBus();
        const received: unknown[] = [];
        const query = createActor(queryMachine, { input: { requests: ports, invalidations, call: null } }).start();
        const mutation = createActor(mutationMachine, { input: { requests: ports, invalidations } }).start();
        mutation.on('*', (result) => received.push(result));
        for (const one of story) {
          if (one === 'fetch') query.send({ type: 'query.fetch', call: deposits });
          if (one === 'write') mutation.send({ type: 'mutation.run', call: deposit });
          if (one === 'answer' && s.count() > 0) await s.waitOne();
          await quiet(1);
        }
        const before = received.length;
        query.stop();
        mutation.stop();
        invalidations.subscribe((tags) => received.push(tags));
        const snapshots = [query.getSnapshot(), mutation.getSnapshot()];
        const out = sent.length;
        await settle(s);
        expect([received.length, sent.length, live()]).toEqual([before, out, 0]);
        expect([query.getSnapshot(), mutation.getSnapshot()]).toEqual(snapshots);
      },
    ),
  ),
);

/** A fake API whose responses arrive when the scheduler decides. */
function scheduled(s: fc.Scheduler, fakeApi: FakeApi): FakeApi {
  const fetch: typeof fakeApi.fetch = async (input, init) => {
    const answer = await fakeApi.fetch(input, init);
    await s.schedule(Promise.resolve(), new URL(new Request(input, init).url).pathname);
    return answer;
  };
  return { ...fakeApi, fetch };
}
const request = ({ requests }: Services, call: Call) => runRequest(call, requests, new AbortController().signal);
const modalsOf = ({ failures }: Services) => failures.getSnapshot().context.modals.map(({ row }) => row.modal);
/** Refusals that leave the session and the account as they are, and are not retried. */
const refusals = errorCatalogue.filter(
  ({ retry, endsSession, restriction }) => !retry && !endsSession && restriction === null,
);

describe('in the app', () => {
  test('modals: a success closes exactly those that were open when its call started', TIMEOUT, () => {
    const act = fc.oneof(fc.constant('read' as const), fc.constantFrom(...refusals));
    return race(
      'modals',
      fc.asyncProperty(fc.scheduler(), raceStories(act), async (s, story) => {
        const { bench, fakeApi } = await opened(s);
        fakeApi.answer(DEPOSITS, () => json(200, page));
        let openings = 0;
        const openModals = new Map<string, number>();
        const opens = (modal: string) => openModals.has(modal) || openModals.set(modal, (openings += 1));
        const closes = (before: number) =>
          [...openModals].filter(([, opening]) => opening <= before).map(([modal]) => openModals.delete(modal));
        await playStory(s, story, (one) => {
          const before = openings;
          if (one === 'read') void request(bench.app, deposits).then(() => closes(before));
          else {
            fakeApi.once(CREATE, () => json(one.status, { [one.channel]: one.text }));
            void request(bench.app, deposit).then(() => opens(one.modal));
          }
        });
        bench.app.stop();
        expect(modalsOf(bench.app).toSorted()).toEqual([...openModals.keys()].toSorted());
      }),
    );
  });

  test('tab against tab: one refresh per expiry, no refresh token twice, and both tabs get its result', TIMEOUT, () => {
    const act = fc.constantFrom('request here' as const, 'request there' as const, 'expire' as const, 'leave' as const);
    return race(
      'tabs',
      fc.asyncProperty(fc.scheduler(), raceStories(act), async (s, story) => {
        const server = expiringServer();
        const profile = createProfile(signedIn(server.pair()));
        const fakeApi = scheduled(s, server.fakeApi);
        const [here, there] = [openApp({ fakeApi, profile }), openApp({ fakeApi, profile })];
        await settle(s);
        const left = story.includes('leave');
        const answers: Promise<{ ok: boolean }>[] = [];
        await playStory(s, story, (one) => {
          if (one === 'request here') answers.push(request(here.app, deposits));
          if (one === 'request there') answers.push(request(there.app, deposits));
          // A token is valid for minutes: it expires once within a call, not again during its retry.
          if (one === 'expire' && (server.expiries() === 0 || s.count() === 0)) server.expire();
          if (one === 'leave') here.app.session.send({ type: 'session.signOut' });
        });
        const outcomes = await Promise.all(answers);
        const ends = [here, there].map(({ app }) => app.session.getSnapshot().hasTag('signedIn'));
        for (const { app } of [here, there]) app.stop();
        expect(new Set(server.spent).size, 'no refresh token goes out twice').toBe(server.spent.length);
        expect(server.spent.length).toBeLessThanOrEqual(server.expiries());
        const stays = profile.items.has('access_token');
        expect(ends, 'both tabs know').toEqual([stays, stays]);
        expect(stays).toBe(!left);
        expect(left || outcomes.every(({ ok }) => ok)).toBe(true);
      }),
    );
  });
});

/** A tab of a signed-in participant with a loaded profile. */
async function opened(s: fc.Scheduler) {
  const fakeApi = createFakeApi();
  fakeApi.answer(`GET ${API}auth/current_user/`, () => json(200, userRecord()));
  const bench = openApp({ fakeApi: scheduled(s, fakeApi), profile: createProfile(signedIn()) });
  await settle(s);
  return { fakeApi, bench };
}

/** A server with expiring access tokens; a refresh token is good for one refresh. */
function expiringServer() {
  const fakeApi = createFakeApi();
  const spent: unknown[] = [];
  let access = 1;
  let refresh = 1;
  let expiries = 0;
  let expired = false;
  const pair = () => ({ access: `access-${access}`, refresh: `refresh-${refresh}` });
  fakeApi.answer('*', ({ path, authorization, body }) => {
    if (path === `${API}auth/jwt/logout/`) return json(200, {});
    if (path === `${API}auth/jwt/refresh/`) {
      spent.push(JSON.stringify(body));
      if (JSON.stringify(body) !== JSON.stringify({ refresh: pair().refresh })) return json(401, {});
      expired = false;
      access += 1;
      refresh += 1;
      return json(200, pair());
    }
    if (expired || authorization !== `Bearer ${pair().access}`) return json(401, {});
    return json(200, path === `${API}auth/current_user/` ? userRecord() : page);
  });
  return {
    fakeApi,
    spent,
    pair,
    expiries: () => expiries,
    expire() {
      expiries += expired ? 0 : 1;
      expired = true;
    },
  };
}
