// What a suite of `npm run bench` hands over: rows of one table, its figures told as ratios to a floor of the same run.

/** A line of the table. */
export interface BenchRow {
  readonly what: string;
  /** In words, '' where performance.md sets none. */
  readonly goal: string;
  readonly figure: string;
  /** The figure in multiples of its floor. */
  readonly ratio: number | null;
  /** Whether the goal is met; null where there is none. */
  readonly met: boolean | null;
}
/** A file of scripts/bench/ that scripts/bench.ts names. */
export interface Suite {
  /** Measures; `say` tells what goes on meanwhile. */
  rows(say: (line: string) => void): Promise<BenchRow[]>;
}

/** A figure against its floor; `goal` is the largest ratio that meets it. */
export function ratioRow(what: string, goal: number, ours: number, floor: number, unit = 'ms'): BenchRow {
  const ratio = ours / floor;
  const figure = `${figureOf(ours)} / ${figureOf(floor)} ${unit}`;
  return { what, goal: `≤ ${goal} ×`, figure, ratio, met: ratio <= goal };
}

/** A figure that a limit of its own unit holds. */
export function limitRow(what: string, goal: number, value: number, unit: string): BenchRow {
  return { what, goal: `≤ ${goal} ${unit}`, figure: `${figureOf(value)} ${unit}`, ratio: null, met: value <= goal };
}

/** The same, and how it stands to its floor of this run: that tells on a slow machine what the limit cannot. */
export function flooredRow(what: string, goal: number, value: number, floor: number, unit = 'ms'): BenchRow {
  const figure = `${figureOf(value)} / ${figureOf(floor)} ${unit}`;
  return { ...limitRow(what, goal, value, unit), figure, ratio: value / floor };
}

/** A figure without a goal. */
export const plainRow = (what: string, value: number, unit: string): BenchRow => ({
  what,
  goal: '',
  figure: `${figureOf(value)} ${unit}`,
  ratio: null,
  met: null,
});

/** The middle value: what else the machine does bends an average, not this. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Three digits that count. */
function figureOf(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
  return value.toFixed(digits);
}
