// Diagram layout: states as nested boxes, transitions as lines, positioned by dagre; plain numbers for the view.
import { Graph, layout } from '@dagrejs/dagre';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { listTransitions } from '../../transitionNames.ts';
import { type Point, measureLabel, placeLabels } from './diagramLabels.ts';
import { getStateTitle } from './stateTitles.ts';

export interface DiagramBox {
  readonly path: string;
  /** XState id, as used in coverage. */
  readonly id: string;
  readonly title: string;
  readonly code: string;
  readonly final: boolean;
  /** Contains further boxes. */
  readonly outer: boolean;
  /** Parallel region. */
  readonly region: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface DiagramLine {
  readonly from: string;
  readonly to: string;
  readonly events: readonly string[];
  /** Names as used in coverage. */
  readonly names: readonly string[];
  readonly labels: readonly string[];
  readonly points: string;
  readonly labelAt: { readonly x: number; readonly y: number };
}
export interface Diagram {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly DiagramBox[];
  readonly lines: readonly DiagramLine[];
}

const HEIGHT = 44;
const CHARACTER = 7.4;
const MOST_LABELS = 3;
const drawn = new WeakMap<AnyStateMachine, Diagram>();

/** The layout of a machine, memoized. */
export function layoutDiagram(machine: AnyStateMachine): Diagram {
  const known = drawn.get(machine);
  if (known) return known;
  const made = draw(machine.root);
  drawn.set(machine, made);
  return made;
}

function draw(root: AnyStateNode): Diagram {
  const nodes = innerNodes(root);
  if (nodes.length === 0) return alone(root);
  const graph = new Graph({ compound: true, multigraph: true });
  graph.setGraph({ rankdir: 'LR', nodesep: 22, ranksep: 48, edgesep: 14, marginx: 12, marginy: 20 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const node of nodes) {
    const wide = Math.max((getStateTitle(node) ?? '').length, node.key.length) * CHARACTER + 28;
    graph.setNode(pathOf(node), isOuter(node) ? {} : { width: wide, height: HEIGHT });
    if (node.parent && node.parent !== root) graph.setParent(pathOf(node), pathOf(node.parent));
  }
  const bundles = bundled(nodes.flatMap(movesOf));
  for (const { from, to, labels } of bundles) {
    graph.setEdge(leafOf(from), leafOf(to), { ...measureLabel(labels), labelpos: 'c' }, nameOf(from, to));
  }
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() ?? {};
  const boxes = nodes.map((node) => boxOf(graph, node));
  const ways = bundles.map((bundle) => ({ ...bundle, ...wayOf(graph, boxes, bundle) }));
  const leaves = boxes.filter(({ outer }) => !outer);
  const labelsAt = placeLabels(ways, leaves, { width, height });
  return { width, height, boxes, lines: ways.map((one, n) => lineOf(one, labelsAt[n] ?? { x: 0, y: 0 })) };
}

/** A machine without states is one box. */
function alone(root: AnyStateNode): Diagram {
  const width = (getStateTitle(root) ?? root.key).length * CHARACTER + 28;
  const box = { ...boxAt(root, { x: 12 + width / 2, y: 20 + HEIGHT / 2, width, height: HEIGHT }), outer: false };
  return { width: width + 24, height: HEIGHT + 40, boxes: [box], lines: [] };
}

interface Move {
  readonly from: AnyStateNode;
  readonly to: AnyStateNode;
  readonly event: string;
  readonly name: string;
  readonly label: string;
}
interface Bundle {
  readonly from: AnyStateNode;
  readonly to: AnyStateNode;
  readonly moves: readonly Move[];
  readonly labels: readonly string[];
}

/** Transitions of a state, without those that keep the state. */
function movesOf(from: AnyStateNode): readonly Move[] {
  return listTransitions(from)
    .flatMap(([transition, name]) =>
      (transition.target ?? []).map((to: AnyStateNode) => ({
        from,
        to,
        event: transition.eventType,
        name,
        label: transition.description ?? getEventLabel(transition.eventType),
      })),
    )
    .filter(({ to }) => to !== from && leafOf(to) !== leafOf(from));
}

const nameOf = (from: AnyStateNode, to: AnyStateNode) => `${pathOf(from)}>${pathOf(to)}`;

/** Groups transitions by source and target. */
function bundled(moves: readonly Move[]): readonly Bundle[] {
  const names = [...new Set(moves.map(({ from, to }) => nameOf(from, to)))];
  return names.flatMap((name) => {
    const own = moves.filter(({ from, to }) => nameOf(from, to) === name);
    const [first] = own;
    return first ? [{ from: first.from, to: first.to, moves: own, labels: labelsOf(own) }] : [];
  });
}

function labelsOf(moves: readonly Move[]): readonly string[] {
  const labels = [...new Set(moves.map(({ label }) => label))];
  return labels.length <= MOST_LABELS
    ? labels
    : [...labels.slice(0, MOST_LABELS - 1), `и ещё ${labels.length - MOST_LABELS + 1}`];
}

/** `xstate.done.actor.sending` → `готово`: labels of XState's own events. */
export function getEventLabel(event: string): string {
  if (event === '') return 'сразу';
  const [, kind] = /^xstate\.(done|error|after|snapshot)\./.exec(event) ?? [];
  return { done: 'готово', error: 'сбой', after: 'по времени', snapshot: 'меняется' }[kind ?? ''] ?? event;
}

const innerNodes = (node: AnyStateNode): readonly AnyStateNode[] =>
  Object.values<AnyStateNode>(node.states).flatMap((child) => [child, ...innerNodes(child)]);
const isOuter = (node: AnyStateNode) => Object.keys(node.states).length > 0;
const pathOf = (node: AnyStateNode) => node.path.join('.');

/** dagre supports no edges to compound nodes, so an edge goes to the first leaf. */
function leafOf(node: AnyStateNode): string {
  const [first] = Object.values<AnyStateNode>(node.states);
  const initial = node.initial?.target[0] ?? first;
  return initial === undefined ? pathOf(node) : leafOf(initial);
}

interface Placed {
  /** Centre of the box. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function boxOf(graph: Graph, node: AnyStateNode): DiagramBox {
  const { x = 0, y = 0, width = 0, height = 0 } = graph.node(pathOf(node)) ?? {};
  return boxAt(node, { x, y, width, height });
}

function boxAt(node: AnyStateNode, { x, y, width, height }: Placed): DiagramBox {
  return {
    path: pathOf(node),
    id: node.id,
    title: getStateTitle(node) ?? node.key,
    code: node.key,
    final: node.type === 'final',
    outer: isOuter(node),
    region: node.parent?.type === 'parallel',
    x: x - width / 2,
    y: y - height / 2,
    width,
    height,
  };
}

interface Way {
  readonly way: readonly Point[];
  /** Label position reserved by dagre. */
  readonly kept: Point | null;
}

/** dagre's route between two leaves, clipped at the border of a compound box. */
function wayOf(graph: Graph, boxes: readonly DiagramBox[], { from, to }: Bundle): Way {
  const edge = graph.edge(leafOf(from), leafOf(to), nameOf(from, to));
  const known = (node: AnyStateNode) => boxes.find(({ path }) => path === pathOf(node));
  const whole: readonly Point[] = edge?.points ?? [];
  const begun = isOuter(from) ? clipped(whole.toReversed(), known(from), known(to)).toReversed() : whole;
  const way = isOuter(to) ? clipped(begun, known(to), known(from)) : begun;
  return { way, kept: way.length === whole.length && edge ? { x: edge.x ?? 0, y: edge.y ?? 0 } : null };
}

function lineOf({ from, to, moves, labels, way }: Bundle & Way, labelAt: Point): DiagramLine {
  return {
    from: pathOf(from),
    to: pathOf(to),
    events: [...new Set(moves.map(({ event }) => event))],
    names: moves.map(({ name }) => name),
    labels,
    points: way.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' '),
    labelAt,
  };
}

/** The points outside `box`; all of them when the other end is inside too. */
function clipped(
  points: readonly Point[],
  box: DiagramBox | undefined,
  other: DiagramBox | undefined,
): readonly Point[] {
  if (!box || (other && holds(box, middle(other)))) return points;
  const place = points.findIndex((point) => holds(box, point));
  const [before, inside] = [points[place - 1], points[place]];
  if (!before || !inside) return points;
  return [...points.slice(0, place), crossing(before, inside, box)];
}

const middle = ({ x, y, width, height }: DiagramBox): Point => ({ x: x + width / 2, y: y + height / 2 });
const holds = (box: DiagramBox, { x, y }: Point) =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

/** Where a segment enters the box, found by bisection. */
function crossing(outside: Point, inside: Point, box: DiagramBox): Point {
  let [near, far] = [outside, inside];
  for (let halving = 0; halving < 12; halving += 1) {
    const half = { x: (near.x + far.x) / 2, y: (near.y + far.y) / 2 };
    if (holds(box, half)) far = half;
    else near = half;
  }
  return near;
}
