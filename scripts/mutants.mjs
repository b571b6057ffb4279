// `npm run mutants`: mutation testing (StrykerJS, stryker.config.mjs): each small break of a source must make a test fail.
// Without arguments what scripts/mutants.table.mjs names. Prints the breaks that no test noticed, and the score; writes
// docs/mutation.md.
//   npm run mutants -- src/api/checks src/machines/data/request.machine.ts   folders or files
//   npm run mutants -- --sample      ten minutes of places drawn from screens, hooks, api, machines and handlers; another
//                                    draw with --seed N, another length with --minutes N
//   npm run mutants -- --changed     the lines that differ from origin/main; where none does, those of the last commit
//   npm run mutants -- --fresh       takes nothing over from the last run; it does not notice a changed import or helper
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { scoreOf, writeRow } from './lib/mutantsPage.mjs';
import { root, run } from './lib/run.mjs';
import { filesOf } from './lib/variants.mjs';
import { JUDGES, SAMPLED, SCOPE } from './mutants.table.mjs';

const HOME = '.cache/mutants';
const FIGURE = '.cache/figures/mutants.jsonl';
/** Per cent of the breaks that a test must notice. */
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
/** Minutes after which nothing more is begun; a place that was begun may take two more. */
const MINUTES = Number(values.minutes ?? (values.sample ? 8 : Infinity));
const isLate = () => performance.now() - started > MINUTES * 60_000;
/** A sample breaks so many lines of a file that it draws. */
const WINDOW = 12;
/** A share of few breaks says nothing: below so many nothing fails. */
const ENOUGH = 20;

const wanted = positionals.length > 0 ? positionals : values.sample ? SAMPLED : SCOPE;
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

/** In an order that a seed decides: by the hash of seed and name. @param {string[]} all @param {number} seed */
function shuffled(all, seed) {
  return all.toSorted((a, b) => (hash(`${seed} ${a}`) < hash(`${seed} ${b}`) ? -1 : 1));
}

/** @param {string} text */
function hash(text) {
  return createHash('sha1').update(text).digest('hex');
}

/** Some lines in a row, drawn by the seed. @param {string} file @returns {Promise<Mutant[]>} */
async function judgeWindow(file) {
  const lines = (await readFile(file, 'utf8')).split('\n');
  const first = lines.findLastIndex((line) => /^import |^\} from /.test(line)) + 2; // 1-based, after the imports
  const places = Math.max(lines.length - first - WINDOW, 1);
  const from = first + (Number.parseInt(hash(`${values.seed} line ${file}`).slice(0, 8), 16) % places);
  const report = join(HOME, 'sample.json');
  await rm(report, { force: true });
  return timed(file, () => breakUp(file, report, `${file}:${from}-${from + WINDOW - 1}`));
}

/** The sources that changed, and since when. @returns {Promise<{ since: string, paths: string[] }>} */
async function changed() {
  for (const commit of ['origin/main', 'HEAD~1']) {
    const differs = await run('git', ['diff', '--merge-base', '--name-only', '--diff-filter=d', commit, '--', 'src']);
    const untracked = await run('git', ['ls-files', '--others', '--exclude-standard', '--', 'src']);
    const names = `${differs.output}${untracked.output}`.trim();
    if (names !== '') return { since: commit, paths: names.split('\n') };
  }
  return { since: 'HEAD', paths: [] };
}

/** The files that can be judged below some paths: not styles, texts and the demo console. @param {string[]} all @returns {Promise<string[]>} */
async function sources(all) {
  const found = await Promise.all(all.map((path) => filesOf(join(root, path))));
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

/** Each file has a run of its own: what is broken off loses only the last. @param {string} file @returns {Promise<Mutant[]>} */
async function judge(file) {
  const report = join(HOME, `${file.replaceAll('/', '.')}.json`);
  if (values.fresh) await rm(report, { force: true });
  const all = await timed(file, async () =>
    (await stands(report)) ? mutantsIn(report, file) : breakUp(file, report, file),
  );
  const date = new Date().toISOString().slice(0, 10);
  const unnoticed = all.filter(isUnnoticed).length;
  await writeRow(file, { breaks: all.length, unnoticed, date });
  return all;
}

/** Only what has changed of a file: its row stays as it is. @param {string} file @param {string} commit @returns {Promise<Mutant[]>} */
async function judgeLines(file, commit) {
  const { output } = await run('git', ['diff', '--merge-base', '-U0', commit, '--', file]);
  const hunks = [...output.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)];
  const lines = hunks.map(
    ([, from, length = '1']) => `${file}:${Math.max(Number(from), 1)}-${Number(from) + Math.max(Number(length), 1)}`,
  );
  const report = join(HOME, 'changed.json');
  await rm(report, { force: true });
  return timed(file, () => breakUp(file, report, lines.join(',') || file)); // a new file has no lines that differ
}

/** Tells what no test noticed, and how long it took. @param {string} file @param {() => Promise<Mutant[]>} judged */
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

/** Runs Stryker over a file, or its `lines`. @param {string} file @param {string} report @param {string} lines @returns {Promise<Mutant[]>} */
async function breakUp(file, report, lines) {
  await forgetStatic(report);
  const args = ['run', '--mutate', lines, '--incrementalFile', report];
  // A break that only some orders of a race show is tried in thirty of them.
  const { code, output } = await run('stryker', args, {
    env: {
      MUTANTS_TESTS: testsOf(file),
      MUTANTS_SCREEN: file.startsWith('src/ui/') ? '1' : '0',
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

/** Whether neither the source nor a test that judged it has changed since. @param {string} report */
async function stands(report) {
  if (!existsSync(report)) return false;
  const { files: broken, testFiles, unfinished } = await read(report);
  const unchanged = Object.entries({ ...broken, ...testFiles }).map(
    async ([path, { source }]) => existsSync(path) && (await readFile(path, 'utf8')) === source,
  );
  return unfinished !== true && (await Promise.all(unchanged)).every(Boolean);
}

/** The breaks of a file that none of the tests loads. @param {string} output @returns {Mutant[]} */
function untouched(output) {
  const length = Number(/with (\d+) mutant/.exec(output)?.[1] ?? 0);
  return Array.from({ length }, () => ({ mutatorName: 'any', status: 'NoCoverage', location: { start: { line: 1 } } }));
}

/**
 * Stryker does not see which tests judge what a module computes when it is loaded: what they let pass the last time is
 * judged again, as one of them may be new.
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
  const [pattern, tests = ''] = JUDGES.find((row) => row[0].test(file)) ?? [];
  return tests.replaceAll('$1', pattern?.exec(file)?.[1] ?? '');
}

/** What ends a test late, or keeps it from running at all, is noticed like what fails it. @param {Mutant} mutant */
function isUnnoticed({ status }) {
  return status === 'Survived' || status === 'NoCoverage';
}

/** Prints and records the score of all files; fails below the goal. @param {Mutant[]} all */
async function conclude(all) {
  const unnoticed = all.filter(isUnnoticed).length;
  const score = scoreOf({ breaks: all.length, unnoticed });
  const counts = { score: `${score.toFixed(1)} %`, breaks: all.length, unnoticed };
  console.log('mutants', counts);
  await mkdir(dirname(FIGURE), { recursive: true });
  await appendFile(FIGURE, `${JSON.stringify(counts)}\n`);
  if (score < GOAL && (all.length >= ENOUGH || !values.changed)) process.exitCode = 1;
}
