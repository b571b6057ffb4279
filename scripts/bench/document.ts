// Renders docs/performance.md: results with goals, machine, command and time.
import type { Measured } from './results.ts';
import type { BenchRow } from './suite.ts';

/** Floors that run none of our scripts, in the quietest run in a quiet page (27 November 2026): row name prefix, ms. */
const QUIETEST = [
  ['floor ready screens', 39.9],
  ['floor bare calls', 66.8],
  ['keystroke, floor react', 4.35],
] as const;

/** The document with a table per suite, in the given order. */
export function performanceDocument(suites: readonly (readonly [name: string, measured: Measured])[]): string {
  const all = suites.flatMap(([, { rows }]) => rows).filter(({ met }) => met !== null);
  return `# Performance
Written by \`npm run bench\`, which measures every suite, or those it is given: \`npm run bench -- routes\`. A suite takes its
floors (tests/bench/floors, built with the same toolchain) in the same run, interleaved with the product; figures are
medians, ratios tell more than times: absolute times of a shared machine mean little. «slow» is CPU×4, 1.6 Mbit/s, 150 ms a
request, an empty cache. docs/performance.json is the same for programs. Each suite below tells when and where it was measured
last. Goals in milliseconds hang on the minute: how far the runs of one day lie apart is not comparable between machines.

${all.filter(({ met }) => met).length} of ${all.length} goals met.

${suites.map(([name, measured]) => sectionOf(name, measured)).join('\n')}`;
}

function sectionOf(name: string, { at, machine, load, rows }: Measured): string {
  const pace = paceOf(rows);
  return `## ${name}
${at.slice(0, 16).replace('T', ' ')} UTC, ${machine}, load ${load.toFixed(1)}.${pace === '' ? '' : `\n${pace}`}

| what | goal | figure | ratio | met |
|---|---|---|--:|---|
${rows.map(lineOf).join('\n')}
`;
}

const lineOf = ({ what, goal, figure, ratio, met }: BenchRow): string =>
  row([what, goal, figure, ratio === null ? '' : `${ratio.toFixed(2)} ×`, met === null ? '' : met ? 'yes' : '**no**']);

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** Note on goals in milliseconds: a shared machine may be half as fast as the day before. */
function paceOf(rows: readonly BenchRow[]): string {
  const times = QUIETEST.flatMap(([what, ms]) => {
    const found = rows.find((it) => it.what.startsWith(what));
    return found ? [`${(Number.parseFloat(found.figure) / ms).toFixed(1)} ×`] : [];
  });
  if (times.length === 0) return '';
  return `Its pace: ready screens, bare calls and a key of the floors took ${times.join(', ')} their time of the quietest run.`;
}
