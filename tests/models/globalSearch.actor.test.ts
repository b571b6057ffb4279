import assert from 'node:assert/strict';
import { SimulatedClock, createActor } from 'xstate';
import { globalSearchMachine } from '../../src/machines/search/globalSearch.machine.ts';
import { actorDoor } from '../support/models/actorDoor.ts';
import { createHeldWire } from '../support/models/ports.ts';
import { walkModel } from '../support/models/walk.ts';
import { PAUSE_MS, globalSearchModel, remote } from './globalSearch.model.ts';

walkModel(
  globalSearchModel,
  actorDoor({
    scenes: globalSearchModel.scenes,
    open(inspect) {
      const wire = createHeldWire();
      const clock = new SimulatedClock();
      const input = { requests: wire.ports, local: [], remote, text: '' };
      return { wire, clock, actor: createActor(globalSearchMachine, { input, clock, inspect }).start() };
    },
    drivers: {
      pauses: ({ clock, actor }) => {
        const before = actor.getSnapshot();
        clock.increment(PAUSE_MS - 1);
        assert.equal(actor.getSnapshot(), before, 'no call before the pause is over');
        clock.increment(1);
      },
    },
    sees: {
      blank: ({ wire }) => assert.equal(wire.live().length, 0, 'the calls of the previous text are aborted'),
      typing: ({ wire }) => assert.equal(wire.live().length, 0, 'the calls of the previous text are aborted'),
      searching: ({ wire }, { context }) =>
        assert.ok(wire.live().length >= context.parts.filter(({ isPending }) => isPending).length),
      settled: ({ wire }) => assert.equal(wire.live().length, 0),
    },
  }),
);
