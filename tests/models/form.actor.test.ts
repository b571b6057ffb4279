import assert from 'node:assert/strict';
import { type InspectionEvent, SimulatedClock, createActor } from 'xstate';
import {
  type FormResult,
  type FormValues,
  formMachine,
  selectVisibleErrors,
} from '../../src/machines/form/form.machine.ts';
import type { RequestOutcome } from '../../src/machines/data/ports.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { isOutcome } from '../support/models/ports.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { type Deferred, deferred, turn } from '../support/time.ts';
import { PAUSE_MS, SLOW_MS, definition, formModel } from './form.model.ts';

interface Submit {
  readonly values: FormValues;
  readonly signal: AbortSignal;
  readonly onRefused: () => void;
  readonly end: Deferred<RequestOutcome>;
  ended: boolean;
}

function open(inspect: (event: InspectionEvent) => void) {
  const submits: Submit[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(formMachine, {
    input: {
      ...definition,
      submit(values, { signal, onRefused }) {
        const end = deferred<RequestOutcome>();
        submits.push({ values, signal, onRefused, end, ended: false });
        return end.promise;
      },
    },
    clock,
    inspect,
  });
  const results: FormResult[] = [];
  actor.on('*', (result) => results.push(result));
  return { submits, clock, results, actor: actor.start() };
}
type World = ReturnType<typeof open>;

const live = ({ submits }: World) => submits.filter(({ signal, ended }) => !signal.aborted && !ended);

/** Ends the submit and returns the emitted result. */
async function endSubmit(world: World, how: (submit: Submit) => void): Promise<readonly FormResult[]> {
  const submit = live(world).at(-1);
  assert.ok(submit);
  submit.ended = true;
  world.results.length = 0;
  how(submit);
  await turn();
  return world.results;
}

/** A rejection keeps all values but the captcha, whose token is used up. */
async function refuse(world: World, how: (submit: Submit) => void): Promise<void> {
  const typed = world.actor.getSnapshot().context.values;
  const results = await endSubmit(world, how);
  const { values, failure } = world.actor.getSnapshot().context;
  assert.deepEqual(values, { ...typed, captcha: '' });
  assert.deepEqual(results, [{ type: 'form.failed', failure }]);
}

testModelAsActor(
  formModel,
  createActorHarness({
    scenes: formModel.scenes,
    open,
    drivers: {
      'form.submit'(world) {
        const { actor, submits, results } = world;
        const before = submits.length;
        const wrong = Object.keys(definition.validate(actor.getSnapshot().context.values)).length > 0;
        const editing = actor.getSnapshot().matches({ editing: 'ready' });
        results.length = 0;
        actor.send({ type: 'form.submit' });
        actor.send({ type: 'form.submit' });
        assert.equal(submits.length - before, editing && !wrong ? 1 : 0, 'however often it is submitted');
        assert.ok(!editing || !wrong || results.every(({ type }) => type === 'form.invalid'));
        assert.equal(results.length > 0, editing && wrong);
      },
      'form.refused'(world) {
        const submit = live(world).at(-1);
        if (!submit) return world.actor.send({ type: 'form.refused' });
        submit.onRefused();
        assert.ok(world.actor.getSnapshot().hasTag('busy'), 'the outcome itself is still to come');
        assert.ok(world.actor.getSnapshot().context.refused);
      },
      async 'is taken'(world, { output }) {
        assert.ok(isOutcome(output) && output.ok);
        assert.deepEqual(await endSubmit(world, (submit) => submit.end.resolve(output)), [
          { type: 'form.submitted', value: output.value },
        ]);
      },
      'is refused'(world, { output }) {
        assert.ok(isOutcome(output));
        return refuse(world, (submit) => submit.end.resolve(output));
      },
      'is refused for a while'(world, { output }) {
        assert.ok(isOutcome(output));
        return refuse(world, (submit) => submit.end.resolve(output));
      },
      'may be sent again'({ clock, actor }) {
        clock.increment(PAUSE_MS - 1);
        assert.ok(actor.getSnapshot().hasTag('rateLimited'), 'not a moment earlier');
        clock.increment(1);
      },
      breaks: (world, { error }) => refuse(world, (submit) => submit.end.reject(error)),
      'drags on': ({ clock }) => clock.increment(SLOW_MS),
    },
    assertions: {
      '*'(world) {
        const snapshot = world.actor.getSnapshot();
        assert.deepEqual(
          live(world).map(({ values }) => values),
          snapshot.hasTag('busy') ? [snapshot.context.values] : [],
          'the request carries the values of the form',
        );
        assert.equal(Object.hasOwn(snapshot.context.values, 'stranger'), false, 'only known fields are adopted');
      },
      editing({ actor }) {
        const { context } = actor.getSnapshot();
        const errors = selectVisibleErrors(context);
        const expectRole =
          context.revealed || context.touched['amount'] === true || Object.keys(context.serverErrors).length > 0;
        assert.ok(expectRole || Object.keys(errors).length === 0, 'an untouched field is not called wrong');
      },
      'editing.ready': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('rateLimited'), false),
      'editing.rateLimited': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('rateLimited'), true),
      'submitting.waiting': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('slow'), false),
      'submitting.slow': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('slow'), true),
      sent: ({ actor }) => assert.equal(actor.getSnapshot().hasTag('sent'), true),
    },
  }),
);
