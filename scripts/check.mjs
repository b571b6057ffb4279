// `npm run check`: types, lint with import rules, format, unused code, generated documents, lockfile, bundle size, and the
// tests that name the file to edit when a new screen, call, status or error is incomplete.
// Two steps run in parallel; failed steps print their output.
import { run } from './lib/run.mjs';
import { ensureBuilt, readStamp } from './lib/variants.mjs';
import { findOverBudget } from './lib/weights.mjs';

/** Consistency tests without a browser; each failure names the file to edit. */
const COMPLETENESS = [
  'tests/contract', // screens, calls, errors, records, texts: in both directions
  'tests/machines/lifecycles', // golden tables of statuses and transitions
  'tests/mock-server/everyCall.test.ts', // a handler and a sample response of every call
  'tests/tools/demo.links.test.ts', // paths, names and titles of the demo console
  'tests/tools/newStatus.test.ts', // confirmations, statuses of the contract
  'tests/tools/readme.test.ts', // commands of the README and CI
  'tests/ui/kit/statusIcons.test.ts', // icons
];

/** @typedef {{ name: string, run: () => Promise<{ code: number, output: string }> }} Step */

/** @param {string} name @param {string} command @param {string[]} args @returns {Step} */
const tool = (name, command, ...args) => ({ name, run: () => run(command, args) });

const steps = [
  { name: 'builds and their size', run: builds },
  tool('types', 'tsc', '-p', '.'),
  tool('lint', 'oxlint', '--type-aware'),
  tool('format', 'oxfmt', '--check'),
  tool('unused code', 'knip', '--no-progress'),
  tool('docs/openapi.json', 'tsx', 'scripts/openapi.ts', '--check'),
  tool('docs/assumptions.md', process.execPath, 'scripts/assumptions.mjs', '--check'),
  tool('docs/proof.md', 'tsx', 'scripts/proof.ts', '--check'),
  tool('completeness of tables', 'vitest', 'run', '--reporter=dot', '--silent=true', ...COMPLETENESS),
  tool('package-lock.json', 'npm', 'ci', '--dry-run', '--ignore-scripts'),
];

/** @type {string[]} */
const failed = [];
await Promise.all([work(), work()]);
console.log(failed.length === 0 ? '\nAll checks passed' : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Runs steps until none is left. */
async function work() {
  for (let step = steps.shift(); step; step = steps.shift()) {
    const started = Date.now();
    const { code, output } = await step.run();
    const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(5);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${seconds} s  ${step.name}`);
    if (code === 0) continue;
    console.log(`${output.trimEnd()}\n`);
    failed.push(step.name);
  }
}

/**
 * Builds production if its sources changed, and checks its JavaScript against the budgets of scripts/lib/weights.mjs.
 * Builds the demo too, because its chunks differ and may have cycles that production has not.
 */
async function builds() {
  try {
    for (const build of /** @type {const} */ (['production', 'demo'])) await ensureBuilt(build, () => undefined);
    const stamp = await readStamp('production');
    const broken = stamp === null ? ['the build left no weights'] : findOverBudget(stamp.weights);
    if (broken.length === 0) return { code: 0, output: '' };
    return {
      code: 1,
      output: [...broken, 'What the product has grown by is raised in BUDGETS of scripts/lib/weights.mjs'].join('\n'),
    };
  } catch (error) {
    return { code: 1, output: error instanceof Error ? error.message : String(error) };
  }
}
