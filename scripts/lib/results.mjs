// What the end of `npm test` prints: totals of both runners and the coverage of the state machines.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */

/** @typedef {import('../../tests/support/models/coverage.ts').Report} Coverage a file of .cache/coverage/ */

/**
 * Totals of a runner. One that broke off without saying why counts as one failure.
 * @param {string} file its JSON report
 * @param {number} code its exit code
 * @param {(report: any) => Totals} read
 * @returns {Promise<Totals>}
 */
export async function totalsOf(file, code, read) {
  const totals = existsSync(file)
    ? read(JSON.parse(await readFile(file, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  return { ...totals, failed: totals.failed === 0 && code !== 0 ? 1 : totals.failed };
}

/** @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} report of Vitest */
export function vitestTotals({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const unread = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  return { passed: numPassedTests, failed: numFailedTests + unread, skipped: numPendingTests + numTodoTests };
}

/** @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} report of Playwright */
export function playwrightTotals({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** @param {Totals[]} all @returns {Totals} */
export function sum(all) {
  return all.reduce(
    (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }),
    {
      passed: 0,
      failed: 0,
      skipped: 0,
    },
  );
}

/**
 * The coverage table, '' when no model test has written any.
 * @param {string} dir
 */
export async function coverageTable(dir) {
  const names = existsSync(dir) ? (await readdir(dir)).filter((name) => name.endsWith('.json')) : [];
  /** @type {Coverage[]} */
  const rows = await Promise.all(names.map(async (name) => JSON.parse(await readFile(join(dir, name), 'utf8'))));
  if (rows.length === 0) return '';
  rows.sort((a, b) => a.machine.localeCompare(b.machine) || a.door.localeCompare(b.door));
  const lines = rows.map(({ machine, door, states, transitions }) => [
    machine,
    door,
    states.join('/'),
    transitions.join('/'),
  ]);
  const missing = rows.flatMap(({ machine, door, missing: lost }) =>
    lost.map((what) => `not reached: ${machine} (${door}) ${what}`),
  );
  const modelled = new Set(rows.map(({ machine }) => machine));
  const all = rows.some(({ door }) => door === 'actor') ? await machines() : []; // else only browser tests ran
  const others = all.filter((name) => !modelled.has(name)).map((name) => `no model: ${name}`);
  return [table([['machine', 'driven in', 'states', 'transitions'], ...lines]), ...missing, ...others].join('\n');
}

/** The names of all machines of the product, from the ids in their sources. */
async function machines() {
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
