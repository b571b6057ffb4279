// Writes src/ui/demo/console/diagram/machineCoverage.json, used for the console's diagrams: states and transitions that the tests of
// each machine and level do not reach, from the reports in .cache/coverage. Model tests fail when the file differs from
// their result: after a change run the tests, then this script. `--whole` also removes entries without a report, `--check`
// fails when the file would change; use both only after a `npm run test:all`.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machineNames } from './lib/results.mjs';
import { root } from './lib/run.mjs';

const REPORTS = join(root, '.cache/coverage');
const target = join(root, 'src/ui/demo/console/diagram/machineCoverage.json');

/** @typedef {import('../tests/support/models/coverage.ts').CoverageReport} Report */

/** Reports of the product's machines; the console's own are not drawn. @returns {Promise<Report[]>} */
async function reports() {
  const drawn = await machineNames();
  const names = existsSync(REPORTS) ? readdirSync(REPORTS).filter((name) => name.endsWith('.json')) : [];
  return names
    .map((name) => JSON.parse(readFileSync(join(REPORTS, name), 'utf8')))
    .filter(({ machine }) => drawn.includes(machine));
}

/** Current contents of the file as reports. @param {string} text */
async function painted(text) {
  const drawn = await machineNames();
  /** @type {Record<string, Record<string, string[]>>} */
  const table = JSON.parse(text);
  return Object.entries(table)
    .filter(([machine]) => drawn.includes(machine))
    .flatMap(([machine, harnesses]) =>
      Object.entries(harnesses).map(([harness, missing]) => ({ machine, harness, missing })),
    );
}

/** Name without an appended reason: `#id: why`, `#id | EVENT | #target (0): why`. @param {string} missing */
const nameOf = (missing) => (/^#[^|]+\|[^|]+\|.*?\(\d+\)/.exec(missing) ?? /^#[^\s:]+/.exec(missing))?.[0] ?? missing;

/** @typedef {Pick<Report, 'machine' | 'harness' | 'missing'>} Line */

/** @param {readonly Line[]} all */
function textOf(all) {
  /** @type {Record<string, Record<string, string[]>>} */
  const table = {};
  for (const { machine, harness, missing } of all.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b))))
    (table[machine] ??= {})[harness] = missing.map(nameOf).toSorted();
  return `${JSON.stringify(table, null, 1)}\n`;
}

/** @param {Line} report */
const keyOf = ({ machine, harness }) => `${machine} ${harness}`;

const found = await reports();
const before = readFileSync(target, 'utf8');
if (process.argv.includes('--check')) {
  if (before !== textOf(found)) {
    console.error(
      'src/ui/demo/console/diagram/machineCoverage.json is stale: npm run test:all, then node scripts/reached.mjs --whole',
    );
    process.exitCode = 1;
  }
} else {
  const names = new Set(found.map(keyOf));
  const kept = process.argv.includes('--whole') ? [] : (await painted(before)).filter((one) => !names.has(keyOf(one)));
  writeFileSync(target, textOf([...kept, ...found]));
  console.log(`src/ui/demo/console/diagram/machineCoverage.json: ${found.length} reports`);
}
