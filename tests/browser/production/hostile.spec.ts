// Production code in Chromium under its policy while every free text of every response is a script payload or a hostile
// URL: no script runs, no navigation, no request to another host, no violation of the policy (the fixture fails on any
// line in the console). ALL=1 takes every screen of every role, a plain run each sixth of the operator's.
import type { Page } from '@playwright/test';
import routes from '../../contract/routes.json' with { type: 'json' };
import { type Login, expect, login, test } from '../../support/browser.ts';
import { figure } from '../../support/figure.ts';
import { TEXT_MARK, type HostileAnswers, createHostileAnswers } from '../../support/hostileAnswers.ts';
import { hostileAddresses, scriptPayloads } from '../../support/hostileTexts.ts';

const all = process.env['ALL'] !== undefined;
const STEP = all ? 1 : 6;
const clients: readonly (readonly [area: string, name: Login])[] = [
  ['account', 'ved.active'],
  ['liquidity', 'lp.active'],
];
const visitors = [['organization', 'operator'] as const, ...(all ? clients : [])];

/** Passes responses through `poison` on their way to the page; returns the requested hosts. */
async function poisonAnswers(page: Page, poison: HostileAnswers): Promise<ReadonlySet<string>> {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.route('**/api/v1/**', async (route) => {
    const url = route.request().url();
    if (route.request().method() !== 'GET' || url.includes('/auth/')) return route.continue();
    const response = await route.fetch();
    if (!(response.headers()['content-type'] ?? '').includes('json')) return route.fulfill({ response });
    return route.fulfill({ response, json: poison.poisoned(url, await response.json()) });
  });
  return hosts;
}

/** Links, pictures and frames that lead where no text of an answer may lead. */
const badLinks = (page: Page): Promise<string[]> =>
  page.locator('a[href], img[src], iframe').evaluateAll((elements) =>
    elements
      .map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? 'a frame')
      .filter((link) => {
        const { protocol, host } = new URL(link, location.href);
        return (
          !['mailto:', 'tel:', 'blob:'].includes(protocol) && host !== location.host && !link.startsWith('data:image/')
        );
      }),
  );

for (const [place, [area, name]] of visitors.entries())
  test(`the screens of /${area} under script payloads`, async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    await login(page, name);
    const poison = createHostileAnswers(scriptPayloads, hostileAddresses, place * 900);
    const hosts = await poisonAnswers(page, poison);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => void dialogs.push(dialog.message()));
    const seen = new Set<string>();
    const paths = routes
      .flatMap((route) => (route.area === area && route.path ? [route.path.replace(':id', '107')] : []))
      .filter((_, number) => number % STEP === place % STEP);
    for (const path of paths) {
      await page.evaluate((to) => history.pushState(null, '', to), path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await expect(page.locator('main').getByText('Загрузка...'), path).toHaveCount(0);
      expect(await page.evaluate(() => Reflect.get(window, '__xss')), path).toBeUndefined();
      expect(new URL(page.url()).pathname, path).toMatch(new RegExp(`^/${area}`));
      expect(await badLinks(page), path).toEqual([]);
      for (const [mark] of (await page.locator('body').innerText()).matchAll(TEXT_MARK)) seen.add(mark);
    }
    expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
    expect(dialogs).toEqual([]);
    expect(seen.size, 'the screens show the payloads').toBeGreaterThan(5);
    figure('payloads', {
      screens: paths.length,
      'texts sent': poison.placed.size,
      'texts seen': seen.size,
      'scripts run': 0,
      violations: 0,
    });
  });
