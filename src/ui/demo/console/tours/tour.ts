// Tour data, and the generation of steps from a record's lifecycle: the shortest path through chosen states, each
// transition performed by a role that may do it.
import type { AnyStateMachine } from 'xstate';
import type { Role } from '../../../../api/roles.ts';
import { type Transition, getTransitions, getStatusMeta } from '../../../../machines/lifecycles/transitions.ts';
import type { FrameName } from '../frames/frames.ts';

/** A control of a step; the panel highlights the next one (highlight.ts). */
export interface TargetControl {
  readonly role: 'button' | 'link' | 'field';
  /** Prefix of its accessible name. */
  readonly name: string;
  /** Text to type into a field. */
  readonly value?: string;
  /** Restricts the search to the row with this text. */
  readonly within?: string;
}

/** Completion condition of a step: a state, never a time. */
export type StepCondition =
  /** A machine of the frame's page is in this state. */
  | { readonly kind: 'machine'; readonly machine: string; readonly state: string }
  /** The frame's page is at this path or below it. */
  | { readonly kind: 'path'; readonly path: string }
  /** A record has this status; `made`: the first one created after the tour began. */
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
  /** Logins by frame. */
  readonly seats: Readonly<Partial<Record<FrameName, string>>>;
  readonly steps: readonly TourStep[];
}

/** Progress of a tour, and the newest record ids by table when it began. */
export interface TourPosition {
  readonly tour: string;
  readonly step: number;
  readonly before: Readonly<Record<string, number>>;
}

/** Tables in which a tour creates records. */
export const getTables = ({ steps }: Tour): readonly string[] => [
  ...new Set(steps.flatMap(({ until }) => (until.kind === 'record' && until.id === 'made' ? [until.table] : []))),
];

/** Menu navigation: through «Ещё» on a narrow page, through the group where it is collapsed. */
export const createMenuStep = (...names: readonly string[]): readonly TargetControl[] => [
  { role: 'button', name: 'Ещё' },
  ...names.slice(0, -1).map((name): TargetControl => ({ role: 'button', name })),
  { role: 'link', name: names.at(-1) ?? '' },
];

interface Way {
  readonly machine: AnyStateMachine;
  readonly table: string;
  readonly id: number | 'made';
  /** The initial status and the following ones, including the last. */
  readonly through: readonly [string, ...string[]];
  /** Row text, where the record's buttons are in a list. */
  readonly within?: string;
  readonly owner: { readonly seat: FrameName; readonly role: Role };
}

/** Steps of the shortest path through statuses of a lifecycle. Throws when the model has no such path. */
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
