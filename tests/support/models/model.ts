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

/** An event for the machine, and the name under which a harness drives it. */
export interface ModelEvent {
  readonly type: string;
  /** Distinguishes events of one type, e.g. a response and a refusal. Default: the type. */
  readonly as?: string;
  readonly [payload: string]: unknown;
}
export const getEventName = (event: ModelEvent): string => event.as ?? event.type;

/**
 * A part of a machine to explore. Parallel regions are explored one scene each: together every combination would be a
 * state.
 */
export interface Scene<M extends AnyStateMachine = AnyStateMachine> {
  /** Input with inert ports: planning starts no actor. */
  readonly input: InputFrom<M>;
  /** Begins here instead of at the initial state: for states that no transition leads to. */
  readonly from?: SnapshotFrom<M>;
  /** Plain events are tried in every situation, the machine's own (`xstate.…`) only where it waits for them. */
  readonly events: readonly ModelEvent[];
  /** The part of the context that distinguishes situations: everything that guards or assertions read. */
  readonly key?: (snapshot: SnapshotFrom<M>) => unknown;
  /** Sets the storage that guards read before `event`; `xstate.init` comes first. */
  readonly prepareStorage?: (event: ModelEvent) => void;
  /** False where an event is impossible, e.g. a response the server never sends there. */
  readonly canOccur?: (event: ModelEvent, snapshot: SnapshotFrom<M>) => boolean;
  /** Names of the events that change no situation and are tried for that reason; null where another table lists them. */
  readonly ignoredEvents?: readonly string[] | null;
}

/** A production machine and the scenes that together reach all of it. */
export interface Model<M extends AnyStateMachine = AnyStateMachine> {
  readonly name: string;
  readonly machine: M;
  readonly scenes: Readonly<Record<string, Scene<M>>>;
}

/** The planned situation of the subject. */
export interface ModelSituation {
  readonly key: string;
  readonly snapshot: AnyMachineSnapshot;
}
export interface Step {
  readonly event: ModelEvent;
  readonly after: ModelSituation;
}
/** The shortest way to a situation and one more step from there. */
export interface Edge {
  readonly title: string;
  readonly walk: readonly Step[];
  readonly last: Step;
}
export interface Plan {
  readonly start: ModelSituation;
  readonly edges: readonly Edge[];
  /** The steps that can follow a situation, by its key: for walks at random. */
  readonly next: ReadonlyMap<string, readonly Step[]>;
  /** Names of the events that change no situation, marked where no situation handles them. */
  readonly ignoredEvents: readonly string[];
}

const INIT: ModelEvent = { type: 'xstate.init' };
const LIMIT = 20_000;

/** The identity of a situation. */
export function getSituationKey(scene: Scene, snapshot: AnyMachineSnapshot): string {
  return JSON.stringify([snapshot.value, snapshot.status, scene.key?.(snapshot) ?? null]);
}

/** Explores a scene of `machine` without starting an actor (stack.md section 5). */
export function planOf(machine: AnyStateMachine, scene: Scene): Plan {
  namesDiffer(scene.events);
  const logic = inWorld(machine, scene);
  scene.prepareStorage?.(INIT);
  const fromState: AnyMachineSnapshot = scene.from ?? getInitialSnapshot(machine, scene.input);
  const serializeState = (snapshot: AnyMachineSnapshot) => getSituationKey(scene, snapshot);
  const situation = (snapshot: AnyMachineSnapshot): ModelSituation => ({ key: serializeState(snapshot), snapshot });
  const options = {
    input: scene.input,
    fromState,
    limit: LIMIT,
    serializeState,
    serializeEvent: getEventName,
    events: (snapshot: AnyMachineSnapshot) => scene.events.filter((event) => canOccur(machine, scene, event, snapshot)),
  };
  const next = new Map<string, Step[]>();
  const ignoredEvents = new Set(scene.events.map(getEventName));
  const neverPossible = new Set(ignoredEvents);
  for (const { state, event, nextState } of adjacencyMapToArray(getAdjacencyMap(logic, options))) {
    const from = serializeState(state);
    const last = { event, after: situation(nextState) };
    next.set(from, [...(next.get(from) ?? []), last]);
    neverPossible.delete(getEventName(event));
    if (last.after.key !== from) ignoredEvents.delete(getEventName(event));
  }
  const walks = shortestWays(serializeState(fromState), next);
  const edges = [...next].flatMap(([from, steps]) =>
    steps.map((last) => ({ title: titleOf(from, last), walk: walks.get(from) ?? [], last })),
  );
  return {
    start: situation(fromState),
    edges,
    next,
    ignoredEvents:
      scene.ignoredEvents === null
        ? []
        : [...ignoredEvents].map((name) => (neverPossible.has(name) ? `${name}: never possible` : name)),
  };
}

/** By breadth: the shortest way to each situation, by its key. */
function shortestWays(start: string, next: ReadonlyMap<string, readonly Step[]>): ReadonlyMap<string, readonly Step[]> {
  const walks = new Map<string, readonly Step[]>([[start, []]]);
  for (const [key, walk] of walks)
    // a map visits what is added while it is visited
    for (const step of next.get(key) ?? []) if (!walks.has(step.after.key)) walks.set(step.after.key, [...walk, step]);
  return walks;
}

function canOccur(machine: AnyStateMachine, scene: Scene, event: ModelEvent, snapshot: AnyMachineSnapshot): boolean {
  if (snapshot.status !== 'active') return false;
  scene.prepareStorage?.(event);
  const isPossible = !event.type.startsWith('xstate.') || (machine.getTransitionData(snapshot, event)?.length ?? 0) > 0;
  return isPossible && (scene.canOccur?.(event, snapshot) ?? true);
}

/** The machine, with the world around it set before each transition. */
function inWorld(machine: AnyStateMachine, { prepareStorage: world }: Scene): AnyStateMachine {
  // a machine that talks to its parent has one
  const child = createActor<AnyStateMachine>(createMachine({}), { parent: createEmptyActor() });
  const transition: AnyStateMachine['transition'] = (snapshot, event, scope) => {
    world?.(event);
    return machine.transition(snapshot, event, { ...scope, self: child });
  };
  return Object.create(machine, { transition: { value: transition } });
}

function namesDiffer(events: readonly ModelEvent[]): void {
  const names = events.map(getEventName);
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) throw new Error(`two events of a scene are named ${twice}: give one another \`as\``);
}

function titleOf(from: string, { event, after }: Step): string {
  return from === after.key
    ? `${from} stays at ${getEventName(event)}`
    : `${from} → ${getEventName(event)} → ${after.key}`;
}
