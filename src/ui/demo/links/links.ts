// State links: every state of every screen machine with the steps that reach it, or the reason why no page can show it.
import type { AnyStateMachine } from 'xstate';
import { recordPaths } from './lifecycles.ts';
import { type RecordPaths, type ShownRecord, getShortestRecordPaths, getRecordSteps } from './recordPaths.ts';
import {
  type StatePath,
  type StatePaths,
  TRANSIENT_STATE_REASON,
  isTransientState,
  listStates,
  shortestPaths,
} from './paths.ts';
import * as chats from './machines/chats.ts';
import * as compliance from './machines/compliance.ts';
import * as pages from './machines/public.ts';
import * as records from './machines/records.ts';
import * as services from './machines/services.ts';

/** Paths of all screen machines; a machine may have several entry points. */
export const machinePaths: readonly StatePaths[] = [services, pages, chats, compliance, records].flatMap((group) =>
  Object.values<StatePaths | readonly StatePaths[]>({ ...group }).flat(),
);

export interface StateLink {
  /** Id in the URL, e.g. `createChat.open.form.creating`. */
  readonly id: string;
  readonly machine: string;
  readonly state: string;
  readonly way: StatePath;
  /** The shown record of a lifecycle. */
  readonly record?: { readonly ways: RecordPaths; readonly shown: ShownRecord };
}

/** A state without a link; an empty reason fails a test. */
export interface UnreachableState {
  readonly id: string;
  readonly reason: string;
}

const machines = [...new Set(machinePaths.map(({ machine }) => machine))].map(
  (machine) => [machine, machinePaths.filter((ways) => ways.machine === machine)] as const,
);

export const stateLinks: ReadonlyMap<string, StateLink> = new Map([
  ...machines.flatMap(([machine, ways]) => linksOf(machine, ways)),
  ...recordPaths.flatMap(recordLinks),
]);

export const unreachableStates: readonly UnreachableState[] = machines.flatMap(([machine, ways]) =>
  listStates(machine)
    .map((node) => ({ node, id: idOf(machine, node.path.join('.')) }))
    .filter(({ id }) => !stateLinks.has(id))
    .map(({ node, id }) => ({
      id,
      reason: namedReason(ways, node.path.join('.')) ?? (isTransientState(node) ? TRANSIENT_STATE_REASON : ''),
    })),
);

function idOf(machine: AnyStateMachine, state: string): string {
  return `${machine.id}.${state}`;
}

function namedReason(ways: readonly StatePaths[], state: string): string | undefined {
  return ways.map(({ beyond: named }) => named?.[state]).find((reason) => reason !== undefined);
}

/** The shortest path to each state. */
function linksOf(machine: AnyStateMachine, ways: readonly StatePaths[]): readonly (readonly [string, StateLink])[] {
  const found = ways.map(shortestPaths);
  return listStates(machine).flatMap((node) => {
    const state = node.path.join('.');
    if (isTransientState(node) || namedReason(ways, state) !== undefined) return [];
    const [way] = found.flatMap((one) => one.get(state) ?? []).sort((a, b) => a.moves.length - b.moves.length);
    const id = idOf(machine, state);
    return way ? [[id, { id, machine: machine.id, state, way }] as const] : [];
  });
}

function recordLinks(ways: RecordPaths): readonly (readonly [string, StateLink])[] {
  return [...getShortestRecordPaths(ways)].map(([status, way]) => {
    const machine = `lifecycle.${ways.machine.id}`;
    const { login, path } = way.record;
    const opening = { at: [], login, path, steps: getRecordSteps(ways, status, way).steps };
    const chains = [{ before: getRecordSteps(ways, status, way).before, steps: [], activeStates: [] }];
    const id = `${machine}.${status}`;
    const record = { ways, shown: way.record };
    return [id, { id, machine, state: status, way: { opening, moves: [], chains }, record }] as const;
  });
}
