import assert from 'node:assert/strict';
import { type InspectionEvent, SimulatedClock, createActor } from 'xstate';
import { ALL_TAGS, createInvalidationBus } from '../../src/machines/data/ports.ts';
import { queryMachine } from '../../src/machines/data/query.machine.ts';
import { actorDoor } from '../support/models/actorDoor.ts';
import { createHeldWire, isOutcome } from '../support/models/ports.ts';
import { walkModel } from '../support/models/walk.ts';
import { AGAIN, PAUSE_MS, SLOW_MS, STAY_MS, deposits, queryModel, recalled, wallets } from './query.model.ts';

function open(inspect: (event: InspectionEvent) => void, scene: string) {
  const wire = createHeldWire();
  const invalidations = createInvalidationBus();
  const clock = new SimulatedClock();
  const call = scene === 'a screen without one yet' ? null : deposits;
  const known = scene === AGAIN ? recalled : undefined;
  const actor = createActor(queryMachine, {
    input: { requests: wire.ports, invalidations, call, known },
    clock,
    inspect,
  });
  const shown: { data: unknown } = { data: known };
  return { wire, invalidations, clock, actor: actor.start(), shown };
}
type World = ReturnType<typeof open>;

const hasQuestion = ({ actor }: World) => actor.getSnapshot().context.call !== null;

const isLimited = ({ actor }: World) => actor.getSnapshot().hasTag('rateLimited');

/** One new call goes out, or none at all. */
function asksAnew(world: World, expected: boolean, act: (world: World) => void): void {
  const before = world.wire.sent.length;
  act(world);
  assert.equal(world.wire.sent.length - before, expected ? 1 : 0);
}

walkModel(
  queryModel,
  actorDoor({
    scenes: queryModel.scenes,
    open,
    drivers: {
      'asks nothing'({ actor, shown }) {
        actor.send({ type: 'query.fetch', call: null });
        shown.data = undefined;
      },
      'asks for deposits': (world) =>
        asksAnew(world, true, ({ actor }) => actor.send({ type: 'query.fetch', call: deposits })),
      'asks for wallets': (world) =>
        asksAnew(world, true, ({ actor }) => actor.send({ type: 'query.fetch', call: wallets })),
      'query.refetch': (world) =>
        asksAnew(world, hasQuestion(world) && !isLimited(world), ({ actor }) => actor.send({ type: 'query.refetch' })),
      'touches deposits': (world) =>
        asksAnew(world, world.actor.getSnapshot().context.call === deposits, ({ invalidations }) =>
          invalidations.publish(['deposit', 'fiat']),
        ),
      'touches chats': (world) => asksAnew(world, false, ({ invalidations }) => invalidations.publish(['chat'])),
      'touches everything': (world) =>
        asksAnew(world, hasQuestion(world), ({ invalidations }) => invalidations.publish([ALL_TAGS])),
      'is answered'({ wire, shown }, { output }) {
        assert.ok(isOutcome(output) && output.ok);
        wire.settle(output);
        shown.data = output.value;
      },
      'is refused'({ wire }, { output }) {
        assert.ok(isOutcome(output));
        wire.settle(output);
      },
      'is refused for a while'({ wire }, { output }) {
        assert.ok(isOutcome(output));
        wire.settle(output);
      },
      'may be asked again'({ clock, actor }) {
        clock.increment(PAUSE_MS - 1);
        assert.ok(actor.getSnapshot().hasTag('rateLimited'), 'not a moment earlier');
        clock.increment(1);
      },
      'stays on the screen'(world) {
        world.clock.increment(STAY_MS - 1);
        assert.equal(world.wire.sent.length, 0, 'who passes through asks nothing');
        asksAnew(world, true, ({ clock }) => clock.increment(1));
      },
      'drags on': ({ clock }) => clock.increment(SLOW_MS),
    },
    sees: {
      '*'({ actor, wire, shown }) {
        const snapshot = actor.getSnapshot();
        assert.equal(snapshot.context.data, shown.data, 'the old answer stays until a newer one has come');
        const waitedFor = wire.live().map(({ call }) => call);
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
