// Geometry with user settings: 320 px, zoom, text spacing, system colours, reduced motion, print, touch.
import type { Page } from '@playwright/test';
import { expect, login, test, visit } from '../../support/browser.ts';
import { waitUntilLoaded } from '../../support/inspect.ts';

const PUBLIC = ['/login', '/forgot-password', '/registr-company'] as const;
const PRIVATE = {
  'ved.active': [
    '/account/dashboard',
    '/account/deal',
    '/account/replenishment-requests?id=601',
    '/account/help-chat/0',
    '/account/profile',
  ],
  operator: ['/organization/inbox', '/organization/deposit-requests/601', '/organization/kyt-requests/107'],
} as const;
type Visitor = keyof typeof PRIVATE;
const VISITORS = ['ved.active', 'operator'] as const satisfies readonly Visitor[];

/** Spacing that a reader may set (WCAG 2.2, 1.4.12). */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function eachScreen(page: Page, visitor: Visitor, look: (path: string) => Promise<void>): Promise<void> {
  for (const path of PUBLIC) {
    await page.goto(path);
    await expect(page.locator('h1'), path).toBeVisible();
    await look(path);
  }
  await login(page, visitor);
  for (const path of PRIVATE[visitor]) {
    await visit(page, path);
    await waitUntilLoaded(page, path);
    await look(path);
  }
}

for (const visitor of VISITORS)
  test(`${visitor}: no screen scrolls sideways at 320 px, at 200 % and with wide spacing of text`, async ({ page }) => {
    test.setTimeout(180_000);
    await eachScreen(page, visitor, async (path) => {
      for (const viewport of [
        { width: 320, height: 640 },
        { width: 720, height: 450 }, // 1440 × 900 at 200 %
      ]) {
        await page.setViewportSize(viewport);
        expect.soft(await sideways(page), `${path} at ${viewport.width}`).toBeLessThanOrEqual(0);
      }
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, SPACING);
      expect.soft(await sideways(page), `${path} with spacing`).toBeLessThanOrEqual(0);
      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
      });
    });
  });

for (const visitor of VISITORS)
  test(`${visitor}: focus in system colours, no animation, a title and no menu on paper`, async ({ page }) => {
    test.setTimeout(180_000);
    await eachScreen(page, visitor, async (path) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
      expect.soft(outline, `focus of ${path}`).toBe('solid');
      const moving = await page.evaluate(
        () => document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().duration) > 0).length,
      );
      expect.soft(moving, `animations of ${path}`).toBe(0);
      await page.emulateMedia({ forcedColors: null, media: 'print' });
      await expect.soft(page.locator('h1'), `title of ${path} on paper`).toBeVisible();
      await expect
        .soft(page.getByRole('navigation').filter({ visible: true }), `menu of ${path} on paper`)
        .toHaveCount(0);
      await page.emulateMedia({ media: null });
    });
  });

test('on a phone a sum beside a long label stays inside its list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login(page, 'ved.active', '/account/history-request-for-payment-ved');
  await page.getByRole('main').getByRole('button', { name: 'Оплатить поставщику' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Контракт').selectOption({ index: 1 });
  await dialog.getByLabel('Сумма').fill('20000');
  const left = dialog.getByText('Останется в кошельке W-000001');
  await expect(left).toBeVisible();
  const overflow = await dialog.locator('dd').evaluateAll((values) =>
    values.map((value) => {
      const text = document.createRange();
      text.selectNodeContents(value);
      return text.getBoundingClientRect().right - (value.parentElement?.getBoundingClientRect().right ?? 0);
    }),
  );
  expect(overflow.length).toBeGreaterThan(2);
  expect(Math.max(...overflow)).toBeLessThanOrEqual(0.5);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });

  for (const visitor of VISITORS)
    test(`${visitor}: no field is smaller than 16 px, which iOS would zoom`, async ({ page }) => {
      test.setTimeout(180_000);
      await eachScreen(page, visitor, async (path) => {
        const small = await page.evaluate(() =>
          [...document.querySelectorAll('input:not([type=file], [type=radio], [type=checkbox]), select, textarea')]
            .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
            .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        );
        expect.soft(small, path).toEqual([]);
      });
    });

  test('the composer stays above a keyboard that lies over the page', async ({ page }) => {
    await login(page, 'ved.active', '/account/help-chat/0');
    const field = page.getByRole('textbox', { name: 'Введите сообщение' });
    await expect(field).toBeVisible();
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { configurable: true, value: innerHeight - 400 });
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    const box = await field.boundingBox();
    const visible = await page.evaluate(() => innerHeight - 400);
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(visible);
  });
});
