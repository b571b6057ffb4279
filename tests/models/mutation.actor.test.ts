import assert from 'node:assert/strict';
import { type InspectionEvent, SimulatedClock, createActor } from 'xstate';
import { type MutationResult, mutationMachine } from '../../src/machines/data/mutation.machine.ts';
import { createInvalidationBus } from '../../src/machines/data/ports.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { createHeldRequests, isOutcome } from '../support/models/ports.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { turn } from '../support/time.ts';
import { SLOW_MS, hundred, mutationModel, thousand } from './mutation.model.ts';

function open(inspect: (event: InspectionEvent) => void) {
  const fakeApi = createHeldRequests();
  const invalidations = createInvalidationBus();
  const touched: (readonly string[])[] = [];
  invalidations.subscribe((tags) => touched.push(tags));
  const clock = new SimulatedClock();
  const actor = createActor(mutationMachine, { input: { requests: fakeApi.ports, invalidations }, clock, inspect });
  const results: MutationResult[] = [];
  actor.on('*', (result) => results.push(result));
  return { fakeApi, touched, clock, results, actor: actor.start() };
}
type World = ReturnType<typeof open>;

/** One write at a time: a second `mutate` sends nothing. */
function run({ actor, fakeApi }: World, call: typeof hundred): void {
  const before = fakeApi.sent.length;
  const waiting = actor.getSnapshot().hasTag('busy');
  actor.send({ type: 'mutation.run', call });
  assert.equal(fakeApi.sent.length - before, waiting ? 0 : 1);
}

testModelAsActor(
  mutationModel,
  createActorHarness({
    scenes: mutationModel.scenes,
    open,
    drivers: {
      'creates one of 100': (world) => run(world, hundred),
      'creates one of 1000': (world) => run(world, thousand),
      'mutation.cancel'({ actor, touched }) {
        const before = touched.length;
        const waiting = actor.getSnapshot().hasTag('busy');
        actor.send({ type: 'mutation.cancel' });
        assert.deepEqual(touched.slice(before), waiting ? [['deposit']] : [], 'the server may have applied it');
      },
      async 'is answered'({ fakeApi, results, actor }, { output }) {
        assert.ok(isOutcome(output) && output.ok);
        const { call } = actor.getSnapshot().context;
        results.length = 0;
        fakeApi.settle(output);
        await turn();
        assert.deepEqual(results, [{ type: 'mutation.succeeded', call, value: output.value }]);
      },
      async 'is refused'({ fakeApi, results, actor }, { output }) {
        assert.ok(isOutcome(output) && !output.ok);
        const { call } = actor.getSnapshot().context;
        results.length = 0;
        fakeApi.settle(output);
        await turn();
        assert.deepEqual(results, [{ type: 'mutation.failed', call, failure: output.failure }]);
      },
      'drags on': ({ clock }) => clock.increment(SLOW_MS),
    },
    assertions: {
      '*'({ actor, fakeApi }) {
        const snapshot = actor.getSnapshot();
        const waitedFor = fakeApi.live().map(({ call }) => call);
        assert.deepEqual(waitedFor, snapshot.hasTag('busy') ? [snapshot.context.call] : []);
      },
      'sending.waiting': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('slow'), false),
      'sending.slow': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('slow'), true),
      failed: ({ actor }) => assert.equal(actor.getSnapshot().context.failure?.status, 400),
    },
  }),
);
