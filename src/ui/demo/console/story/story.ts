// Story data, and the generation of steps from a record's lifecycle: the shortest path through chosen states, each
// transition performed by a role that may do it.
import type { AnyStateMachine } from 'xstate';
import type { Role } from '../../../../api/roles.ts';
import { type Transition, getTransitions } from '../../../../machines/lifecycles/transitions.ts';
import type { FrameName } from '../frames/frames.ts';

/** A control of a step; the next one is highlighted (highlight.ts). */
export interface TargetControl {
  readonly role: 'button' | 'link' | 'field';
  /** Prefix of its accessible name. */
  readonly name: string;
  /** Text to type into a field, or the value of an option. */
  readonly value?: string;
  /** Restricts the search to the row with this text. */
  readonly within?: string;
}

/** Completion condition of a step: a state, never a time. */
export type StepCondition =
  /** The frame's page is at this path or below it. */
  | { readonly kind: 'path'; readonly path: string }
  /** The frame's page shows this text outside its form fields. */
  | { readonly kind: 'text'; readonly text: string }
  /** A record has this status; `made`: the first one created after the story began. */
  | { readonly kind: 'record'; readonly table: string; readonly id: number | 'made'; readonly status: string };

export interface StoryStep {
  readonly frame: FrameName;
  readonly targets: readonly TargetControl[];
  readonly until: StepCondition;
}

/** A scene is performed by one «Дальше». */
export interface StoryScene {
  readonly title: string;
  /** One sentence: what is shown and why it matters. */
  readonly text: string;
  readonly steps: readonly [StoryStep, ...StoryStep[]];
}

export interface Story {
  /** Logins by frame. */
  readonly logins: Readonly<Partial<Record<FrameName, string>>>;
  readonly scenes: readonly StoryScene[];
}

/** Progress of the story, and the newest record ids by table when it began. */
export interface StoryPosition {
  readonly scene: number;
  readonly step: number;
  readonly before: Readonly<Record<string, number>>;
}

/** Tables in which the story creates records. */
export const getTablesOfCreatedRecords = ({ scenes }: Story): readonly string[] => [
  ...new Set(
    scenes.flatMap(({ steps }) =>
      steps.flatMap(({ until }) => (until.kind === 'record' && until.id === 'made' ? [until.table] : [])),
    ),
  ),
];

/** Menu navigation: through «Ещё» on a narrow page, through the group where it is collapsed. */
export const createMenuTargets = (...names: readonly string[]): readonly TargetControl[] => [
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
  readonly owner: { readonly frame: FrameName; readonly role: Role };
}

/** Steps of the shortest path through statuses of a lifecycle. Throws when the model has no such path. */
export function stepsAlong({ machine, table, id, through, within, owner }: Way): readonly StoryStep[] {
  const [start, ...goals] = through;
  let from = start;
  return goals.flatMap((goal) => {
    const path = shortest(machine, from, goal, owner.role);
    from = goal;
    return path.map(({ by, label, to }): StoryStep => ({
      frame: by === 'owner' ? owner.frame : 'seat:operator',
      targets: [{ role: 'button', name: label, ...(within === undefined ? {} : { within }) }],
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
