// `npm run check`: types, lint with the import rules, format, unused code, generated documents, lockfile, bundle size,
// and the tests that name the file where a new screen, call, status or error still lacks something.
// Two at a time; what fails shows its output.
import { run } from './lib/run.mjs';
import { ensureBuilt, readStamp } from './lib/variants.mjs';
import { overBudget } from './lib/weights.mjs';

/** Tests without a browser that hold tables against each other; each failure names the file to edit. */
const COMPLETENESS = [
  'tests/contract', // screens, calls, errors, records, texts: in both directions
  'tests/machines/lifecycles', // golden tables of statuses and moves
  'tests/mock-server/everyCall.test.ts', // a handler and an answered sample of every call
  'tests/tools/demo.links.test.ts', // ways, names and titles of the demo console
  'tests/tools/newStatus.test.ts', // questions, statuses of the contract
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

/** Takes steps until none is left. */
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
 * Builds production if its sources changed, and holds its JavaScript against the budgets of scripts/lib/weights.mjs; builds
 * the demo too, whose files are cut otherwise and may load each other where those of production do not.
 */
async function builds() {
  try {
    for (const build of /** @type {const} */ (['production', 'demo'])) await ensureBuilt(build, () => undefined);
    const stamp = await readStamp('production');
    const broken = stamp === null ? ['the build left no weights'] : overBudget(stamp.weights);
    if (broken.length === 0) return { code: 0, output: '' };
    return {
      code: 1,
      output: [...broken, 'What the product has grown by is raised in BUDGETS of scripts/lib/weights.mjs'].join('\n'),
    };
  } catch (error) {
    return { code: 1, output: error instanceof Error ? error.message : String(error) };
  }
}
