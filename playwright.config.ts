// Browser tests against built pages, in Chromium or in the engine that env ENGINE names: the static demo, and production
// code with the mock's Node door behind it. `npm test` builds what they need; alone: `npm run test:browser`.
import { type PlaywrightTestConfig as Config, defineConfig, type ReporterDescription } from '@playwright/test';
import { BROWSER_OPTIONS, findTestBrowser } from './scripts/lib/browser.mjs';
import { FIREFOX_DOWNLOADS, FIREFOX_RELAY } from './scripts/lib/engines.mjs';
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
/** Set by `npm run test:browser -- --engine firefox | webkit`. */
const engine = process.env['ENGINE'] ?? 'chromium';
const junit: ReporterDescription[] = process.env['JUNIT']
  ? [['junit', { outputFile: `${process.env['JUNIT']}/browser-${engine}.xml` }]]
  : [];
const demo = { baseURL: `http://localhost:${DEMO_PORT}`, site: 'demo' } as const;
const product = { baseURL: `http://localhost:${PRODUCT_PORT}`, site: 'production' } as const;

/**
 * Firefox answers to the BiDi protocol, without which Playwright would need a build of its own. Its media features cannot be
 * emulated, hence the preference; a picture of a failed test would break the policy of the page by its style.
 */
const firefox: Config['use'] = {
  browserName: 'firefox',
  screenshot: 'off',
  launchOptions: {
    channel: 'moz-firefox',
    executablePath: FIREFOX_RELAY,
    downloadsPath: FIREFOX_DOWNLOADS,
    timeout: 60_000,
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'pdfjs.disabled': true }, // a PDF is stored, not opened
  },
};

/** Specs of each project. Those written against EnginePage run in every engine. */
const SPECS: Readonly<Record<string, { production: string[]; demo: string[] }>> = {
  chromium: {
    production: [
      'browser/{production,both,deployed}/**/*.spec.ts',
      ...(productHost === 'scripts/nginx.mjs' ? [] : ['browser/engines/product/*.spec.ts']),
    ],
    demo: ['browser/{demo,both}/**/*.spec.ts', 'browser/engines/demo/*.spec.ts'],
  },
  // Not in Firefox yet: both/boot, production/early and production/money. Firefox aborts the imports and fonts of a page
  // that is being left, and the console shows each; a reload whose scripts are held leaves Playwright waiting; after a
  // double click on «Проверить» the button «Назад» of the review cannot be clicked, for a cause not found.
  firefox: { production: ['browser/engines/product/*.spec.ts'], demo: ['browser/engines/demo/*.spec.ts'] },
  webkit: { production: ['browser/engines/product/*.spec.ts'], demo: ['browser/engines/demo/*.spec.ts'] },
};
const specs = SPECS[engine];
if (!specs) throw new Error(`ENGINE=${engine} is none of ${Object.keys(SPECS).join(', ')}`);

export default defineConfig<SiteOptions>({
  testDir: 'tests',
  outputDir: '.cache/test-results',
  workers: engine === 'chromium' ? 2 : 1, // two WebKits share too little time on two cores
  fullyParallel: true,
  forbidOnly: ci,
  timeout: (engine === 'chromium' ? 60_000 : 120_000) * Number(process.env['SLOW'] ?? 1),
  // A run that hangs ends, and its servers and browsers with it. WebKit takes 16 minutes on a loaded machine.
  globalTimeout: (engine === 'chromium' ? 60 : 25) * 60_000,
  expect: { timeout: 10_000 }, // two cores run the browser, its pages and the server
  reporter: [['list'], ['json', { outputFile: `.cache/results/browser-${engine}.json` }], ...junit],
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure', // recording slows every test down
    ...(engine === 'firefox'
      ? firefox
      : { launchOptions: { executablePath: (await findTestBrowser()) ?? 'chromium', ...BROWSER_OPTIONS } }),
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
    { name: 'production', testMatch: specs.production, use: product, workers: 1 },
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
      testMatch: specs.demo,
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
