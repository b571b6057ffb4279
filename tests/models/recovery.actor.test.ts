import assert from 'node:assert/strict';
import { type AnyActorRef, type InspectionEvent, SimulatedClock, createActor } from 'xstate';
import { recoveryMachine } from '../../src/machines/recovery/recovery.machine.ts';
import type { RecoveryResult, RecoveryStep } from '../../src/machines/recovery/context.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import type { ModelEvent } from '../support/models/model.ts';
import { createHeldRequests, isOutcome } from '../support/models/ports.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { turn } from '../support/time.ts';
import { CODE, LOGIN, PASSWORD, SAID, TOKEN, recoveryModel, sentAt } from './recovery.model.ts';

function open(inspect: (event: InspectionEvent) => void) {
  const fakeApi = createHeldRequests();
  const clock = new SimulatedClock();
  const actor = createActor(recoveryMachine, {
    input: { requests: fakeApi.ports, now: () => clock.now() },
    clock,
    inspect,
  });
  const emitted: RecoveryResult['type'][] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  return { fakeApi, clock, emitted, actor: actor.start() };
}
type World = ReturnType<typeof open>;

const STEPS = ['login', 'code', 'password'] as const;

/** The step after each response, and its field errors. */
const answers: Readonly<Record<string, readonly [step: RecoveryStep | null, said?: Readonly<Record<string, string>>]>> =
  {
    'a code is sent': ['code'],
    'another code is sent': ['code'],
    'the code is right': ['password'],
    'the password is changed': [null],
    'the login is refused': ['login', { login: SAID.login }],
    'the code is wrong': ['code', { code: SAID.code }],
    'the password is refused': ['password', { password: SAID.password }],
    'the token has run out': ['code', { code: SAID.stale }],
    'too many codes were wrong': ['code'],
    'send: the network is lost': ['login'],
    'resend: the network is lost': ['code'],
    'verify: the network is lost': ['code'],
    'save: the network is lost': ['password'],
  };
const leads =
  (to: RecoveryStep | null, said: Readonly<Record<string, string>> = {}) =>
  async ({ actor, fakeApi, emitted }: World, { type, output }: ModelEvent): Promise<void> => {
    assert.ok(isOutcome(output));
    emitted.length = 0;
    fakeApi.settle(output);
    await turn();
    const { context } = actor.getSnapshot();
    assert.deepEqual(shownBy(actor), to === null ? [] : [to]);
    assert.deepEqual(context.serverErrors, said);
    const isLookedAt = !output.ok && output.failure.kind !== 'refused' && /verify|save/.test(type);
    assert.equal(emitted.includes('form.invalid'), isLookedAt, 'the focus goes to what is wrong');
    assert.equal(context.failure?.kind, output.ok ? undefined : output.failure.kind);
  };

/** The steps on the screen, and whether it is busy. */
function shownBy(actor: World['actor']): readonly string[] {
  const snapshot = actor.getSnapshot();
  return [...STEPS, 'busy' as const].filter((tag) => snapshot.hasTag(tag));
}

/**
 * One timer ends without moving the others: tests/machines/recovery.test.ts covers the durations and that timers run on
 * during a call.
 */
const fires = ({ actor }: { actor: AnyActorRef }, { type }: ModelEvent): void => actor.send({ type });
const timers = ['the pause is over', 'the code runs out', 'the limit is over'];
const drags = ['requesting', 'resending', 'verifying', 'saving'].map((state) => `${state} drags on`);

testModelAsActor(
  recoveryModel,
  createActorHarness({
    scenes: recoveryModel.scenes,
    open,
    drivers: {
      'form.submit'({ actor, fakeApi, emitted }) {
        const before = actor.getSnapshot();
        const sent = fakeApi.sent.length;
        const earlier = emitted.length;
        actor.send({ type: 'form.submit' });
        actor.send({ type: 'form.submit' });
        const after = actor.getSnapshot();
        const isIdle = before.hasTag('busy') || before.matches({ step: 'recovered' });
        const goes = !isIdle && after.hasTag('busy');
        assert.equal(fakeApi.sent.length - sent, goes ? 1 : 0, 'however often it is submitted');
        const refusals = emitted.slice(earlier);
        assert.deepEqual(
          refusals,
          !isIdle && !goes ? ['form.invalid', 'form.invalid'] : [],
          'nothing is refused in silence',
        );
        const isShown = STEPS.some((step) => after.hasTag(step) && after.context.revealed.includes(step));
        assert.ok(refusals.length === 0 || isShown, 'the fields of the step show what is wrong');
      },
      'form.cancel'({ actor }) {
        const step = shownBy(actor).filter((tag) => tag !== 'busy');
        actor.send({ type: 'form.cancel' });
        assert.deepEqual(shownBy(actor), step, 'the step stays, the call is aborted');
      },
      'code.restore'({ actor }) {
        actor.send({ type: 'code.restore', sent: sentAt(0) });
        assert.deepEqual(shownBy(actor), ['code']);
        assert.equal(actor.getSnapshot().context.values['login'], LOGIN);
      },
      'step.back'({ actor }) {
        const before = actor.getSnapshot();
        actor.send({ type: 'step.back' });
        const { context } = actor.getSnapshot();
        assert.deepEqual(shownBy(actor), [before.hasTag('password') ? 'code' : 'login']);
        assert.deepEqual([context.failure, context.serverErrors], [null, {}], 'another step, another try');
      },
      ...Object.fromEntries(Object.entries(answers).map(([name, [to, said]]) => [name, leads(to, said)])),
      ...Object.fromEntries([...timers, ...drags].map((name) => [name, fires])),
    },
    assertions: {
      '*'({ actor, fakeApi }) {
        const snapshot = actor.getSnapshot();
        const { context } = snapshot;
        assert.equal(fakeApi.live().length, snapshot.hasTag('busy') ? 1 : 0, 'one call while it is busy, none else');
        const isForgiven = context.failure === null && Object.keys(context.serverErrors).length === 0;
        assert.ok(!snapshot.hasTag('busy') || isForgiven, 'a new try has not failed yet');
        assert.equal(snapshot.hasTag('slow'), JSON.stringify(snapshot.value).includes('slow'));
        const steps = STEPS.filter((step) => snapshot.hasTag(step));
        assert.equal(steps.length, snapshot.matches({ step: 'recovered' }) ? 0 : 1, 'one step is on the screen');
      },
      'step.requesting': (world) => assert.deepEqual(bodyOf(world), { login: LOGIN }),
      'step.resending': (world) => {
        assert.deepEqual(bodyOf(world), { login: LOGIN });
        assert.ok(world.actor.getSnapshot().hasTag('resendable'), 'not before the pause is over');
      },
      'step.verifying': (world) => {
        assert.deepEqual(bodyOf(world), { login: LOGIN, code: CODE });
        const snapshot = world.actor.getSnapshot();
        assert.equal(snapshot.hasTag('rateLimited'), false, 'no code is tried while codes are limited');
      },
      'step.saving': (world) =>
        assert.deepEqual(bodyOf(world), { login: LOGIN, recovery_token: TOKEN, password: PASSWORD }),
      'step.recovered': ({ emitted }) =>
        assert.equal(emitted.filter((type) => type === 'password.recovered').length, 1),
      'step.code': ({ actor }) => {
        const { context, tags } = actor.getSnapshot();
        if (context.serverErrors['code'] === SAID.stale) assert.ok(tags.has('expired'), 'its token went with it');
      },
      'step.password': ({ actor }) => assert.equal(actor.getSnapshot().context.recoveryToken, TOKEN),
    },
  }),
);

function bodyOf({ fakeApi }: World): unknown {
  return fakeApi.live()[0]?.call.input.body;
}
