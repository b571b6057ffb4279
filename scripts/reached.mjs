// Writes src/ui/demo/console/reached.json, which the demo console paints its drawings by, from what `npm test` has left in
// .cache/coverage: for every machine and door the states and transitions that its tests do not reach. With --check it
// only tells whether that file is fresh; the tests hold the reports to what they name, so every run leaves the same.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machineNames } from './lib/results.mjs';
import { root } from './lib/run.mjs';

const REPORTS = join(root, '.cache/coverage');
const target = join(root, 'src/ui/demo/console/reached.json');

/** @typedef {import('../tests/support/models/coverage.ts').Report} Report */

/** Of the product's machines; the console's own are not drawn. @returns {Promise<Report[]>} */
async function reports() {
  const drawn = await machineNames();
  const names = existsSync(REPORTS) ? readdirSync(REPORTS).filter((name) => name.endsWith('.json')) : [];
  return names
    .map((name) => JSON.parse(readFileSync(join(REPORTS, name), 'utf8')))
    .filter(({ machine }) => drawn.includes(machine));
}

/** A reason may stand behind the name: `#id: why`, `#id | EVENT | #target (0): why`. @param {string} missing */
const nameOf = (missing) => (/^#[^|]+\|[^|]+\|.*?\(\d+\)/.exec(missing) ?? /^#[^\s:]+/.exec(missing))?.[0] ?? missing;

/** @param {readonly Report[]} all */
function textOf(all) {
  /** @type {Record<string, Record<string, string[]>>} */
  const table = {};
  for (const { machine, door, missing } of all.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b))))
    (table[machine] ??= {})[door] = missing.map(nameOf).toSorted();
  return `${JSON.stringify(table, null, 1)}\n`;
}

/** @param {Report} report */
const keyOf = ({ machine, door }) => `${machine} ${door}`;

const found = await reports();
const text = textOf(found);
if (!process.argv.includes('--check')) {
  writeFileSync(target, text);
  console.log(`src/ui/demo/console/reached.json: ${found.length} reports`);
} else if (readFileSync(target, 'utf8') !== text) {
  console.error('src/ui/demo/console/reached.json is stale: npm test, then node scripts/reached.mjs');
  process.exitCode = 1;
}
