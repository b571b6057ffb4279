// The statecharts as a document: for each machine a Mermaid diagram, which repository pages draw, and a table of its
// transitions. Plain functions over xstate's own state nodes.
import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** A machine with where it stands and what its file says of itself. */
export interface Source {
  readonly machine: AnyStateMachine;
  /** From the root of the project. */
  readonly file: string;
  readonly about: string;
}

interface Move {
  readonly from: AnyStateNode;
  readonly to: AnyStateNode | null;
  readonly event: string;
  readonly guard: string;
  readonly title: string;
}

const HEAD = `# Statecharts

Every machine of the product, made from the code by \`npm run docs\` and checked fresh by \`npm run check\`. Screens are
driven by the first group; the second says what may happen to each kind of record, to server and screen alike. Events in
«» are what a button says; «done», «error», «after» are the machine's own.
`;

/** The whole document. */
export function machinesDocument(groups: ReadonlyMap<string, readonly Source[]>): string {
  const parts = [...groups].map(([title, sources]) => `\n## ${title}\n${sources.map(chapter).join('')}`);
  return HEAD + parts.join('');
}

function chapter({ machine, file, about }: Source): string {
  const moves = movesOf(machine.root);
  const states = nodesOf(machine.root).length - 1;
  const drawn = states > 0 ? `\n\`\`\`mermaid\nstateDiagram-v2\n${diagram(machine.root, moves)}\`\`\`\n` : '';
  return `\n### ${machine.id}\n[${file}](../${file}): ${about}\n${drawn}${table(moves)}`;
}

function table(moves: readonly Move[]): string {
  if (moves.length === 0) return '\nNo events of its own.\n';
  const rows = moves.map(
    ({ from, to, event, guard, title }) =>
      `| ${pathOf(from)} | ${cell(event)}${title} | ${cell(guard)} | ${to === null ? '' : pathOf(to)} |\n`,
  );
  return `\n| in | event | only if | leads to |\n|---|---|---|---|\n${rows.join('')}`;
}

/** Every node, the root first, in the order of the code. */
function nodesOf(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

function movesOf(root: AnyStateNode): readonly Move[] {
  return nodesOf(root).flatMap((from) =>
    [...from.transitions.values(), from.always ?? []].flat().flatMap((transition): readonly Move[] => {
      const move = {
        from,
        event: eventName(transition.eventType, root.machine.id),
        guard: guardName(transition.guard),
        title: transition.description === undefined ? '' : ` «${transition.description}»`,
      };
      const targets = transition.target ?? [];
      return targets.length === 0 ? [{ ...move, to: null }] : targets.map((to: AnyStateNode) => ({ ...move, to }));
    }),
  );
}

/** `xstate.done.actor.sending` → `done: sending`; an eventless transition is `at once`. */
function eventName(type: string, machineId: string): string {
  if (type === '') return 'at once';
  const [, kind, rest] = /^xstate\.(done|error|after|snapshot|route)\.(?:actor\.|state\.)?(.*)$/.exec(type) ?? [];
  if (kind === undefined || rest === undefined) return type;
  const where = rest.replace(`.${machineId}.`, ' in ').replace(/^\d+\.\w+\./, 'invoke of ');
  return `${kind} ${where}`;
}

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') return guard.name === 'guard' || guard.name === '' ? 'inline condition' : guard.name;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return '';
}

const pathOf = (node: AnyStateNode): string => node.path.join('.') || 'anywhere';
const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);
const idOf = (node: AnyStateNode): string => [node.machine.id, ...node.path].join('_').replaceAll(/\W/g, '_');
const indent = (depth: number) => '  '.repeat(depth);

function diagram(root: AnyStateNode, moves: readonly Move[]): string {
  const lines = moves.flatMap(({ from, to, event, guard }) =>
    to === null || from === root
      ? []
      : [`  ${idOf(from)} --> ${idOf(to)} : ${safe(guard === '' ? event : `${event} [${guard}]`)}\n`],
  );
  // Mermaid divides regions only inside a state.
  const states =
    root.type === 'parallel' ? `  state "${root.key}" as ${idOf(root)} {\n${inside(root, 2)}  }\n` : inside(root, 1);
  return states + lines.join('');
}

/** The states of a node: declared, nested, the initial one marked, parallel regions divided. */
function inside(node: AnyStateNode, depth: number): string {
  const children = Object.values(node.states).map((child: AnyStateNode) => {
    const body = inside(child, depth + 1);
    const head = `${indent(depth)}state "${titleOf(child)}" as ${idOf(child)}`;
    const end = child.type === 'final' ? `${indent(depth)}${idOf(child)} --> [*]\n` : '';
    return body === '' ? `${head}\n${end}` : `${head} {\n${body}${indent(depth)}}\n${end}`;
  });
  if (node.type === 'parallel') return children.join(`${indent(depth)}--\n`);
  const first = node.initial?.target[0];
  return children.join('') + (first === undefined ? '' : `${indent(depth)}[*] --> ${idOf(first)}\n`);
}

/** The state's name, with what a screen calls it. */
function titleOf(node: AnyStateNode): string {
  const { meta } = node;
  const label = typeof meta === 'object' && meta !== null && 'label' in meta ? `: ${String(meta.label)}` : '';
  return safe(node.key + label);
}

/** Mermaid ends a label at these. */
const safe = (text: string): string => text.replaceAll(/[;:"#{}]/g, (sign) => (sign === ':' ? ' –' : ' '));
