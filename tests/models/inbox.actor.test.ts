import assert from 'node:assert/strict';
import { SimulatedClock, createActor } from 'xstate';
import { inboxMachine } from '../../src/machines/inbox/inbox.machine.ts';
import { createInvalidationBus } from '../../src/machines/data/ports.ts';
import { actorDoor } from '../support/models/actorDoor.ts';
import { createHeldWire } from '../support/models/ports.ts';
import { walkModel } from '../support/models/walk.ts';
import { inboxModel, sources } from './inbox.model.ts';

walkModel(
  inboxModel,
  actorDoor({
    scenes: inboxModel.scenes,
    open(inspect) {
      const wire = createHeldWire();
      const clock = new SimulatedClock();
      const input = { requests: wire.ports, invalidations: createInvalidationBus() };
      return { wire, clock, actor: createActor(inboxMachine, { input, clock, inspect }).start() };
    },
    sees: {
      closed: ({ wire }) => assert.equal(wire.sent.length, 0, 'nothing is read before the inbox opens'),
      open({ wire, actor }) {
        assert.ok(wire.sent.length >= sources.length, 'one call per kind');
        assert.equal(actor.getSnapshot().context.parts.length, sources.length);
      },
    },
  }),
);
