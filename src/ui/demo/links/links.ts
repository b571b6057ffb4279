// Every state of every screen machine as a link that brings the demo there, or the reason why no page can show it.
import type { AnyStateMachine } from 'xstate';
import { all } from './machinePaths.ts';
import { type RecordWays, type Shown, lifecycles, recordWaysOf, stepsOf } from './lifecycles.ts';
import { type Way, type Ways, TRANSIENT, isTransient, statesOf, waysOf } from './paths.ts';

export interface Link {
  /** `createChat.open.form.creating`: what stands in the address. */
  readonly id: string;
  readonly machine: string;
  readonly state: string;
  readonly way: Way;
  /** Of a lifecycle: the record that is shown. */
  readonly record?: { readonly ways: RecordWays; readonly shown: Shown };
}

/** A state without a link; an empty reason is a fault that a test finds. */
export interface Beyond {
  readonly id: string;
  readonly reason: string;
}

const machines = [...new Set(all.map(({ machine }) => machine))].map(
  (machine) => [machine, all.filter((ways) => ways.machine === machine)] as const,
);

/** By id. */
export const links: ReadonlyMap<string, Link> = new Map([
  ...machines.flatMap(([machine, ways]) => linksOf(machine, ways)),
  ...lifecycles.flatMap(recordLinks),
]);

/** Every state without a link. */
export const beyond: readonly Beyond[] = machines.flatMap(([machine, ways]) =>
  statesOf(machine)
    .map((node) => ({ node, id: idOf(machine, node.path.join('.')) }))
    .filter(({ id }) => !links.has(id))
    .map(({ node, id }) => ({
      id,
      reason: namedReason(ways, node.path.join('.')) ?? (isTransient(node) ? TRANSIENT : ''),
    })),
);

function idOf(machine: AnyStateMachine, state: string): string {
  return `${machine.id}.${state}`;
}

function namedReason(ways: readonly Ways[], state: string): string | undefined {
  return ways.map(({ beyond: named }) => named?.[state]).find((reason) => reason !== undefined);
}

/** The shortest of the ways that lead there. */
function linksOf(machine: AnyStateMachine, ways: readonly Ways[]): readonly (readonly [string, Link])[] {
  const found = ways.map(waysOf);
  return statesOf(machine).flatMap((node) => {
    const state = node.path.join('.');
    if (isTransient(node) || namedReason(ways, state) !== undefined) return [];
    const [way] = found.flatMap((one) => one.get(state) ?? []).sort((a, b) => a.moves.length - b.moves.length);
    const id = idOf(machine, state);
    return way ? [[id, { id, machine: machine.id, state, way }] as const] : [];
  });
}

function recordLinks(ways: RecordWays): readonly (readonly [string, Link])[] {
  return [...recordWaysOf(ways)].map(([status, way]) => {
    const machine = `lifecycle.${ways.machine.id}`;
    const { login, path } = way.record;
    const opening = { at: [], login, path, steps: stepsOf(ways, status, way).steps };
    const chains = [{ before: stepsOf(ways, status, way).before, steps: [], stands: [] }];
    const id = `${machine}.${status}`;
    const record = { ways, shown: way.record };
    return [id, { id, machine, state: status, way: { opening, moves: [], chains }, record }] as const;
  });
}
