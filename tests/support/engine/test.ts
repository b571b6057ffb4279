// The base of tests that run in every engine: `test` gives a page and the remote control of the mock.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, type Page, test as base, expect } from '@playwright/test';
import * as v from 'valibot';
import { FIREFOX_DOWNLOADS } from '../../../scripts/lib/engines.mjs';
import { tokenPairSchema } from '../../../src/api/schemas/account.ts';
import { type Control, type Login, type SiteOptions, createControl, persona, collectPageErrors } from '../browser.ts';
import { EnginePage } from './page.ts';
import { playwrightDriver } from './playwrightDriver.ts';
import { type WebKitServer, openWebKit, startWebKit, webkitDriver } from './webkitDriver.ts';

export const engineName = process.env['ENGINE'] ?? 'chromium';
export const DESKTOP = { width: 1440, height: 900 };
/** Chromium reflows at the least width that WCAG names. */
export const PHONE = { width: engineName === 'chromium' ? 320 : 390, height: 844 };

interface Fixtures {
  readonly engine: EnginePage;
  /** Remote control of the Node mock server, whose database is reset before each test. */
  readonly control: Control;
  /** Errors of the console that a test provokes; any other fails it where the driver reports them. */
  readonly expectedErrors: RegExp[];
}

const common = base.extend<Pick<Fixtures, 'control' | 'expectedErrors'> & SiteOptions>({
  site: ['demo', { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from a destructured parameter
  expectedErrors: async ({}, provide) => provide([]),
  control: [
    async ({ site, request }, provide) => {
      const control = createControl(request);
      if (site === 'production') await control.reset();
      await provide(control);
    },
    { auto: true },
  ],
});

/** Chromium and Firefox: the page of Playwright. */
const withPlaywright = common.extend<Pick<Fixtures, 'engine'>>({
  engine: async ({ page, baseURL, expectedErrors }, provide) => {
    const errors = collectPageErrors(page.context());
    const downloads =
      engineName === 'firefox' ? FIREFOX_DOWNLOADS : await mkdtemp(join(tmpdir(), 'meridian-downloads-'));
    await mkdir(downloads, { recursive: true });
    if (engineName !== 'firefox') keepDownloads(page, downloads);
    await provide(new EnginePage(playwrightDriver(page, downloads), baseURL ?? ''));
    await rm(downloads, { recursive: true });
    expect(unexpected(errors, expectedErrors), 'errors and warnings in the console').toEqual([]);
  },
});

function keepDownloads(page: Page, directory: string): void {
  page.on('download', (download) => void download.saveAs(join(directory, download.suggestedFilename())));
}

/** WebKitGTK: one driver per worker, one session per test. Its WebDriver reports no console, so only what a test looks at can fail it. */
const withWebDriver = common.extend<Pick<Fixtures, 'engine'>, { webkit: WebKitServer }>({
  webkit: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, provide) => {
      const server = await startWebKit();
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  engine: async ({ webkit, baseURL }, provide, info) => {
    const session = await openWebKit(webkit, DESKTOP.width, DESKTOP.height);
    const engine = new EnginePage(webkitDriver(session, webkit.downloads), baseURL ?? '');
    await provide(engine);
    if (info.status !== info.expectedStatus)
      await info.attach('screen', { body: await engine.screenshot(), contentType: 'image/png' });
    await session.quit();
  },
});

export const test = engineName === 'webkit' ? withWebDriver : withPlaywright;
export { expect };

const unexpected = (errors: readonly string[], expected: readonly RegExp[]) =>
  errors.filter((line) => !expected.some((pattern) => pattern.test(line)));

/** Opens a page with a stored session, as a browser that was closed and opened again. */
export async function signInAs(
  engine: EnginePage,
  request: APIRequestContext,
  login: Login,
  path: string,
): Promise<void> {
  const { password, account_type } = persona(login);
  const data = { login, password, account_type, 'smart-token': 'demo' };
  const answer = await request.post('/api/v1/auth/jwt/create/', { data });
  const { access, refresh } = v.parse(tokenPairSchema, await answer.json());
  const stored = { access_token: access, refresh_token: refresh, account_type, is_active: 'true' };
  await engine.goto('/favicon.svg'); // of the same origin, without scripts
  await engine.evaluate(`void Object.assign(localStorage, ${JSON.stringify(stored)})`);
  await engine.goto(path);
}
