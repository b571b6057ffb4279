// oxlint-disable no-underscore-dangle -- _transitions is xstate's name (stack.md section 5)
// For slow harnesses: few walks that together take every transition of a model.
import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { type ModelHarness, type HarnessReach, assertSituation, performStep } from './harness.ts';
import { getSceneStart, getNextSnapshot } from './replayWalk.ts';
import { type Model, type Plan, type Scene, type ModelSituation, type Step, getEventName, planOf } from './model.ts';

/** A way through one scene of a model, from its beginning. */
export interface Walk {
  readonly scene: string;
  readonly plan: Plan;
  readonly steps: readonly Step[];
}

/** Opening a harness takes about as long as so many steps. */
const OPENING = 5;
/** A way is still read by people. */
const LONGEST = 40;

interface Goal {
  readonly plan: Plan;
  readonly isNew: (step: Step) => boolean;
  readonly isLast: (step: Step) => boolean;
}

/**
 * Every transition that the harness can take is on one of the walks; few openings, each walk continues to new transitions,
 * and none is a prefix of another.
 */
export function planCoveringWalks<M extends AnyStateMachine>(
  { machine, scenes }: Model<M>,
  reach: HarnessReach<M>,
): readonly Walk[] {
  const taken = new Set<AnyTransitionDefinition>();
  return Object.entries(scenes).flatMap(([scene, described]) => {
    const played = within(described, reach);
    const plan = planOf(machine, played);
    const takes = transitionsBySteps(machine, played, plan, taken);
    const goal: Goal = {
      plan,
      isNew: (step) => takes.get(step)?.some((transition) => !taken.has(transition)) ?? false,
      isLast: ({ event }) => reach.finalEvents?.includes(getEventName(event)) ?? false,
    };
    const walks: Walk[] = [];
    for (let steps = nextNew(goal, plan.start); steps.length > 0; steps = nextNew(goal, plan.start)) {
      const walk: Step[] = [];
      for (let more = steps; more.length > 0; more = goesOn(goal, walk)) {
        walk.push(...more);
        for (const step of more) takes.get(step)?.forEach((transition) => taken.add(transition));
      }
      walks.push({ scene, plan, steps: walk });
    }
    // How a scene begins counts too: each of them is entered once at least.
    const whole = walks.filter(
      (walk) => !walks.some((other) => getWalkTitle(other).startsWith(`${getWalkTitle(walk)}, `)),
    );
    return whole.length > 0 ? whole : [{ scene, plan, steps: (plan.next.get(plan.start.key) ?? []).slice(0, 1) }];
  });
}

/** Calls back with each transition of an inspection event. */
const onTransitions = (onTransition: (transition: AnyTransitionDefinition) => unknown) => (event: InspectionEvent) => {
  if (event.type === '@xstate.microstep') event._transitions.forEach(onTransition);
};

/** The transitions of each step of a plan; those of its beginning are `taken` by whichever way. */
function transitionsBySteps<M extends AnyStateMachine>(
  machine: M,
  scene: Scene<M>,
  plan: Plan,
  taken: Set<AnyTransitionDefinition>,
): ReadonlyMap<Step, readonly AnyTransitionDefinition[]> {
  getSceneStart(
    machine,
    scene,
    onTransitions((transition) => taken.add(transition)),
  );
  return new Map(
    plan.edges.map(({ walk, last }) => {
      const from = walk.at(-1)?.after ?? plan.start;
      const transitions: AnyTransitionDefinition[] = [];
      getNextSnapshot(
        machine,
        scene,
        from.snapshot,
        last.event,
        onTransitions((transition) => transitions.push(transition)),
      );
      return [last, transitions];
    }),
  );
}

/** Continuation of a path to an uncovered transition; none where a path from the start is shorter. */
function goesOn(goal: Goal, walk: readonly Step[]): readonly Step[] {
  const at = walk.at(-1);
  if (!at || goal.isLast(at)) return [];
  const more = nextNew(goal, at.after);
  const isFar = more.length > OPENING + nextNew(goal, goal.plan.start).length;
  return isFar || walk.length + more.length > LONGEST ? [] : more;
}

/** The shortest steps from a situation that end with a new one; none where nothing new can be reached. */
function nextNew({ plan, isNew }: Goal, { key }: ModelSituation): readonly Step[] {
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

/** The scene limited to the events of the harness. */
function within<M extends AnyStateMachine>(scene: Scene<M>, { drivers, canOccur }: HarnessReach<M>): Scene<M> {
  return {
    ...scene,
    events: scene.events.filter((event) => getEventName(event) in drivers),
    canOccur: (event, snapshot) => (scene.canOccur?.(event, snapshot) ?? true) && (canOccur?.(event, snapshot) ?? true),
  };
}

/** Events of a path, used as the title of its test. */
export const getWalkTitle = ({ scene, steps }: Walk): string =>
  `${scene}: ${steps.map(({ event }) => getEventName(event)).join(', ')}`;

/** Opens the harness and takes the steps of the walk, checking every situation. */
export async function runWalk<W>(
  harness: ModelHarness<W>,
  { scene, plan, steps }: Walk,
  inspect: (event: InspectionEvent) => void = () => undefined,
): Promise<void> {
  const world = await harness.open(scene, inspect);
  try {
    await assertSituation(harness, world, plan.start);
    for (const step of steps) await performStep(harness, world, step);
  } finally {
    await harness.close?.(world);
  }
}
