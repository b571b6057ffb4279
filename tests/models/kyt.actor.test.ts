import assert from 'node:assert/strict';
import { type InspectionEvent, SimulatedClock, createActor, fromCallback } from 'xstate';
import {
  type WalletAction,
  type WalletActionResult,
  type WalletActionEnded,
  getWalletActor,
  kytMachine,
  walletActionMachine,
} from '../../src/machines/kyt/kyt.machine.ts';
import { type RequestOutcome, createInvalidationBus } from '../../src/machines/data/ports.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { createHeldRequests, isOutcome } from '../support/models/ports.ts';
import { turn } from '../support/time.ts';
import type { ModelEvent } from '../support/models/model.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { SLOW_MS, dirty, kytModel, walletActModel } from './kyt.model.ts';

function openAct(inspect: (event: InspectionEvent) => void, act: WalletAction) {
  const fakeApi = createHeldRequests();
  const invalidations = createInvalidationBus();
  const touched: (readonly string[])[] = [];
  invalidations.subscribe((tags) => touched.push(tags));
  const received: WalletActionEnded[] = [];
  const screen = createActor(
    fromCallback<WalletActionEnded>(({ receive }) => receive((ended) => void received.push(ended))),
  );
  screen.start();
  const clock = new SimulatedClock();
  const actor = createActor(walletActionMachine, {
    input: { act, wallet: dirty, requests: fakeApi.ports, invalidations, screen },
    clock,
    inspect,
  });
  return { fakeApi, touched, received, clock, actor: actor.start() };
}
type ActWorld = ReturnType<typeof openAct>;

function settle({ fakeApi, received }: ActWorld, output: unknown): void {
  assert.ok(isOutcome(output));
  received.length = 0;
  fakeApi.settle(output);
}

/** Nothing was done, and nothing is known of the wallet that the screen does not show. */
async function refuses(world: ActWorld, { output }: ModelEvent): Promise<void> {
  world.touched.length = 0;
  settle(world, output);
  await turn();
  assert.deepEqual(world.touched, []);
}

/** Calls of each wallet action. */
const CALLS: Readonly<Record<WalletAction, readonly [method: string, path: string, input: unknown]>> = {
  notify: ['POST', 'authorized_organization/notifications/wallet_alert/', { body: { wallet_id: dirty.id } }],
  block: ['PATCH', 'authorized_organization/wallets/{id}/block/', { params: { id: dirty.id } }],
  check: ['PATCH', 'wallets/aml_check/', { body: { wallet_id: dirty.id } }],
};

/** Refetched calls where an action may have been carried out. */
const TOUCHED: Readonly<Record<WalletAction, readonly string[]>> = {
  notify: [],
  block: ['wallet'],
  check: ['wallet', 'custody'],
};

testModelAsActor(
  walletActModel,
  createActorHarness({
    scenes: walletActModel.scenes,
    open: (inspect, scene) => openAct(inspect, scene === 'notify' || scene === 'check' ? scene : 'block'),
    drivers: {
      'action.run'({ actor, fakeApi }) {
        const snapshot = actor.getSnapshot();
        const { act } = snapshot.context;
        const sendsNothing = snapshot.hasTag('busy') || (snapshot.matches('done') && act === 'notify');
        const before = fakeApi.sent.length;
        actor.send({ type: 'action.run' });
        assert.equal(fakeApi.sent.length - before, sendsNothing ? 0 : 1, 'one intent, one request');
      },
      'action.cancel'({ actor, touched }) {
        const { act } = actor.getSnapshot().context;
        const waiting = actor.getSnapshot().hasTag('busy');
        touched.length = 0;
        actor.send({ type: 'action.cancel' });
        assert.deepEqual(touched.flat(), waiting ? TOUCHED[act] : [], 'what the server may have done is read again');
      },
      'is done': (world, { output }) => settle(world, output),
      'is refused': refuses,
      'is one call too many': refuses,
      async 'is rejected with 400'(world, { output }) {
        const { act } = world.actor.getSnapshot().context;
        world.touched.length = 0;
        settle(world, output);
        await turn();
        assert.deepEqual(world.touched.flat(), TOUCHED[act], 'the wallet is another than shown');
      },
      'drags on': ({ clock }) => clock.increment(SLOW_MS),
    },
    assertions: {
      '*'({ actor, fakeApi }) {
        const calls = fakeApi.live().map(({ call: { endpoint, input } }) => [endpoint.method, endpoint.path, input]);
        const { act } = actor.getSnapshot().context;
        assert.deepEqual(calls, actor.getSnapshot().hasTag('busy') ? [CALLS[act]] : []);
      },
      sending: ({ actor }) => assert.equal(actor.getSnapshot().context.failure, null, 'a new try has not failed yet'),
      'sending.waiting': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('slow'), false),
      'sending.slow': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('slow'), true),
      done({ actor, received }) {
        const { act } = actor.getSnapshot().context;
        assert.deepEqual(received, [{ type: 'action.ended', act, wallet: dirty, outcome: { ok: true, value: dirty } }]);
      },
      failed({ actor, received }) {
        assert.ok([400, 429, 500].includes(actor.getSnapshot().context.failure?.status ?? 0));
        assert.deepEqual(
          received.map(({ type, outcome: { ok } }) => [type, ok]),
          [['action.ended', false]],
        );
      },
    },
  }),
);

function openKyt(inspect: (event: InspectionEvent) => void) {
  const fakeApi = createHeldRequests();
  const results: WalletActionResult[] = [];
  const actor = createActor(kytMachine, {
    input: { requests: fakeApi.ports, invalidations: createInvalidationBus() },
    inspect,
  });
  actor.on('*', (result) => results.push(result));
  return { fakeApi, results, actor: actor.start() };
}
type KytWorld = ReturnType<typeof openKyt>;

const known = ({ actor }: KytWorld, act: WalletAction) =>
  getWalletActor(actor.getSnapshot().context, act, dirty)?.getSnapshot();
const running = ({ fakeApi }: KytWorld, act: WalletAction) =>
  fakeApi.live().some(({ call }) => call.endpoint.path === CALLS[act][1]);
const changed = ({ actor }: KytWorld) => actor.getSnapshot().context.changed;

function runAction(world: KytWorld, act: WalletAction): void {
  const sent = world.fakeApi.sent.length;
  const before = known(world, act);
  const silent = running(world, act) || (act === 'notify' && before?.matches('done') === true);
  world.actor.send({ type: 'action.run', act, wallet: dirty });
  assert.equal(world.fakeApi.sent.length - sent, silent ? 0 : 1);
  assert.equal(running(world, act), known(world, act)?.hasTag('busy'));
  assert.equal(changed(world), null, 'the row of the last act is no longer marked');
}

/** A result reaches the screen as exactly one event with the wallet it is about. */
function respond(world: KytWorld, act: WalletAction, outcome: RequestOutcome): void {
  world.results.length = 0;
  const before = changed(world);
  world.actor.send({ type: 'action.ended', act, wallet: dirty, outcome });
  const expected = outcome.ok
    ? { type: 'action.succeeded', act, wallet: dirty, value: outcome.value }
    : { type: 'action.failed', act, wallet: dirty, failure: outcome.failure };
  assert.deepEqual(world.results, [expected]);
  const marks = act === 'notify' ? null : dirty.id;
  assert.equal(changed(world), outcome.ok ? marks : before, 'the row of a wallet that was changed is marked');
}

testModelAsActor(
  kytModel,
  createActorHarness({
    scenes: kytModel.scenes,
    open: openKyt,
    drivers: {
      checks: (world) => runAction(world, 'check'),
      notifies: (world) => runAction(world, 'notify'),
      'gives up the check'(world) {
        world.actor.send({ type: 'action.cancel', act: 'check', wallet: dirty });
        assert.equal(running(world, 'check'), false);
      },
      'the check succeeds': (world) => respond(world, 'check', { ok: true, value: dirty }),
      'the notification succeeds': (world) => respond(world, 'notify', { ok: true, value: { notification_id: 1 } }),
      'the action is refused'(world, { outcome }) {
        assert.ok(isOutcome(outcome));
        respond(world, 'check', outcome);
      },
    },
  }),
);
