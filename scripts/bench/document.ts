// docs/performance.md as text: every figure with its goal, the machine, the command and the day.
import { cpus, loadavg, totalmem } from 'node:os';
import type { BenchRow } from './suite.ts';

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

${goals.filter(({ met }) => met).length} of ${goals.length} goals met.

| what | goal | figure | ratio | met |
|---|---|---|--:|---|
${lines.join('\n')}
`;
}

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${memory} GiB, Node ${process.version}, ${process.platform}, load ${loadavg()[0]?.toFixed(1)}`;
}
