import assert from 'node:assert/strict';
import { type InspectionEvent, SimulatedClock, createActor, fromCallback } from 'xstate';
import { type Act, type ActResult, type Ended, kytMachine, walletActMachine } from '../../src/machines/kyt.ts';
import { type Outcome, createTouchBus } from '../../src/machines/ports.ts';
import { actorDoor } from '../support/models/actorDoor.ts';
import { createHeldWire, isOutcome } from '../support/models/ports.ts';
import { turn } from '../support/time.ts';
import { walkModel } from '../support/models/walk.ts';
import { SLOW_MS, dirty, kytModel, walletActModel } from './kyt.model.ts';

function openAct(inspect: (event: InspectionEvent) => void, act: Act) {
  const wire = createHeldWire();
  const touches = createTouchBus();
  const touched: (readonly string[])[] = [];
  touches.subscribe((tags) => touched.push(tags));
  const told: Outcome[] = [];
  const screen = createActor(fromCallback<Ended>(({ receive }) => receive(({ outcome }) => void told.push(outcome))));
  screen.start();
  const clock = new SimulatedClock();
  const actor = createActor(walletActMachine, {
    input: { act, wallet: dirty, requests: wire.ports, touches, screen },
    clock,
    inspect,
  });
  return { wire, touched, told, clock, actor: actor.start() };
}
type ActWorld = ReturnType<typeof openAct>;

function settle({ wire, told }: ActWorld, output: unknown): void {
  assert.ok(isOutcome(output));
  told.length = 0;
  wire.settle(output);
}

walkModel(
  walletActModel,
  actorDoor({
    scenes: walletActModel.scenes,
    open: (inspect, scene) => openAct(inspect, scene === 'notify' || scene === 'check' ? scene : 'block'),
    drivers: {
      RUN({ actor, wire }) {
        const snapshot = actor.getSnapshot();
        const { act } = snapshot.context;
        const sendsNothing = snapshot.hasTag('busy') || (snapshot.matches('done') && act === 'notify');
        const before = wire.sent.length;
        actor.send({ type: 'RUN' });
        assert.equal(wire.sent.length - before, sendsNothing ? 0 : 1, 'one intent, one request');
      },
      CANCELLED({ actor, touched }) {
        const { act } = actor.getSnapshot().context;
        const waiting = actor.getSnapshot().hasTag('busy');
        touched.length = 0;
        actor.send({ type: 'CANCELLED' });
        const readAgain = waiting && act !== 'notify';
        assert.deepEqual(touched.flat(), readAgain ? ['wallet'] : [], 'what the server may have done is read again');
      },
      'is done': (world, { output }) => settle(world, output),
      'is refused'(world, { output }) {
        world.touched.length = 0;
        settle(world, output);
        assert.deepEqual(world.touched, []);
      },
      async 'is told no'(world, { output }) {
        const { act } = world.actor.getSnapshot().context;
        world.touched.length = 0;
        settle(world, output);
        await turn();
        assert.deepEqual(world.touched.flat(), act === 'notify' ? [] : ['wallet'], 'the wallet is another than shown');
      },
      'drags on': ({ clock }) => clock.increment(SLOW_MS),
    },
    sees: {
      '*'({ actor, wire }) {
        assert.equal(wire.live().length, actor.getSnapshot().hasTag('busy') ? 1 : 0);
      },
      'sending.waiting': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('slow'), false),
      'sending.dragging': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('slow'), true),
      failed({ actor, told }) {
        assert.ok([400, 500].includes(actor.getSnapshot().context.failure?.status ?? 0));
        assert.deepEqual(
          told.map(({ ok }) => ok),
          [false],
        );
      },
    },
  }),
);

function openKyt(inspect: (event: InspectionEvent) => void) {
  const wire = createHeldWire();
  const results: ActResult[] = [];
  const actor = createActor(kytMachine, { input: { requests: wire.ports, touches: createTouchBus() }, inspect });
  actor.on('*', (result) => results.push(result));
  return { wire, results, actor: actor.start() };
}
type KytWorld = ReturnType<typeof openKyt>;

const running = ({ actor }: KytWorld, act: Act) =>
  actor.getSnapshot().context.acts[`${act} ${dirty.id}`]?.getSnapshot().hasTag('busy') === true;

function asks(world: KytWorld, act: Act): void {
  const before = world.wire.sent.length;
  const known = world.actor.getSnapshot().context.acts[`${act} ${dirty.id}`]?.getSnapshot();
  const silent = known !== undefined && (known.hasTag('busy') || (known.matches('done') && act === 'notify'));
  world.actor.send({ type: 'ACT', act, wallet: dirty });
  assert.equal(world.wire.sent.length - before, silent ? 0 : 1);
  assert.ok(silent || running(world, act));
}

/** A result reaches the screen as exactly one event with the wallet it is about. */
function hears(world: KytWorld, act: Act, outcome: Outcome): void {
  world.results.length = 0;
  world.actor.send({ type: 'ENDED', act, wallet: dirty, outcome });
  assert.deepEqual(
    world.results.map(({ type, wallet }) => [type, wallet.id]),
    [[outcome.ok ? 'DONE' : 'FAILED', dirty.id]],
  );
}

walkModel(
  kytModel,
  actorDoor({
    scenes: kytModel.scenes,
    open: openKyt,
    drivers: {
      checks: (world) => asks(world, 'check'),
      notifies: (world) => asks(world, 'notify'),
      'gives up the check'(world) {
        world.actor.send({ type: 'CANCELLED', act: 'check', wallet: dirty });
        assert.equal(running(world, 'check'), false);
      },
      'hears of the check': (world) => hears(world, 'check', { ok: true, value: dirty }),
      'hears of a notification': (world) => hears(world, 'notify', { ok: true, value: { notification_id: 1 } }),
      'hears of a refusal'(world, { outcome }) {
        assert.ok(isOutcome(outcome));
        hears(world, 'check', outcome);
      },
    },
  }),
);
