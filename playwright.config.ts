// Browser tests in Chromium against built pages: the static demo, and production code with the mock's Node door behind
// it. `npm test` builds what they need; alone: `npm run test:browser`.
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { BROWSER_OPTIONS, findTestBrowser } from './scripts/lib/browser.mjs';
import type { SiteOptions } from './tests/support/browser.ts';

/** Four ports in a row, four more for tests/browser/nginx; another checkout on the same machine takes others by TEST_PORT. */
const DEMO_PORT = Number(process.env['TEST_PORT'] ?? 4173);
const PRODUCT_PORT = DEMO_PORT + 1;
const MOCK_PORT = DEMO_PORT + 2;
const STATIC_PORT = DEMO_PORT + 3;

/** What serves the production code: our own little server, or nginx with deploy/nginx.conf (`npm run test:nginx`). */
const productHost = process.env['PRODUCT_HOST'] === 'nginx' ? 'scripts/nginx.mjs' : 'scripts/serve.mjs';

/** A deployed instance to drive instead of our own builds (`npm run test:models`). */
const deployed = process.env['BASE_URL'];
/** Nothing but the demo on a plain static host (`npm run test:static`). */
const alone = process.env['PRODUCT_HOST'] === 'static';
const ci = process.env['CI'] !== undefined;
const junit: ReporterDescription[] = process.env['JUNIT']
  ? [['junit', { outputFile: `${process.env['JUNIT']}/browser.xml` }]]
  : [];
const demo = { baseURL: `http://localhost:${DEMO_PORT}`, site: 'demo' } as const;
const product = { baseURL: `http://localhost:${PRODUCT_PORT}`, site: 'production' } as const;

export default defineConfig<SiteOptions>({
  testDir: 'tests',
  outputDir: '.cache/test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: ci,
  timeout: 60_000 * Number(process.env['SLOW'] ?? 1),
  expect: { timeout: 10_000 }, // two cores run the browser, its pages and the server
  reporter: [['list'], ['json', { outputFile: '.cache/results/browser.json' }], ...junit],
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure', // recording slows every test down
    launchOptions: { executablePath: (await findTestBrowser()) ?? 'chromium', ...BROWSER_OPTIONS },
  },
  projects: [
    {
      name: 'static',
      testMatch: 'browser/static/**/*.spec.ts',
      use: { baseURL: `http://localhost:${STATIC_PORT}`, site: 'demo' },
    },
    // What only the production host can answer for: `npm run test:nginx`.
    { name: 'nginx', testMatch: 'browser/nginx/**/*.spec.ts', use: { site: 'scripted' } },
    // One world for all pages of the Node door: its tests run one after the other.
    { name: 'production', testMatch: 'browser/{production,both,deployed}/**/*.spec.ts', use: product, workers: 1 },
    // The same as at our own product, at an instance elsewhere: its world is not ours to reset.
    {
      name: 'deployed',
      testMatch: deployed === undefined ? [] : 'browser/deployed/**/*.spec.ts',
      use: { baseURL: deployed ?? product.baseURL, site: 'scripted' },
    },
    // The tests answer the calls themselves, so any host of the pages will do.
    {
      name: 'models',
      testMatch: 'tests/models/**/*.spec.ts',
      use: { baseURL: deployed ?? product.baseURL, site: 'scripted' },
    },
    // Last: its tests are free to run side by side, and keep all workers busy to the end. Pages of production code move,
    // these keep still: nobody draws sixty pictures a second.
    {
      name: 'demo',
      testMatch: 'browser/{demo,both}/**/*.spec.ts',
      use: { ...demo, contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  ...(deployed === undefined && alone
    ? {
        webServer: {
          command: `node scripts/staticHost.mjs dist-static --base /x/ --port ${STATIC_PORT}`,
          port: STATIC_PORT,
          reuseExistingServer: !ci,
        },
      }
    : {}),
  ...(deployed === undefined && !alone
    ? {
        webServer: [
          {
            command: `node scripts/serve.mjs dist-demo --port ${DEMO_PORT}`,
            port: DEMO_PORT,
            reuseExistingServer: !ci,
          },
          {
            command: `node ${productHost} dist-test --port ${PRODUCT_PORT} --proxy http://127.0.0.1:${MOCK_PORT}`,
            port: PRODUCT_PORT,
            reuseExistingServer: !ci,
          },
          { command: `npm run --silent mock-api -- --port ${MOCK_PORT}`, port: MOCK_PORT, reuseExistingServer: !ci },
        ],
      }
    : {}),
});
