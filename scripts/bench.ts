// `npm run bench`: all performance suites; `npm run bench -- mockApi size` runs the named ones only.
// Writes docs/performance.md; suites that did not run keep their last results.
// A suite is a file of tests/bench/ (suite.ts). Missed goals do not fail the run, because results depend on the machine.
import { type Measured, keep, loadNow, measuredNow } from '../tests/bench/results.ts';
import type { BenchRow, Suite } from '../tests/bench/suite.ts';

const suites: Readonly<Record<string, () => Promise<Suite>>> = {
  firstScreen: () => import('../tests/bench/firstScreen.ts'),
  size: () => import('../tests/bench/size.ts'),
  routes: () => import('../tests/bench/routes.ts'),
  acts: () => import('../tests/bench/acts.ts'),
  lists: () => import('../tests/bench/lists.ts'),
  machinery: () => import('../tests/bench/machinery.ts'),
  matching: () => import('../tests/bench/matching.ts'),
  inbox: () => import('../tests/bench/inbox.ts'),
  building: () => import('../tests/bench/building.ts'),
  mockApi: () => import('../tests/bench/mockApi.ts'),
  mockBoot: () => import('../tests/bench/mockBoot.ts'),
  console: () => import('../tests/bench/console.ts'),
  screens: () => import('../tests/bench/screens.ts'),
};

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in suites));
if (unknown.length > 0) throw new Error(`no suite ${unknown.join(', ')}; there are ${Object.keys(suites).join(', ')}`);

const fresh: Record<string, Measured> = {};
for (const [name, load] of Object.entries(suites)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  console.log(`${name} …`);
  const before = loadNow();
  try {
    const suite = await load();
    fresh[name] = measuredNow(await suite.rows((line) => console.log(`  ${line}`)), before);
  } catch (error) {
    console.error(error);
    process.exitCode = 1; // the other suites still run
  }
}
print(Object.values(fresh).flatMap(({ rows }) => rows));
await keep(fresh, Object.keys(suites));

function print(rows: readonly BenchRow[]): void {
  const lines = [
    ['', 'figure', 'ratio', 'goal', ''],
    ...rows.map(({ what, figure, ratio, goal, met }) => [
      what,
      figure,
      ratio === null ? '' : `${ratio.toFixed(2)} ×`,
      goal,
      met === null ? '' : met ? 'met' : 'MISSED',
    ]),
  ];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  for (const line of lines)
    console.log(
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    );
  const goals = rows.filter(({ met }) => met !== null);
  console.log(`\n${goals.filter(({ met }) => met).length} of ${goals.length} goals met`);
}
