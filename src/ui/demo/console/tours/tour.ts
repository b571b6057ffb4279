// What a tour is made of, as plain data, and how steps are generated from the lifecycle of a record: the shortest path
// through chosen states, each move by whoever may make it.
import type { AnyStateMachine } from 'xstate';
import type { Role } from '../../../../api/roles.ts';
import { type Transition, getTransitions, getStatusMeta } from '../../../../machines/lifecycles/transitions.ts';
import type { FrameName } from '../frames.ts';

/** A control the visitor uses; of a step's hands the panel lights the one whose turn it is (highlight.ts). */
export interface TargetControl {
  readonly role: 'button' | 'link' | 'field';
  /** How its name begins. */
  readonly name: string;
  /** What to type in a field. */
  readonly value?: string;
  /** Only in the row with this text. */
  readonly within?: string;
}

/** What a step waits for: a state, never a time. */
export type StepCondition =
  /** A machine of the seat's page stands there. */
  | { readonly kind: 'machine'; readonly machine: string; readonly state: string }
  /** The seat's page stands at this address or below it. */
  | { readonly kind: 'path'; readonly path: string }
  /** A record has this status; `made`: the first one that did not exist when the tour began. */
  | { readonly kind: 'record'; readonly table: string; readonly id: number | 'made'; readonly status: string };

export interface TourStep {
  readonly seat: FrameName;
  readonly text: string;
  readonly hands: readonly TargetControl[];
  readonly until: StepCondition;
}

export interface Tour {
  readonly id: string;
  readonly role: Role;
  readonly title: string;
  /** Logins of those who sit at the stage. */
  readonly seats: Readonly<Partial<Record<FrameName, string>>>;
  readonly steps: readonly TourStep[];
}

/** How far a tour has come, and the newest records there were when it began, by table. */
export interface TourPosition {
  readonly tour: string;
  readonly step: number;
  readonly before: Readonly<Record<string, number>>;
}

/** Which tables a tour makes records in. */
export const getTables = ({ steps }: Tour): readonly string[] => [
  ...new Set(steps.flatMap(({ until }) => (until.kind === 'record' && until.id === 'made' ? [until.table] : []))),
];

/** To a screen by the menu: behind «Ещё» on a narrow page, in its group where that is folded. */
export const createMenuStep = (...names: readonly string[]): readonly TargetControl[] => [
  { role: 'button', name: 'Ещё' },
  ...names.slice(0, -1).map((name): TargetControl => ({ role: 'button', name })),
  { role: 'link', name: names.at(-1) ?? '' },
];

interface Way {
  readonly machine: AnyStateMachine;
  readonly table: string;
  readonly id: number | 'made';
  /** The status it begins with and those it goes through, the last one included. */
  readonly through: readonly [string, ...string[]];
  /** The text of the record's row, where its buttons stand in a list. */
  readonly within?: string;
  readonly owner: { readonly seat: FrameName; readonly role: Role };
}

/** Steps for the shortest path through statuses of a lifecycle. Throws when the model has no such path. */
export function stepsAlong({ machine, table, id, through, within, owner }: Way): readonly TourStep[] {
  const [start, ...goals] = through;
  let from = start;
  return goals.flatMap((goal) => {
    const path = shortest(machine, from, goal, owner.role);
    from = goal;
    return path.map(({ by, label, to }): TourStep => ({
      seat: by === 'owner' ? owner.seat : 'seat:operator',
      text: `${by === 'owner' ? 'Клиент' : 'Оператор'} нажимает «${label}» и подтверждает: станет «${getStatusMeta(machine, to)?.label ?? to}»`,
      hands: [{ role: 'button', name: label, ...(within === undefined ? {} : { within }) }],
      until: { kind: 'record', table, id, status: to },
    }));
  });
}

interface Taken extends Transition {
  readonly by: 'owner' | 'operator';
}

function shortest(machine: AnyStateMachine, from: string, to: string, role: Role): readonly Taken[] {
  const ways = new Map<string, readonly Taken[]>([[from, []]]);
  for (const [status, way] of ways) {
    if (status === to) return way;
    for (const move of movesFrom(machine, status, role)) if (!ways.has(move.to)) ways.set(move.to, [...way, move]);
  }
  throw new Error(`${machine.id}: no way from ${from} to ${to}`);
}

const movesFrom = (machine: AnyStateMachine, status: string, role: Role): readonly Taken[] => [
  ...getTransitions(machine, status, { role, isOwner: true }).map((move) => ({ ...move, by: 'owner' as const })),
  ...getTransitions(machine, status, { role: 'authorized_organization', isOwner: false }).map((move) => ({
    ...move,
    by: 'operator' as const,
  })),
];
