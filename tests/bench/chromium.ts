// Chromium for the browser suites: pages under defined conditions, sessions of demo accounts, engine metrics.
import { type Browser, type BrowserContext, type CDPSession, type Page, chromium } from '@playwright/test';
import * as v from 'valibot';
import type { SeedName } from '../../src/mock-server/db/seedNames.ts';
import { BROWSER_OPTIONS, findTestBrowser } from '../../scripts/lib/browser.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { ensureBuilt, variants } from '../../scripts/lib/variants.mjs';
import { type Site, serveSite } from './floors.ts';

/** «slow» throttles network and processor; quiet.ts opens pages with a slow processor only. */
export type Conditions = 'slow' | 'none';

const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
export const CPU = 4;
export const WINDOW = { width: 1440, height: 900 };

/** tsx wraps functions with this helper, also those evaluated in the page. */
export const OF_TSX = 'globalThis.__name = (value) => value';

export interface Opened {
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** Prefers a headless shell: the window of a full browser costs every page a tenth of a second. */
export async function launch(): Promise<Browser> {
  const executablePath = await findTestBrowser();
  if (executablePath === null) throw new Error('no Chromium: CHROMIUM=/path npm run bench');
  const args = [...BROWSER_OPTIONS.args, '--enable-precise-memory-info'];
  return chromium.launch({ ...BROWSER_OPTIONS, executablePath, args });
}

/** Opens a page in a new context or in a given one. */
export async function openPage(on: Browser | BrowserContext, conditions: Conditions): Promise<Opened> {
  const context = 'newContext' in on ? await on.newContext({ locale: 'ru-RU', viewport: WINDOW }) : on;
  const page = await context.newPage();
  await page.addInitScript(OF_TSX);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (conditions === 'slow') {
    await cdp.send('Network.emulateNetworkConditions', SLOW_LINE);
    await slowDown(cdp);
  }
  return { page, cdp };
}

/** A throttled page uses a full core even at rest, so only the measured page may be throttled. */
export async function slowDown(cdp: CDPSession, rate = CPU): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}
export const letGo = (cdp: CDPSession): Promise<void> => slowDown(cdp, 1);

/** Production code with the demo captcha and the Node mock server. */
export async function serveProduct(seed: SeedName, say: (line: string) => void): Promise<Site> {
  await ensureBuilt('test', say);
  return serveSite(`${root}/${variants.test.out}`, seed);
}

const pair = v.object({ access: v.string(), refresh: v.string() });

/** Browser storage of a session. */
export type Stored = Readonly<Record<string, string>>;

/** Storage of a signed-in demo account. */
export async function sessionOf({ origin }: Site, login: string, role: string): Promise<Stored> {
  const body = JSON.stringify({ login, password: 'Demo-2026!', account_type: role, 'smart-token': 'demo' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/v1/auth/jwt/create/`, { method: 'POST', headers, body });
  const { access, refresh } = v.parse(pair, await answer.json());
  return { access_token: access, refresh_token: refresh, account_type: role, is_active: 'true' };
}

export async function signedIn(browser: Browser, site: Site, login: string, role: string): Promise<BrowserContext> {
  const stored = await sessionOf(site, login, role);
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return browser.newContext({
    locale: 'ru-RU',
    viewport: WINDOW,
    storageState: { cookies: [], origins: [{ origin: site.origin, localStorage }] },
  });
}

/** Main thread time in script and layout so far (s), and heap size (bytes). */
export async function spent(cdp: CDPSession): Promise<{ readonly work: number; readonly heap: number }> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { work: of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration'), heap: of('JSHeapUsedSize') };
}

/** Heap size after garbage collection. */
export async function heapOf(cdp: CDPSession): Promise<number> {
  for (let times = 0; times < 3; times += 1) await cdp.send('HeapProfiler.collectGarbage');
  return (await spent(cdp)).heap;
}

/** 95th percentile. */
export function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * 0.95) - 1)] ?? 0;
}
