// Placement of diagram labels: on their line, without overlaps with other labels and boxes.

export interface Point {
  readonly x: number;
  readonly y: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}
/** `x`, `y` of the upper left corner. */
export type Rect = Point & Size;

const LABEL_CHARACTER = 6.2;
/** Allowed overlap of a label's halo, square pixels. */
export const MAX_LABEL_OVERLAP = 48;
/** Line height of a label. */
export const LABEL_LINE = 14;

/** Size of a label. */
export const measureLabel = (labels: readonly string[]): Size => ({
  width: Math.max(...labels.map((label) => label.length)) * LABEL_CHARACTER + 8,
  height: labels.length * LABEL_LINE + 2,
});

const around = ({ x, y }: Point, { width, height }: Size): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** Overlapping area of two rectangles. */
export function getOverlap(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Candidate positions along the line, the middle first. */
const PLACES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88];

interface Labelled {
  readonly labels: readonly string[];
  readonly way: readonly Point[];
  /** Position reserved by the layout; null when it is no longer on the line. */
  readonly kept: Point | null;
}

/** Centre of each label, in the order of the lines. Labels with a reserved position are placed first. */
export function placeLabels(lines: readonly Labelled[], boxes: readonly Rect[], drawing: Size): readonly Point[] {
  const taken: Rect[] = [];
  const placed = new Map<Labelled, Point>();
  for (const line of [...lines].sort((a, b) => Number(a.kept === null) - Number(b.kept === null))) {
    const size = measureLabel(line.labels);
    const costOf = (at: Point) => {
      const rect = around(at, size);
      const out = size.width * size.height - getOverlap(rect, { x: 0, y: 0, ...drawing });
      const covered = [...taken, ...boxes].map((other) => Math.max(0, getOverlap(rect, other) - MAX_LABEL_OVERLAP));
      return covered.reduce((sum, area) => sum + area, out);
    };
    const onLine = [...(line.kept ? [line.kept] : []), ...PLACES.map((share) => along(line.way, share))];
    const spots = besides(size).flatMap(([x, y]) => onLine.map((at) => ({ x: at.x + x, y: at.y + y })));
    const best = spots.reduce((a, b) => (costOf(b) < costOf(a) ? b : a));
    taken.push(around(best, size));
    placed.set(line, best);
  }
  return lines.map((line) => placed.get(line) ?? { x: 0, y: 0 });
}

const STEPS = [-2, -1, 0, 1, 2];

/** Offsets from the line in half label sizes, nearest first. */
const besides = ({ width, height }: Size): readonly (readonly [x: number, y: number])[] =>
  STEPS.flatMap((x) => STEPS.map((y) => [x, y] as const))
    .sort(([a, b], [c, d]) => Math.abs(a) + Math.abs(b) - Math.abs(c) - Math.abs(d))
    .map(([x, y]) => [x * (width / 2 + 4), y * (height / 2 + 6)]);

/** Point at a fraction of the route's length. */
function along(way: readonly Point[], share: number): Point {
  const lengths = way.slice(1).map(({ x, y }, n) => Math.hypot(x - (way[n]?.x ?? x), y - (way[n]?.y ?? y)));
  let left = lengths.reduce((sum, length) => sum + length, 0) * share;
  for (const [n, length] of lengths.entries()) {
    const [from, to] = [way[n], way[n + 1]];
    if (from && to && left <= length) {
      const part = length === 0 ? 0 : left / length;
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    }
    left -= length;
  }
  return way.at(-1) ?? { x: 0, y: 0 };
}
