// @vitest-environment jsdom
// Every route × every visitor × every account state: opened, redirected or denied. The guard decides all of them; the
// running product on its own mock server opens every screen as its role and every kind of outcome as the others. No
// call goes to a path of another role.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Role } from '../../src/api/roles.ts';
import '../../src/api/client.ts';
import { type InProcessMock, createInProcessMock } from '../../src/mock-server/transports/inProcess.ts';
import App from '../../src/ui/app/App.tsx';
import { getAccess } from '../../src/ui/routing/access.ts';
import '../../src/ui/app/AreaRoutes.tsx';
import '../../src/ui/app/layouts/area/BlockedAccount.tsx';
import '../../src/ui/app/layouts/area/Overlays.tsx';
import { homePaths, type Area, getAreaFromPath } from '../../src/ui/routing/areas.ts';
import { allScreens } from '../../src/ui/app/routes.ts';
import type { Screen } from '../../src/ui/hooks/core/screen.ts';
import { ORIGIN, openApp } from '../support/app.ts';
import { supportDialogs } from '../support/dialogs.ts';
import { supportPopovers } from '../support/popovers.ts';
import { createProfile } from '../support/tabs.ts';
import { quiet, until } from '../support/time.ts';
import { createFakeApi } from '../support/fakeApi.ts';

const AREA: Record<Role, Area> = {
  ved_participant: 'account',
  liquidity_provider: 'liquidity',
  authorized_organization: 'organization',
};
/** Result of a visit. */
type Outcome = 'open' | 'blocked' | `to ${string}` | `named ${string}`;

interface Actor {
  readonly name: string;
  /** Demo account of the stored tokens; null: signed out. */
  readonly login: string | null;
  /** The real role. */
  readonly role: Role | null;
  /** Role in a forged storage. */
  readonly claims?: string;
  /** State the organisation is put into first. */
  readonly state?: string;
}

const actors: readonly Actor[] = [
  { name: 'nobody', login: null, role: null },
  { name: 'participant', login: 'ved.active', role: 'ved_participant' },
  { name: 'participant with agreements to accept', login: 'ved.agreements', role: 'ved_participant' },
  { name: 'participant under review', login: 'ved.review', role: 'ved_participant' },
  { name: 'participant blocked', login: 'ved.blocked', role: 'ved_participant' },
  { name: 'participant closed', login: 'ved.closed', role: 'ved_participant' },
  { name: 'provider', login: 'lp.active', role: 'liquidity_provider' },
  { name: 'provider under review', login: 'lp.review', role: 'liquidity_provider' },
  { name: 'provider blocked', login: 'lp.blocked', role: 'liquidity_provider' },
  { name: 'provider closed', login: 'lp.active', role: 'liquidity_provider', state: 'closed' },
  { name: 'operator', login: 'operator', role: 'authorized_organization' },
  { name: 'forged as operator', login: 'ved.active', role: 'ved_participant', claims: 'authorized_organization' },
  { name: 'forged as provider', login: 'ved.active', role: 'ved_participant', claims: 'liquidity_provider' },
  { name: 'forged as nonsense', login: 'lp.active', role: 'liquidity_provider', claims: '__proto__' },
];

const SECOND_STEPS: Readonly<Record<string, `to ${string}`>> = {
  '/registr-entry-details': 'to /registr-company',
  '/registr-entry-details-liquidity': 'to /registr-liquidity',
};

/** The rules of the specification, written independently of the product. */
function expected({ path, area }: Screen, actor: Actor): Outcome {
  const isBlocked = /blocked/.test(actor.name);
  if (area !== 'public') {
    if (actor.role === null) return 'to /login';
    if (isBlocked) return 'blocked';
    return AREA[actor.role] === area ? 'open' : `to ${homePaths[actor.role]}`;
  }
  if (/^\/registr-(application|message)/.test(path)) {
    if (actor.role === null) return 'to /login';
    return isBlocked ? 'blocked' : 'open';
  }
  if (['/', '/login', '/forgot-password'].includes(path)) {
    if (actor.role === null) return 'open';
    return isBlocked ? 'blocked' : `to ${homePaths[actor.role]}`;
  }
  return SECOND_STEPS[path] ?? 'open';
}

/** Decision of the guard on a route once the profile is loaded. */
function guarded({ path }: Screen, { role, name }: Actor): Outcome {
  const limit = /blocked/.test(name) ? ('blocked' as const) : null;
  const access = getAccess(path.replaceAll(':id', '1'), { signedIn: role !== null, role, limit });
  if (access.kind === 'wait') throw new Error(`${path} waits for a role that is known`);
  return access.kind === 'go' ? `to ${access.to}` : access.kind;
}

/** Rendered: a working account's own screens, all public ones, and of any area its first screen and one with an id. */
function shownTo(actor: Actor): readonly Screen[] {
  const isWorking = ['participant', 'provider', 'operator'].includes(actor.name);
  const own = isWorking && actor.role !== null ? AREA[actor.role] : null;
  const samples = new Set(
    Object.values(AREA).flatMap((area) => {
      const all = allScreens.filter((one) => one.area === area);
      return [all[0], all.find(({ path }) => path.includes(':id'))];
    }),
  );
  return allScreens.filter((one) => one.area === 'public' || one.area === own || samples.has(one));
}

const PERMISSION = 'You do not have permission to perform this action.';
const opened: (() => void)[] = [];
const counted: Record<string, Record<string, number>> = {};

beforeAll(async () => {
  supportDialogs();
  supportPopovers();
  Element.prototype.scrollIntoView = () => undefined;
  await Promise.all(
    allScreens.flatMap(({ view, frame }) => [Promise.resolve(view.preload()), Promise.resolve(frame?.preload())]),
  );
});
afterEach(() => {
  cleanup();
  for (const close of opened.splice(0)) close();
});
afterAll(() => console.log(tableOf(counted)));

async function openAs({ login, claims, role, state }: Actor) {
  const mock = createInProcessMock({ origin: ORIGIN, frozen: true, log: () => undefined });
  const foreign: string[] = [];
  const watched: typeof fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    const answer = await mock.fetch(input, init);
    if (answer.status === 403 && (await answer.clone().text()).includes(PERMISSION))
      foreign.push(`${method} ${new URL(url).pathname}`);
    return answer;
  };
  const pair = login === null ? null : await mock.signIn(login);
  if (state !== undefined && login !== null) putState(mock, login, state);
  const stored = pair && {
    access_token: pair.access,
    refresh_token: pair.refresh,
    account_type: claims ?? role ?? '',
  };
  history.replaceState(null, '', role === null ? '/registr-company' : homePaths[role]);
  const bench = openApp({
    server: { fetch: watched, origin: ORIGIN },
    fakeApi: createFakeApi(),
    profile: createProfile(stored ?? {}),
  });
  opened.push(() => {
    bench.app.stop();
    mock.close();
  });
  render(<App services={bench.app} />);
  return { bench, foreign };
}

function putState({ world }: InProcessMock, login: string, status: string): void {
  const [user] = world.filter('users', (row) => row.login === login);
  const organization = user && world.get('organizations', user.company_id);
  if (organization) world.put('organizations', { ...organization, status });
}

const heading = () => document.querySelector('h1')?.textContent ?? '';
/** Lets redirects and first calls happen. */
const settled = () => act(() => quiet(3));

/** Navigates as a link does and returns the final address. */
async function visit({ path, area, title }: Screen): Promise<Outcome> {
  const address = path.replaceAll(':id', '1');
  act(() => history.pushState(null, '', address));
  await settled();
  if (heading() === 'Аккаунт заблокирован') return 'blocked';
  const isElsewhere = location.pathname !== address;
  if (isElsewhere && (area === 'public' || getAreaFromPath(location.pathname) !== area))
    return `to ${location.pathname}`;
  // A screen may replace an address of an unknown record by another of its own.
  return isElsewhere || heading() === title ? 'open' : `named ${heading()}`;
}

test.each(actors.map((actor) => [actor.name, actor] as const))('the guard and %s: all routes', (name, actor) => {
  const outcomes = allScreens.map((one) => [one.path, guarded(one, actor)] as const);
  // The second step without a first one is the registration's to refuse, not the guard's.
  const wanted = allScreens.map((one) => [one.path, one.path in SECOND_STEPS ? 'open' : expected(one, actor)] as const);
  expect(outcomes).toEqual(wanted);
  counted[name] = tally(allScreens.map((one) => expected(one, actor)));
});

test.each(actors.map((actor) => [actor.name, actor] as const))('%s', async (_, actor) => {
  const { bench, foreign } = await openAs(actor);
  if (actor.login !== null)
    await act(() =>
      until(() => {
        const session = bench.app.session.getSnapshot();
        return !session.matches({ active: { profile: 'loading' } });
      }, 'the profile'),
    );
  await settled();
  foreign.length = 0; // calls of a forged storage before the profile was loaded: see the next test
  const found: Record<string, Outcome> = {};
  const wanted: Record<string, Outcome> = {};
  for (const one of shownTo(actor)) {
    found[one.path] = await visit(one);
    wanted[one.path] = expected(one, actor);
  }
  expect(found).toEqual(wanted);
  expect(foreign).toEqual([]);
});

const why = () => screen.queryByText(/^Этот адрес — для другого типа аккаунта/);

test('the home shown in place of another role’s screen says why, until the next one', async () => {
  await openAs({ name: 'participant', login: 'ved.active', role: 'ved_participant' });
  await settled();
  expect(why()).toBeNull();
  act(() => history.pushState(null, '', '/organization/kyt-requests'));
  await settled();
  expect(location.pathname).toBe('/account/dashboard');
  expect(why()).toBeTruthy();
  act(() => history.pushState(null, '', '/account/deal'));
  await settled();
  expect(why()).toBeNull();
});

test.each(['authorized_organization', 'liquidity_provider'])(
  'a storage that claims %s shows nothing of that area, and the profile puts it right',
  async (claims) => {
    const { bench } = await openAs({ name: 'forged', login: 'ved.active', role: 'ved_participant', claims });
    await act(() => until(() => bench.app.session.getSnapshot().context.user !== null, 'the profile'));
    await settled();
    expect(bench.profile.items.get('account_type')).toBe('ved_participant');
    expect(location.pathname).toBe('/account/dashboard');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Главная');
    expect(screen.queryByText('АО «Расчётный Демо-Оператор»')).toBeNull();
  },
);

const tally = (outcomes: readonly Outcome[]) =>
  Object.fromEntries(
    (['open', 'to', 'blocked'] as const).map((kind) => [
      kind,
      outcomes.filter((outcome) => outcome.startsWith(kind)).length,
    ]),
  );

function tableOf(rows: typeof counted): string {
  const lines = Object.entries(rows).map(
    ([name, { open = 0, to = 0, blocked = 0 }]) =>
      `${name.padEnd(40)}${String(open).padStart(8)}${String(to).padStart(12)}${String(blocked).padStart(9)}`,
  );
  const all = Object.values(rows).flatMap((row) => Object.values(row));
  const total = `${all.reduce((sum, count) => sum + count, 0)} cases`;
  return [
    `${`visitor, ${allScreens.length} routes each`.padEnd(40)} allowed  redirected  refused`,
    ...lines,
    total,
  ].join('\n');
}
