// How states and transitions of a machine are named: by coverage of the tests, by the pages of the demo, in the drawing.
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Transitions that leave a state, `after` and `onDone` among them, each with its name; `always` stands apart in xstate. */
export function listTransitions(node: AnyStateNode): [AnyTransitionDefinition, string][] {
  const listed: AnyTransitionDefinition[] = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return listed.map((transition, place) => {
    const targets = transition.target?.map(({ id }) => `#${id}`).join(' ') ?? 'no target';
    return [transition, `#${node.id} | ${transition.eventType || 'always'} | ${targets} (${place})`];
  });
}
