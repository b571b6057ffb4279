// oxlint-disable no-underscore-dangle -- _transitions is xstate's name (stack.md section 5)
// For doors where a walk takes seconds: few ways that together take every transition a model can take.
import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { type Door, type Reach, look, take } from './door.ts';
import { begun, stepped } from './retrace.ts';
import { type Model, type Plan, type Scene, type Step, nameOf, planOf } from './model.ts';

/** A way through one scene of a model, from its beginning. */
export interface Way {
  readonly scene: string;
  readonly plan: Plan;
  readonly steps: readonly Step[];
}

/** Every transition that can be taken at the door is on one of the ways; no way is the beginning of another. */
export function coveringWays<M extends AnyStateMachine>(
  { machine, scenes }: Model<M>,
  reach: Reach<M>,
): readonly Way[] {
  const taken = new Set<AnyTransitionDefinition>();
  return Object.entries(scenes).flatMap(([scene, described]) => {
    const played = within(described, reach);
    const plan = planOf(machine, played);
    const edges = plan.edges.toSorted((a, b) => a.way.length - b.way.length);
    const ways: Way[] = [];
    let fresh = 0;
    const count = (event: InspectionEvent) => {
      if (event.type !== '@xstate.microstep') return;
      for (const transition of event._transitions) {
        if (!taken.has(transition)) fresh += 1;
        taken.add(transition);
      }
    };
    begun(machine, played, count);
    for (const { way, last } of edges) {
      const from = way.at(-1)?.after ?? plan.start;
      stepped(machine, played, from.snapshot, last.event, count);
      // How a scene begins counts too: each of them is entered once at least.
      if (fresh > 0 || (ways.length === 0 && edges.at(-1)?.last === last))
        ways.push({ scene, plan, steps: [...way, last] });
      fresh = 0;
    }
    return ways.filter((way) => !ways.some((other) => other !== way && titleOf(other).startsWith(`${titleOf(way)}, `)));
  });
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
