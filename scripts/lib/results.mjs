// Summary of `npm test`: totals of both runners, recorded counts, coverage of the state machines.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Totals `failures`: name and first line of each message */

/** @typedef {import('../../tests/support/models/coverage.ts').CoverageReport} Coverage a file of .cache/coverage/ */

/** @type {Totals} */
const NOTHING = { passed: 0, failed: 0, skipped: 0, failures: [] };

/**
 * Totals of a runner. A crash without a report counts as one failure.
 * @param {string} file its JSON report
 * @param {number} code its exit code
 * @param {(report: any) => Totals} read
 * @returns {Promise<Totals>}
 */
export async function readTotals(file, code, read) {
  const totals = existsSync(file) ? read(JSON.parse(await readFile(file, 'utf8'))) : NOTHING;
  if (totals.failed > 0 || code === 0) return totals;
  return {
    ...totals,
    failed: 1,
    failures: [`a runner ended with code ${code} and named no test: see its output above`],
  };
}

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} UnitTest
 * @param {{ numPassedTests: number, numPendingTests: number, numTodoTests: number, testResults: { name: string, status: string, message: string, assertionResults: UnitTest[] }[] }} report of Vitest
 * @returns {Totals}
 */
export function vitestTotals({ numPassedTests, numPendingTests, numTodoTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [failure(name, 'the file', message)]
      : assertionResults
          .filter((test) => test.status === 'failed')
          .map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages[0])),
  );
  return {
    passed: numPassedTests,
    failed: failures.length,
    skipped: numPendingTests + numTodoTests,
    failures,
  };
}

/**
 * @typedef {{ title: string, specs?: { title: string, file: string, tests: { projectName: string, status: string, results: { error?: { message?: string } }[] }[] }[], suites?: Suite[] }} Suite
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: { message?: string }[], suites: Suite[] }} report of Playwright
 * @returns {Totals}
 */
export function playwrightTotals({ stats, errors, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [...suites.flatMap(failuresOf), ...errors.map(({ message }) => failure('playwright', '', message))],
  };
}

/** @param {Suite} suite @returns {string[]} */
function failuresOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        failure(file, `[${projectName}] ${title}`, results.find(({ error }) => error)?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

/** @param {string} file @param {string} test @param {string} [message] */
function failure(file, test, message = 'no message') {
  const words = stripVTControlCharacters(message).split('\n').slice(0, 6).join('\n      ');
  return `${relative(root, resolve(root, file))} › ${test}\n      ${words}`;
}

/** Tests whose worker was terminated because its event loop was blocked. @param {string} file @returns {Promise<Totals>} */
export async function readHungTests(file) {
  const lines = existsSync(file) ? (await readFile(file, 'utf8')).trimEnd().split(/\n(?! )/) : [];
  const failures = lines.map((line) => line.replace(`${root}/`, '').replace(root, ''));
  return { ...NOTHING, failed: failures.length, failures };
}

/** Counts recorded by tests (tests/support/tally.ts), e.g. `Explored edges: 16,020`. @param {string} file */
export async function tallyLine(file) {
  const lines = existsSync(file) ? (await readFile(file, 'utf8')).trimEnd().split('\n') : [];
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const line of lines)
    for (const [name, count] of Object.entries(JSON.parse(line))) sums.set(name, (sums.get(name) ?? 0) + Number(count));
  return [...sums]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => `${name[0]?.toUpperCase()}${name.slice(1)}: ${count.toLocaleString('en')}`)
    .join('\n');
}

/** @param {Totals[]} all @returns {Totals} */
export function sumTotals(all) {
  return all.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      skipped: a.skipped + b.skipped,
      failures: [...a.failures, ...b.failures],
    }),
    NOTHING,
  );
}

/**
 * The coverage table; '' when no model test wrote a report.
 * @param {string} dir
 */
export async function coverageTable(dir) {
  const names = existsSync(dir) ? (await readdir(dir)).filter((name) => name.endsWith('.json')) : [];
  /** @type {Coverage[]} */
  const rows = await Promise.all(names.map(async (name) => JSON.parse(await readFile(join(dir, name), 'utf8'))));
  if (rows.length === 0) return '';
  rows.sort((a, b) => a.machine.localeCompare(b.machine) || a.harness.localeCompare(b.harness));
  const lines = rows.map(({ machine, harness, states, transitions }) => [
    machine,
    harness,
    states.join('/'),
    transitions.join('/'),
  ]);
  const missing = rows.flatMap(({ machine, harness, missing: lost }) =>
    lost.map((what) => `not reached: ${machine} (${harness}) ${what}`),
  );
  const modelled = new Set(rows.map(({ machine }) => machine));
  const all = rows.some(({ harness }) => harness === 'actor') ? await machineNames() : []; // otherwise only browser tests ran
  const others = all.filter((name) => !modelled.has(name)).map((name) => `no model: ${name}`);
  return [table([['machine', 'driven in', 'states', 'transitions'], ...lines]), ...missing, ...others].join('\n');
}

/** Names of all machines, read from the ids in their sources. */
export async function machineNames() {
  const dir = join(root, 'src/machines');
  const files = (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.ts'));
  const names = files.map(async (name) => {
    const ids = (await readFile(join(dir, name), 'utf8')).matchAll(/createMachine\(\{\s+id: '(\w+)'/g);
    return Array.from(ids, ([, id]) => (name.startsWith('lifecycles') ? `lifecycle-${id}` : `${id}`));
  });
  return (await Promise.all(names)).flat().toSorted();
}

/** @param {string[][]} rows */
function table(rows) {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
