// Vitest inside of Stryker: the tests that judge what is mutated, named by scripts/mutants.mjs.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import type { Reporter, Vitest } from 'vitest/node';
import { seedData } from './vite/seedData.ts';
import { tokensCss } from './vite/tokensCss.ts';

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

/** Sources of the screens are judged in jsdom, as the project of that name in vitest.config.ts runs its tests. */
const isScreen = process.env['MUTANTS_SCREEN'] === '1';

export default defineConfig({
  plugins: [...(isScreen ? [react(), tokensCss()] : []), seedData()],
  ...(isScreen ? { define: { 'import.meta.env.VITE_CAPTCHA': '"demo"', 'import.meta.env.VITE_DEMO': 'false' } } : {}),
  test: {
    include: (process.env['MUTANTS_TESTS'] ?? '').split(' '),
    environment: isScreen ? 'jsdom' : 'node',
    setupFiles: ['tests/support/seed.ts', ...(isScreen ? ['tests/support/patience.ts'] : [])],
    reporters: [unloadable],
    testTimeout: 60_000,
    isolate: false, // a run of one break is a worker of its own; its files share what it has loaded, as in vitest.config.ts
    restoreMocks: true,
    unstubGlobals: true,
  },
});
