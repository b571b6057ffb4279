import assert from 'node:assert/strict';
import { SimulatedClock, createActor } from 'xstate';
import { inboxMachine } from '../../src/machines/inbox/inbox.machine.ts';
import { createInvalidationBus } from '../../src/machines/data/ports.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { createHeldRequests } from '../support/models/ports.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { inboxModel, sources } from './inbox.model.ts';

testModelAsActor(
  inboxModel,
  createActorHarness({
    scenes: inboxModel.scenes,
    open(inspect) {
      const fakeApi = createHeldRequests();
      const clock = new SimulatedClock();
      const input = { requests: fakeApi.ports, invalidations: createInvalidationBus() };
      return { fakeApi, clock, actor: createActor(inboxMachine, { input, clock, inspect }).start() };
    },
    assertions: {
      closed: ({ fakeApi }) => assert.equal(fakeApi.sent.length, 0, 'nothing is read before the inbox opens'),
      open({ fakeApi, actor }) {
        assert.ok(fakeApi.sent.length >= sources.length, 'one call per kind');
        assert.equal(actor.getSnapshot().context.parts.length, sources.length);
      },
    },
  }),
);
