// Vitest configuration for Stryker: the tests of the mutated source, selected by scripts/mutants.mjs.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import type { Reporter, Vitest } from 'vitest/node';
import { seedData } from '../../scripts/vite/seedData.ts';
import { tokensCss } from '../../scripts/vite/tokensCss.ts';

let vitest: Vitest | undefined;
/**
 * When a mutant prevents a test file from loading, no test fails, and Stryker reports the mutant as survived (stryker-js
 * issue 6150). Reporting a run error marks it as killed; it must be an `Error`, because Stryker crashes on error objects
 * from a worker and restarts three times.
 */
const unloadable: Reporter = {
  onInit: (started) => void (vitest = started),
  onTestRunEnd(files, unhandled) {
    const errors = [...unhandled, ...files.flatMap((file) => file.errors())];
    vitest?.state.clearErrors();
    for (const { message } of errors) vitest?.state.catchError(new Error(message), 'Unhandled Error');
  },
};

/** Screen sources are tested in jsdom, like the project of that name in vitest.config.ts. */
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
    isolate: false, // each mutant has its own worker; its files share loaded modules, as in vitest.config.ts
    restoreMocks: true,
    unstubGlobals: true,
  },
});
