// How a machine says that a write has changed data: by an actor, not by an action. Listeners may start actors at once,
// and an actor runs when the actions of its transition are done (ports.ts, TouchBus).
import { fromPromise } from 'xstate';
import type { InvalidationBus } from './ports.ts';

interface Input {
  readonly touches: InvalidationBus;
  readonly tags: readonly string[];
}

/** For `spawnChild`: publishes `tags` once, before anything else can happen to the machine. */
export const publishInvalidation = fromPromise<void, Input>(({ input: { touches, tags } }) =>
  Promise.resolve(touches.publish(tags)),
);
