// How a machine says that data has changed: its actions are over by the time an actor starts (ports.ts, TouchBus).
import { fromPromise } from 'xstate';
import type { TouchBus } from './ports.ts';

interface Input {
  readonly touches: TouchBus;
  readonly tags: readonly string[];
}

/** For `spawnChild`: publishes `tags` once, before anything else can happen to the machine. */
export const touched = fromPromise<void, Input>(({ input: { touches, tags } }) =>
  Promise.resolve(touches.publish(tags)),
);
