import assert from 'node:assert/strict';
import { SimulatedClock, createActor } from 'xstate';
import { searchMachine } from '../../src/machines/search.ts';
import { actorDoor } from '../support/models/actorDoor.ts';
import { walkModel } from '../support/models/walk.ts';
import { PAUSE_MS, searchModel } from './search.model.ts';

walkModel(
  searchModel,
  actorDoor({
    scenes: searchModel.scenes,
    open(inspect) {
      const clock = new SimulatedClock();
      return { clock, actor: createActor(searchMachine, { input: { delay: PAUSE_MS }, clock, inspect }).start() };
    },
    drivers: {
      pauses: ({ clock, actor }) => {
        const before = actor.getSnapshot();
        clock.increment(PAUSE_MS - 1);
        assert.equal(actor.getSnapshot(), before, 'nothing happens before the pause is over');
        clock.increment(1);
      },
    },
    sees: {
      settled: (_, { context }) => assert.equal(context.query, context.text.trim()),
    },
  }),
);
