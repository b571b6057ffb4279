// `npm test`: Vitest without its campaigns, and the main flows in Chromium. `npm run test:all`: every test except those
// for nginx and static hosts, in Chromium and the other installed engines. Finds or installs the browser, builds the
// variants, prints a summary with machine coverage, explored edges, property runs and, as the last line, the totals.
//   --only all | unit | browser | models | nginx | static     JUNIT=dir writes JUnit files there
//   --engine chromium | firefox | webkit: this engine only; installs it if it is missing
//   BASE_URL=https://… ACCOUNTS=login:password:account_type,… with --only models tests a deployed instance, read-only
//   unless ALLOW_WRITES=1 (tests/models/README.md)
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findTestBrowser, installBrowser } from './lib/browser.mjs';
import { ENGINES, engineEnvironment, hasEngine, installEngine } from './lib/engines.mjs';
import {
  coverageTable,
  readHungTests,
  playwrightTotals,
  sumTotals,
  tallyLine,
  readTotals,
  vitestTotals,
} from './lib/results.mjs';
import { root, run } from './lib/run.mjs';
import { ensureBuilt } from './lib/variants.mjs';

const RESULTS = join(root, '.cache/results');
const COVERAGE = join(root, '.cache/coverage');
/** Written by tests/support/tally.ts and tests/support/watchdog.ts. */
const TALLY = join(RESULTS, 'tally.jsonl');
const HUNG = join(RESULTS, 'hung.txt');
const { only = 'main', engine: wanted } = parseArgs({
  options: { only: { type: 'string' }, engine: { type: 'string' } },
}).values;
const deployed = process.env['BASE_URL'] !== undefined;
const junit = process.env['JUNIT'];

/** Slow tests of whole kinds, e.g. every answer in every bent form (vitest.config.ts). */
const WITHOUT_CAMPAIGNS = '--project=!*campaign';

/** Scope of each `--only` value: arguments for Vitest, projects and paths for Playwright; null skips a runner. */
const CHOICES = new Map([
  [
    'main',
    {
      vitest: [WITHOUT_CAMPAIGNS],
      playwright: ['demo', 'production'],
      specs: ['engines/product/flows.spec.ts', 'engines/demo/demo.spec.ts'],
    },
  ],
  ['all', { vitest: [], playwright: ['demo', 'production', 'models'] }],
  ['unit', { vitest: [], playwright: null }],
  ['browser', { vitest: null, playwright: ['demo', 'production'] }],
  ['nginx', { vitest: null, playwright: ['nginx', 'production'] }],
  ['static', { vitest: null, playwright: ['static'] }],
  [
    'models',
    { vitest: deployed ? null : ['tests/models'], playwright: deployed ? ['models', 'deployed'] : ['models'] },
  ],
]);

/** @type {Record<import('./lib/engines.mjs').Engine, string>} */
const NAMES = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKitGTK' };

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main() {
  const choice = CHOICES.get(only);
  if (!choice) throw new Error(`--only ${[...CHOICES.keys()].join(' | ')}`);
  if (wanted !== undefined && !ENGINES.some((name) => name === wanted))
    throw new Error(`--engine ${ENGINES.join(' | ')}`);
  const engines = choice.playwright === null ? [] : chosenEngines();
  await Promise.all([RESULTS, COVERAGE].map((dir) => rm(dir, { recursive: true, force: true })));
  for (const dir of [RESULTS, COVERAGE]) await mkdir(dir, { recursive: true });
  const started = Date.now();

  const env = choice.playwright === null ? {} : await prepareBrowser();
  const withoutBrowser = choice.vitest === null || (wanted !== undefined && wanted !== 'chromium');
  const unit = withoutBrowser ? null : await runVitest(choice.vitest ?? []);
  /** @type {[string, import('./lib/results.mjs').Totals][]} */
  const browsers = [];
  for (const engine of engines) browsers.push([NAMES[engine], await runPlaywright(engine, choice, env)]);

  console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s`);
  if (unit) console.log(`Vitest: ${line(unit)}`);
  for (const [name, totals] of browsers) console.log(`${name}: ${line(totals)}`);
  const counted = await tallyLine(TALLY);
  if (counted) console.log(counted);
  const coverage = await coverageTable(COVERAGE);
  if (coverage) console.log(`\nModel coverage\n${coverage}`);
  const ran = sumTotals([unit, ...browsers.map(([, totals]) => totals)].filter((totals) => totals !== null));
  // A failed test leaves no report, so the coverage file cannot be checked then.
  const judgesDrawings = only === 'all' && engines.includes('chromium');
  const { passed, failed, failures } = judgesDrawings && ran.failed === 0 ? sumTotals([ran, await paintTotals()]) : ran;
  if (failures.length > 0) console.log(`\nFailed\n${failures.map((failure) => `  ✘ ${failure}`).join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}

/**
 * The requested engine; otherwise Chromium and, for all tests, the other installed engines.
 * @returns {import('./lib/engines.mjs').Engine[]}
 */
function chosenEngines() {
  if (wanted !== undefined) {
    const engine = ENGINES.find((name) => name === wanted) ?? 'chromium';
    if (engine !== 'chromium' && !installEngine(engine, console.log))
      throw new Error(`${NAMES[engine]} is not installed; \`node scripts/browser.mjs\` installs it as root on Debian`);
    return [engine];
  }
  if (only !== 'all') return ['chromium'];
  const missing = ENGINES.filter((engine) => !hasEngine(engine)).map((engine) => NAMES[engine]);
  if (missing.length > 0)
    console.log(`Not tested in ${missing.join(' and ')}: not installed (node scripts/browser.mjs)`);
  return ENGINES.filter(hasEngine);
}

/** Checks machineCoverage.json against the reports of this run; a stale file is a failure. */
async function paintTotals() {
  const { code, output } = await run(process.execPath, ['scripts/reached.mjs', '--check']);
  return { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0, failures: code === 0 ? [] : [output.trim()] };
}

/** @param {import('./lib/results.mjs').Totals} totals */
function line({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** @returns {Promise<Record<string, string>>} environment of Playwright */
async function prepareBrowser() {
  if ((await findTestBrowser()) === null) installBrowser(console.log);
  const browser = await findTestBrowser();
  if (browser === null) throw new Error('no Chromium; pass its path: CHROMIUM=/path/to/chromium npm test');
  console.log(`Browser: ${browser}`);
  const builds =
    only === 'static' ? /** @type {const} */ (['static']) : /** @type {const} */ (['demo', 'test', 'captcha']);
  if (!deployed) for (const build of builds) await ensureBuilt(build, console.log);
  return { CHROMIUM: browser, ...(only === 'nginx' || only === 'static' ? { PRODUCT_HOST: only } : {}) };
}

/** @param {string[]} filters */
async function runVitest(filters) {
  const report = join(RESULTS, 'unit.json');
  const outputs = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  if (junit) outputs.push('--reporter=junit', `--outputFile.junit=${join(junit, 'unit.xml')}`);
  const { code } = await run('vitest', ['run', '--passWithNoTests', ...outputs, ...filters], {
    show: true,
    env: { TALLY, HUNG },
  });
  return sumTotals([await readTotals(report, code, vitestTotals), await readHungTests(HUNG)]);
}

/**
 * @param {import('./lib/engines.mjs').Engine} engine @param {{ playwright: string[] | null, specs?: string[] }} choice
 * @param {Record<string, string>} env
 */
async function runPlaywright(engine, { playwright, specs = [] }, env) {
  const projects = (playwright ?? []).filter((project) => engine === 'chromium' || project !== 'models');
  const args = ['test', '--pass-with-no-tests', ...projects.map((project) => `--project=${project}`), ...specs];
  const report = join(RESULTS, `browser-${engine}.json`);
  const { code } = await run('playwright', args, { show: true, env: { ...env, ...engineEnvironment(engine) } });
  return readTotals(report, code, playwrightTotals);
}
