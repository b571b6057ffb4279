// Allowed transitions of a record by its lifecycle machine, for buttons, mock server and tests.
import { type AnyStateMachine, getNextTransitions } from 'xstate';
import * as v from 'valibot';
import type { StatusMeta, Principal } from './principal.ts';

/** A transition open to `who`: event of the machine, Russian label, next status. */
export interface Transition {
  readonly event: string;
  readonly label: string;
  readonly to: string;
}

const statusMeta = v.object({
  label: v.string(),
  tone: v.picklist(['warning', 'info', 'success', 'danger', 'neutral']),
});

type Answers = Map<string, readonly Transition[]>;
/** Computed transitions per machine: every row of a list needs them several times, and they never change. */
const known = new WeakMap<AnyStateMachine, Answers>();

/** Transitions open to `who` from `status`; none for a final, unknown or missing status. */
export function getTransitions(machine: AnyStateMachine, status: string | null, who: Principal): readonly Transition[] {
  if (status === null || !Object.hasOwn(machine.root.states, status)) return [];
  const answers: Answers = known.get(machine) ?? new Map();
  known.set(machine, answers);
  const question = `${status} ${who.role} ${who.isOwner}`;
  const answer = answers.get(question) ?? movesOf(machine, status, who);
  answers.set(question, answer);
  return answer;
}

function movesOf(machine: AnyStateMachine, status: string, who: Principal): readonly Transition[] {
  const here = machine.resolveState({ value: status, context: who });
  return getNextTransitions(here)
    .filter((transition) => here.can({ type: transition.eventType }))
    .map((transition) => ({
      event: transition.eventType,
      label: transition.description ?? transition.eventType,
      to: transition.target?.[0]?.key ?? status,
    }));
}

/** Transitions that lead along `steps` from a status to the last one, each allowed to `who`; null where one is not. */
export function getStepsToEnd(
  machine: AnyStateMachine,
  steps: readonly string[],
  from: string | null,
  who: Principal,
): readonly Transition[] | null {
  const start = from === null ? -1 : steps.indexOf(from);
  if (start < 0) return null;
  const path: Transition[] = [];
  for (const [index, status] of steps.slice(start, -1).entries()) {
    const next = getTransitions(machine, status, who).find(({ to }) => to === steps[start + index + 1]);
    if (!next) return null;
    path.push(next);
  }
  return path;
}

/** Whether the operator has a transition from `status`, so that the record waits in a queue. */
export const isAwaitingOperator = (machine: AnyStateMachine, status: string | null): boolean =>
  getTransitions(machine, status, { role: 'authorized_organization', isOwner: false }).length > 0;

/** Statuses that are not final. */
export const getOpenStatuses = (machine: AnyStateMachine): readonly string[] =>
  Object.values(machine.root.states).flatMap(({ key, type }) => (type === 'final' ? [] : [key]));

/** The transition that leads to `next`; null where the mock server refuses with 400. */
export function findTransition(
  machine: AnyStateMachine,
  status: string | null,
  next: string,
  who: Principal,
): Transition | null {
  return getTransitions(machine, status, who).find((move) => move.to === next && move.to !== status) ?? null;
}

/** Whether any role has a direct transition from one status to the other. */
export function hasTransition(machine: AnyStateMachine, from = '', to = ''): boolean {
  const transitions = [...(machine.root.states[from]?.transitions.values() ?? [])].flat();
  return transitions.some(({ target }) => target?.[0]?.key === to);
}

/** Label and tone of a status; null for an unknown code, which screens show as it is. */
export function getStatusMeta(machine: AnyStateMachine, status: string | null): StatusMeta | null {
  if (status === null) return null;
  const parsed = v.safeParse(statusMeta, machine.root.states[status]?.meta);
  return parsed.success ? parsed.output : null;
}
