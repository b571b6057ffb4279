// Whatever people wrote is a word of 400 letters and a letter under 360 marks, which breaks nowhere: on a phone no screen and
// no open card scrolls sideways.
import type { Page } from '@playwright/test';
import routes from '../../contract/routes.json' with { type: 'json' };
import { type Login, expect, login, test } from '../../support/browser.ts';
import { figure } from '../../support/figure.ts';
import { PHONE_SIZE, waitUntilLoaded } from '../../support/inspect.ts';

const WORD = `${'Щ'.repeat(400)} Щ${'\u0489'.repeat(360)}`;
/** Fields that people write; sums, currencies and numbers are the server's own. */
const WRITTEN = /name$|address$|comment|purpose|position|solution|^(title|text|content|last_message)$/;

const withLongWords = (body: string): string =>
  JSON.stringify(
    JSON.parse(body, (key, value: unknown) => (typeof value === 'string' && WRITTEN.test(key) ? WORD : value)),
  );

async function lengthenWords(page: Page): Promise<void> {
  await page.route('**/api/v1/**', async (route) => {
    if (route.request().method() !== 'GET' || route.request().url().includes('/auth/')) return route.continue();
    const response = await route.fetch();
    if (!(response.headers()['content-type'] ?? '').includes('json')) return route.fulfill({ response });
    return route.fulfill({ response, body: withLongWords(await response.text()) });
  });
}

/** Elements that scroll sideways, rows of chips and tabs apart; a region made for it may be thrice as wide. */
const wide = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main, main *, aside, aside *, dialog, dialog *')]
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        const scrolls = element === document.documentElement || overflowX === 'auto' || overflowX === 'scroll';
        const room = element.clientWidth * (element.matches('[role=region][tabindex]') ? 3 : 1) + 1;
        const isTabs =
          element.closest('nav, .chips') !== null || element.querySelector(':scope > [role=tablist]') !== null;
        return scrolls && element.scrollWidth > room && !isTabs;
      })
      .map((element) => `${element.tagName}.${element.className} ${element.scrollWidth} > ${element.clientWidth}`),
  );

/** Elements that clip long words and would clip focus rings too: a margin needs both axes to be clipped. */
const cutRings = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, aside *')]
      .filter((element) => {
        const { overflowX, overflowY, overflowClipMargin } = getComputedStyle(element);
        const isCut = overflowX === 'clip' && element.querySelector('a, button, input, textarea') !== null;
        return isCut && (overflowY !== 'clip' || Number.parseFloat(overflowClipMargin) < 8);
      })
      .map((element) => `${element.tagName}.${element.className}`),
  );

const areas: readonly (readonly [area: string, visitor: Login])[] = [
  ['account', 'ved.active'],
  ['liquidity', 'lp.active'],
  ['organization', 'operator'],
];

for (const [area, visitor] of areas)
  test(`no word of a response widens a screen of /${area} on a phone`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(PHONE_SIZE);
    await login(page, visitor);
    await lengthenWords(page);
    const paths = routes.flatMap((route) =>
      route.area === area && route.path && !route.path.includes(':') ? [route.path] : [],
    );
    let cards = 0;
    for (const path of paths) {
      await page.evaluate((to) => history.pushState(null, '', to), path);
      await waitUntilLoaded(page, path);
      expect.soft(await wide(page), path).toEqual([]);
      const row = page.locator('main .rowlink').first();
      if ((await row.count()) === 0) continue;
      await row.click();
      await expect(row).toBeHidden();
      await waitUntilLoaded(page, `${path}, a card`);
      expect.soft(await wide(page), `${path}, a card`).toEqual([]);
      expect.soft(await cutRings(page), `${path}, a card`).toEqual([]);
      cards += 1;
    }
    figure('long words', { area, screens: paths.length, cards });
    expect(cards, 'cards are opened').toBeGreaterThan(3);
  });

/** Anything drawn beside its last line, at the marks, is the list behind it. */
const isKept = (element: Element) => {
  const { right, bottom } = element.getBoundingClientRect();
  const beside = document.elementFromPoint(right + 4, bottom - 18);
  return beside !== null && !element.contains(beside) && beside.closest('[role=log]') !== null;
};

test('a copy button stays on the screen beside a long value', async ({ page }) => {
  await page.setViewportSize(PHONE_SIZE);
  await login(page, 'operator');
  await lengthenWords(page);
  await page.evaluate(() => history.pushState(null, '', '/organization/my-check'));
  await expect(page.getByRole('button', { name: 'Скопировать: Банк' })).toBeInViewport({ ratio: 1 });
});

test('a message stays in its bubble', async ({ page }) => {
  await page.setViewportSize(PHONE_SIZE);
  await login(page, 'ved.active');
  await lengthenWords(page);
  await page.evaluate(() => history.pushState(null, '', '/account/help-chat/0'));
  const bubble = page.getByRole('log').getByText(WORD, { exact: true }).first().locator('..');
  await bubble.scrollIntoViewIfNeeded();
  expect(await bubble.evaluate(isKept)).toBe(true);
});
