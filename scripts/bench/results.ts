// docs/performance.json: what each suite of the bench measured last. A suite brings the floors of its figures along, so one
// may be measured anew without the others; docs/performance.md is written from here.
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
  /** When it ended, ISO 8601. */
  at: v.string(),
  machine: v.string(),
  /** Mean number of programs that wanted a core in the minute before. */
  load: v.number(),
  rows: v.array(row),
});
const results = v.record(v.string(), measured);

/** A suite's rows, and under which conditions they came about. */
export type Measured = v.InferOutput<typeof measured>;

const FILE = join(root, 'docs/performance.json');

/** Conditions are those of now; `load` was taken before the suite, which is a load itself. */
export function measuredNow(rows: BenchRow[], load: number): Measured {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${memory} GiB, Node ${process.version}, ${process.platform}`;
  return { at: new Date().toISOString(), machine, load, rows };
}

export const loadNow = (): number => Math.round((loadavg()[0] ?? 0) * 10) / 10;

export const readResults = async (): Promise<Readonly<Record<string, Measured>>> =>
  v.parse(results, JSON.parse(await readFile(FILE, 'utf8')));

/** Puts what was measured in the place of what these suites had, and writes both files; `order`: of the suites in the page. */
export async function keep(fresh: Readonly<Record<string, Measured>>, order: readonly string[]): Promise<void> {
  const all = { ...(await readResults()), ...fresh };
  const kept = order.flatMap((name) => (all[name] ? [[name, all[name]] as const] : []));
  await writeFile(FILE, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
  await writeFile(join(root, 'docs/performance.md'), performanceDocument(kept));
}
