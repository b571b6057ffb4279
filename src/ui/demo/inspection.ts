// A page inside the console tells it which machines live in it, where they stand and what happens to them. Only names of
// states and events leave the page: what a machine holds (tokens, passwords, sums) never does.
import type { AnyActorRef, InspectionEvent, StateValue } from 'xstate';
import { runtime } from '../runtime.ts';

/** The kind of message. */
export const INSPECTION = 'meridian:inspection';
/** How many events are remembered. */
const KEPT = 50;
const EVERY_MS = 150;

export interface LivingActor {
  readonly session: string;
  readonly machine: string;
  readonly value: StateValue;
  /** Types of events it would take now; one whose guard reads the event itself counts as possible. */
  readonly takes: readonly string[];
}
export interface SeenEvent {
  readonly n: number;
  /** Milliseconds of the wall clock. */
  readonly at: number;
  readonly machine: string;
  readonly event: string;
}
export interface Inspection {
  readonly kind: typeof INSPECTION;
  readonly actors: readonly LivingActor[];
  readonly events: readonly SeenEvent[];
}

/** Watches every actor of this page from its start. */
export function inspectPage(): void {
  if (window.parent === window) return;
  const living = new Map<string, AnyActorRef>();
  let events: readonly SeenEvent[] = [];
  let last = 0;
  let planned = false;
  const tell = () => {
    planned = false;
    const told: Inspection = { kind: INSPECTION, actors: [...living.values()].flatMap(described), events };
    window.parent.postMessage(told, location.origin);
  };
  const inspect = (inspected: InspectionEvent) => {
    const { actorRef } = inspected;
    if (!isActor(actorRef)) return;
    if (inspected.type === '@xstate.actor') living.set(actorRef.sessionId, actorRef);
    if (inspected.type === '@xstate.event') {
      last += 1;
      events = [...events.slice(1 - KEPT), { n: last, at: Date.now(), ...named(inspected, actorRef) }];
    }
    if (inspected.type === '@xstate.snapshot' && inspected.snapshot.status !== 'active')
      living.delete(actorRef.sessionId);
    if (planned) return;
    planned = true;
    setTimeout(tell, EVERY_MS);
  };
  Object.assign(runtime, { inspect });
}

function named({ event }: Extract<InspectionEvent, { type: '@xstate.event' }>, { id }: AnyActorRef) {
  return { machine: id, event: event.type };
}

const isActor = (ref: unknown): ref is AnyActorRef => typeof ref === 'object' && ref !== null && 'getSnapshot' in ref;

/** Machines only: promises and callbacks have no states. */
function described(actor: AnyActorRef): readonly LivingActor[] {
  const snapshot: unknown = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot)) return [];
  const { machine, value } = snapshot;
  const takes = machine.events.filter((type) => !type.startsWith('xstate.') && mayTake(snapshot, type));
  return [{ session: actor.sessionId, machine: machine.id, value, takes }];
}

interface Standing {
  readonly value: StateValue;
  readonly machine: { readonly id: string; readonly events: readonly string[] };
  can(event: { type: string }): boolean;
}
const isMachineSnapshot = (snapshot: unknown): snapshot is Standing =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && 'can' in snapshot;

function mayTake(snapshot: Standing, type: string): boolean {
  try {
    return snapshot.can({ type });
  } catch {
    return true;
  }
}
