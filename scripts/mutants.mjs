// `npm run mutants`: mutation testing (StrykerJS, stryker.config.mjs): each small break of a source must make a test fail.
// Without arguments the pure logic that docs/proof.md speaks of. Prints the breaks that no test noticed, and the score.
//   npm run mutants -- src/api/checks src/machines/request.ts   folders or files of api, machines and mock server
//   npm run mutants -- --changed     what differs from origin/main; where nothing does, what the last commit changed
//   npm run mutants -- --fresh       takes nothing over from the last run, which does not notice a changed helper of tests
import { existsSync, readFileSync } from 'node:fs';
import { appendFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run } from './lib/run.mjs';
import { filesOf } from './lib/variants.mjs';

const HOME = '.cache/mutants';
const FIGURE = '.cache/figures/mutants.jsonl';
/** Per cent of the breaks that a test must notice. */
const GOAL = 90;

/** What computes and decides, and the one call that everything waits for. */
const PURE = [
  'src/api/catalogue.ts',
  'src/api/failures.ts',
  'src/api/pages.ts',
  'src/machines/failures.ts',
  'src/machines/shownModal.ts',
  'src/machines/request.ts',
  'src/machines/linkedSums.ts',
  'src/mock-server/money/decimal.ts',
  'src/mock-server/money/fee.ts',
  'src/mock-server/money/ledger.ts',
  'src/mock-server/money/obligations.ts',
  'src/api/checks/addressSum.ts',
  'src/api/checks/bank.ts',
  'src/api/checks/digits.ts',
  'src/api/checks/money.ts',
  'src/api/checks/organization.ts',
];

/**
 * The tests that judge a source: the first row that fits it. What a module computes once, when it is loaded, all tests of
 * the row have to judge for every break, so the rows are narrow.
 * @type {readonly (readonly [sources: RegExp, tests: string])[]}
 */
const JUDGES = [
  [/^src\/api\/checks\//, 'tests/api/checks.test.ts'],
  [
    /^src\/api\/(?:catalogue|failures)/,
    'tests/api/failures.test.ts tests/contract/errors.test.ts tests/machines/failures.test.ts',
  ],
  [/^src\/api\/(client|pages|tokens)/, 'tests/api/$1.test.ts'],
  [/^src\/api\//, 'tests/api/*.test.ts tests/contract/*.test.ts'],
  [/^src\/machines\/lifecycles\//, 'tests/machines/lifecycles/*.test.ts tests/models/lifecycles.actor.test.ts'],
  [/^src\/machines\/shownModal/, 'tests/machines/failures.test.ts tests/models/failures.actor.test.ts'],
  [/^src\/machines\/(?:timeline|outbox)/, 'tests/machines/chat*.test.ts tests/models/chat*.actor.test.ts'],
  [/^src\/machines\/([a-z]+)\w*\.ts$/, 'tests/machines/$1*.test.ts tests/models/$1*.actor.test.ts'],
  [
    /^src\/mock-server\/(?:money|rules|matching)\//,
    'tests/mock-server/{books,deposits,exchanges,lots,seeds,trades,ved,walletBalances,withdrawals}.test.ts',
  ],
  [/^src\/mock-server\//, 'tests/mock-server/*.test.ts'],
];

/** @typedef {{ mutatorName: string, replacement?: string, status: string, location: { start: { line: number } } }} Mutant */
/** @typedef {Mutant & { file: string }} Judged */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean' }, fresh: { type: 'boolean' } },
});

const wanted = positionals.length > 0 ? positionals : PURE;
const files = await sources(values.changed ? await changed() : wanted);
/** @type {Judged[]} */
const mutants = [];
for (const file of files) mutants.push(...(await judge(file)));
await tell(mutants);

/** @returns {Promise<string[]>} */
async function changed() {
  for (const since of ['origin/main', 'HEAD~1']) {
    const { output } = await run('git', ['diff', '--name-only', '--diff-filter=d', since, '--', 'src']);
    if (output.trim() !== '') return output.trim().split('\n');
  }
  return [];
}

/** The files of api, machines and mock server below some paths. @param {string[]} all @returns {Promise<string[]>} */
async function sources(all) {
  const found = await Promise.all(all.map((path) => filesOf(join(root, path))));
  return found
    .flat()
    .map((file) => relative(root, file))
    .filter((file) => existsSync(file) && /^src\/(api|machines|mock-server)\/.*(?<!\.d)\.ts$/.test(file));
}

/** Each file has a run of its own: what is broken off loses only the last. @param {string} file @returns {Promise<Judged[]>} */
async function judge(file) {
  const [pattern, named = ''] = JUDGES.find(([judged]) => judged.test(file)) ?? [];
  const tests = named.replaceAll('$1', pattern?.exec(file)?.[1] ?? '');
  const report = join(HOME, `${file.replaceAll('/', '.')}.json`);
  if (values.fresh) await rm(report, { force: true });
  const args = ['run', '--mutate', file, '--incrementalFile', report];
  const { code, output } = await run('stryker', args, { env: { MUTANTS_TESTS: tests, NO_COLOR: '1' } });
  if (code !== 0) throw new Error(`${file}: Stryker ended with code ${code}\n${output}`);
  /** @type {{ files: Record<string, { mutants: Mutant[] }> }} */
  const { files: judged } = JSON.parse(readFileSync(report, 'utf8'));
  const all = (judged[file]?.mutants ?? []).map((mutant) => ({ ...mutant, file }));
  console.log(`${file}: ${all.length} breaks`);
  return all;
}

/** Prints and writes down what came out; fails below the goal. @param {Judged[]} all */
async function tell(all) {
  /** @param {string} status */
  const of = (status) => all.filter((mutant) => mutant.status === status);
  const unnoticed = [...of('Survived'), ...of('NoCoverage')];
  for (const { file, location, mutatorName, replacement = '', status } of unnoticed)
    console.log(`${status} ${file}:${location.start.line} ${mutatorName} → ${replacement.replaceAll(/\s+/g, ' ')}`);
  const noticed = of('Killed').length + of('Timeout').length;
  const judged = noticed + unnoticed.length;
  const score = judged === 0 ? 100 : (noticed / judged) * 100;
  const counts = {
    score: `${score.toFixed(1)} %`,
    mutants: judged,
    noticed,
    survived: of('Survived').length,
    'not reached': of('NoCoverage').length,
  };
  console.log('mutants', counts);
  await mkdir(dirname(FIGURE), { recursive: true });
  await appendFile(FIGURE, `${JSON.stringify(counts)}\n`);
  if (score < GOAL) process.exitCode = 1;
}
