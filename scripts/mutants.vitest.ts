// Vitest inside of Stryker: the tests that judge what is mutated, named by scripts/mutants.mjs.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: (process.env['MUTANTS_TESTS'] ?? '').split(' '),
    setupFiles: ['tests/support/seed.ts'],
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
