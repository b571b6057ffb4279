// StrykerJS as scripts/mutants.mjs drives it: what is mutated and which tests judge it come from there.
import { availableParallelism } from 'node:os';

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/mutants.vitest.ts' },
  coverageAnalysis: 'perTest',
  concurrency: availableParallelism(),
  timeoutMS: 5_000,
  timeoutFactor: 2.5, // a machine with a broken guard may have more paths to walk: late is not endless
  reporters: [],
  incremental: true,
  tempDirName: '.cache/mutants/sandbox',
  ignorePatterns: ['dist*', 'docs', 'deploy', 'public'],
  // Stryker reads a tsconfig with the API of TypeScript, which version 7 does not have yet; nothing here needs it.
  tsconfigFile: 'none.json',
};
