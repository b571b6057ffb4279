// The search for a path of a demo record to a status: calls of permitted personas, then the card that shows the record.
import type { AnyStateMachine } from 'xstate';
import { getStatusMeta } from '../../../machines/lifecycles/transitions.ts';
import { getStateNode } from './paths.ts';
import { type PersonaCall, type Step, callByPersona, expectStatus } from './steps.ts';

/** API call of a transition and its persona. */
export interface RecordTransition {
  readonly login: string;
  readonly call: PersonaCall;
}

type MakeTransition = (record: ShownRecord, to: string) => RecordTransition;

/** A record type with demo records to show. */
export interface RecordPaths {
  readonly machine: AnyStateMachine;
  /** Demo records as starting points. Later ones are used only for statuses that earlier ones cannot reach. */
  readonly records: readonly ShownRecord[];
  /** Call of the operator's events that have none in `moves`. */
  readonly decide?: MakeTransition;
  /** Call of other events; those that keep the status or need a file are omitted. */
  readonly moves?: Readonly<Record<string, MakeTransition>>;
  /** Identifies a status that has no chip on the card. */
  readonly shows?: Readonly<Record<string, Step>>;
}

/** A demo record, its owner and its card. */
export interface ShownRecord {
  readonly id: number;
  readonly status: string;
  readonly owner: string;
  /** The persona that views the card. */
  readonly login: string;
  readonly path: string;
  readonly before?: readonly Step[];
}

/** The path of a record to a status. */
export interface RecordPath {
  readonly record: ShownRecord;
  readonly moves: readonly RecordTransition[];
}

/** The shortest path to each reachable status. */
export function getShortestRecordPaths(ways: RecordPaths): ReadonlyMap<string, RecordPath> {
  const found = new Map<string, RecordPath>();
  for (const record of ways.records) {
    let front: readonly (readonly [status: string, moves: readonly RecordTransition[]])[] = [[record.status, []]];
    const seenHere = new Set<string>();
    while (front.length > 0) {
      const unseen = front.filter(([status]) => !seenHere.has(status) && seenHere.add(status));
      for (const [status, moves] of unseen) if (!found.has(status)) found.set(status, { record, moves });
      front = unseen.flatMap(([status, moves]) =>
        getTransitionsFrom(ways, record, status).map(([to, move]) => [to, [...moves, move]] as const),
      );
    }
  }
  return found;
}

/** Transitions allowed in a status, as calls. */
export function getTransitionsFrom(
  { machine, decide, moves = {} }: RecordPaths,
  record: ShownRecord,
  status: string,
): readonly (readonly [to: string, move: RecordTransition, event: string])[] {
  return [...getStateNode(machine, status).transitions].flatMap(([event, transitions]) => {
    const [first] = transitions;
    const to = first?.target?.[0]?.key;
    const make = moves[event] ?? (first?.guard === 'isOperator' ? decide : undefined);
    return to === undefined || make === undefined ? [] : [[to, make(record, to), event] as const];
  });
}

/** Steps before the card is opened, and the check of its status. */
export function getRecordSteps({ machine, shows = {} }: RecordPaths, status: string, { record, moves }: RecordPath) {
  const calls = moves.map(({ login, call }) => callByPersona(login, call));
  return {
    before: [...(record.before ?? []), ...calls],
    steps: [shows[status] ?? expectStatus(getStatusMeta(machine, status)?.label ?? status)],
  };
}
