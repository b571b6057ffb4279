import type { RecordId } from '../../src/api/recordId.ts';
import assert from 'node:assert/strict';
import { type InspectionEvent, SimulatedClock, createActor } from 'xstate';
import { bulkMachine } from '../../src/machines/data/bulk.machine.ts';
import { createInvalidationBus } from '../../src/machines/data/ports.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { createHeldRequests, isOutcome } from '../support/models/ports.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import type { ModelEvent } from '../support/models/model.ts';
import { turn } from '../support/time.ts';
import { SLOW_MS, bulkModel } from './bulk.model.ts';

function open(inspect: (event: InspectionEvent) => void) {
  const fakeApi = createHeldRequests();
  const finished: string[] = [];
  const invalidations = createInvalidationBus();
  const touched: (readonly string[])[] = [];
  invalidations.subscribe((tags) => touched.push(tags));
  const clock = new SimulatedClock();
  const actor = createActor(bulkMachine, { input: { requests: fakeApi.ports, invalidations }, clock, inspect });
  actor.on('bulk.finished', ({ type }) => finished.push(type));
  /** Whether the call on its way is to be the last one. */
  const user = { hasStopped: false };
  return { fakeApi, touched, clock, finished, user, actor: actor.start() };
}
type World = ReturnType<typeof open>;

/** Ends the pending call; a refusal stops nothing, and the end is emitted once. */
async function ends({ fakeApi, actor, finished, touched, user }: World, { output }: ModelEvent): Promise<void> {
  assert.ok(isOutcome(output));
  finished.length = 0;
  const { items, results } = actor.getSnapshot().context;
  const before = touched.length;
  fakeApi.settle(output);
  await turn();
  const snapshot = actor.getSnapshot();
  assert.equal(snapshot.context.results.size, results.size + 1, 'one answer, one result');
  const isLast = user.hasStopped || results.size + 1 === items.length;
  assert.deepEqual([snapshot.matches('finished'), finished.length], isLast ? [true, 1] : [false, 0]);
  const isWhole = items.every(({ id }) => snapshot.context.results.get(id) === null);
  const news = isLast && !isWhole ? [['deposit']] : [];
  assert.deepEqual(touched.slice(before), news, 'somebody else may have decided what was refused');
}

testModelAsActor(
  bulkModel,
  createActorHarness({
    scenes: bulkModel.scenes,
    open,
    drivers: {
      'ticks the first'({ actor }) {
        const { value, context } = actor.getSnapshot();
        actor.send({ type: 'row.toggle', id: 1 });
        const isTurned = actor.getSnapshot().context.picked.has(1) !== context.picked.has(1);
        assert.equal(isTurned, value === 'selecting', 'the tick changes only before the review');
      },
      'bulk.confirm'({ actor, user }) {
        if (actor.getSnapshot().matches('confirming')) user.hasStopped = false;
        actor.send({ type: 'bulk.confirm' });
      },
      'bulk.stop'({ actor, user }) {
        user.hasStopped = user.hasStopped || actor.getSnapshot().matches('running');
        actor.send({ type: 'bulk.stop' });
      },
      'bulk.cancel'({ actor, fakeApi, touched }) {
        const { value, context } = actor.getSnapshot();
        const isRunning = typeof value === 'object';
        const before = touched.length;
        actor.send({ type: 'bulk.cancel' });
        assert.deepEqual(touched.slice(before), isRunning ? [['deposit']] : [], 'the server may have applied it');
        if (!isRunning) return;
        const given = context.items.find(({ id }) => !context.results.has(id));
        assert.ok(actor.getSnapshot().matches('finished'), 'whoever waits no longer sends no more');
        assert.equal(actor.getSnapshot().context.results.get(given?.id ?? 0)?.kind, 'aborted');
        assert.ok(fakeApi.sent.at(-1)?.signal.aborted);
      },
      'drags on': ({ clock }) => clock.increment(SLOW_MS),
      'bulk.close'({ actor }) {
        const isRunning = actor.getSnapshot().matches('running');
        actor.send({ type: 'bulk.close' });
        assert.equal(actor.getSnapshot().matches('selecting'), !isRunning, 'what is under way is seen to its end');
      },
      'bulk.retry'({ actor, fakeApi, user }) {
        const { items, results } = actor.getSnapshot().context;
        const isDecided = (id: RecordId) => results.get(id) === null || Boolean(results.get(id)?.data);
        const left = items.filter(({ id }) => !isDecided(id));
        const retries = actor.getSnapshot().matches('finished') && left.length > 0;
        if (retries) user.hasStopped = false;
        const before = fakeApi.sent.length;
        actor.send({ type: 'bulk.retry' });
        assert.equal(fakeApi.sent.length - before, retries ? 1 : 0);
        if (retries)
          assert.equal(
            fakeApi.sent.at(-1)?.call,
            left[0]?.call,
            'neither what is done nor what somebody else has decided is sent again',
          );
      },
      'is done': ends,
      'is refused': ends,
      'is refused by its status': ends,
    },
    assertions: {
      '*'({ actor, fakeApi }) {
        const { value, context, tags } = actor.getSnapshot();
        const isRunning = typeof value === 'object';
        assert.deepEqual([tags.has('open'), tags.has('busy')], [value !== 'selecting', isRunning]);
        const next = context.items.find(({ id }) => !context.results.has(id));
        const onTheirWay = fakeApi.live().map(({ call }) => call);
        assert.deepEqual(onTheirWay, isRunning ? [next?.call] : [], 'one at a time, in their order');
      },
      'running.sending.waiting': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('slow'), false),
      'running.sending.slow': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('slow'), true),
      selecting: ({ actor }) => assert.equal(actor.getSnapshot().context.items.length, 0),
      finished({ actor }) {
        const { items, results, stopped } = actor.getSnapshot().context;
        if (!stopped) assert.equal(results.size, items.length, 'every record has its result');
      },
    },
  }),
);
