// Inspection of a page inside the console: reports running machines, their states and events. Only names of states and
// events are sent, never context data (tokens, passwords, amounts). While the console is collapsed only states are
// reported, so that typing costs no messages.
import type { AnyActorRef, AnyStateNode, AnyTransitionDefinition, InspectionEvent, StateValue } from 'xstate';
import { runtimeOverrides } from '../app/demoSlots.ts';
import { createEventExample } from './console/tabs/eventExamples.ts';
import { listTransitions } from './transitionNames.ts';

/** Message type of reports. */
export const INSPECTION_CHANNEL = 'meridian:inspection';
/** Message type for sending an event to a machine of the page. */
export const INSPECTION_COMMAND = 'meridian:sending';
export interface InspectionCommand {
  readonly kind: typeof INSPECTION_COMMAND;
  readonly session: string;
  readonly event: string;
}
/** Message type of the verbosity: everything while the console is open, states only while it is collapsed. */
export const INSPECTION_VERBOSITY = 'meridian:attention';
export interface InspectionVerbosity {
  readonly kind: typeof INSPECTION_VERBOSITY;
  readonly closely: boolean;
}
/** Number of stored events. */
const KEPT = 50;
const EVERY_MS = 60;

export interface InspectedActor {
  readonly session: string;
  readonly machine: string;
  readonly value: StateValue;
  /** Event types accepted now, with the example payloads (console/eventExamples.ts); verbose only. */
  readonly takes: readonly string[];
  /** Event types refused by guards now, with the guard names; verbose only. */
  readonly refuses: readonly { readonly event: string; readonly guards: readonly string[] }[];
}
export interface InspectedEvent {
  readonly n: number;
  /** Wall clock, ms: orders events even when the demo clock is frozen. */
  readonly at: number;
  /** Demo clock, shown in the console. */
  readonly now: number;
  readonly machine: string;
  readonly event: string;
  /** State after the event; null while it is processed. */
  readonly to: StateValue | null;
}
export interface Inspection {
  readonly kind: typeof INSPECTION_CHANNEL;
  readonly closely: boolean;
  readonly actors: readonly InspectedActor[];
  /** Transitions taken since the last report, as `machine:name` (transitionNames.ts). */
  readonly taken: readonly string[];
  /** Verbose only. */
  readonly events: readonly InspectedEvent[];
}

/** Inspects every actor once it starts: an actor created but not started has no timers yet. */
export function inspectPage(): void {
  if (window.parent === window) return;
  const living = new Map<AnyActorRef, StateValue>();
  const events: Seen[] = [];
  let taken: string[] = [];
  /** Caches known transitions: naming one costs more than taking it, and typing repeats the same ones. */
  const met = new WeakSet<AnyTransitionDefinition>();
  const known = new Set<string>();
  let last = 0;
  let closely = false;
  let planned = false;
  const sendReport = () => {
    planned = false;
    const report: Inspection = {
      kind: INSPECTION_CHANNEL,
      closely,
      actors: [...living.keys()].flatMap((actor) => described(actor, closely)),
      taken,
      events: closely ? events : [],
    };
    taken = [];
    window.parent.postMessage(report, location.origin);
  };
  const plan = () => {
    if (planned) return;
    planned = true;
    setTimeout(sendReport, EVERY_MS);
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
      if (name === null || known.has(name)) continue; // a recreated machine has new transition objects with the same names
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
    const snapshot: unknown = actorRef.getSnapshot();
    if (!isMachineSnapshot(snapshot)) return;
    if (inspected.type === '@xstate.event') return happened(actorRef, snapshot.machine.id, inspected.event.type);
    settled(actorRef, snapshot, inspected.snapshot.status === 'active');
  };
  Object.assign(runtimeOverrides, { inspect });
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== window.parent) return;
    if (isAttention(data) && data.closely !== closely) {
      closely = data.closely;
      sendReport();
    }
    if (!isSending(data)) return;
    const actor = [...living.keys()].find(({ sessionId }) => sessionId === data.session);
    if (actor) sendExample(actor, data.event);
  });
}

/** A stored event; `to` is set after the transition. */
type Seen = { -readonly [K in keyof InspectedEvent]: InspectedEvent[K] } & { readonly session: string };

const isAttention = (data: unknown): data is InspectionVerbosity =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === INSPECTION_VERBOSITY;
const isSending = (data: unknown): data is InspectionCommand =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === INSPECTION_COMMAND;

/** Sends an event only if the machine's guards accept it. */
function sendExample(actor: AnyActorRef, type: string): void {
  const snapshot: unknown = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot)) return;
  const example = createEventExample(snapshot.machine.id, type);
  if ('carries' in example && mayTake(snapshot, { type, ...example.carries })) actor.send({ ...example.carries, type });
}

type Microstep = Extract<InspectionEvent, { type: '@xstate.microstep' }>;

/** Name as `machine:name`; null for a transition that its machine does not list. */
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
  const possible = machine.events.filter((type) => !type.startsWith('xstate.') && guardsOf(snapshot, type) !== null);
  const takes = possible.filter((type) => mayTake(snapshot, exampled(machine.id, type)));
  const refuses = possible
    .filter((type) => !takes.includes(type))
    .map((event) => ({ event, guards: guardsOf(snapshot, event) ?? [] }));
  return [{ session: actor.sessionId, machine: machine.id, value, takes, refuses }];
}

function exampled(machine: string, type: string): { type: string } {
  const example = createEventExample(machine, type);
  return 'carries' in example ? { ...example.carries, type } : { type };
}

/** Guard names of an event in the active states; null without a transition. */
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
  /** Internal name of XState. */
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
