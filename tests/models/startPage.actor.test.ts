import assert from 'node:assert/strict';
import { type InspectionEvent, createActor } from 'xstate';
import { startPageMachine } from '../../src/ui/demo/start/startPage.machine.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { startPageModel } from './startPage.model.ts';

/** A call of the machine that the test settles by hand. */
function heldCall<T = void>(calls: string[], name: string) {
  let last: { readonly answer: (value: T) => void; readonly refuse: (error: Error) => void } | null = null;
  return {
    call: (argument: unknown) =>
      new Promise<T>((resolve, reject) => {
        calls.push(typeof argument === 'string' || typeof argument === 'boolean' ? `${name} ${argument}` : name);
        last = { answer: resolve, refuse: reject };
      }),
    last: () => {
      assert.ok(last, `${name} was not called`);
      return last;
    },
  };
}

function open(inspect: (event: InspectionEvent) => void) {
  const calls: string[] = [];
  const [prepare, enter] = [heldCall<boolean>(calls, 'prepare'), heldCall(calls, 'enter')];
  const [show, reset] = [heldCall(calls, 'show'), heldCall(calls, 'reset')];
  const setLive = heldCall(calls, 'setLive');
  const input = {
    prepare: prepare.call,
    setLive: setLive.call,
    enter: enter.call,
    show: show.call,
    reset: reset.call,
    describe: String,
  };
  return {
    calls,
    prepare,
    setLive,
    enter,
    show,
    reset,
    actor: createActor(startPageMachine, { input, inspect }).start(),
  };
}
type World = ReturnType<typeof open>;

const failure = new Error('no');
/** While something runs, it is the last thing that was called, and no earlier problem is shown. */
const runs =
  (call: string) =>
  ({ calls, actor }: World) => {
    assert.equal(calls.at(-1), call);
    assert.equal(actor.getSnapshot().context.problem, null);
  };

testModelAsActor(
  startPageModel,
  createActorHarness({
    scenes: startPageModel.scenes,
    open,
    drivers: {
      'the world is ready': ({ prepare }) => prepare.last().answer(true),
      'the world stays as it is': ({ prepare }) => prepare.last().refuse(failure),
      'other roles are switched': ({ setLive }) => setLive.last().answer(),
      'the switch fails': ({ setLive }) => setLive.last().refuse(failure),
      'the role is signed in': ({ enter }) => enter.last().answer(),
      'the sign-in fails': ({ enter }) => enter.last().refuse(failure),
      'the story loads': ({ show }) => show.last().answer(),
      'the story does not load': ({ show }) => show.last().refuse(failure),
      'the world is fresh': ({ reset }) => reset.last().answer(),
      'the reset fails': ({ reset }) => reset.last().refuse(failure),
    },
    assertions: {
      choosing: ({ actor }) => assert.ok(!actor.getSnapshot().hasTag('busy')),
      entering: runs('enter ved.active'),
      starting: runs('show'),
      resetting: runs('reset'),
      switching: ({ calls, actor }) => assert.equal(calls.at(-1), `setLive ${!actor.getSnapshot().context.live}`),
      fresh: ({ actor }) => assert.equal(actor.getSnapshot().context.problem, null),
    },
  }),
);
