// Tests without a browser: `pure` for wire, machines and tools, `node` for the mock server, `jsdom` for views. Browser tests:
// playwright.config.ts.
import { availableParallelism, loadavg } from 'node:os';
import react from '@vitejs/plugin-react';
import { seedData } from './scripts/vite/seedData.ts';
import { tokensCss } from './scripts/vite/tokensCss.ts';
import { defineConfig } from 'vitest/config';

/** A worker goes on with the next file only in the same environment: each project has one. */
const WITHOUT_PAGE =
  'tests/ui/{kyt.pure,menu,modals.texts,passwordStrength,public.masks,kit/{amountInput,format,ssr,statusIcons,theme}}.test.{ts,tsx}';
const WITH_PAGE = 'tests/mock-server/*jsdom.test.ts';
/** What these leave behind slows the next file down. */
const LARGE = 'tests/mock-server/{documents.writers,histories,large,spoiled}.test.ts';

/** How much slower a test may be because the machine is busy with other work. */
const CROWD = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

export default defineConfig({
  plugins: [react(), tokensCss(), seedData()],
  define: { 'import.meta.env.VITE_CAPTCHA': '"demo"', 'import.meta.env.VITE_DEMO': 'false' },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          include: ['tests/{contract,api,machines,models,tools}/**/*.test.{ts,tsx}', WITHOUT_PAGE],
          exclude: ['tests/models/**/*.ui.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/mock-server/**/*.test.ts'],
          exclude: [WITH_PAGE, LARGE],
        },
      },
      {
        extends: true,
        test: { name: 'node alone', environment: 'node', isolate: true, include: [LARGE] },
      },
      {
        extends: true,
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          setupFiles: ['tests/support/patience.ts'],
          include: ['tests/ui/**/*.test.{ts,tsx}', 'tests/models/**/*.ui.test.{ts,tsx}', WITH_PAGE],
          exclude: [WITHOUT_PAGE],
        },
      },
    ],
    setupFiles: ['tests/support/seed.ts', 'tests/support/watchdog.ts'],
    isolate: false, // a worker and what it has loaded, its page too, go on to the next file: half the time
    maxWorkers: '100%', // by default one core stays idle: half of a machine of two
    testTimeout: 30_000 * CROWD,
    hookTimeout: 60_000 * CROWD, // loads all screens
    restoreMocks: true,
    unstubGlobals: true,
  },
});
