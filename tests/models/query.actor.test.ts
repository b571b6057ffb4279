import assert from 'node:assert/strict';
import { type InspectionEvent, SimulatedClock, createActor } from 'xstate';
import { ALL_TAGS, createInvalidationBus } from '../../src/machines/data/ports.ts';
import { queryMachine } from '../../src/machines/data/query.machine.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { createHeldRequests, isOutcome } from '../support/models/ports.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { AGAIN, PAUSE_MS, SLOW_MS, STAY_MS, deposits, queryModel, recalled, wallets } from './query.model.ts';

function open(inspect: (event: InspectionEvent) => void, scene: string) {
  const fakeApi = createHeldRequests();
  const invalidations = createInvalidationBus();
  const clock = new SimulatedClock();
  const call = scene === 'a screen without one yet' ? null : deposits;
  const known = scene === AGAIN ? recalled : undefined;
  const actor = createActor(queryMachine, {
    input: { requests: fakeApi.ports, invalidations, call, known },
    clock,
    inspect,
  });
  const shown: { data: unknown } = { data: known };
  return { fakeApi, invalidations, clock, actor: actor.start(), shown };
}
type World = ReturnType<typeof open>;

const hasCall = ({ actor }: World) => actor.getSnapshot().context.call !== null;

const isLimited = ({ actor }: World) => actor.getSnapshot().hasTag('rateLimited');

/** One new call goes out, or none at all. */
function expectRequest(world: World, expected: boolean, act: (world: World) => void): void {
  const before = world.fakeApi.sent.length;
  act(world);
  assert.equal(world.fakeApi.sent.length - before, expected ? 1 : 0);
}

testModelAsActor(
  queryModel,
  createActorHarness({
    scenes: queryModel.scenes,
    open,
    drivers: {
      'fetches nothing'({ actor, shown }) {
        actor.send({ type: 'query.fetch', call: null });
        shown.data = undefined;
      },
      'fetches deposits': (world) =>
        expectRequest(world, true, ({ actor }) => actor.send({ type: 'query.fetch', call: deposits })),
      'fetches wallets': (world) =>
        expectRequest(world, true, ({ actor }) => actor.send({ type: 'query.fetch', call: wallets })),
      'query.refetch': (world) =>
        expectRequest(world, hasCall(world) && !isLimited(world), ({ actor }) => actor.send({ type: 'query.refetch' })),
      'touches deposits': (world) =>
        expectRequest(world, world.actor.getSnapshot().context.call === deposits, ({ invalidations }) =>
          invalidations.publish(['deposit', 'fiat']),
        ),
      'touches chats': (world) => expectRequest(world, false, ({ invalidations }) => invalidations.publish(['chat'])),
      'touches everything': (world) =>
        expectRequest(world, hasCall(world), ({ invalidations }) => invalidations.publish([ALL_TAGS])),
      'is answered'({ fakeApi, shown }, { output }) {
        assert.ok(isOutcome(output) && output.ok);
        fakeApi.settle(output);
        shown.data = output.value;
      },
      'is refused'({ fakeApi }, { output }) {
        assert.ok(isOutcome(output));
        fakeApi.settle(output);
      },
      'is refused for a while'({ fakeApi }, { output }) {
        assert.ok(isOutcome(output));
        fakeApi.settle(output);
      },
      'the rate limit is over'({ clock, actor }) {
        clock.increment(PAUSE_MS - 1);
        assert.ok(actor.getSnapshot().hasTag('rateLimited'), 'not a moment earlier');
        clock.increment(1);
      },
      'stays on the screen'(world) {
        world.clock.increment(STAY_MS - 1);
        assert.equal(world.fakeApi.sent.length, 0, 'nothing is requested before the delay is over');
        expectRequest(world, true, ({ clock }) => clock.increment(1));
      },
      'drags on': ({ clock }) => clock.increment(SLOW_MS),
    },
    assertions: {
      '*'({ actor, fakeApi, shown }) {
        const snapshot = actor.getSnapshot();
        assert.equal(snapshot.context.data, shown.data, 'the old answer stays until a newer one has come');
        const waitedFor = fakeApi.live().map(({ call }) => call);
        assert.deepEqual(waitedFor, snapshot.hasTag('busy') ? [snapshot.context.call] : [], 'one call, the newest');
      },
      'fetching.waiting': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('slow'), false),
      'fetching.slow': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('slow'), true),
      loaded: ({ actor }) => assert.equal(actor.getSnapshot().hasTag('failed'), false),
      failed({ actor }) {
        assert.equal(actor.getSnapshot().hasTag('failed'), true);
        assert.equal(actor.getSnapshot().context.failure?.status, 500);
      },
    },
  }),
);
