// Tests without a browser: `pure` for API client, machines and tools, `node` for the mock server, `jsdom` for views. Browser
// tests: playwright.config.ts.
import { availableParallelism, loadavg } from 'node:os';
import react from '@vitejs/plugin-react';
import { seedData } from './scripts/vite/seedData.ts';
import { tokensCss } from './scripts/vite/tokensCss.ts';
import { defineConfig } from 'vitest/config';

/** One project per environment, because a worker is reused only within the same environment. */
const WITHOUT_PAGE =
  'tests/ui/{pure/*,kyt.pure,menu,modals.texts,passwordStrength,public.masks,kit/{amountInput,format,ssr,statusIcons,theme}}.test.{ts,tsx}';
const WITH_PAGE = 'tests/mock-server/*jsdom.test.ts';
/** Memory-heavy campaigns that would slow down the following files. */
const LARGE = 'tests/mock-server/{documents.writers,histories,large,spoiled}.test.ts';
/** Campaigns over all screens. `npm test` leaves out every project whose name ends in "campaign". */
const WHOLE_KINDS =
  'tests/ui/{answerVariants,failedReads,keptTexts,longTexts,readCalls,shown,shown.*,translated,walks,spoiled}.test.tsx';

/** Timeout factor for a machine that is busy with other work. */
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
        test: { name: 'node campaign', environment: 'node', isolate: true, include: [LARGE] },
      },
      {
        extends: true,
        test: {
          name: 'jsdom campaign',
          environment: 'jsdom',
          setupFiles: ['tests/support/patience.ts'],
          include: [WHOLE_KINDS],
        },
      },
      {
        extends: true,
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          setupFiles: ['tests/support/patience.ts'],
          include: ['tests/ui/**/*.test.{ts,tsx}', 'tests/models/**/*.ui.test.{ts,tsx}', WITH_PAGE],
          exclude: [WITHOUT_PAGE, WHOLE_KINDS],
        },
      },
    ],
    setupFiles: ['tests/support/seed.ts', 'tests/support/watchdog.ts'],
    isolate: false, // reusing workers with their loaded modules and page halves the time
    maxWorkers: '100%', // the default leaves one core idle, half of a two-core machine
    testTimeout: 30_000 * CROWD,
    hookTimeout: 60_000 * CROWD, // loads all screens
    restoreMocks: true,
    unstubGlobals: true,
  },
});
