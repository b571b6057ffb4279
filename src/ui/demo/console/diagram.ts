// A machine as a drawing: states as nested boxes, transitions as lines, placed by dagre; plain numbers for the view.
import { Graph, layout } from '@dagrejs/dagre';
import type { AnyStateMachine, AnyStateNode } from 'xstate';

export interface Box {
  readonly path: string;
  readonly title: string;
  readonly code: string;
  readonly final: boolean;
  /** Holds further boxes. */
  readonly outer: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Line {
  readonly from: string;
  readonly to: string;
  readonly event: string;
  readonly label: string;
  readonly points: string;
  readonly labelAt: { readonly x: number; readonly y: number };
}
export interface Diagram {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

const HEIGHT = 44;
const CHARACTER = 7.2;
const drawn = new WeakMap<AnyStateMachine, Diagram>();

/** The drawing of a machine, made once. */
export function diagramOf(machine: AnyStateMachine): Diagram {
  const known = drawn.get(machine);
  if (known) return known;
  const made = draw(machine.root);
  drawn.set(machine, made);
  return made;
}

function draw(root: AnyStateNode): Diagram {
  const nodes = innerNodes(root);
  const graph = new Graph({ compound: true, multigraph: true });
  graph.setGraph({ rankdir: 'LR', nodesep: 28, ranksep: 60, edgesep: 16, marginx: 12, marginy: 20 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const node of nodes) {
    const wide = Math.max(titleOf(node).length, node.key.length) * CHARACTER + 28;
    graph.setNode(pathOf(node), isOuter(node) ? {} : { width: wide, height: HEIGHT });
    if (node.parent && node.parent !== root) graph.setParent(pathOf(node), pathOf(node.parent));
  }
  const moves = nodes.flatMap(movesOf);
  for (const { from, to, event, label } of moves) {
    const room = { width: label.length * 6 + 8, height: 16, labelpos: 'c' };
    graph.setEdge(leafOf(from), leafOf(to), room, `${pathOf(from)}>${event}`);
  }
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() ?? {};
  return { width, height, boxes: nodes.map((node) => boxOf(graph, node)), lines: linesOf(graph, moves) };
}

interface Move {
  readonly from: AnyStateNode;
  readonly to: AnyStateNode;
  readonly event: string;
  readonly label: string;
}

/** One line per event and target; those that stay where they are are not drawn. */
function movesOf(from: AnyStateNode): readonly Move[] {
  const found = [...from.transitions.values(), from.always ?? []].flat().flatMap(({ target, eventType, description }) =>
    (target ?? []).map((to: AnyStateNode) => ({
      from,
      to,
      event: eventType,
      label: description ?? shortened(eventType),
    })),
  );
  return found.filter(({ to }) => to !== from && leafOf(to) !== leafOf(from));
}

/** `xstate.done.actor.sending` → `готово`: the machine's own events in words. */
function shortened(event: string): string {
  if (event === '') return 'сразу';
  const [, kind] = /^xstate\.(done|error|after)\./.exec(event) ?? [];
  return { done: 'готово', error: 'сбой', after: 'по времени' }[kind ?? ''] ?? event;
}

const innerNodes = (node: AnyStateNode): readonly AnyStateNode[] =>
  Object.values(node.states).flatMap((child: AnyStateNode) => [child, ...innerNodes(child)]);
const isOuter = (node: AnyStateNode) => Object.keys(node.states).length > 0;
const pathOf = (node: AnyStateNode) => node.path.join('.');

/** dagre draws no line to a box that holds others: it goes to its first state. */
function leafOf(node: AnyStateNode): string {
  const [first] = Object.values<AnyStateNode>(node.states);
  const initial = node.initial?.target[0] ?? first;
  return initial === undefined ? pathOf(node) : leafOf(initial);
}

function titleOf({ meta, key }: AnyStateNode): string {
  return typeof meta === 'object' && meta !== null && 'label' in meta ? String(meta.label) : key;
}

function boxOf(graph: Graph, node: AnyStateNode): Box {
  const { x = 0, y = 0, width = 0, height = 0 } = graph.node(pathOf(node)) ?? {};
  const at = { x: x - width / 2, y: y - height / 2, width, height };
  return {
    path: pathOf(node),
    title: titleOf(node),
    code: node.key,
    final: node.type === 'final',
    outer: isOuter(node),
    ...at,
  };
}

function linesOf(graph: Graph, moves: readonly Move[]): readonly Line[] {
  return moves.map(({ from, to, event, label }) => {
    const edge = graph.edge(leafOf(from), leafOf(to), `${pathOf(from)}>${event}`);
    const points: readonly { x: number; y: number }[] = edge?.points ?? [];
    return {
      from: pathOf(from),
      to: pathOf(to),
      event,
      label,
      points: points.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' '),
      labelAt: { x: edge?.x ?? 0, y: edge?.y ?? 0 },
    };
  });
}
