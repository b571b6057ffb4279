// docs/performance.json: last results per suite. Each suite measures its own floors, so it can run without the others;
// docs/performance.md is generated from it.
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../../scripts/lib/run.mjs';
import type { BenchRow } from './suite.ts';

const rowSchema = v.object({
  what: v.string(),
  goal: v.string(),
  figure: v.string(),
  ratio: v.nullable(v.number()),
  met: v.nullable(v.boolean()),
});
const measured = v.object({
  /** End time, ISO 8601. */
  at: v.string(),
  machine: v.string(),
  /** Load average of the minute before. */
  load: v.number(),
  rows: v.array(rowSchema),
});
const results = v.record(v.string(), measured);

/** Rows of a suite and the conditions of its run. */
export type Measured = v.InferOutput<typeof measured>;

const FILE = join(root, 'docs/performance.json');

/** Records the current conditions; `load` is taken before the suite, because the suite itself is load. */
export function measuredNow(rows: BenchRow[], load: number): Measured {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${memory} GiB, Node ${process.version}, ${process.platform}`;
  return { at: new Date().toISOString(), machine, load, rows };
}

export const loadNow = (): number => Math.round((loadavg()[0] ?? 0) * 10) / 10;

export const readResults = async (): Promise<Readonly<Record<string, Measured>>> =>
  v.parse(results, JSON.parse(await readFile(FILE, 'utf8')));

/** Replaces the results of these suites and writes both files; `order` of the suites in the document. */
export async function keep(fresh: Readonly<Record<string, Measured>>, order: readonly string[]): Promise<void> {
  const all = { ...(await readResults()), ...fresh };
  const kept = order.flatMap((name) => (all[name] ? [[name, all[name]] as const] : []));
  await writeFile(FILE, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
  await writeFile(join(root, 'docs/performance.md'), performanceDocument(kept));
}

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
