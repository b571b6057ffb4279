// `npm run mutants`: mutation testing (StrykerJS, stryker.config.mjs): every mutant of a source must make a test fail.
// Without arguments it runs the scope of tests/mutation/mutants.table.mjs. Prints surviving mutants and the score; writes
// docs/mutation.md.
//   npm run mutants -- src/api/validation src/machines/data/request.machine.ts   folders or files
//   npm run mutants -- --sample      a ten-minute random sample of screens, hooks, api, machines and handlers; --seed N for
//                                    another sample, --minutes N for another duration
//   npm run mutants -- --changed     lines that differ from origin/main; without any, those of the last commit
//   npm run mutants -- --fresh       ignores the results of the last run, whose reuse misses changed imports and helpers
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { calculateScore, writeRow } from '../tests/mutation/mutantsPage.mjs';
import { listFiles, root, run } from './lib/run.mjs';
import { TEST_FILES, SAMPLED_FILES, MUTATED_FILES, WITHOUT_PAGE } from '../tests/mutation/mutants.table.mjs';

const HOME = '.cache/mutants';
const FIGURE = '.cache/figures/mutants.jsonl';
/** Required mutation score, per cent. */
const GOAL = 90;

/** @typedef {{ mutatorName: string, replacement?: string, status: string, static?: boolean, location: { start: { line: number } } }} Mutant */
/** @typedef {{ files: Record<string, { source: string, mutants: Mutant[] }>, testFiles: Record<string, { source: string }>, unfinished?: true }} Report */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean' },
    fresh: { type: 'boolean' },
    sample: { type: 'boolean' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string' },
  },
});

const started = performance.now();
/** Time limit for starting a new range, minutes; a started one may take two more. */
const MINUTES = Number(values.minutes ?? (values.sample ? 8 : Infinity));
const isLate = () => performance.now() - started > MINUTES * 60_000;
/** Lines per sampled range. */
const WINDOW = 12;
/** Minimum number of mutants for a meaningful score; below it nothing fails. */
const ENOUGH = 20;

const wanted = positionals.length > 0 ? positionals : values.sample ? SAMPLED_FILES : MUTATED_FILES;
const { since, paths } = values.changed ? await changed() : { since: null, paths: wanted };
const files = values.sample ? shuffled(await sources(paths), Number(values.seed)) : await sources(paths);
/** @type {Mutant[]} */
const mutants = [];
let done = 0;
for (const file of files) {
  if (isLate()) break;
  done += 1;
  mutants.push(...(await mutantsOf(file)));
}
if (values.sample) console.log(`${done} of ${files.length} files drawn by --seed ${values.seed}`);
else if (done < files.length) console.log(`not judged after ${MINUTES} minutes: ${files.slice(done).join(' ')}`);
if (done > 0) await conclude(mutants);
else console.log('no source to break');

/** @param {string} file @returns {Promise<Mutant[]>} */
function mutantsOf(file) {
  if (values.sample) return judgeWindow(file);
  return since === null ? judge(file) : judgeLines(file, since);
}

/** Deterministic shuffle: sorts by the hash of seed and name. @param {string[]} all @param {number} seed */
function shuffled(all, seed) {
  return all.toSorted((a, b) => (hash(`${seed} ${a}`) < hash(`${seed} ${b}`) ? -1 : 1));
}

/** @param {string} text */
function hash(text) {
  return createHash('sha1').update(text).digest('hex');
}

/** Mutates a range of lines selected by the seed. @param {string} file @returns {Promise<Mutant[]>} */
async function judgeWindow(file) {
  const lines = (await readFile(file, 'utf8')).split('\n');
  const first = lines.findLastIndex((line) => /^import |^\} from /.test(line)) + 2; // 1-based, after the imports
  const places = Math.max(lines.length - first - WINDOW, 1);
  const from = first + (Number.parseInt(hash(`${values.seed} line ${file}`).slice(0, 8), 16) % places);
  const report = join(HOME, 'sample.json');
  await rm(report, { force: true });
  return timed(file, () => breakUp(file, report, `${file}:${from}-${from + WINDOW - 1}`));
}

/** Changed sources and the base commit. @returns {Promise<{ since: string, paths: string[] }>} */
async function changed() {
  for (const commit of ['origin/main', 'HEAD~1']) {
    const differs = await run('git', ['diff', '--merge-base', '--name-only', '--diff-filter=d', commit, '--', 'src']);
    const untracked = await run('git', ['ls-files', '--others', '--exclude-standard', '--', 'src']);
    const names = `${differs.output}${untracked.output}`.trim();
    if (names !== '') return { since: commit, paths: names.split('\n') };
  }
  return { since: 'HEAD', paths: [] };
}

/** Testable files below some paths: without styles, texts and the demo console. @param {string[]} all @returns {Promise<string[]>} */
async function sources(all) {
  const found = await Promise.all(all.map((path) => listFiles(join(root, path))));
  return found
    .flat()
    .map((file) => relative(root, file))
    .filter(
      (file) =>
        existsSync(file) &&
        /^src\/(api|machines|mock-server|ui)\/.*(?<!\.d|\.styles)\.tsx?$/.test(file) &&
        !/^src\/ui\/(demo|theme|texts)\//.test(file),
    );
}

/** One run per file, so that an interruption loses only the last one. @param {string} file @returns {Promise<Mutant[]>} */
async function judge(file) {
  const report = join(HOME, `${file.replaceAll('/', '.')}.json`);
  if (values.fresh) await rm(report, { force: true });
  const all = await timed(file, async () =>
    (await isCurrent(report)) ? mutantsIn(report, file) : breakUp(file, report, file),
  );
  const date = new Date().toISOString().slice(0, 10);
  const unnoticed = all.filter(isUnnoticed).length;
  await writeRow(file, { breaks: all.length, unnoticed, date });
  return all;
}

/** Mutates the changed lines of a file only; its stored row stays. @param {string} file @param {string} commit @returns {Promise<Mutant[]>} */
async function judgeLines(file, commit) {
  const { output } = await run('git', ['diff', '--merge-base', '-U0', commit, '--', file]);
  const hunks = [...output.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)];
  const lines = hunks.map(
    ([, from, length = '1']) => `${file}:${Math.max(Number(from), 1)}-${Number(from) + Math.max(Number(length), 1)}`,
  );
  const report = join(HOME, 'changed.json');
  await rm(report, { force: true });
  return timed(file, () => breakUp(file, report, lines.join(',') || file)); // a new file has no diff
}

/** Prints surviving mutants and the duration. @param {string} file @param {() => Promise<Mutant[]>} judged */
async function timed(file, judged) {
  const began = performance.now();
  console.log(`${file} …`);
  const all = await judged();
  const unnoticed = all.filter(isUnnoticed);
  for (const { location, mutatorName, replacement = '', status } of unnoticed)
    console.log(`${status} ${file}:${location.start.line} ${mutatorName} → ${replacement.replaceAll(/\s+/g, ' ')}`);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${file}: ${all.length} breaks, ${unnoticed.length} unnoticed, ${seconds} s`);
  return all;
}

/** Runs Stryker on a file or its `lines`. @param {string} file @param {string} report @param {string} lines @returns {Promise<Mutant[]>} */
async function breakUp(file, report, lines) {
  await forgetStatic(report);
  const args = ['run', '--mutate', lines, '--incrementalFile', report];
  // Thirty schedules per mutant, because some mutants fail only in certain interleavings.
  const { code, output } = await run('stryker', args, {
    env: {
      MUTANTS_TESTS: testsOf(file),
      MUTANTS_SCREEN: needsPage(testsOf(file)) ? '1' : '0',
      SCHEDULES: '30',
      NO_COLOR: '1',
    },
  });
  const untested = output.includes('No tests were executed');
  if (code !== 0 && !untested) throw new Error(`${file}: Stryker ended with code ${code}\n${output}`);
  return untested ? untouched(output) : mutantsIn(report, file);
}

/** @param {string} report @returns {Promise<Report>} */
async function read(report) {
  return JSON.parse(await readFile(report, 'utf8'));
}

/** @param {string} report @param {string} file */
async function mutantsIn(report, file) {
  return existsSync(report) ? ((await read(report)).files[file]?.mutants ?? []) : [];
}

/** Whether the source and its tests are unchanged since the report. @param {string} report */
async function isCurrent(report) {
  if (!existsSync(report)) return false;
  const { files: broken, testFiles, unfinished } = await read(report);
  const unchanged = Object.entries({ ...broken, ...testFiles }).map(
    async ([path, { source }]) => existsSync(path) && (await readFile(path, 'utf8')) === source,
  );
  return unfinished !== true && (await Promise.all(unchanged)).every(Boolean);
}

/** Mutants of a file that no test loads. @param {string} output @returns {Mutant[]} */
function untouched(output) {
  const length = Number(/with (\d+) mutant/.exec(output)?.[1] ?? 0);
  return Array.from({ length }, () => ({ mutatorName: 'any', status: 'NoCoverage', location: { start: { line: 1 } } }));
}

/**
 * Stryker does not track which tests cover code that runs on module load, so surviving static mutants are tested again:
 * a test may have been added.
 * @param {string} report
 */
async function forgetStatic(report) {
  if (!existsSync(report)) return;
  const last = await read(report);
  for (const file of Object.values(last.files))
    file.mutants = file.mutants.filter((mutant) => !mutant.static || !isUnnoticed(mutant));
  await writeFile(report, JSON.stringify({ ...last, unfinished: true }));
}

/** @param {string} file */
function testsOf(file) {
  const [pattern, tests = ''] = TEST_FILES.find((row) => row[0].test(file)) ?? [];
  return tests.replaceAll('$1', pattern?.exec(file)?.[1] ?? '');
}

/** Whether one of the tests renders a page. @param {string} tests */
function needsPage(tests) {
  return tests.split(' ').some((test) => test.startsWith('tests/ui/') && !WITHOUT_PAGE.test(test));
}

/** A timeout or a load error counts as killed. @param {Mutant} mutant */
function isUnnoticed({ status }) {
  return status === 'Survived' || status === 'NoCoverage';
}

/** Prints and stores the score of all files; fails below the goal. @param {Mutant[]} all */
async function conclude(all) {
  const unnoticed = all.filter(isUnnoticed).length;
  const score = calculateScore({ breaks: all.length, unnoticed });
  const counts = { score: `${score.toFixed(1)} %`, breaks: all.length, unnoticed };
  console.log('mutants', counts);
  await mkdir(dirname(FIGURE), { recursive: true });
  await appendFile(FIGURE, `${JSON.stringify(counts)}\n`);
  if (score < GOAL && (all.length >= ENOUGH || !values.changed)) process.exitCode = 1;
}
