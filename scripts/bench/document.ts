// Renders docs/performance.md: every goal with its latest figure, and when and where each suite was measured.
import type { Measured } from './results.ts';
import type { BenchRow } from './suite.ts';

/** The document: one table of the goals, in the given order of suites. Rows without a goal stay in performance.json. */
export function performanceDocument(suites: readonly (readonly [name: string, measured: Measured])[]): string {
  const goals = suites.flatMap(([name, { rows }]) =>
    rows.filter(({ met }) => met !== null).map((row) => ({ name, row })),
  );
  return `# Performance
Current figures, written by \`npm run bench\` (all suites) or \`npm run bench -- routes\` (the named ones). Each suite runs its
floors (tests/bench/floors, built with the same tools) in the same run; figures are medians. A ratio compares a figure with
its floor. Absolute times depend on the machine. «slow»: CPU×4, 1.6 Mbit/s, 150 ms per request, empty cache.
docs/performance.json has the same figures and the floors.

${goals.filter(({ row }) => row.met).length} of ${goals.length} goals met.

| suite | what | goal | figure | ratio | met |
|---|---|---|---|--:|---|
${goals.map(({ name, row }) => lineOf(name, row)).join('\n')}

| suite | measured | machine |
|---|---|---|
${suites.map(([name, { at, machine, load }]) => cells([name, at.slice(0, 16).replace('T', ' '), `${machine}, load ${load.toFixed(1)}`])).join('\n')}
`;
}

const lineOf = (name: string, { what, goal, figure, ratio, met }: BenchRow): string =>
  cells([name, what, goal, figure, ratio === null ? '' : `${ratio.toFixed(2)} ×`, met === true ? 'yes' : '**no**']);

const cells = (row: readonly string[]): string => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
