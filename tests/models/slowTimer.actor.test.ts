import assert from 'node:assert/strict';
import { type InspectionEvent, SimulatedClock, createActor } from 'xstate';
import { slowTimerMachine } from '../../src/machines/data/slowTimer.machine.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { slowTimerModel } from './slowTimer.model.ts';

const SLOW_MS = 15_000;

function open(inspect: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  return { clock, actor: createActor(slowTimerMachine, { clock, inspect }).start() };
}

testModelAsActor(
  slowTimerModel,
  createActorHarness({
    scenes: slowTimerModel.scenes,
    open,
    drivers: {
      'timer.stop'({ actor, clock }) {
        actor.send({ type: 'timer.stop' });
        clock.increment(10 * SLOW_MS);
        assert.equal(actor.getSnapshot().hasTag('slow'), false, 'nobody waits');
      },
      'fifteen seconds pass'({ actor, clock }) {
        clock.increment(SLOW_MS - 1);
        assert.equal(actor.getSnapshot().hasTag('slow'), false, 'not a moment sooner');
        clock.increment(1);
        assert.equal(actor.getSnapshot().hasTag('slow'), true);
      },
    },
  }),
);
