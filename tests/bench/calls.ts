// The calls of an operator's screen by bare `fetch`: the floor of showing their data.
import type { Browser } from '@playwright/test';
import { openPage, signedIn } from './chromium.ts';
import type { Site } from './floors.ts';

export interface Call {
  readonly url: string;
  readonly authorization: string;
}

/** Calls of a screen, recorded in a page with listeners. */
export async function callsOf(browser: Browser, site: Site, path: string): Promise<Call[]> {
  const operator = await signedIn(browser, site, 'operator', 'authorized_organization');
  const { page } = await openPage(operator, 'none');
  const recorded: Call[] = [];
  page.on('request', (request) => {
    const { authorization } = request.headers();
    if (authorization !== undefined && request.method() === 'GET') recorded.push({ url: request.url(), authorization });
  });
  await page.goto(site.origin + path);
  await page.locator('main b, main tbody tr a').first().waitFor();
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
  await operator.close();
  return recorded;
}

/** Runs in the page: ms until all calls, sent at once, are answered and parsed, for the first time in the page. */
export async function timeCallsOnce(calls: readonly Call[]): Promise<number> {
  const started = performance.now();
  await Promise.all(
    calls.map(async ({ url, authorization }) => (await fetch(url, { headers: { authorization } })).json()),
  );
  return performance.now() - started;
}

/** Runs in the page: the same twenty times, warm. */
export async function timeCallsRepeatedly(calls: readonly Call[]): Promise<number[]> {
  const times: number[] = [];
  for (let round = -3; round < 20; round += 1) {
    await new Promise((rested) => setTimeout(rested, 100)); // screens are idle before they are left, too
    const started = performance.now();
    await Promise.all(
      calls.map(async ({ url, authorization }) => (await fetch(url, { headers: { authorization } })).json()),
    );
    if (round >= 0) times.push(performance.now() - started);
  }
  return times;
}
