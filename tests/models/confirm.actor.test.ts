import assert from 'node:assert/strict';
import { createActor } from 'xstate';
import { confirmMachine } from '../../src/machines/confirm.ts';
import { actorDoor } from '../support/models/actorDoor.ts';
import { walkModel } from '../support/models/walk.ts';
import { confirmModel } from './confirm.model.ts';

walkModel(
  confirmModel,
  actorDoor({
    scenes: confirmModel.scenes,
    open(inspect) {
      const actor = createActor(confirmMachine, { inspect });
      const answered: unknown[] = [];
      actor.on('YES', ({ subject }) => answered.push(subject));
      return { answered, actor: actor.start() };
    },
    drivers: {
      CONFIRMED({ actor, answered }) {
        const { value, context } = actor.getSnapshot();
        const before = answered.length;
        actor.send({ type: 'CONFIRMED' });
        assert.deepEqual(answered.slice(before), value === 'asking' ? [context.subject] : []);
      },
      DISMISSED({ actor, answered }) {
        const before = answered.length;
        actor.send({ type: 'DISMISSED' });
        assert.equal(answered.length, before, 'nothing is confirmed by closing');
      },
    },
    sees: {
      closed: ({ actor }) => assert.equal(actor.getSnapshot().context.subject, null),
      asking: ({ actor }) => assert.notEqual(actor.getSnapshot().context.subject, null),
    },
  }),
);
