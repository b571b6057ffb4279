// oxlint-disable no-underscore-dangle -- _transitions is xstate's name (stack.md section 5)
// For doors where a walk takes seconds: few ways that together take every transition a model can take.
import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { type Door, type Reach, look, take } from './door.ts';
import { begun, stepped } from './retrace.ts';
import { type Model, type Plan, type Scene, type Situation, type Step, nameOf, planOf } from './model.ts';

/** A way through one scene of a model, from its beginning. */
export interface Way {
  readonly scene: string;
  readonly plan: Plan;
  readonly steps: readonly Step[];
}

/** Opening a door takes about as long as so many steps. */
const OPENING = 5;
/** A way is still read by people. */
const LONGEST = 40;

interface Goal {
  readonly plan: Plan;
  readonly isNew: (step: Step) => boolean;
  readonly isLast: (step: Step) => boolean;
}

/**
 * Every transition that can be taken at the door is on one of the ways; few openings, each way goes on to what is new, and
 * none is the beginning of another.
 */
export function coveringWays<M extends AnyStateMachine>(
  { machine, scenes }: Model<M>,
  reach: Reach<M>,
): readonly Way[] {
  const taken = new Set<AnyTransitionDefinition>();
  return Object.entries(scenes).flatMap(([scene, described]) => {
    const played = within(described, reach);
    const plan = planOf(machine, played);
    const takes = transitionsBySteps(machine, played, plan, taken);
    const goal: Goal = {
      plan,
      isNew: (step) => takes.get(step)?.some((transition) => !taken.has(transition)) ?? false,
      isLast: ({ event }) => reach.last?.includes(nameOf(event)) ?? false,
    };
    const ways: Way[] = [];
    for (let steps = nextNew(goal, plan.start); steps.length > 0; steps = nextNew(goal, plan.start)) {
      const way: Step[] = [];
      for (let more = steps; more.length > 0; more = goesOn(goal, way)) {
        way.push(...more);
        for (const step of more) takes.get(step)?.forEach((transition) => taken.add(transition));
      }
      ways.push({ scene, plan, steps: way });
    }
    // How a scene begins counts too: each of them is entered once at least.
    const whole = ways.filter((way) => !ways.some((other) => titleOf(other).startsWith(`${titleOf(way)}, `)));
    return whole.length > 0 ? whole : [{ scene, plan, steps: (plan.next.get(plan.start.key) ?? []).slice(0, 1) }];
  });
}

/** Hears of the transitions that an inspection tells. */
const told = (hear: (transition: AnyTransitionDefinition) => unknown) => (event: InspectionEvent) => {
  if (event.type === '@xstate.microstep') event._transitions.forEach(hear);
};

/** The transitions of each step of a plan; those of its beginning are `taken` by whichever way. */
function transitionsBySteps<M extends AnyStateMachine>(
  machine: M,
  scene: Scene<M>,
  plan: Plan,
  taken: Set<AnyTransitionDefinition>,
): ReadonlyMap<Step, readonly AnyTransitionDefinition[]> {
  begun(
    machine,
    scene,
    told((transition) => taken.add(transition)),
  );
  return new Map(
    plan.edges.map(({ way, last }) => {
      const from = way.at(-1)?.after ?? plan.start;
      const transitions: AnyTransitionDefinition[] = [];
      stepped(
        machine,
        scene,
        from.snapshot,
        last.event,
        told((transition) => transitions.push(transition)),
      );
      return [last, transitions];
    }),
  );
}

/** How a way goes on to something new; not at all where a fresh beginning leads there sooner. */
function goesOn(goal: Goal, way: readonly Step[]): readonly Step[] {
  const at = way.at(-1);
  if (!at || goal.isLast(at)) return [];
  const more = nextNew(goal, at.after);
  const isFar = more.length > OPENING + nextNew(goal, goal.plan.start).length;
  return isFar || way.length + more.length > LONGEST ? [] : more;
}

/** The shortest steps from a situation that end with a new one; none where nothing new can be reached. */
function nextNew({ plan, isNew }: Goal, { key }: Situation): readonly Step[] {
  const seen = new Set([key]);
  let front: { readonly key: string; readonly steps: readonly Step[] }[] = [{ key, steps: [] }];
  while (front.length > 0) {
    const onwards = front.flatMap((at) =>
      (plan.next.get(at.key) ?? []).map((step) => ({ key: step.after.key, steps: [...at.steps, step] })),
    );
    const found = onwards.find(({ steps }) => steps.some(isNew));
    if (found) return found.steps;
    front = onwards.filter((at) => !seen.has(at.key) && seen.add(at.key));
  }
  return [];
}

/** The scene as it can be played at a door. */
function within<M extends AnyStateMachine>(scene: Scene<M>, { drivers, comes }: Reach<M>): Scene<M> {
  return {
    ...scene,
    events: scene.events.filter((event) => nameOf(event) in drivers),
    comes: (event, snapshot) => (scene.comes?.(event, snapshot) ?? true) && (comes?.(event, snapshot) ?? true),
  };
}

/** What happens on a way, the title of its test. */
export const titleOf = ({ scene, steps }: Way): string =>
  `${scene}: ${steps.map(({ event }) => nameOf(event)).join(', ')}`;

/** Opens the door and goes the way, looking at everything after every step. */
export async function follow<W>(
  door: Door<W>,
  { scene, plan, steps }: Way,
  inspect: (event: InspectionEvent) => void = () => undefined,
): Promise<void> {
  const world = await door.open(scene, inspect);
  try {
    await look(door, world, plan.start);
    for (const step of steps) await take(door, world, step);
  } finally {
    await door.close?.(world);
  }
}
