// Machines publish invalidated tags through an actor, not an action: listeners may start actors at once, and an invoked
// actor runs only after the actions of its transition (InvalidationBus in ports.ts).
import { fromPromise } from 'xstate';
import type { InvalidationBus } from './ports.ts';

interface Input {
  readonly invalidations: InvalidationBus;
  readonly tags: readonly string[];
}

/** For `spawnChild`: publishes `tags` once, before the machine processes another event. */
export const publishInvalidation = fromPromise<void, Input>(({ input: { invalidations, tags } }) =>
  Promise.resolve(invalidations.publish(tags)),
);
