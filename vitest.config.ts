// Tests without a browser: `pure` for wire, machines and tools, `node` for the mock server, `jsdom` for views. Browser tests:
// playwright.config.ts.
import react from '@vitejs/plugin-react';
import { tokensCss } from './scripts/vite/tokensCss.ts';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), tokensCss()],
  define: { 'import.meta.env.VITE_CAPTCHA': '"demo"', 'import.meta.env.VITE_DEMO': 'false' },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          isolate: false, // no state of a module: a worker and what it has loaded go on to the next file, for half the time
          include: ['tests/{contract,api,machines,models,tools}/**/*.test.{ts,tsx}'],
          exclude: ['tests/models/**/*.ui.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: { name: 'node', environment: 'node', include: ['tests/mock-server/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          setupFiles: ['tests/support/patience.ts'],
          include: ['tests/ui/**/*.test.{ts,tsx}', 'tests/models/**/*.ui.test.{ts,tsx}'],
        },
      },
    ],
    setupFiles: ['tests/support/seed.ts'],
    maxWorkers: '100%', // by default one core stays idle: half of a machine of two
    // Two busy cores may be slow: a test that waits for something ends when it comes, however late.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
