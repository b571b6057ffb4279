import assert from 'node:assert/strict';
import { SimulatedClock, createActor } from 'xstate';
import { globalSearchMachine } from '../../src/machines/search/globalSearch.machine.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { createHeldRequests } from '../support/models/ports.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { PAUSE_MS, globalSearchModel, remote } from './globalSearch.model.ts';

testModelAsActor(
  globalSearchModel,
  createActorHarness({
    scenes: globalSearchModel.scenes,
    open(inspect) {
      const fakeApi = createHeldRequests();
      const clock = new SimulatedClock();
      const input = { requests: fakeApi.ports, local: [], remote, text: '' };
      return { fakeApi, clock, actor: createActor(globalSearchMachine, { input, clock, inspect }).start() };
    },
    drivers: {
      pauses: ({ clock, actor }) => {
        const before = actor.getSnapshot();
        clock.increment(PAUSE_MS - 1);
        assert.equal(actor.getSnapshot(), before, 'no call before the pause is over');
        clock.increment(1);
      },
    },
    assertions: {
      blank: ({ fakeApi }) => assert.equal(fakeApi.live().length, 0, 'the calls of the previous text are aborted'),
      typing: ({ fakeApi }) => assert.equal(fakeApi.live().length, 0, 'the calls of the previous text are aborted'),
      searching: ({ fakeApi }, { context }) =>
        assert.ok(fakeApi.live().length >= context.parts.filter(({ isPending }) => isPending).length),
      settled: ({ fakeApi }) => assert.equal(fakeApi.live().length, 0),
    },
  }),
);
