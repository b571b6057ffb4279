// Vitest inside of Stryker: the tests that judge what is mutated, named by scripts/mutants.mjs.
import { defineConfig } from 'vitest/config';
import type { Reporter, Vitest } from 'vitest/node';

let vitest: Vitest | undefined;
/**
 * A test file that a break keeps from loading has no test that could fail, so that Stryker would call the break
 * unnoticed (stryker-js issue 6150). Told as an error of the run, it is noticed.
 */
const unloadable: Reporter = {
  onInit: (started) => void (vitest = started),
  onTestRunEnd: (files) => {
    for (const error of files.flatMap((file) => file.errors())) vitest?.state.catchError(error, 'Unhandled Error');
  },
};

export default defineConfig({
  test: {
    include: (process.env['MUTANTS_TESTS'] ?? '').split(' '),
    setupFiles: ['tests/support/seed.ts'],
    reporters: [unloadable],
    testTimeout: 60_000,
    isolate: false, // a run of one break is a worker of its own; its files share what it has loaded, as in vitest.config.ts
    restoreMocks: true,
    unstubGlobals: true,
  },
});
