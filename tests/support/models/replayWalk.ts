// Replays a step of a plan on a machine, `always` transitions included, without a running actor.
import { type AnyMachineSnapshot, type AnyStateMachine, type InspectionEvent, createActor } from 'xstate';
import type { Walk } from './coveringWalks.ts';
import type { ModelEvent, Scene } from './model.ts';

type Inspect = (event: InspectionEvent) => void;
const nothing = () => undefined;
type Scope = Parameters<AnyStateMachine['transition']>[2];

/** Reports the transitions of `walk` to `inspect`, as running actors would; the page has shown every step. */
export function replayWalk<M extends AnyStateMachine>(machine: M, scene: Scene<M>, walk: Walk, inspect: Inspect): void {
  let snapshot = getSceneStart(machine, scene, inspect);
  for (const { event } of walk.steps) snapshot = getNextSnapshot(machine, scene, snapshot, event, inspect);
}

/** How the scene begins. */
export function getSceneStart<M extends AnyStateMachine>(
  machine: M,
  scene: Scene<M>,
  inspect: Inspect,
): AnyMachineSnapshot {
  scene.prepareStorage?.({ type: 'xstate.init' });
  return scene.from ?? machine.getInitialSnapshot(scopeOf(machine, scene, inspect), scene.input);
}

/** Where `event` leads. */
export function getNextSnapshot<M extends AnyStateMachine>(
  machine: M,
  scene: Scene<M>,
  from: AnyMachineSnapshot,
  event: ModelEvent,
  inspect: Inspect,
): AnyMachineSnapshot {
  scene.prepareStorage?.(event);
  return machine.transition(from, event, scopeOf(machine, scene, inspect));
}

/** Effects do nothing here; only inspection events count. */
function scopeOf<M extends AnyStateMachine>(machine: M, { input }: Scene<M>, inspect: Inspect): Scope {
  const self = createActor<AnyStateMachine>(machine, { input });
  self.system.inspect(inspect);
  return {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
}
