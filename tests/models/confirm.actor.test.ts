import assert from 'node:assert/strict';
import { type InspectionEvent, createActor } from 'xstate';
import { confirmMachine } from '../../src/machines/form/confirm.machine.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { confirmModel } from './confirm.model.ts';

function open(inspect: (event: InspectionEvent) => void) {
  const actor = createActor(confirmMachine, { inspect });
  const answered: unknown[] = [];
  actor.on('confirm.accepted', ({ subject }) => answered.push(subject));
  return { answered, actor: actor.start() };
}

/** One confirmation at a time: the first stays open until it is confirmed or cancelled. */
const opensFor =
  (row: number) =>
  ({ actor }: ReturnType<typeof open>) => {
    const { value, context } = actor.getSnapshot();
    actor.send({ type: 'confirm.open', subject: row });
    assert.equal(actor.getSnapshot().context.subject, value === 'open' ? context.subject : row);
  };

testModelAsActor(
  confirmModel,
  createActorHarness({
    scenes: confirmModel.scenes,
    open,
    drivers: {
      'opens for row 1': opensFor(1),
      'opens for row 2': opensFor(2),
      'confirm.accept'({ actor, answered }) {
        const { value, context } = actor.getSnapshot();
        const before = answered.length;
        actor.send({ type: 'confirm.accept' });
        assert.deepEqual(answered.slice(before), value === 'open' ? [context.subject] : []);
        assert.equal(actor.getSnapshot().value, 'closed', 'an answer is given once');
      },
      'confirm.dismiss'({ actor, answered }) {
        const before = answered.length;
        actor.send({ type: 'confirm.dismiss' });
        assert.equal(answered.length, before, 'nothing is confirmed by closing');
      },
    },
    assertions: {
      closed: ({ actor }) => assert.equal(actor.getSnapshot().context.subject, null),
      open: ({ actor }) => assert.notEqual(actor.getSnapshot().context.subject, null),
    },
  }),
);
