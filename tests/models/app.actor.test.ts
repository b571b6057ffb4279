import assert from 'node:assert/strict';
import { type InspectionEvent, createActor } from 'xstate';
import '../../src/machines/session/requests.ts'; // loaded ahead: the machine imports it with the first call
import { appMachine } from '../../src/machines/app/app.machine.ts';
import { signedIn } from '../support/app.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { createHeldRequests, refusal } from '../support/models/ports.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { createProfile } from '../support/tabs.ts';
import { ALERT, appModel, inputOver } from './app.model.ts';

function open(inspect: (event: InspectionEvent) => void) {
  const fakeApi = createHeldRequests();
  const profile = createProfile(signedIn());
  const used = { times: 0 };
  const actor = createActor(appMachine, { input: inputOver(fakeApi.ports, profile), inspect });
  actor.on('session.used', () => {
    used.times += 1;
  });
  return { fakeApi, profile, used, actor: actor.start() };
}
type World = ReturnType<typeof open>;

function child<K extends 'session' | 'failures' | 'notices'>({ actor }: World, id: K) {
  const ref = actor.getSnapshot().children[id];
  if (!ref) throw new Error(`no ${id}`);
  return ref;
}
const sessionOf = (world: World) => child(world, 'session').getSnapshot();
const modals = (world: World) =>
  child(world, 'failures')
    .getSnapshot()
    .context.modals.map(({ row }) => row.modal);
const profileReads = ({ fakeApi }: World) =>
  fakeApi.sent.filter(({ call }) => call.endpoint.path === 'auth/current_user/').length;

testModelAsActor(
  appModel,
  createActorHarness({
    scenes: appModel.scenes,
    open,
    drivers: {
      'request.failed'(world) {
        world.actor.send({ type: 'request.failed', failure: refusal('rateLimitExceeded') });
        assert.deepEqual(modals(world), ['rateLimitExceeded']);
      },
      'alert.raised'(world) {
        world.actor.send({ type: 'alert.raised', text: ALERT });
        const shown = child(world, 'notices').getSnapshot().context.shown;
        assert.deepEqual(
          shown.map(({ kind, text }) => [kind, text]),
          [['alert', ALERT]],
          'equal alerts are shown once',
        );
      },
      'account.restricted'(world) {
        world.actor.send({ type: 'account.restricted', limit: 'under_review' });
        const session = sessionOf(world);
        assert.equal(session.matches({ active: { account: 'under_review' } }), session.hasTag('signedIn'));
      },
      'session.terminated'(world) {
        const signedInBefore = sessionOf(world).hasTag('signedIn');
        world.actor.send({ type: 'session.terminated', modal: 'sessionEnded' });
        assert.equal(sessionOf(world).hasTag('signedIn'), false);
        if (signedInBefore) assert.equal(world.profile.items.size, 0);
      },
      'request.succeeded'(world) {
        world.actor.send({ type: 'request.succeeded', modalsOpenedBefore: 1 });
        assert.deepEqual(modals(world), [], 'what was opened before the call closes');
      },
      'a first call goes out'(world) {
        const before = world.used.times;
        world.actor.send({ type: 'request.started', again: false });
        assert.equal(world.used.times - before, 1);
        const session = sessionOf(world);
        assert.ok(session.context.used || !session.hasTag('signedIn'), 'a live session knows that it is in use');
      },
      'a further call goes out'(world) {
        const [before, session] = [world.used.times, sessionOf(world)];
        world.actor.send({ type: 'request.started', again: true });
        assert.equal(world.used.times - before, 1);
        assert.equal(sessionOf(world), session, 'the session does not move on for it');
      },
      'session.changed'(world) {
        world.actor.send({ type: 'session.changed' });
        assert.deepEqual([modals(world), child(world, 'notices').getSnapshot().context.shown], [[], []]);
      },
      'storage.changed'(world) {
        world.profile.tab().storage.clear(); // another tab
        world.actor.send({ type: 'storage.changed' });
        assert.equal(sessionOf(world).hasTag('signedIn'), false);
      },
      'agreements.accepted'(world) {
        const session = sessionOf(world);
        const before = profileReads(world);
        const idle = session.hasTag('signedIn') && !session.matches({ active: { profile: 'loading' } });
        world.actor.send({ type: 'agreements.accepted' });
        assert.equal(profileReads(world) - before, idle ? 1 : 0);
      },
    },
    assertions: {
      '*'(world) {
        const { children } = world.actor.getSnapshot();
        assert.deepEqual(Object.keys(children).toSorted(), [
          'connectivity',
          'failures',
          'notices',
          'session',
          'unread',
          'watchStore',
        ]);
      },
    },
  }),
);
