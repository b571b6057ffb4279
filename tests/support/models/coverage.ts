// oxlint-disable no-underscore-dangle -- _nodes and _transitions are xstate's names (stack.md section 5)
// Which states and transitions of a machine its tests went through, counted by what the running actors report.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import {
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate';
import { getStateNodes } from 'xstate/graph';
import reached from '../../../src/ui/demo/console/diagram/machineCoverage.json' with { type: 'json' };
import { listTransitions } from '../../../src/ui/demo/transitionNames.ts';

const PAINT = 'src/ui/demo/console/diagram/machineCoverage.json';

/** Contents of `.cache/coverage/<machine>.<harness>.json`; `harness` is the name of the harness. */
export interface CoverageReport {
  readonly machine: string;
  readonly harness: string;
  readonly states: readonly [reached: number, total: number];
  readonly transitions: readonly [reached: number, total: number];
  readonly missing: readonly string[];
}

export interface Coverage {
  /** Goes into the `inspect` option of every actor (or app) under test. */
  readonly inspect: (event: InspectionEvent) => void;
  readonly report: (name: string, harness: string) => CoverageReport;
}

/** Counts for `machine` only, however deep in a system its actors run. */
export function createCoverage(machine: AnyStateMachine): Coverage {
  const nodes = getStateNodes(machine.root);
  const transitions = new Map([machine.root, ...nodes].flatMap(listTransitions));
  const reachedNodes = new Set<AnyStateNode>();
  const reachedTransitions = new Set<AnyTransitionDefinition>();
  const enter = (node: AnyStateNode | undefined) => {
    for (let at = node; at; at = at.parent) reachedNodes.add(at);
  };
  return {
    inspect(event) {
      if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
      if (!isMachineSnapshot(event.snapshot) || event.snapshot.machine !== machine) return;
      event.snapshot._nodes.forEach(enter);
      if (event.type === '@xstate.snapshot') return;
      for (const transition of event._transitions) {
        enter(transition.source); // a state left in the same breath shows only here
        reachedTransitions.add(transition);
      }
    },
    report(name, harness) {
      const lostNodes = nodes.filter((node) => !reachedNodes.has(node));
      const lostTransitions = [...transitions].filter(([transition]) => !reachedTransitions.has(transition));
      return {
        machine: name,
        harness,
        states: [nodes.length - lostNodes.length, nodes.length],
        transitions: [transitions.size - lostTransitions.length, transitions.size],
        missing: [...lostNodes.map((node) => `#${node.id}`), ...lostTransitions.map(([, label]) => label)],
      };
    },
  };
}

/** Parts a harness cannot reach, named as in the report, and why. */
export type Unreachable = Readonly<Record<string, string>>;

/** Adds the reason to each missing item that has one. */
export const addReasons = (report: CoverageReport, beyond: Unreachable): CoverageReport => ({
  ...report,
  missing: report.missing.map((what) => (beyond[what] === undefined ? what : `${what}: ${beyond[what]}`)),
});

export function writeCoverageReport(report: CoverageReport): void {
  mkdirSync('.cache/coverage', { recursive: true });
  writeFileSync(`.cache/coverage/${report.machine}.${report.harness}.json`, `${JSON.stringify(report, null, 1)}\n`);
}

const painted: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = reached;

/** The demo console paints its drawings by the same lists: no run passes beside a stale file. */
export function assertCoverageListed({ machine, harness, missing }: CoverageReport): void {
  const harnesses = painted[machine];
  if (!harnesses) return; // a machine of the console itself is not drawn
  assert.deepEqual(harnesses[harness], missing.toSorted(), `${PAINT} says otherwise: node scripts/reached.mjs`);
}
