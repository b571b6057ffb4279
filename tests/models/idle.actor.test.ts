import assert from 'node:assert/strict';
import { type InspectionEvent, SimulatedClock, createActor } from 'xstate';
import { type IdleResult, idleMachine } from '../../src/machines/session/idle.machine.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { createProfile } from '../support/tabs.ts';
import { GRACE_MS, LIMIT_MS, NOW, WARNING_MS, idleModel, inputOf } from './idle.model.ts';

const KEY = 'meridian:last-call';

function open(inspect: (event: InspectionEvent) => void) {
  const profile = createProfile();
  const clock = new SimulatedClock();
  const emitted: IdleResult['type'][] = [];
  const actor = createActor(idleMachine, { input: inputOf(profile.tab()), clock, inspect });
  actor.on('*', ({ type }) => emitted.push(type));
  return { profile, clock, emitted, actor: actor.start() };
}
type World = ReturnType<typeof open>;

/** Not a moment sooner; `ms` counts from the last use, which another tab may have had a millisecond later. */
const waits =
  (ms: number, before: 'active' | 'warning' | 'expired') =>
  ({ clock, actor }: World) => {
    const wait = ms + (before === 'expired' ? 0 : actor.getSnapshot().context.lastUse - NOW);
    clock.increment(wait - 1);
    assert.equal(actor.getSnapshot().value, before);
    clock.increment(1);
  };

testModelAsActor(
  idleModel,
  createActorHarness({
    scenes: idleModel.scenes,
    open,
    drivers: {
      'session.used'({ actor, profile }) {
        actor.send({ type: 'session.used' });
        assert.equal(profile.items.get(KEY), String(NOW), 'other tabs receive it');
      },
      'session.extend'({ actor, emitted }) {
        emitted.length = 0;
        const warned = actor.getSnapshot().hasTag('warning');
        actor.send({ type: 'session.extend' });
        assert.deepEqual(emitted, warned ? ['session.keepAlive'] : []);
      },
      'nine minutes pass': waits(LIMIT_MS - WARNING_MS, 'active'),
      'the last minute passes'(world) {
        world.emitted.length = 0;
        waits(LIMIT_MS + GRACE_MS, 'warning')(world);
        assert.deepEqual(world.emitted, ['session.expired'], 'the end is emitted once');
      },
      'another minute passes': waits(WARNING_MS, 'expired'),
    },
  }),
);
