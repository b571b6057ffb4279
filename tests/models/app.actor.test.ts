import assert from 'node:assert/strict';
import { type InspectionEvent, createActor } from 'xstate';
import '../../src/machines/session/requests.ts'; // loaded ahead: the machine imports it with the first call
import { appMachine } from '../../src/machines/app/app.machine.ts';
import { signedIn } from '../support/app.ts';
import { actorDoor } from '../support/models/actorDoor.ts';
import { createHeldWire, refusal } from '../support/models/ports.ts';
import { walkModel } from '../support/models/walk.ts';
import { createProfile } from '../support/tabs.ts';
import { ALERT, appModel, inputOver } from './app.model.ts';

function open(inspect: (event: InspectionEvent) => void) {
  const wire = createHeldWire();
  const profile = createProfile(signedIn());
  const used = { times: 0 };
  const actor = createActor(appMachine, { input: inputOver(wire.ports, profile), inspect });
  actor.on('USED', () => {
    used.times += 1;
  });
  return { wire, profile, used, actor: actor.start() };
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
const profileReads = ({ wire }: World) =>
  wire.sent.filter(({ call }) => call.endpoint.path === 'auth/current_user/').length;

walkModel(
  appModel,
  actorDoor({
    scenes: appModel.scenes,
    open,
    drivers: {
      CALL_REFUSED(world) {
        world.actor.send({ type: 'CALL_REFUSED', failure: refusal('rateLimitExceeded') });
        assert.deepEqual(modals(world), ['rateLimitExceeded']);
      },
      ALERTED(world) {
        world.actor.send({ type: 'ALERTED', text: ALERT });
        const shown = child(world, 'notices').getSnapshot().context.shown;
        assert.deepEqual(
          shown.map(({ kind, text }) => [kind, text]),
          [['alert', ALERT]],
          'equal alerts stand once',
        );
      },
      ACCOUNT_LIMITED(world) {
        world.actor.send({ type: 'ACCOUNT_LIMITED', limit: 'under_review' });
        const session = sessionOf(world);
        assert.equal(session.matches({ active: { account: 'under_review' } }), session.hasTag('signedIn'));
      },
      SESSION_TERMINATED(world) {
        const signedInBefore = sessionOf(world).hasTag('signedIn');
        world.actor.send({ type: 'SESSION_TERMINATED', modal: 'sessionEnded' });
        assert.equal(sessionOf(world).hasTag('signedIn'), false);
        if (signedInBefore) assert.equal(world.profile.items.size, 0);
      },
      CALL_SUCCEEDED(world) {
        world.actor.send({ type: 'CALL_SUCCEEDED', modalsOpenedBefore: 1 });
        assert.deepEqual(modals(world), [], 'what was opened before the call closes');
      },
      'a first call goes out'(world) {
        const before = world.used.times;
        world.actor.send({ type: 'CALL_STARTED', again: false });
        assert.equal(world.used.times - before, 1);
        const session = sessionOf(world);
        assert.ok(session.context.used || !session.hasTag('signedIn'), 'a live session knows that it is in use');
      },
      'a further call goes out'(world) {
        const [before, session] = [world.used.times, sessionOf(world)];
        world.actor.send({ type: 'CALL_STARTED', again: true });
        assert.equal(world.used.times - before, 1);
        assert.equal(sessionOf(world), session, 'the session does not move on for it');
      },
      SESSION_CHANGED(world) {
        world.actor.send({ type: 'SESSION_CHANGED' });
        assert.deepEqual([modals(world), child(world, 'notices').getSnapshot().context.shown], [[], []]);
      },
      STORE_CHANGED(world) {
        world.profile.tab().storage.clear(); // another tab
        world.actor.send({ type: 'STORE_CHANGED' });
        assert.equal(sessionOf(world).hasTag('signedIn'), false);
      },
      AGREEMENTS_ACCEPTED(world) {
        const session = sessionOf(world);
        const before = profileReads(world);
        const idle = session.hasTag('signedIn') && !session.matches({ active: { profile: 'loading' } });
        world.actor.send({ type: 'AGREEMENTS_ACCEPTED' });
        assert.equal(profileReads(world) - before, idle ? 1 : 0);
      },
    },
    sees: {
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
