import assert from 'node:assert/strict';
import { type InspectionEvent, SimulatedClock, createActor } from 'xstate';
import '../../src/machines/session/requests.ts'; // loaded ahead: the machine imports it with the first call
import type { User } from '../../src/api/schemas/account.ts';
import { type StoredSession, createTokenStore } from '../../src/api/tokens.ts';
import type { RequestPorts } from '../../src/machines/data/ports.ts';
import { canWrite, sessionMachine } from '../../src/machines/session/session.machine.ts';
import { REFRESH_TIMEOUT_MS, getRefreshBackoff } from '../../src/machines/session/context.ts';
import { createToken, userRecord } from '../support/app.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import type { Drivers } from '../support/models/harness.ts';
import { createHeldRequests, failing, refusal } from '../support/models/ports.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { createProfile } from '../support/tabs.ts';
import { turn } from '../support/time.ts';
import { OTHER, STORED, sessionModel, storedAs } from './session.model.ts';

const HOUR_MS = 3_600_000;
/** A token is renewed a minute before its end. */
const RENEWED_AFTER_MS = HOUR_MS - 60_000;
const ENTER = 'auth/jwt/create/';
const REFRESH = 'auth/jwt/refresh/';
const PROFILE = 'auth/current_user/';
const LEAVE = 'auth/jwt/logout/';

function open(inspect: (event: InspectionEvent) => void, scene: string) {
  const profile = createProfile();
  const tab = profile.tab();
  const tokens = createTokenStore(tab.storage, tab.storageEvents);
  const otherTab = createTokenStore(profile.tab().storage);
  const fakeApi = createHeldRequests();
  const broken = { yes: false };
  const requests: RequestPorts = {
    ...fakeApi.ports,
    onFailure() {
      if (broken.yes) throw new Error('a chunk that does not load ends the same way');
    },
  };
  const clock = new SimulatedClock();
  const changes = { count: 0 };
  const forgotten: unknown[] = [];
  let issued = 0;
  /** A session as a server would store it here: every token is another one. */
  const issue = ({ accountType }: StoredSession, sub?: number) => ({
    access: createToken(HOUR_MS, String((issued += 1)), sub),
    refresh: `refresh-${issued}`,
    accountType,
  });
  const stored = STORED[scene];
  if (stored) tokens.save(issue(stored));
  const actor = createActor(sessionMachine, {
    input: {
      requests,
      tokens,
      lock: profile.lock,
    },
    clock,
    inspect,
  });
  actor.on('session.signedOut', ({ userId }) => forgotten.push(userId));
  actor.on('session.changed', () => (changes.count += 1));
  return { profile, tokens, otherTab, fakeApi, broken, clock, changes, forgotten, issue, actor: actor.start() };
}
type World = ReturnType<typeof open>;
type Driver = Drivers<World>[string];

const live = ({ fakeApi }: World, path: string) =>
  fakeApi.live().filter(({ call }) => call.endpoint.path === path).length;

function answer(path: string, value: (world: World) => unknown): Driver {
  return (world) => world.fakeApi.settle({ ok: true, value: value(world) }, path);
}
const lose =
  (path: string): Driver =>
  ({ fakeApi }) =>
    fakeApi.settle({ ok: false, failure: failing('network') }, path);
const breakDown =
  (path: string) =>
  async (world: World): Promise<void> => {
    world.broken.yes = true;
    world.fakeApi.settle({ ok: false, failure: failing('network') }, path);
    await turn();
    world.broken.yes = false;
  };
/** Another tab writes; the root actor forwards it to the session (app.machine.ts). */
const writeFromOtherTab =
  (session: StoredSession | null, sub?: number): Driver =>
  ({ actor, otherTab, issue }) => {
    if (session) otherTab.save(issue(session, sub));
    else otherTab.clear();
    actor.send({ type: 'storage.changed' });
  };
const tellsUser = (more: Partial<User>): Driver => answer(PROFILE, () => userRecord(more));

testModelAsActor(
  sessionModel,
  createActorHarness({
    scenes: sessionModel.scenes,
    open,
    drivers: {
      'is let in': answer(ENTER, ({ issue }) => {
        const { access, refresh, accountType } = issue(storedAs('ved_participant'));
        return { access, refresh, account_type: accountType };
      }),
      'is not let in': ({ fakeApi }) => fakeApi.settle({ ok: false, failure: failing('http', { status: 400 }) }, ENTER),
      'signing in breaks': breakDown(ENTER),
      'has registered'({ actor, tokens, issue }) {
        if (!actor.getSnapshot().hasTag('signedIn')) tokens.save(issue(storedAs(null)));
        actor.send({ type: 'session.registered' });
      },
      'has registered without a token': ({ actor }) => actor.send({ type: 'session.registered' }),
      'another tab signs in': writeFromOtherTab(storedAs('ved_participant')),
      'another tab signs in as a provider': writeFromOtherTab(storedAs('liquidity_provider')),
      'another tab signs in as somebody else': writeFromOtherTab(storedAs('ved_participant'), OTHER),
      'another tab signs out': writeFromOtherTab(null),
      async 'session.signOut'(world) {
        const { actor, fakeApi, tokens, forgotten } = world;
        const userId = actor.getSnapshot().context.user?.id ?? null;
        forgotten.length = 0;
        const held = tokens.read();
        const signedIn = actor.getSnapshot().hasTag('signedIn');
        const before = live(world, LEAVE);
        actor.send({ type: 'session.signOut' });
        if (signedIn) assert.equal(tokens.read(), null, 'nothing is left by the time anybody goes on');
        await turn();
        assert.equal(live(world, LEAVE) - before, signedIn ? 1 : 0, 'one sign-out request');
        assert.deepEqual(forgotten, signedIn ? [userId] : []);
        if (signedIn) assert.deepEqual(fakeApi.sent.at(-1)?.call.input.body, { refresh: held?.refresh });
      },
      'expiry comes near'({ clock, actor }) {
        clock.increment(RENEWED_AFTER_MS - 1);
        assert.ok(actor.getSnapshot().matches({ active: { token: 'valid' } }), 'not before its time');
        clock.increment(1);
      },
      'is renewed': answer(REFRESH, ({ issue }) => issue(storedAs(null))),
      'the refresh is refused': ({ fakeApi }) =>
        fakeApi.settle({ ok: false, failure: failing('unauthorized', { status: 401 }) }, REFRESH),
      'the refresh reports inactivity': ({ fakeApi }) =>
        fakeApi.settle({ ok: false, failure: refusal('sessionEnded', { hadCurrentToken: false }) }, REFRESH),
      'the refresh is not reached': lose(REFRESH),
      'the refresh takes too long'({ clock, actor }) {
        clock.increment(REFRESH_TIMEOUT_MS - 1);
        assert.ok(actor.getSnapshot().hasTag('refreshing'), 'not before its time');
        clock.increment(1);
        assert.equal(actor.getSnapshot().context.failure?.kind, 'network', 'calls that wait for it get the failure');
      },
      'the refresh breaks': breakDown(REFRESH),
      'the backoff is over'(world) {
        const { clock, actor } = world;
        const { failedRefreshes } = actor.getSnapshot().context;
        clock.increment(getRefreshBackoff(failedRefreshes) - 1);
        assert.ok(actor.getSnapshot().matches({ active: { token: 'backoff' } }), 'not before its time');
        assert.equal(live(world, REFRESH), 0);
        clock.increment(1);
      },
      'is a participant': tellsUser({}),
      'is a provider': tellsUser({ account_type: 'liquidity_provider' }),
      'is the operator': tellsUser({ account_type: 'authorized_organization' }),
      'has no profile': lose(PROFILE),
      async 'reading the profile breaks'(world) {
        await breakDown(PROFILE)(world);
        assert.ok(
          world.actor.getSnapshot().matches({ active: { profile: 'failed' } }),
          'it is not read again by itself',
        );
      },
      'is pending_agreements': tellsUser({ account_state: 'pending_agreements' }),
      'is under_review': tellsUser({ account_state: 'under_review' }),
      'is closed': tellsUser({ account_state: 'closed' }),
      'is blocked': tellsUser({ account_state: 'blocked' }),
      'is active': tellsUser({ account_state: 'active' }),
    },
    assertions: {
      '*'(world) {
        const snapshot = world.actor.getSnapshot();
        assert.equal(snapshot.hasTag('signedIn'), snapshot.matches('active'));
        assert.equal(live(world, ENTER), snapshot.matches('signingIn') ? 1 : 0);
        const refreshes = snapshot.matches({ active: { token: 'refreshing' } }) ? 1 : 0;
        assert.equal(live(world, REFRESH), refreshes, 'one refresh at a time');
        assert.equal(live(world, PROFILE), snapshot.matches({ active: { profile: 'loading' } }) ? 1 : 0);
        assert.equal(canWrite(snapshot), snapshot.matches({ active: { account: 'unrestricted' } }));
      },
      anonymous: ({ profile, actor }) => {
        assert.equal(profile.items.size, 0, 'nothing of a session is left');
        assert.equal(actor.getSnapshot().context.user, null);
      },
      ended: ({ profile, actor }) => {
        assert.equal(profile.items.size, 0, 'nothing of a session is left');
        assert.equal(actor.getSnapshot().context.user, null);
      },
      signingIn: ({ actor }) => assert.equal(actor.getSnapshot().context.failure, null),
      active: ({ tokens, actor, changes }) => {
        assert.notEqual(tokens.read(), null);
        assert.equal(actor.getSnapshot().context.credentials, null, 'the password is not kept');
        assert.ok(changes.count > 0);
      },
      'active.profile.loaded': ({ actor, tokens }) =>
        assert.equal(tokens.read()?.accountType, actor.getSnapshot().context.user?.account_type),
    },
  }),
);
