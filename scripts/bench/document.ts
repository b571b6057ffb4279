// docs/performance.md as text: every figure with its goal, the machine, the command and the day.
import { cpus, loadavg, totalmem } from 'node:os';
import type { BenchRow } from './suite.ts';

/** Floors that run no script of ours, as the quietest run had them (25 November 2026, 14:38): start of a row's name, ms. */
const QUIETEST = [
  ['floor ready screens', 41.1],
  ['floor bare calls', 99.0],
  ['keystroke, floor react', 4.35],
] as const;

export function performanceDocument(rows: readonly BenchRow[]): string {
  const goals = rows.filter(({ met }) => met !== null);
  const lines = rows.map(({ what, goal, figure, ratio, met }) =>
    row([
      what,
      goal,
      figure,
      ratio === null ? '' : `${ratio.toFixed(2)} ×`,
      met === null ? '' : met ? 'yes' : '**no**',
    ]),
  );
  return `# Performance
Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: product and floors (tests/bench/floors, built with
the same toolchain) interleaved in one run, medians, ratios; absolute times of a shared machine mean little. «slow» is
CPU×4, 1.6 Mbit/s, 150 ms a request, an empty cache. Machine: ${machine()}.
${paceOf(rows)}

${goals.filter(({ met }) => met).length} of ${goals.length} goals met.

| what | goal | figure | ratio | met |
|---|---|---|--:|---|
${lines.join('\n')}
`;
}

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** What goals in milliseconds are to be read with: a shared machine may be half as fast as it was yesterday. */
function paceOf(rows: readonly BenchRow[]): string {
  const times = QUIETEST.flatMap(([what, ms]) => {
    const found = rows.find((it) => it.what.startsWith(what));
    return found ? [`${(Number.parseFloat(found.figure) / ms).toFixed(1)} ×`] : [];
  });
  return `Its pace: ready screens, bare calls and a key of the floors took ${times.join(', ')} their time of the quietest run.`;
}

function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${memory} GiB, Node ${process.version}, ${process.platform}, load ${loadavg()[0]?.toFixed(1)}`;
}
