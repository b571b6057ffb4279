// Plans tests from a production machine: every edge it can take, and the shortest way to where the edge begins.
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InputFrom,
  type SnapshotFrom,
  createActor,
  createEmptyActor,
  createMachine,
  getInitialSnapshot,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';

/** Something that may happen: what the machine is sent, and the name under which a door drives it. */
export interface ModelEvent {
  readonly type: string;
  /** Tells apart events of one type, e.g. an answer and a refusal. Default: the type. */
  readonly as?: string;
  readonly [payload: string]: unknown;
}
export const nameOf = (event: ModelEvent): string => event.as ?? event.type;

/** A part of a machine to walk. Regions are walked one scene each: together every mixture would be a state of its own. */
export interface Scene<M extends AnyStateMachine = AnyStateMachine> {
  /** Input whose ports do nothing: planning starts no actor. */
  readonly input: InputFrom<M>;
  /** Begins here instead of at the initial state: for states that no transition leads to. */
  readonly from?: SnapshotFrom<M>;
  /** Plain events are tried in every situation, the machine's own (`xstate.…`) only where it waits for them. */
  readonly events: readonly ModelEvent[];
  /** What of the context tells two situations apart: everything that guards read or a door looks at. */
  readonly key?: (snapshot: SnapshotFrom<M>) => unknown;
  /** Sets what guards read outside the machine (storage) to how it is when `event` comes; `xstate.init` comes first. */
  readonly world?: (event: ModelEvent) => void;
  /** False where an event cannot come, e.g. an answer the server never gives there. */
  readonly comes?: (event: ModelEvent, snapshot: SnapshotFrom<M>) => boolean;
  /** Names of the events that change no situation and are tried because they must not; null where a table tells of them. */
  readonly vain?: readonly string[] | null;
}

/** A production machine and the scenes that together reach all of it. */
export interface Model<M extends AnyStateMachine = AnyStateMachine> {
  readonly name: string;
  readonly machine: M;
  readonly scenes: Readonly<Record<string, Scene<M>>>;
}

/** Where the subject should stand, as the plan has it. */
export interface Situation {
  readonly key: string;
  readonly snapshot: AnyMachineSnapshot;
}
export interface Step {
  readonly event: ModelEvent;
  readonly after: Situation;
}
/** The shortest way to a situation and one more step from there. */
export interface Edge {
  readonly title: string;
  readonly way: readonly Step[];
  readonly last: Step;
}
export interface Plan {
  readonly start: Situation;
  readonly edges: readonly Edge[];
  /** The steps that can follow a situation, by its key: for walks at random. */
  readonly next: ReadonlyMap<string, readonly Step[]>;
  /** Names of the events that change no situation, marked where no situation even hears them. */
  readonly vain: readonly string[];
}

const INIT: ModelEvent = { type: 'xstate.init' };
const LIMIT = 20_000;

/** What a situation is told apart by. */
export function keyOf(scene: Scene, snapshot: AnyMachineSnapshot): string {
  return JSON.stringify([snapshot.value, snapshot.status, scene.key?.(snapshot) ?? null]);
}

/** Explores a scene of `machine` without starting an actor (stack.md section 5). */
export function planOf(machine: AnyStateMachine, scene: Scene): Plan {
  namesDiffer(scene.events);
  const logic = inWorld(machine, scene);
  scene.world?.(INIT);
  const fromState: AnyMachineSnapshot = scene.from ?? getInitialSnapshot(machine, scene.input);
  const serializeState = (snapshot: AnyMachineSnapshot) => keyOf(scene, snapshot);
  const situation = (snapshot: AnyMachineSnapshot): Situation => ({ key: serializeState(snapshot), snapshot });
  const options = {
    input: scene.input,
    fromState,
    limit: LIMIT,
    serializeState,
    serializeEvent: nameOf,
    events: (snapshot: AnyMachineSnapshot) => scene.events.filter((event) => comes(machine, scene, event, snapshot)),
  };
  const next = new Map<string, Step[]>();
  const vain = new Set(scene.events.map(nameOf));
  const unheard = new Set(vain);
  for (const { state, event, nextState } of adjacencyMapToArray(getAdjacencyMap(logic, options))) {
    const from = serializeState(state);
    const last = { event, after: situation(nextState) };
    next.set(from, [...(next.get(from) ?? []), last]);
    unheard.delete(nameOf(event));
    if (last.after.key !== from) vain.delete(nameOf(event));
  }
  const ways = shortestWays(serializeState(fromState), next);
  const edges = [...next].flatMap(([from, steps]) =>
    steps.map((last) => ({ title: titleOf(from, last), way: ways.get(from) ?? [], last })),
  );
  return {
    start: situation(fromState),
    edges,
    next,
    vain: scene.vain === null ? [] : [...vain].map((name) => (unheard.has(name) ? `${name}: never heard` : name)),
  };
}

/** By breadth: the shortest way to each situation, by its key. */
function shortestWays(start: string, next: ReadonlyMap<string, readonly Step[]>): ReadonlyMap<string, readonly Step[]> {
  const ways = new Map<string, readonly Step[]>([[start, []]]);
  for (const [key, way] of ways)
    // a map visits what is added while it is visited
    for (const step of next.get(key) ?? []) if (!ways.has(step.after.key)) ways.set(step.after.key, [...way, step]);
  return ways;
}

function comes(machine: AnyStateMachine, scene: Scene, event: ModelEvent, snapshot: AnyMachineSnapshot): boolean {
  if (snapshot.status !== 'active') return false;
  scene.world?.(event);
  const heard = !event.type.startsWith('xstate.') || (machine.getTransitionData(snapshot, event)?.length ?? 0) > 0;
  return heard && (scene.comes?.(event, snapshot) ?? true);
}

/** The machine, with the world around it set before each transition. */
function inWorld(machine: AnyStateMachine, { world }: Scene): AnyStateMachine {
  // a machine that talks to its parent has one
  const child = createActor<AnyStateMachine>(createMachine({}), { parent: createEmptyActor() });
  const transition: AnyStateMachine['transition'] = (snapshot, event, scope) => {
    world?.(event);
    return machine.transition(snapshot, event, { ...scope, self: child });
  };
  return Object.create(machine, { transition: { value: transition } });
}

function namesDiffer(events: readonly ModelEvent[]): void {
  const names = events.map(nameOf);
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) throw new Error(`two events of a scene are named ${twice}: give one another \`as\``);
}

function titleOf(from: string, { event, after }: Step): string {
  return from === after.key ? `${from} stays at ${nameOf(event)}` : `${from} → ${nameOf(event)} → ${after.key}`;
}
