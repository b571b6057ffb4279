// Vite plugin of the builds: an icon is one path. lucide's have two or three shapes, each an element to make, style and lay out,
// and a key for React, random letters that nothing compresses.
import type { Plugin } from 'vite';

const NODE = /(?<=^ {2}node: )\[[^]*?\](?=,?\n(?: {2}\w|\};))/m;
const SHAPE = /\[\s*"(\w+)",\s*\{([^}]*)\}\s*\]/g;
const ATTRIBUTE = /"?([\w-]+)"?: "([^"]*)"/g;
/** Every shape has one. */
const KEY = /\bkey: "/g;
/** A statement without effect, which a bundler cannot know. */
const READ = '__iconData.node;\n';

type Attributes = Readonly<Record<string, string>>;
type Shape = readonly [tag: string, attributes: Attributes];

/** The module of one icon; throws where it does not look as it did. */
export function withOnePath(code: string): string {
  const node = NODE.exec(code)?.[0] ?? '';
  const shapes = [...node.matchAll(SHAPE)].map(([, tag = '', own = '']): Shape => [tag, attributesIn(own)]);
  if (shapes.length === 0 || shapes.length !== code.match(KEY)?.length || !code.includes(READ))
    throw new Error('lucide has other icons: scripts/vite/onePathIcons.ts');
  return code.replace(NODE, () => JSON.stringify(merged(shapes))).replace(READ, '');
}

const attributesIn = (own: string): Attributes =>
  Object.fromEntries(
    [...own.matchAll(ATTRIBUTE)].flatMap(([, name = '', value = '']) => (name === 'key' ? [] : [[name, value]])),
  );

/** One path that draws what the shapes draw; those that are painted in a way of their own stay what they are. */
function merged(shapes: readonly Shape[]): readonly Shape[] {
  const paths = shapes.map(([tag, own]) => pathOf(tag, own));
  return paths.includes(null) ? shapes : [['path', { d: paths.join('') }]];
}

/** Null where it has more to it than an outline. */
function pathOf(tag: string, { d = '', points = '', ...rest }: Attributes): string | null {
  const left = new Set(Object.keys(rest));
  const number = (name: string, fallback = 0): number => {
    left.delete(name);
    return rest[name] === undefined ? fallback : Number(rest[name]);
  };
  const path = outline(tag, d, points, number);
  return left.size === 0 ? path : null;
}

type Numbers = (name: string, fallback?: number) => number;

function outline(tag: string, d: string, points: string, number: Numbers): string | null {
  switch (tag) {
    case 'path':
      return absolute(d);
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'polyline':
      return `M${points}`;
    case 'polygon':
      return `M${points}z`;
    case 'circle': {
      const r = number('r');
      return ellipse(number('cx'), number('cy'), r, r);
    }
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'rect':
      return rectangle(number);
    default:
      return null;
  }
}

/** Only a path's first move is absolute in whatever letter: further on a small one would go from where the shape before ended. */
const absolute = (d: string): string => (d.startsWith('m') ? `M0 0${d}` : d);

const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

function rectangle(number: Numbers): string {
  const [w, h] = [number('width'), number('height')];
  const rx = Math.min(number('rx', number('ry')), w / 2);
  const ry = Math.min(number('ry', rx), h / 2);
  const corner = (x: number, y: number) => (rx === 0 ? '' : `a${rx} ${ry} 0 0 1 ${x} ${y}`);
  const [across, down] = [w - 2 * rx, h - 2 * ry];
  const start = `M${number('x') + rx} ${number('y')}`;
  return `${start}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`;
}

/** The plugin. */
export function onePathIcons(): Plugin {
  return {
    name: 'one-path-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\//, code: 'const __iconData = ' }, // others only pass one on
      handler: (code) => ({ code: withOnePath(code), map: null }),
    },
  };
}
