// Finds the shortest path to every state of a machine from triggers at its screen. Transitions are looked up in the
// production machine, so a trigger the machine does not handle gives no path.
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Step } from './steps.ts';

/** A trigger of a transition at the screen. */
export interface Trigger {
  /** Dotted paths of the source state (empty: any) and of the target. */
  readonly from: string;
  readonly to: string;
  /** Event type, or an XState transition: `done` and `error` of an invoked actor, `after` a delay, `always`. */
  readonly event: string;
  /** Steps of the visitor or the world; none where the transition follows automatically. */
  readonly steps?: readonly Step[];
  /** States of other regions entered by the same event. */
  readonly also?: readonly string[];
  /** Preparation before the visitor's last step: a response would arrive before later preparation. */
  readonly before?: readonly Step[];
}

/** An entry point: persona, URL and the initial state there. */
export interface EntryPoint {
  readonly at: readonly string[];
  /** Null: signed out. */
  readonly login: string | null;
  readonly path: string;
  readonly before?: readonly Step[];
  /** Steps on the page until the machine runs. */
  readonly steps?: readonly Step[];
}

/** All paths of one machine. */
export interface StatePaths {
  readonly machine: AnyStateMachine;
  readonly openings: readonly EntryPoint[];
  readonly moves: readonly Trigger[];
  /** Requests to hold so that a state persists. */
  readonly stays?: Readonly<Record<string, readonly Step[]>>;
  /** States that no page can show, with the reason. */
  readonly beyond?: Readonly<Record<string, string>>;
}

/** A step of a visitor with the transitions that follow automatically. */
export interface PathSegment {
  readonly before: readonly Step[];
  readonly steps: readonly Step[];
  /** Active states afterwards; other regions may change independently. */
  readonly activeStates: readonly string[];
}
export interface StatePath {
  readonly opening: EntryPoint;
  readonly moves: readonly Trigger[];
  readonly chains: readonly PathSegment[];
}

/** Reason for states that are left in the same macrostep. */
export const TRANSIENT_STATE_REASON = 'проходит мгновенно: из него машина уходит сама в тот же миг';

interface Found {
  readonly opening: EntryPoint;
  readonly activeStates: ReadonlySet<string>;
  readonly trail: readonly { move: Trigger; activeStates: ReadonlySet<string> }[];
}

/** The shortest path to each reachable state, by state path. */
export function shortestPaths(ways: StatePaths): ReadonlyMap<string, StatePath> {
  const { machine, openings, moves } = ways;
  const found = new Map<string, StatePath>();
  const seen = new Set<string>();
  let front: Found[] = openings.map((opening) => ({
    opening,
    activeStates: new Set(opening.at.flatMap((path) => withAbove(getStateNode(machine, path)).map(pathOf))),
    trail: [],
  }));
  while (front.length > 0) {
    const unseen = front.filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)));
    for (const one of unseen)
      for (const path of one.activeStates) if (!found.has(path)) found.set(path, wayOf(ways, one));
    front = unseen.flatMap((one) =>
      moves
        .filter(({ from }) => from === '' || one.activeStates.has(from))
        .map((move) => {
          const activeStates = afterwards(machine, one.activeStates, move);
          return { opening: one.opening, activeStates, trail: [...one.trail, { move, activeStates }] };
        }),
    );
  }
  return found;
}

const keyOf = ({ opening, activeStates }: Found) =>
  `${opening.path} ${opening.login} ${[...activeStates].sort().join(' ')}`;

function wayOf({ stays = {} }: StatePaths, { opening, trail }: Found): StatePath {
  const held = (paths: Iterable<string>) => [...paths].flatMap((path) => stays[path] ?? []);
  const begun = new Set(opening.at.flatMap((path) => prefixes(path)));
  let chain: PathSegment = { before: opening.before ?? [], steps: [], activeStates: opening.at };
  let previousStates: ReadonlySet<string> = new Set();
  let activeStates: ReadonlySet<string> = begun;
  const chains: PathSegment[] = [];
  const close = () => {
    chains.push({
      ...chain,
      before: [...chain.before, ...held([...activeStates].filter((path) => !previousStates.has(path)))],
    });
    previousStates = activeStates;
  };
  for (const { move, activeStates: after } of trail) {
    if (move.steps === undefined)
      chain = { ...chain, before: [...chain.before, ...(move.before ?? [])], activeStates: [move.to] };
    else {
      close();
      chain = { before: move.before ?? [], steps: move.steps, activeStates: [move.to] };
    }
    activeStates = after;
  }
  close();
  return { opening, moves: trail.map(({ move }) => move), chains };
}

const prefixes = (path: string) => path.split('.').map((_, index, keys) => keys.slice(0, index + 1).join('.'));

/** Active states after `move`, including regions it does not leave. */
function afterwards(machine: AnyStateMachine, activeStates: ReadonlySet<string>, move: Trigger): ReadonlySet<string> {
  const { from, to, also: [next, ...more] = [] } = move;
  const then = entering(machine, activeStates, from, to);
  return next === undefined ? then : afterwards(machine, then, { ...move, from: next, to: next, also: more });
}

function entering(
  machine: AnyStateMachine,
  activeStates: ReadonlySet<string>,
  from: string,
  to: string,
): ReadonlySet<string> {
  const target = getStateNode(machine, to);
  const above = withAbove(getStateNode(machine, from));
  const domain =
    target.parent && withAbove(target.parent).find((node) => above.includes(node) && node.type !== 'parallel');
  const inDomain = (path: string) => !domain || domain === machine.root || path.startsWith(`${pathOf(domain)}.`);
  return new Set([...activeStates].filter((path) => !inDomain(path)).concat(entered(target, domain).map(pathOf)));
}

/** Nodes entered with `target`: ancestors, sibling regions, initial descendants. */
function entered(target: AnyStateNode, domain: AnyStateNode | undefined): readonly AnyStateNode[] {
  const line = withAbove(target).filter((node) => node !== domain && !(domain && withAbove(domain).includes(node)));
  const beside = line.flatMap((node) =>
    node.parent?.type === 'parallel' && node.parent !== domain
      ? Object.values<AnyStateNode>(node.parent.states).filter((other) => other !== node)
      : [],
  );
  return [...line, ...initial(target), ...beside.flatMap((node) => [node, ...initial(node)])];
}

function initial(node: AnyStateNode): readonly AnyStateNode[] {
  const children: readonly AnyStateNode[] =
    node.type === 'parallel' ? Object.values(node.states) : (node.initial?.target ?? []);
  return children.flatMap((child) => [child, ...initial(child)]);
}

/** A node and its ancestors without the root. */
const withAbove = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent ? [node, ...withAbove(node.parent)] : [];
const pathOf = (node: AnyStateNode) => node.path.join('.');

/** Every state of a machine, in source order. */
export const listStates = ({ root }: AnyStateMachine): readonly AnyStateNode[] => inner(root);
const inner = (node: AnyStateNode): readonly AnyStateNode[] =>
  Object.values<AnyStateNode>(node.states).flatMap((child) => [child, ...inner(child)]);

/** The state node of a path; the root for an empty path. */
export function getStateNode({ root, id }: AnyStateMachine, path: string): AnyStateNode {
  let node: AnyStateNode | undefined = root;
  for (const key of path.split('.').filter(Boolean)) node = node?.states[key];
  if (!node) throw new Error(`${id} has no state ${path}`);
  return node;
}

/** Left by an unguarded eventless transition. */
export const isTransientState = ({ always }: AnyStateNode): boolean => {
  const last = always?.at(-1);
  return last !== undefined && last.guard === undefined;
};

const OWN: Readonly<Record<string, RegExp>> = {
  done: /^xstate\.(done|snapshot)\./,
  error: /^xstate\.error\./,
  after: /^xstate\.after\./,
  always: /^$/,
};

/** Whether the machine has the trigger's transition, at the state itself or an ancestor. */
export function hasTriggerTransition(machine: AnyStateMachine, { from, event, to }: Trigger): boolean {
  const own = OWN[event];
  const nodes = [...withAbove(getStateNode(machine, from)), machine.root];
  return nodes
    .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    .some(
      ({ eventType, target }) =>
        (own ? own.test(eventType) : eventType === event) && target?.some((one: AnyStateNode) => pathOf(one) === to),
    );
}
