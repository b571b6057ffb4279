import assert from 'node:assert/strict';
import { SimulatedClock, createActor } from 'xstate';
import { searchMachine } from '../../src/machines/data/search.machine.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { AT_ONCE, PAUSE_MS, searchModel } from './search.model.ts';

testModelAsActor(
  searchModel,
  createActorHarness({
    scenes: searchModel.scenes,
    open(inspect, scene) {
      const clock = new SimulatedClock();
      const input = { delay: scene === AT_ONCE ? 0 : PAUSE_MS };
      return { clock, actor: createActor(searchMachine, { input, clock, inspect }).start() };
    },
    drivers: {
      pauses: ({ clock, actor }) => {
        const before = actor.getSnapshot();
        clock.increment(PAUSE_MS - 1);
        assert.equal(actor.getSnapshot(), before, 'nothing happens before the pause is over');
        clock.increment(1);
      },
    },
    assertions: {
      idle: (_, { context }) => assert.equal(context.query, context.text.trim()),
    },
  }),
);
