// The guided story: begun, led from step to step, performed by «Дальше», left, finished, resumed after a reload.
import { type StoryPorts, storyMachine } from '../../src/ui/demo/console/story/story.machine.ts';
import type { Story, StoryPosition, StoryStep } from '../../src/ui/demo/console/story/story.ts';
import type { Model } from '../support/models/model.ts';

const step = (text: string): StoryStep => ({
  frame: 'page',
  targets: [{ role: 'button', name: text }],
  until: { kind: 'path', path: `/${text}` },
});
const story: Story = {
  logins: {},
  scenes: [
    { title: 'Первая', text: 'Два шага', steps: [step('first'), step('second')] },
    { title: 'Вторая', text: 'Один шаг', steps: [step('third')] },
  ],
};

export const KEPT: StoryPosition = { scene: 1, step: 0, before: { trades: 7 } };

const nothing = () => undefined;
export const idlePorts: StoryPorts = {
  begin: () => new Promise(nothing),
  isReached: () => new Promise(nothing),
  perform: () => new Promise(nothing),
  show: () => nothing,
  watch: () => nothing,
  keep: nothing,
};
export const inputOf = (kept: StoryPosition | null, begins = false, ports: StoryPorts = idlePorts) => ({
  ports,
  story,
  kept,
  begins,
});

const events = [
  { type: 'story.start' },
  { type: 'page.changed' },
  { type: 'story.next' },
  { type: 'story.exit' },
  { as: 'everybody is signed in', type: 'xstate.done.actor.begin', output: { trades: 7 } },
  { as: 'a sign-in fails', type: 'xstate.error.actor.begin', error: new Error('no') },
  { as: 'the condition holds', type: 'xstate.done.actor.isReached', output: true },
  { as: 'the condition does not hold', type: 'xstate.done.actor.isReached', output: false },
  { as: 'the condition cannot be checked', type: 'xstate.error.actor.isReached', error: new Error('no') },
  { as: 'the step is performed', type: 'xstate.done.actor.perform', output: undefined },
  { as: 'a control is missing', type: 'xstate.error.actor.perform', error: new Error('no') },
];

type Key = Model<typeof storyMachine>['scenes'][string]['key'];
const key: Key = ({ context }) => [context.position, context.acts, context.stuck, context.begins];

export const storyModel: Model<typeof storyMachine> = {
  name: 'story',
  machine: storyMachine,
  scenes: {
    'from its beginning': { input: inputOf(null), events, key },
    'by its address': { input: inputOf(null, true), events, key },
    'after a reload': { input: inputOf(KEPT), events, key },
    'a scene that no longer exists': {
      input: inputOf({ ...KEPT, scene: 9 }),
      events: [{ type: 'page.changed' }, { type: 'story.next' }, { type: 'story.exit' }],
      ignoredEvents: ['page.changed', 'story.next', 'story.exit'],
      key,
    },
  },
};
