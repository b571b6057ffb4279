import assert from 'node:assert/strict';
import { type InspectionEvent, createActor } from 'xstate';
import { getCurrentStep, storyMachine } from '../../src/ui/demo/console/story/story.machine.ts';
import type { StoryPosition, StoryStep } from '../../src/ui/demo/console/story/story.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { KEPT, inputOf, storyModel } from './story.model.ts';

interface PendingRequest<T> {
  readonly answer: (value: T) => void;
  readonly refuse: (error: Error) => void;
}

/** A request of the machine that the test settles by hand. */
function heldRequest<T>() {
  let last: PendingRequest<T> | null = null;
  return {
    send: () =>
      new Promise<T>((resolve, reject) => {
        last = { answer: resolve, refuse: reject };
      }),
    last: () => {
      assert.ok(last, 'no request was sent');
      return last;
    },
  };
}

const STARTS: Readonly<Record<string, StoryPosition>> = {
  'after a reload': KEPT,
  'a scene that no longer exists': { ...KEPT, scene: 9 },
};

function open(inspect: (event: InspectionEvent) => void, scene: string) {
  const begin = heldRequest<StoryPosition['before']>();
  const isReached = heldRequest<boolean>();
  const perform = heldRequest<void>();
  const shown: StoryStep[] = [];
  const kept: (StoryPosition | null)[] = [];
  const ports = {
    begin: begin.send,
    isReached: isReached.send,
    perform: perform.send,
    show(step: StoryStep) {
      shown.push(step);
      return () => void shown.splice(shown.indexOf(step), 1);
    },
    watch: () => () => undefined,
    keep: (position: StoryPosition | null) => void kept.push(position),
  };
  const actor = createActor(storyMachine, {
    input: inputOf(STARTS[scene] ?? null, scene === 'by its address', ports),
    inspect,
  });
  return { begin, isReached, perform, shown, kept, actor: actor.start() };
}
type World = ReturnType<typeof open>;

/** The control of the current step is highlighted, and a reload resumes at it. */
function isLed({ actor, shown, kept }: World): void {
  const { context } = actor.getSnapshot();
  assert.deepEqual(shown, [getCurrentStep(context)?.step]);
  assert.deepEqual(kept.at(-1) ?? KEPT, context.position);
}
const isDark = ({ shown }: World) => assert.deepEqual(shown, []);

testModelAsActor(
  storyModel,
  createActorHarness({
    scenes: storyModel.scenes,
    open,
    drivers: {
      'everybody is signed in': ({ begin }) => begin.last().answer({ trades: 7 }),
      'a sign-in fails': ({ begin }) => begin.last().refuse(new Error('no')),
      'the condition holds': ({ isReached }) => isReached.last().answer(true),
      'the condition does not hold': ({ isReached }) => isReached.last().answer(false),
      'the condition cannot be checked': ({ isReached }) => isReached.last().refuse(new Error('no')),
      'the step is performed': ({ perform }) => perform.last().answer(),
      'a control is missing': ({ perform }) => perform.last().refuse(new Error('no')),
    },
    assertions: {
      off: isDark,
      beginning: isDark,
      leading: isLed,
      finished(world) {
        isDark(world);
        assert.equal(world.kept.at(-1), null, 'a reload begins nothing');
      },
    },
  }),
);
