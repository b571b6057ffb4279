// Guided story machine: each step highlights its control and waits for its condition, without a timeout. «Дальше» performs
// the rest of a scene; the visitor may perform it as well.
import { type EventObject, assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { machineTypes } from '../../../../machines/lib/machineTypes.ts';
import type { Story, StoryPosition, StoryScene, StoryStep } from './story.ts';

/** Services of the console. */
export interface StoryPorts {
  /** Signs in the personas of the story; resolves with the newest record ids. */
  readonly begin: (story: Story, signal: AbortSignal) => Promise<StoryPosition['before']>;
  readonly isReached: (step: StoryStep, before: StoryPosition['before'], signal: AbortSignal) => Promise<boolean>;
  /** Uses the controls of a step until its condition holds; rejects when a control is missing. */
  readonly perform: (step: StoryStep, before: StoryPosition['before'], signal: AbortSignal) => Promise<void>;
  /** Highlights the control of a step; returns the cleanup. */
  readonly show: (step: StoryStep) => () => void;
  /** Subscribes to changes in the frames and on the server; returns the unsubscribe function. */
  readonly watch: (happened: () => void) => () => void;
  /** Stores the position; null without a story. */
  readonly keep: (position: StoryPosition | null) => void;
}

interface Input {
  readonly ports: StoryPorts;
  readonly story: Story;
  /** The stored position after a reload. */
  readonly kept: StoryPosition | null;
  /** Begins without an event when there is no stored position. */
  readonly begins: boolean;
}
interface Context extends Input {
  readonly position: StoryPosition | null;
  /** «Дальше» was pressed in this scene. */
  readonly acts: boolean;
  /** The last «Дальше» could not finish its scene. */
  readonly stuck: boolean;
}
type Event = { type: 'story.start' } | { type: 'story.next' } | { type: 'page.changed' } | { type: 'story.exit' };
interface Kept extends EventObject {
  readonly type: 'story.save';
  readonly position: StoryPosition | null;
}

export function getCurrentStep({
  story,
  position,
}: Pick<Context, 'story' | 'position'>): { scene: StoryScene; step: StoryStep } | null {
  const scene = story.scenes[position?.scene ?? -1];
  const step = scene?.steps[position?.step ?? -1];
  return scene && step ? { scene, step } : null;
}

function current(context: Context): { scene: StoryScene; step: StoryStep; position: StoryPosition } {
  const now = getCurrentStep(context);
  if (!now || !context.position) throw new Error('no story is on');
  return { ...now, position: context.position };
}

const endsScene = (context: Context): boolean => {
  const { scene, position } = current(context);
  return position.step === scene.steps.length - 1;
};

function nextPosition(context: Context): StoryPosition {
  const { position } = current(context);
  return endsScene(context)
    ? { ...position, scene: position.scene + 1, step: 0 }
    : { ...position, step: position.step + 1 };
}

/** The story can be left at any time; a stored position is resumed unless its scene no longer exists. */
export const storyMachine = setup({
  types: machineTypes<{ context: Context; input: Input; events: Event; tags: 'on' | 'acting' }>(),
  actors: {
    begin: fromPromise(({ input, signal }: { input: Context; signal: AbortSignal }) =>
      input.ports.begin(input.story, signal),
    ),
    isReached: fromPromise(({ input, signal }: { input: Context; signal: AbortSignal }) => {
      const { step, position } = current(input);
      return input.ports.isReached(step, position.before, signal);
    }),
    perform: fromPromise(({ input, signal }: { input: Context; signal: AbortSignal }) => {
      const { step, position } = current(input);
      return input.ports.perform(step, position.before, signal);
    }),
    show: fromCallback<Event, Context>(({ input }) => input.ports.show(current(input).step)),
    watch: fromCallback<Event, Context>(({ input, sendBack }) =>
      input.ports.watch(() => sendBack({ type: 'page.changed' })),
    ),
    keeper: fromCallback<Kept, StoryPorts>(({ input, receive }) => receive(({ position }) => input.keep(position))),
  },
  actions: {
    keep: sendTo('keeper', ({ context }): Kept => ({ type: 'story.save', position: context.position })),
    forget: assign({ position: null, begins: false, acts: false, stuck: false }),
    advance: assign(({ context }) => ({
      position: nextPosition(context),
      acts: context.acts && !endsScene(context),
      stuck: false,
    })),
    act: assign({ acts: true, stuck: false }),
    giveUp: assign({ acts: false, stuck: true }),
  },
  guards: {
    isOn: ({ context }) => getCurrentStep(context) !== null,
    begins: ({ context }) => context.begins,
    acts: ({ context }) => context.acts,
    isLast: ({ context }) => endsScene(context) && current(context).position.scene === context.story.scenes.length - 1,
  },
}).createMachine({
  id: 'story',
  context: ({ input }) => ({ ...input, position: input.kept, acts: false, stuck: false }),
  invoke: { id: 'keeper', src: 'keeper', input: ({ context }) => context.ports },
  initial: 'off',
  on: { 'story.start': { target: '.beginning', actions: 'forget' } },
  states: {
    off: {
      always: [
        { guard: 'isOn', target: 'leading' },
        { guard: 'begins', target: 'beginning' },
      ],
    },
    beginning: {
      tags: 'on',
      on: { 'story.exit': { target: 'off', actions: ['forget', 'keep'] } },
      invoke: {
        id: 'begin',
        src: 'begin',
        input: ({ context }) => context,
        onDone: {
          target: 'leading',
          actions: [assign({ position: ({ event }) => ({ scene: 0, step: 0, before: event.output }) }), 'keep'],
        },
        onError: { target: 'off', actions: ['forget', 'keep'] },
      },
    },
    leading: {
      tags: 'on',
      on: { 'story.exit': { target: 'off', actions: ['forget', 'keep'] } },
      invoke: [
        { id: 'show', src: 'show', input: ({ context }) => context },
        { id: 'watch', src: 'watch', input: ({ context }) => context },
      ],
      initial: 'choosing',
      states: {
        choosing: { always: [{ guard: 'acts', target: 'acting' }, { target: 'evaluating' }] },
        evaluating: {
          on: {
            'page.changed': { target: 'evaluating', reenter: true },
            'story.next': { target: 'acting', actions: 'act' },
          },
          invoke: {
            id: 'isReached',
            src: 'isReached',
            input: ({ context }) => context,
            onDone: [
              { guard: ({ event }) => !event.output, target: 'waiting' },
              { guard: 'isLast', target: '#story.finished', actions: ['forget', 'keep'] },
              { target: '#story.leading', reenter: true, actions: ['advance', 'keep'] },
            ],
            onError: 'waiting',
          },
        },
        waiting: { on: { 'page.changed': 'evaluating', 'story.next': { target: 'acting', actions: 'act' } } },
        acting: {
          tags: 'acting',
          invoke: {
            id: 'perform',
            src: 'perform',
            input: ({ context }) => context,
            onDone: [
              { guard: 'isLast', target: '#story.finished', actions: ['forget', 'keep'] },
              { target: '#story.leading', reenter: true, actions: ['advance', 'keep'] },
            ],
            onError: { target: 'waiting', actions: 'giveUp' },
          },
        },
      },
    },
    finished: { on: { 'story.exit': 'off' } },
  },
});
