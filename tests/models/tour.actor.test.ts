import assert from 'node:assert/strict';
import { type InspectionEvent, createActor } from 'xstate';
import { getCurrentStep, tourMachine } from '../../src/ui/demo/console/tours/tour.machine.ts';
import type { TourPosition } from '../../src/ui/demo/console/tours/tour.ts';
import { actorDoor } from '../support/models/actorDoor.ts';
import { walkModel } from '../support/models/walk.ts';
import { KEPT, inputOf, tourModel } from './tour.model.ts';

interface Asked<T> {
  readonly answer: (value: T) => void;
  readonly refuse: (error: Error) => void;
}

/** A question of the machine that the test answers by hand. */
function question<T>() {
  let last: Asked<T> | null = null;
  return {
    ask: () =>
      new Promise<T>((resolve, reject) => {
        last = { answer: resolve, refuse: reject };
      }),
    last: () => {
      assert.ok(last, 'nothing was asked');
      return last;
    },
  };
}

const STARTS: Readonly<Record<string, TourPosition>> = {
  'after a reload': KEPT,
  'a tour that is no more': { ...KEPT, tour: 'gone' },
};

function open(inspect: (event: InspectionEvent) => void, scene: string) {
  const begin = question<TourPosition['before']>();
  const isReached = question<boolean>();
  const shown: string[] = [];
  const kept: (TourPosition | null)[] = [];
  const ports = {
    begin: begin.ask,
    isReached: isReached.ask,
    show({ text }: { readonly text: string }) {
      shown.push(text);
      return () => void shown.splice(shown.indexOf(text), 1);
    },
    watch: () => () => undefined,
    keep: (position: TourPosition | null) => void kept.push(position),
  };
  const actor = createActor(tourMachine, { input: inputOf(STARTS[scene] ?? null, ports), inspect });
  return { begin, isReached, shown, kept, actor: actor.start() };
}
type World = ReturnType<typeof open>;

/** One control is lit while a step is on, none otherwise, and the step is what a reload would go on with. */
function isLed({ actor, shown, kept }: World): void {
  const { context } = actor.getSnapshot();
  assert.deepEqual(shown, [getCurrentStep(context)?.step.text]);
  assert.deepEqual(kept.at(-1) ?? KEPT, context.position);
}
const isDark = ({ shown }: World) => assert.deepEqual(shown, []);

walkModel(
  tourModel,
  actorDoor({
    scenes: tourModel.scenes,
    open,
    drivers: {
      'the persons sit': ({ begin }) => begin.last().answer({ trades: 7 }),
      'a person cannot be seated': ({ begin }) => begin.last().refuse(new Error('no')),
      'the state has come': ({ isReached }) => isReached.last().answer(true),
      'the state has not come': ({ isReached }) => isReached.last().answer(false),
      'the server cannot be asked': ({ isReached }) => isReached.last().refuse(new Error('no')),
    },
    sees: {
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
