// Vitest inside of Stryker: the tests that judge what is mutated, named by scripts/mutants.mjs.
import { defineConfig } from 'vitest/config';
import type { Reporter, Vitest } from 'vitest/node';
import { seedData } from './vite/seedData.ts';

let vitest: Vitest | undefined;
/**
 * A test file that a break keeps from loading has no test that could fail, so that Stryker would call the break
 * unnoticed (stryker-js issue 6150). Told as an error of the run, it is noticed; as an `Error`, because Stryker crashes
 * over what came from a worker, and starts anew three times.
 */
const unloadable: Reporter = {
  onInit: (started) => void (vitest = started),
  onTestRunEnd(files, unhandled) {
    const errors = [...unhandled, ...files.flatMap((file) => file.errors())];
    vitest?.state.clearErrors();
    for (const { message } of errors) vitest?.state.catchError(new Error(message), 'Unhandled Error');
  },
};

export default defineConfig({
  plugins: [seedData()],
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
