// docs/performance.json: last results per suite. Each suite measures its own floors, so it can run without the others;
// docs/performance.md is generated from here.
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../lib/run.mjs';
import { performanceDocument } from './document.ts';
import type { BenchRow } from './suite.ts';

const row = v.object({
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
  rows: v.array(row),
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
