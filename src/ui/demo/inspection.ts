// A page inside the console tells it which machines live in it, where they stand and what happens to them. Only names of
// states and events leave the page: what a machine holds (tokens, passwords, sums) never does. While the console is
// collapsed it hears of states alone, so that a key in a field costs no message.
import type { AnyActorRef, AnyStateNode, AnyTransitionDefinition, InspectionEvent, StateValue } from 'xstate';
import { runtimeOverrides } from '../app/runtime.ts';
import { createEventExample } from './console/eventExamples.ts';
import { listTransitions } from './transitionNames.ts';

/** The kind of message. */
export const INSPECTION_CHANNEL = 'meridian:inspection';
/** What the console asks a page to send to one of its machines. */
export const INSPECTION_COMMAND = 'meridian:sending';
export interface InspectionCommand {
  readonly kind: typeof INSPECTION_COMMAND;
  readonly session: string;
  readonly event: string;
}
/** How closely the console looks: at everything while it stands open, at the states alone while it is collapsed. */
export const INSPECTION_VERBOSITY = 'meridian:attention';
export interface InspectionVerbosity {
  readonly kind: typeof INSPECTION_VERBOSITY;
  readonly closely: boolean;
}
/** How many events are remembered. */
const KEPT = 50;
const EVERY_MS = 60;

export interface InspectedActor {
  readonly session: string;
  readonly machine: string;
  readonly value: StateValue;
  /** Types of events it would take now, with what the console would send by them (console/examples.ts); told closely. */
  readonly takes: readonly string[];
  /** Types it waits for but whose conditions refuse now, with the names of these conditions; told closely. */
  readonly refuses: readonly { readonly event: string; readonly guards: readonly string[] }[];
}
export interface InspectedEvent {
  readonly n: number;
  /** Milliseconds of the wall clock: what came after what, though the demo's clock stands. */
  readonly at: number;
  /** The same of the demo's clock: what the console shows. */
  readonly now: number;
  readonly machine: string;
  readonly event: string;
  /** Where the machine stood after it; null while it is at it. */
  readonly to: StateValue | null;
}
export interface Inspection {
  readonly kind: typeof INSPECTION_CHANNEL;
  readonly closely: boolean;
  readonly actors: readonly InspectedActor[];
  /** Transitions taken since it told last, as `machine:name` (transitionNames.ts). */
  readonly taken: readonly string[];
  /** Told closely. */
  readonly events: readonly InspectedEvent[];
}

/** Watches every actor of this page from its start: one that a view has made but not started has no timers yet. */
export function inspectPage(): void {
  if (window.parent === window) return;
  const living = new Map<AnyActorRef, StateValue>();
  const events: Seen[] = [];
  let taken: string[] = [];
  /** To name a step costs more than to take it, and a key in a field takes the same ones again and again. */
  const met = new WeakSet<AnyTransitionDefinition>();
  const known = new Set<string>();
  let last = 0;
  let closely = false;
  let planned = false;
  const tell = () => {
    planned = false;
    const told: Inspection = {
      kind: INSPECTION_CHANNEL,
      closely,
      actors: [...living.keys()].flatMap((actor) => described(actor, closely)),
      taken,
      events: closely ? events : [],
    };
    taken = [];
    window.parent.postMessage(told, location.origin);
  };
  const plan = () => {
    if (planned) return;
    planned = true;
    setTimeout(tell, EVERY_MS);
  };
  const happened = (actor: AnyActorRef, machine: string, event: string) => {
    last += 1;
    const at = Date.now();
    events.push({
      n: last,
      at,
      now: runtimeOverrides.now?.() ?? at,
      machine,
      event,
      to: null,
      session: actor.sessionId,
    });
    if (events.length > KEPT) events.shift();
    if (closely) plan();
  };
  const settled = (actor: AnyActorRef, { value }: Standing, lives: boolean) => {
    for (const seen of events) if (seen.to === null && seen.session === actor.sessionId) seen.to = value;
    const before = living.get(actor);
    if (lives) living.set(actor, value);
    else living.delete(actor);
    if (closely || !lives || (before !== value && JSON.stringify(before) !== JSON.stringify(value))) plan();
  };
  const took = ({ _transitions: steps }: Microstep) => {
    for (const step of steps) {
      if (met.has(step)) continue;
      met.add(step);
      const name = nameOf(step);
      if (name === null || known.has(name)) continue; // a machine made anew has steps of its own by the same names
      known.add(name);
      taken.push(name);
      plan();
    }
  };
  const inspect = (inspected: InspectionEvent) => {
    const { actorRef } = inspected;
    if (inspected.type === '@xstate.microstep') return took(inspected);
    if (inspected.type !== '@xstate.event' && inspected.type !== '@xstate.snapshot') return;
    if (!isActor(actorRef)) return;
    const standing: unknown = actorRef.getSnapshot();
    if (!isMachineSnapshot(standing)) return;
    if (inspected.type === '@xstate.event') return happened(actorRef, standing.machine.id, inspected.event.type);
    settled(actorRef, standing, inspected.snapshot.status === 'active');
  };
  Object.assign(runtimeOverrides, { inspect });
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== window.parent) return;
    if (isAttention(data) && data.closely !== closely) {
      closely = data.closely;
      tell();
    }
    if (!isSending(data)) return;
    const actor = [...living.keys()].find(({ sessionId }) => sessionId === data.session);
    if (actor) sendExample(actor, data.event);
  });
}

/** A line of the list as it is kept: where the machine went is filled in once it is there. */
type Seen = { -readonly [K in keyof InspectedEvent]: InspectedEvent[K] } & { readonly session: string };

const isAttention = (data: unknown): data is InspectionVerbosity =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === INSPECTION_VERBOSITY;
const isSending = (data: unknown): data is InspectionCommand =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === INSPECTION_COMMAND;

/** Through the machine's own guards: what it would not take is not sent. */
function sendExample(actor: AnyActorRef, type: string): void {
  const snapshot: unknown = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot)) return;
  const example = createEventExample(snapshot.machine.id, type);
  if ('carries' in example && mayTake(snapshot, { type, ...example.carries })) actor.send({ ...example.carries, type });
}

type Microstep = Extract<InspectionEvent, { type: '@xstate.microstep' }>;

/** As `machine:name`; null for a step that its machine does not list. */
function nameOf(step: AnyTransitionDefinition): string | null {
  const name = listTransitions(step.source).find(([transition]) => transition === step)?.[1];
  return name === undefined ? null : `${step.source.machine.id}:${name}`;
}

const isActor = (ref: unknown): ref is AnyActorRef => typeof ref === 'object' && ref !== null && 'getSnapshot' in ref;

/** Machines only: promises and callbacks have no states. */
function described(actor: AnyActorRef, closely: boolean): readonly InspectedActor[] {
  const snapshot: unknown = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot)) return [];
  const { machine, value } = snapshot;
  if (!closely) return [{ session: actor.sessionId, machine: machine.id, value, takes: [], refuses: [] }];
  const heard = machine.events.filter((type) => !type.startsWith('xstate.') && guardsOf(snapshot, type) !== null);
  const takes = heard.filter((type) => mayTake(snapshot, exampled(machine.id, type)));
  const refuses = heard
    .filter((type) => !takes.includes(type))
    .map((event) => ({ event, guards: guardsOf(snapshot, event) ?? [] }));
  return [{ session: actor.sessionId, machine: machine.id, value, takes, refuses }];
}

function exampled(machine: string, type: string): { type: string } {
  const example = createEventExample(machine, type);
  return 'carries' in example ? { ...example.carries, type } : { type };
}

/** Names of the conditions of an event where the machine stands; null where nobody waits for it. */
function guardsOf({ _nodes: nodes }: Standing, type: string): readonly string[] | null {
  const found = nodes.flatMap((node) => node.transitions.get(type) ?? []);
  return found.length === 0 ? null : found.flatMap(({ guard }) => guardNames(guard));
}

function guardNames(guard: unknown): readonly string[] {
  if (typeof guard === 'string') return [guard];
  return typeof guard === 'object' && guard !== null && 'type' in guard ? [String(guard.type)] : [];
}

interface Standing {
  readonly value: StateValue;
  readonly machine: { readonly id: string; readonly events: readonly string[] };
  /** xstate's name (stack.md section 5). */
  readonly _nodes: readonly AnyStateNode[];
  can(event: { type: string }): boolean;
}
const isMachineSnapshot = (snapshot: unknown): snapshot is Standing =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && 'can' in snapshot;

function mayTake(snapshot: Standing, event: { type: string }): boolean {
  try {
    return snapshot.can(event);
  } catch {
    return true;
  }
}
