import assert from 'node:assert/strict';
import { type InspectionEvent, createActor } from 'xstate';
import { bulkMachine } from '../../src/machines/bulk.ts';
import { actorDoor } from '../support/models/actorDoor.ts';
import { createHeldWire, isOutcome } from '../support/models/ports.ts';
import { walkModel } from '../support/models/walk.ts';
import type { ModelEvent } from '../support/models/model.ts';
import { turn } from '../support/time.ts';
import { bulkModel } from './bulk.model.ts';

function open(inspect: (event: InspectionEvent) => void) {
  const wire = createHeldWire();
  const finished: string[] = [];
  const actor = createActor(bulkMachine, { input: { requests: wire.ports }, inspect });
  actor.on('FINISHED', ({ type }) => finished.push(type));
  return { wire, finished, actor: actor.start() };
}
type World = ReturnType<typeof open>;

/** The call on its way ends; a refusal stops nothing, and the end is told once. */
async function ends({ wire, actor, finished }: World, { output }: ModelEvent): Promise<void> {
  assert.ok(isOutcome(output));
  finished.length = 0;
  const before = actor.getSnapshot().context.results.size;
  wire.settle(output);
  await turn();
  const snapshot = actor.getSnapshot();
  assert.equal(snapshot.context.results.size, before + 1, 'one answer, one result');
  assert.equal(finished.length, snapshot.matches('finished') ? 1 : 0);
}

walkModel(
  bulkModel,
  actorDoor({
    scenes: bulkModel.scenes,
    open,
    drivers: {
      RETRIED({ actor, wire }) {
        const { items, results } = actor.getSnapshot().context;
        const left = items.filter(({ id }) => results.get(id) !== null);
        const retries = actor.getSnapshot().can({ type: 'RETRIED' });
        const before = wire.sent.length;
        actor.send({ type: 'RETRIED' });
        assert.equal(wire.sent.length - before, retries ? 1 : 0);
        if (retries) assert.equal(wire.sent.at(-1)?.call, left[0]?.call, 'what is done is never sent again');
      },
      'is done': ends,
      'is refused': ends,
    },
    sees: {
      '*'({ actor, wire }) {
        const { value, context } = actor.getSnapshot();
        const next = context.items.find(({ id }) => !context.results.has(id));
        const onTheirWay = wire.live().map(({ call }) => call);
        assert.deepEqual(onTheirWay, typeof value === 'object' ? [next?.call] : [], 'one at a time, in their order');
      },
      picking: ({ actor }) => assert.equal(actor.getSnapshot().context.items.length, 0),
      finished({ actor }) {
        const { items, results, stopped } = actor.getSnapshot().context;
        if (!stopped) assert.equal(results.size, items.length, 'every record has its result');
      },
    },
  }),
);
