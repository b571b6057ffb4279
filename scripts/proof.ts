// `npm run proof`: runs the command of every guarantee (tests/proof.table.ts) and writes the results to docs/proof.md.
//   --only row[,row]  updates these rows only     --check  fails when document and table differ
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { playwrightTotals, readTotals, vitestTotals } from './lib/results.mjs';
import { run } from './lib/run.mjs';
import { ensureBuilt } from './lib/variants.mjs';
import { type Command, type Proof, commandLine, proofs } from '../tests/proof.table.ts';

const PAGE = 'docs/proof.md';
const HEAD = `# Proof

Each promise of the product, the command that shows it, and what that command said last. This page is written by
\`npm run proof\`, never by hand; \`npm run proof -- --only row\` runs one row again. A promise that is not kept is marked so.

| row | promise | command | figure last seen | date |
|---|---|---|---|---|
`;

/** Result of a row, with its time. */
interface Seen {
  readonly figure: string;
  readonly date: string;
}
const lineOfFigures = v.record(v.string(), v.union([v.number(), v.string()]));
const fileOf = (name: string) => `.cache/figures/${name}.jsonl`;
const NOT_RUN: Seen = { figure: 'not run yet', date: '–' };

const { only, check } = parseArgs({ options: { only: { type: 'string' }, check: { type: 'boolean' } } }).values;
const written = () => (existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '');
if (check) {
  if (written() !== pageOf(seenIn(written()))) {
    console.error(`${PAGE} has other rows than tests/proof.table.ts: npm run proof -- --only none`);
    process.exitCode = 1;
  }
} else await refresh(only?.split(','));

/** Runs the commands in sequence and writes each row at once, so that a run may be interrupted or run beside another. */
async function refresh(rows: readonly string[] | undefined): Promise<void> {
  writeFileSync(PAGE, pageOf(seenIn(written())));
  for (const proof of proofs) {
    if (rows && !rows.includes(proof.row)) continue;
    const figure = proof.command === null ? null : await show(proof, proof.command);
    if (figure === null) continue;
    console.info(`${proof.row}: ${figure}`);
    const seen = seenIn(written()).set(proof.row, { figure, date: new Date().toISOString().slice(0, 10) });
    writeFileSync(PAGE, pageOf(seen));
  }
}

/** Runs a command; returns its counts or its failure. */
async function show({ row, figures }: Proof, command: Command): Promise<string> {
  for (const name of figures ?? []) rmSync(fileOf(name), { force: true });
  console.info(`${row}: ${commandLine(command)}`);
  if (command.runner === 'mutants') return showMutants(figures);
  const { passed, failed, output } = await runTests(command);
  if (failed > 0 || passed === 0) {
    console.error(output);
    return `**not held: ${failed} of ${passed + failed} tests failed**`;
  }
  return [...(figures ?? []).flatMap(counted), `${passed} tests passed`].join('; ');
}

/** Reports the score even below the goal. */
async function showMutants(figures: Proof['figures'] = []): Promise<string> {
  const { code } = await run(process.execPath, ['scripts/mutants.mjs'], { show: true });
  const score = figures.flatMap(counted).join('; ');
  return code === 0 ? score : `**not held: ${score || 'broken off'}**`;
}

async function runTests({ runner, files, title, env = {} }: Command) {
  const report = `.cache/results/${runner === 'vitest' ? 'proof' : 'browser'}.json`;
  rmSync(report, { force: true });
  if (runner === 'vitest') {
    const outputs = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const { code, output } = await run('vitest', ['run', ...files, ...(title ? ['-t', title] : []), ...outputs], {
      env,
    });
    return { ...(await readTotals(report, code, vitestTotals)), output };
  }
  await ensureBuilt('demo', console.info);
  await ensureBuilt('test', console.info);
  const { code, output } = await run('playwright', ['test', ...files, ...(title ? ['-g', title] : [])], { env });
  return { ...(await readTotals(report, code, playwrightTotals)), output };
}

/** Recorded lines by name: numbers are summed, for texts the last one applies. */
function counted(name: string): string[] {
  if (!existsSync(fileOf(name))) return [];
  const sums = new Map<string, number | string>();
  for (const line of readFileSync(fileOf(name), 'utf8').trim().split('\n'))
    for (const [what, count] of Object.entries(v.parse(lineOfFigures, JSON.parse(line)))) {
      const before = sums.get(what) ?? 0;
      sums.set(what, typeof count === 'number' && typeof before === 'number' ? before + count : count);
    }
  return [[...sums].map(([what, count]) => `${what} ${count.toLocaleString('en')}`).join(', ')];
}

function seenIn(page: string): Map<string, Seen> {
  const rows = page.matchAll(/^\| ([\w-]+) \|.*\| ([^|]*) \| ([\d–-]+) \|$/gm);
  const taken = [...rows].filter(([, , , date]) => date !== NOT_RUN.date);
  return new Map(taken.map(([, row = '', figure = '', date = '']) => [row, { figure, date }]));
}

function pageOf(known: ReadonlyMap<string, Seen>): string {
  const rows = proofs.map((proof) => {
    const { figure, date } = proof.command === null ? NOT_RUN : (known.get(proof.row) ?? NOT_RUN);
    const command = proof.command === null ? '–' : `\`${commandLine(proof.command).replaceAll('|', '\\|')}\``;
    const promise = proof.but === undefined ? proof.promise : `${proof.promise}. **But:** ${proof.but}`;
    return `| ${proof.row} | ${promise} | ${command} | ${proof.command === null ? '**not reached**' : figure} | ${date} |\n`;
  });
  return HEAD + rows.join('');
}
