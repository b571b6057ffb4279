// What a machine goes through at a step of a plan, `always` among it, without an actor that runs.
import { type AnyMachineSnapshot, type AnyStateMachine, type InspectionEvent, createActor } from 'xstate';
import type { Way } from './covering.ts';
import type { ModelEvent, Scene } from './model.ts';

type Inspect = (event: InspectionEvent) => void;
const nothing = () => undefined;
type Scope = Parameters<AnyStateMachine['transition']>[2];

/** Tells `inspect` the transitions of `way`, as running actors would; every step of it has been seen on the page. */
export function retrace<M extends AnyStateMachine>(machine: M, scene: Scene<M>, way: Way, inspect: Inspect): void {
  let snapshot = begun(machine, scene, inspect);
  for (const { event } of way.steps) snapshot = stepped(machine, scene, snapshot, event, inspect);
}

/** How the scene begins. */
export function begun<M extends AnyStateMachine>(machine: M, scene: Scene<M>, inspect: Inspect): AnyMachineSnapshot {
  scene.world?.({ type: 'xstate.init' });
  return scene.from ?? machine.getInitialSnapshot(scopeOf(machine, scene, inspect), scene.input);
}

/** Where `event` leads. */
export function stepped<M extends AnyStateMachine>(
  machine: M,
  scene: Scene<M>,
  from: AnyMachineSnapshot,
  event: ModelEvent,
  inspect: Inspect,
): AnyMachineSnapshot {
  scene.world?.(event);
  return machine.transition(from, event, scopeOf(machine, scene, inspect));
}

/** Effects do nothing here; only what is told counts. */
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
