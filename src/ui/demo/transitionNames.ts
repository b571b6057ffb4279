// Names of states and transitions, shared by test coverage, demo pages and the diagram.
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Transitions of a state with names, including `after`, `onDone` and `always`, which XState stores separately. */
export function listTransitions(node: AnyStateNode): [AnyTransitionDefinition, string][] {
  const listed: AnyTransitionDefinition[] = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return listed.map((transition, index) => {
    const targets = transition.target?.map(({ id }) => `#${id}`).join(' ') ?? 'no target';
    return [transition, `#${node.id} | ${transition.eventType || 'always'} | ${targets} (${index})`];
  });
}
