// The console as it is drawn: nothing of the product is ever covered, every page carries the mark, no accessibility fault.
// `SCREENSHOTS=1` writes .cache/screenshots/console.
import type { Page } from '@playwright/test';
import { expect, login, test } from '../../support/browser.ts';
import { getFrame as frame, markStartPageVisited, openThreeRoles, openTab } from '../../support/console.ts';
import { findAxeViolations } from '../../support/inspect.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
const TABS = ['Роли', 'Время', 'Сбои', 'Машины', 'События', 'Вызовы', 'Все ошибки', 'Сессия'] as const;
const NAMES = ['roles', 'time', 'trouble', 'scheme', 'events', 'calls', 'faults', 'session'];

const dock = (page: Page) => page.getByRole('complementary', { name: 'Консоль демо' });

async function open(page: Page, at: string): Promise<void> {
  await page.goto(`/demo?at=${encodeURIComponent(at)}`);
  await expect(dock(page)).toBeVisible();
  await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 1 });
}

/** Of the narrow pictures those that show what a wide one does not. */
const NARROW = ['scheme', 'faults', 'story'];

async function picture(page: Page, name: string, { width }: (typeof SIZES)[number]): Promise<void> {
  if (process.env['SCREENSHOTS'] === undefined || (width < 768 && !NARROW.includes(name))) return;
  await page.screenshot({ path: `.cache/screenshots/console/${name}-${width}.png` });
}

/** The frames end where the console begins, and the console ends with the window. */
async function coversNothing(page: Page, { width, height }: (typeof SIZES)[number]): Promise<void> {
  const [product, console] = [await page.locator('iframe').first().boundingBox(), await dock(page).boundingBox()];
  expect((product?.y ?? 0) + (product?.height ?? 0)).toBeLessThanOrEqual(console?.y ?? 0);
  expect((console?.y ?? 0) + (console?.height ?? 0)).toBe(height);
  expect(console?.width).toBe(width);
}

for (const size of SIZES) {
  test(`every tab at ${size.width}: no accessibility fault, nothing covered`, async ({ page }) => {
    await page.setViewportSize(size);
    await login(page, 'ved.active');
    await open(page, '/account/dashboard');
    await expect(frame(page).getByRole('heading', { level: 1, name: 'Главная' })).toBeVisible();
    for (const [place, name] of TABS.entries()) {
      await openTab(page, name);
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
      expect(await findAxeViolations(page, 'aside[aria-label="Консоль демо"]')).toEqual([]);
      await coversNothing(page, size);
      await picture(page, NAMES[place] ?? '', size);
    }
    await page.keyboard.press('Alt+KeyD');
    await expect(page.getByRole('button', { name: 'Развернуть' })).toBeVisible();
    await coversNothing(page, size);
    await frame(page).getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Alt+KeyD'); // with the focus in the frame
    await expect(page.getByRole('button', { name: 'Свернуть' })).toBeVisible();
  });

  test(`at ${size.width} the line of a chat and the buttons of a long form can be reached beside the open console`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await login(page, 'ved.active');
    await open(page, '/account/help-chat/0');
    const line = frame(page).getByRole('textbox', { name: 'Введите сообщение' });
    await line.click(); // scrolled to where it is needed, and nothing lies over it
    await expect(line).toBeInViewport();
    await openTab(page, 'Машины');
    await page.getByRole('button', { name: 'Выше' }).click();
    await expect(page.getByRole('group', { name: /^chat: .*connection\.socket\.live/ })).toBeVisible();
    await coversNothing(page, size);
    await picture(page, 'statechart', size);
    await page.getByRole('button', { name: 'Ниже' }).click();
    await open(page, '/account/createRequest');
    const check = frame(page).getByRole('button', { name: 'Проверить заявку' });
    await check.scrollIntoViewIfNeeded();
    await check.click({ trial: true });
    await coversNothing(page, size);
  });

  test(`three roles and the start page at ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/demo');
    await expect(page.getByRole('button', { name: 'Оператор', exact: true })).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    await picture(page, 'start', size);
    await page.goto('/demo?console');
    await openThreeRoles(page);
    await page.getByRole('button', { name: 'Свернуть' }).click();
    expect(await findAxeViolations(page, 'section[aria-label="Показ"]')).toEqual([]);
    expect((await page.locator('iframe[name="seat:ved"]').boundingBox())?.width).toBe(size.width);
    await picture(page, 'stage', size);
  });
}

test('on a phone the drawing shows the current state of the machine', async ({ page }) => {
  await page.setViewportSize(SIZES[1]);
  await page.goto('/demo?state=lifecycle.trade.accepted');
  await expect(page.getByText('На экране состояние')).toBeVisible({ timeout: 40_000 });
  const now = page.locator('.drawing a.now');
  await expect(now).toHaveCSS('clip-path', 'none');
  await now.scrollIntoViewIfNeeded();
  await expect(now).toBeInViewport();
});

test('every kind of page carries the mark, which opens the console', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/); // logged by the host for /nowhere
  await page.addInitScript(markStartPageVisited);
  for (const path of ['/', '/login', '/forgot-password', '/registr-company', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Демо' }).first(), path).toBeVisible();
  }
  for (const name of ['operator', 'ved.blocked'] as const) {
    await page.evaluate(() => localStorage.clear());
    await login(page, name);
    await expect(page.getByRole('link', { name: 'Демо' }).first(), name).toBeVisible();
  }
});
