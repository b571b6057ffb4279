// Result rows of a bench suite, with values as ratios to a floor of the same run.

export interface BenchRow {
  readonly what: string;
  /** Text of the goal; '' without one. */
  readonly goal: string;
  readonly figure: string;
  /** The value relative to its floor. */
  readonly ratio: number | null;
  /** Whether the goal is met; null without a goal. */
  readonly met: boolean | null;
}
/** A file of tests/bench/ listed in scripts/bench.ts. */
export interface Suite {
  /** Measures; `say` reports progress. */
  rows(say: (line: string) => void): Promise<BenchRow[]>;
}

/** A value against its floor; `goal` is the maximum ratio. */
export function ratioRow(what: string, goal: number, ours: number, floor: number, unit = 'ms'): BenchRow {
  const ratio = ours / floor;
  const figure = `${figureOf(ours)} / ${figureOf(floor)} ${unit}`;
  return { what, goal: `≤ ${goal} ×`, figure, ratio, met: ratio <= goal };
}

/** A value with an absolute limit. */
export function limitRow(what: string, goal: number, value: number, unit: string): BenchRow {
  return { what, goal: `≤ ${goal} ${unit}`, figure: `${figureOf(value)} ${unit}`, ratio: null, met: value <= goal };
}

/** A value with an absolute limit and its ratio to a floor, which is meaningful on a slow machine too. */
export function flooredRow(what: string, goal: number, value: number, floor: number, unit = 'ms'): BenchRow {
  const figure = `${figureOf(value)} / ${figureOf(floor)} ${unit}`;
  return { ...limitRow(what, goal, value, unit), figure, ratio: value / floor };
}

export const plainRow = (what: string, value: number, unit: string): BenchRow => ({
  what,
  goal: '',
  figure: `${figureOf(value)} ${unit}`,
  ratio: null,
  met: null,
});

/** Median, which is robust against other load. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Three significant digits. */
function figureOf(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
  return value.toFixed(digits);
}
