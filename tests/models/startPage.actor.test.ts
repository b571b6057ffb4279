import assert from 'node:assert/strict';
import { type InspectionEvent, createActor } from 'xstate';
import { startPageMachine } from '../../src/ui/demo/start/startPage.machine.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { startPageModel } from './startPage.model.ts';

/** A call of the machine that the test settles by hand. */
function question<T = void>(asked: string[], name: string) {
  let last: { readonly answer: (value: T) => void; readonly refuse: (error: Error) => void } | null = null;
  return {
    ask: (told: unknown) =>
      new Promise<T>((resolve, reject) => {
        asked.push(typeof told === 'string' || typeof told === 'boolean' ? `${name} ${told}` : name);
        last = { answer: resolve, refuse: reject };
      }),
    last: () => {
      assert.ok(last, `${name} was not called`);
      return last;
    },
  };
}

function open(inspect: (event: InspectionEvent) => void) {
  const asked: string[] = [];
  const [prepare, enter] = [question<boolean>(asked, 'prepare'), question(asked, 'enter')];
  const [show, reset] = [question(asked, 'show'), question(asked, 'reset')];
  const setLive = question(asked, 'setLive');
  const input = {
    prepare: prepare.ask,
    setLive: setLive.ask,
    enter: enter.ask,
    show: show.ask,
    reset: reset.ask,
    describe: String,
  };
  return {
    asked,
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
  ({ asked, actor }: World) => {
    assert.equal(asked.at(-1), call);
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
      switching: ({ asked, actor }) => assert.equal(asked.at(-1), `setLive ${!actor.getSnapshot().context.live}`),
      fresh: ({ actor }) => assert.equal(actor.getSnapshot().context.problem, null),
    },
  }),
);
