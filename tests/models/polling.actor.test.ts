import assert from 'node:assert/strict';
import { type InspectionEvent, SimulatedClock, createActor } from 'xstate';
import { pollingMachine } from '../../src/machines/data/polling.machine.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { BEAT_MS, pollingModel } from './polling.model.ts';

function open(inspect: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const beats: string[] = [];
  const actor = createActor(pollingMachine, { clock, inspect });
  actor.on('polling.tick', ({ type }) => beats.push(type));
  return { clock, beats, actor: actor.start() };
}

testModelAsActor(
  pollingModel,
  createActorHarness({
    scenes: pollingModel.scenes,
    open,
    drivers: {
      'polling.stop'({ actor, clock, beats }) {
        actor.send({ type: 'polling.stop' });
        const before = beats.length;
        clock.increment(10 * BEAT_MS);
        assert.equal(beats.length, before, 'nothing beats for nobody');
      },
      'three seconds pass'({ clock, beats }) {
        const before = beats.length;
        clock.increment(BEAT_MS - 1);
        assert.equal(beats.length, before, 'not a moment sooner');
        clock.increment(1);
        assert.equal(beats.length, before + 1);
      },
    },
  }),
);
