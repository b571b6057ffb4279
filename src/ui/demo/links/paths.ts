// Plans the shortest way to every state of a machine from what can happen at its screen: its transitions are looked up
// in the production machine, so a way that the machine does not know is a way that is not there.
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Step } from './steps.ts';

/** How a transition comes about at the screen. */
export interface Trigger {
  /** Dotted paths of the state it leaves (empty: wherever the machine stands) and the one it leads to. */
  readonly from: string;
  readonly to: string;
  /** Type of the event, or one of the machine's own: `done` and `error` of what it waits for, `after` a time, `always`. */
  readonly event: string;
  /** What the visitor or the world does; nothing where it follows by itself. */
  readonly steps?: readonly Step[];
  /** States of other regions that the same event enters. */
  readonly also?: readonly string[];
  /** What must be so before the visitor's last step: an answer is faster than any arming. */
  readonly before?: readonly Step[];
}

/** Where ways begin: who opens which address, and where the machine stands then. */
export interface EntryPoint {
  readonly at: readonly string[];
  /** Null: nobody is signed in. */
  readonly login: string | null;
  readonly path: string;
  readonly before?: readonly Step[];
  /** What is done on the page until the machine lives there. */
  readonly steps?: readonly Step[];
}

/** All ways of one machine. */
export interface StatePaths {
  readonly machine: AnyStateMachine;
  readonly openings: readonly EntryPoint[];
  readonly moves: readonly Trigger[];
  /** What has to be held for a state to last. */
  readonly stays?: Readonly<Record<string, readonly Step[]>>;
  /** States that no page can show, each with the reason. */
  readonly beyond?: Readonly<Record<string, string>>;
}

/** A step of a visitor and all that follows from it by itself. */
export interface PathSegment {
  readonly before: readonly Step[];
  readonly steps: readonly Step[];
  /** Where the machine stands afterwards; regions that nobody moved go their own way. */
  readonly stands: readonly string[];
}
export interface StatePath {
  readonly opening: EntryPoint;
  readonly moves: readonly Trigger[];
  readonly chains: readonly PathSegment[];
}

/** The reason given for states that are left in the breath they are entered in. */
export const TRANSIENT_STATES = 'проходит мгновенно: из него машина уходит сама в тот же миг';

interface Found {
  readonly opening: EntryPoint;
  readonly stands: ReadonlySet<string>;
  readonly trail: readonly { move: Trigger; stands: ReadonlySet<string> }[];
}

/** The shortest way to each state that has one, by its path. */
export function shortestPaths(ways: StatePaths): ReadonlyMap<string, StatePath> {
  const { machine, openings, moves } = ways;
  const found = new Map<string, StatePath>();
  const seen = new Set<string>();
  let front: Found[] = openings.map((opening) => ({
    opening,
    stands: new Set(opening.at.flatMap((path) => withAbove(getStateNode(machine, path)).map(pathOf))),
    trail: [],
  }));
  while (front.length > 0) {
    const fresh = front.filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)));
    for (const one of fresh) for (const path of one.stands) if (!found.has(path)) found.set(path, wayOf(ways, one));
    front = fresh.flatMap((one) =>
      moves
        .filter(({ from }) => from === '' || one.stands.has(from))
        .map((move) => {
          const stands = afterwards(machine, one.stands, move);
          return { opening: one.opening, stands, trail: [...one.trail, { move, stands }] };
        }),
    );
  }
  return found;
}

const keyOf = ({ opening, stands }: Found) => `${opening.path} ${opening.login} ${[...stands].sort().join(' ')}`;

function wayOf({ stays = {} }: StatePaths, { opening, trail }: Found): StatePath {
  const held = (paths: Iterable<string>) => [...paths].flatMap((path) => stays[path] ?? []);
  const begun = new Set(opening.at.flatMap((path) => prefixes(path)));
  let chain: PathSegment = { before: opening.before ?? [], steps: [], stands: opening.at };
  let stood: ReadonlySet<string> = new Set();
  let stands: ReadonlySet<string> = begun;
  const chains: PathSegment[] = [];
  const close = () => {
    chains.push({ ...chain, before: [...chain.before, ...held([...stands].filter((path) => !stood.has(path)))] });
    stood = stands;
  };
  for (const { move, stands: after } of trail) {
    if (move.steps === undefined)
      chain = { ...chain, before: [...chain.before, ...(move.before ?? [])], stands: [move.to] };
    else {
      close();
      chain = { before: move.before ?? [], steps: move.steps, stands: [move.to] };
    }
    stands = after;
  }
  close();
  return { opening, moves: trail.map(({ move }) => move), chains };
}

/** `a.b.c` → a, a.b, a.b.c. */
const prefixes = (path: string) => path.split('.').map((_, place, keys) => keys.slice(0, place + 1).join('.'));

/** Where the machine stands after `move`, regions that it does not leave included. */
function afterwards(machine: AnyStateMachine, stands: ReadonlySet<string>, move: Trigger): ReadonlySet<string> {
  const { from, to, also: [next, ...more] = [] } = move;
  const then = entering(machine, stands, from, to);
  return next === undefined ? then : afterwards(machine, then, { ...move, from: next, to: next, also: more });
}

function entering(
  machine: AnyStateMachine,
  stands: ReadonlySet<string>,
  from: string,
  to: string,
): ReadonlySet<string> {
  const target = getStateNode(machine, to);
  const above = withAbove(getStateNode(machine, from));
  const domain =
    target.parent && withAbove(target.parent).find((node) => above.includes(node) && node.type !== 'parallel');
  const inDomain = (path: string) => !domain || domain === machine.root || path.startsWith(`${pathOf(domain)}.`);
  return new Set([...stands].filter((path) => !inDomain(path)).concat(entered(target, domain).map(pathOf)));
}

/** All nodes that are entered with `target`: those above it, the other regions there, the initial ones in it. */
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

/** A node and those above it, the root left out. */
const withAbove = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent ? [node, ...withAbove(node.parent)] : [];
const pathOf = (node: AnyStateNode) => node.path.join('.');

/** Every state of a machine, in the order of its code. */
export const listStates = ({ root }: AnyStateMachine): readonly AnyStateNode[] => inner(root);
const inner = (node: AnyStateNode): readonly AnyStateNode[] =>
  Object.values<AnyStateNode>(node.states).flatMap((child) => [child, ...inner(child)]);

/** The state of a path; the whole machine by an empty one. */
export function getStateNode({ root, id }: AnyStateMachine, path: string): AnyStateNode {
  let node: AnyStateNode | undefined = root;
  for (const key of path.split('.').filter(Boolean)) node = node?.states[key];
  if (!node) throw new Error(`${id} has no state ${path}`);
  return node;
}

/** Left by an eventless transition that nothing can refuse. */
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

/** Whether the machine has the transition a move speaks of, at the state itself or above it. */
export function isKnownState(machine: AnyStateMachine, { from, event, to }: Trigger): boolean {
  const own = OWN[event];
  const nodes = [...withAbove(getStateNode(machine, from)), machine.root];
  return nodes
    .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    .some(
      ({ eventType, target }) =>
        (own ? own.test(eventType) : eventType === event) && target?.some((one: AnyStateNode) => pathOf(one) === to),
    );
}
