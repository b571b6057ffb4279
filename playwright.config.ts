// Browser tests against built pages, in Chromium or in the engine of env ENGINE: the static demo, and production code with
// the Node mock server behind it. `npm test` builds the variants; standalone: `npm run test:browser`.
import { type PlaywrightTestConfig as Config, defineConfig, type ReporterDescription } from '@playwright/test';
import { BROWSER_OPTIONS, findTestBrowser } from './scripts/lib/browser.mjs';
import { FIREFOX_DOWNLOADS, FIREFOX_RELAY } from './scripts/lib/engines.mjs';
import { SKIPS } from './tests/support/engine/skips.ts';
import type { SiteOptions } from './tests/support/browser.ts';

/**
 * Four consecutive ports, and four more for tests/browser/nginx; TEST_PORT selects others for a second checkout. A port in
 * use fails the run: its server might serve an older build.
 */
const DEMO_PORT = Number(process.env['TEST_PORT'] ?? 4173);
const PRODUCT_PORT = DEMO_PORT + 1;
const MOCK_PORT = DEMO_PORT + 2;
const STATIC_PORT = DEMO_PORT + 3;

/** Server of the production code: our own, or nginx with deploy/nginx.conf (`npm run test:nginx`). */
const productHost = process.env['PRODUCT_HOST'] === 'nginx' ? 'scripts/nginx.mjs' : 'scripts/serve.mjs';

/** URL of a deployed instance to test instead of our own builds (`npm run test:models`). */
const deployed = process.env['BASE_URL'];
/** Only the demo on a plain static host (`npm run test:static`). */
const alone = process.env['PRODUCT_HOST'] === 'static';
/** Set by `npm run test:browser -- --engine firefox | webkit`. */
const engine = process.env['ENGINE'] ?? 'chromium';
const junit: ReporterDescription[] = process.env['JUNIT']
  ? [['junit', { outputFile: `${process.env['JUNIT']}/browser-${engine}.xml` }]]
  : [];
const demo = { baseURL: `http://localhost:${DEMO_PORT}`, site: 'demo' } as const;
const product = { baseURL: `http://localhost:${PRODUCT_PORT}`, site: 'production' } as const;

/**
 * Firefox over the BiDi protocol, because Playwright's own protocol needs a patched build. Media features cannot be
 * emulated, hence the preference. Screenshots on failure are off: their injected style would violate the page's CSP.
 */
const firefox: Config['use'] = {
  browserName: 'firefox',
  screenshot: 'off',
  launchOptions: {
    channel: 'moz-firefox',
    executablePath: FIREFOX_RELAY,
    downloadsPath: FIREFOX_DOWNLOADS,
    timeout: 60_000,
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': 1,
      'ui.primaryPointerCapabilities': 6, // a mouse: fine and hovering, which a machine without a screen lacks
      'ui.allPointerCapabilities': 6,
      'pdfjs.disabled': true, // a PDF is downloaded, not opened
    },
  },
};

/** Specs by engine and project. Specs written against EnginePage run in every engine. */
const SPECS: Readonly<Record<string, { production: string[]; demo: string[] }>> = {
  chromium: {
    production: [
      'browser/{production,both,deployed}/**/*.spec.ts',
      ...(productHost === 'scripts/nginx.mjs' ? [] : ['browser/engines/product/*.spec.ts']),
    ],
    demo: ['browser/{demo,both}/**/*.spec.ts', 'browser/engines/demo/*.spec.ts'],
  },
  firefox: {
    production: [
      'browser/engines/product/*.spec.ts',
      'browser/both/boot.spec.ts',
      'browser/production/{early,money,storage}.spec.ts',
    ],
    demo: ['browser/engines/demo/*.spec.ts'],
  },
  webkit: { production: ['browser/engines/product/*.spec.ts'], demo: ['browser/engines/demo/*.spec.ts'] },
};

const specs = SPECS[engine];
if (!specs) throw new Error(`ENGINE=${engine} is none of ${Object.keys(SPECS).join(', ')}`);

export default defineConfig<SiteOptions>({
  testDir: 'tests',
  grepInvert: SKIPS.filter((skip) => skip.engine === engine).map(({ title }) => new RegExp(title)),
  outputDir: '.cache/test-results',
  workers: engine === 'chromium' ? 2 : 1, // two WebKit instances are too slow on two cores
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: (engine === 'chromium' ? 60_000 : 120_000) * Number(process.env['SLOW'] ?? 1),
  // Ends a hanging run with its servers and browsers. WebKit takes 20 minutes on a loaded machine.
  globalTimeout: (engine === 'chromium' ? 60 : 40) * 60_000,
  expect: {
    timeout: 10_000, // browser, pages and server share two cores
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/{testFileDir}/aria/{arg}{ext}' },
  },
  reporter: [['list'], ['json', { outputFile: `.cache/results/browser-${engine}.json` }], ...junit],
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure', // recording slows every test
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
    // Behaviour of the production host: `npm run test:nginx`.
    { name: 'nginx', testMatch: 'browser/nginx/**/*.spec.ts', use: { site: 'scripted' } },
    // Sequential, because all pages of the Node mock server share one world.
    { name: 'production', testMatch: specs.production, use: product, workers: 1 },
    // Specs for a deployed instance, whose data must not be reset.
    {
      name: 'deployed',
      testMatch: deployed === undefined ? [] : 'browser/deployed/**/*.spec.ts',
      use: { baseURL: deployed ?? product.baseURL, site: 'scripted' },
    },
    // These tests mock the calls themselves, so any host of the pages works.
    {
      name: 'models',
      testMatch: 'tests/models/**/*.spec.ts',
      use: { baseURL: deployed ?? product.baseURL, site: 'scripted' },
    },
    // Last, because its tests run in parallel and keep all workers busy. Pages of production code animate; these do not,
    // so that the machine does not render sixty frames a second.
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
        },
      }
    : {}),
  ...(deployed === undefined && !alone
    ? {
        webServer: [
          {
            command: `node scripts/serve.mjs dist-demo --port ${DEMO_PORT}`,
            port: DEMO_PORT,
          },
          {
            command: `node ${productHost} dist-test --port ${PRODUCT_PORT} --proxy http://127.0.0.1:${MOCK_PORT}`,
            port: PRODUCT_PORT,
          },
          { command: `npm run --silent mock-api -- --port ${MOCK_PORT}`, port: MOCK_PORT },
        ],
      }
    : {}),
});
