// Every screen, those of a record with one of the demo world, and sign-in and chats: title, no fault of accessibility,
// nothing sticks out sideways, no placeholder (each opened by its address: routes.spec.ts). `SCREENSHOTS=1` keeps pictures
// under .cache/screenshots.
import type { Page } from '@playwright/test';
import { type Login, expect, login, test, visit } from '../../support/browser.ts';
import { ALL_VIEWS, PHONE_SIZE, AXE_FACTOR, inspect, waitUntilLoaded } from '../../support/inspect.ts';
import { RECORDS } from '../../support/records.ts';
import routes from '../../contract/routes.json' with { type: 'json' };

const visitors: readonly (readonly [area: string, name: Login])[] = [
  ['account', 'ved.active'],
  ['liquidity', 'lp.active'],
  ['organization', 'operator'],
];

test('records of /organization', async ({ page }) => {
  test.setTimeout(240_000 * AXE_FACTOR);
  await login(page, 'operator');
  for (const { area, path: route, title_ru: title } of routes) {
    if (area !== 'organization' || !route?.endsWith('/:id')) continue;
    const id = RECORDS[route.split('/').at(-2) ?? ''];
    const path = route.replace(':id', String(id));
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
    await waitUntilLoaded(page, path);
    await expect(page.locator('main').getByText(/не найден/), path).toHaveCount(0);
    await look(page, path);
  }
});

for (const [area, name] of visitors) {
  test(`screens of /${area}`, async ({ page }) => {
    test.setTimeout(240_000 * AXE_FACTOR);
    await login(page, name);
    for (const { area: of, path, title_ru: title } of routes) {
      if (of !== area || path === null || path.includes(':')) continue;
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
      await expect(page, path).toHaveTitle(/ · Меридиан$/);
      await waitUntilLoaded(page, path);
      await look(page, path);
    }
  });
}

test('sums of many digits, on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE_SIZE);
  await login(page, 'ved.active', '/account/history-ved?type=exchange');
  await expect(page.getByRole('main').getByText(/^10\s000,00000000\sSPCTR$/)).toBeVisible();
  await inspect(page, 'exchanges', 'account/history-ved-exchanges');
});

test('a toast is as high as its button and covers only the title, on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE_SIZE);
  await login(page, 'operator', '/organization/responsibility-report');
  await page.getByRole('button', { name: 'Сформировать отчёт' }).click();
  const toast = page.locator('[data-tone="success"]', { has: page.getByText('Отчёт формируется', { exact: true }) });
  const [whole, button] = [await toast.boundingBox(), await toast.getByRole('button').boundingBox()];
  expect(whole?.height).toBeLessThanOrEqual((button?.height ?? 0) + 2); // its borders
  const [bar, bell] = await Promise.all(
    [page.getByRole('heading', { level: 1 }).locator('..'), page.getByRole('button', { name: /^Уведомления/ })].map(
      (place) => place.boundingBox(),
    ),
  );
  expect((whole?.y ?? NaN) + (whole?.height ?? NaN)).toBeLessThanOrEqual(bar?.height ?? 0);
  expect((whole?.x ?? NaN) + (whole?.width ?? NaN)).toBeLessThanOrEqual(bell?.x ?? 0);
});

test('a toast hides no alert of the page, on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE_SIZE);
  await login(page, 'operator', '/organization/responsibility-report');
  await page.getByRole('button', { name: 'Сформировать отчёт' }).click();
  const toast = page.locator('[data-tone="success"]', { has: page.getByText('Отчёт формируется', { exact: true }) });
  await expect(toast).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false });
    window.dispatchEvent(new Event('offline'));
  });
  const alert = page.getByText('Нет связи с сервером. Проверьте интернет').first();
  const [alertBox, toastBox] = [await alert.boundingBox(), await toast.boundingBox()];
  expect(toastBox?.y ?? NaN).toBeGreaterThanOrEqual((alertBox?.y ?? NaN) + (alertBox?.height ?? NaN));
});

test("the link of a panel's sentence is spaced from it", async ({ page }) => {
  await login(page, 'operator', '/organization/lot-requests/1001');
  const way = page.getByRole('link', { name: 'Открыть в очереди' });
  const [words, button] = [await way.locator('xpath=preceding-sibling::p').boundingBox(), await way.boundingBox()];
  expect((button?.y ?? NaN) - ((words?.y ?? NaN) + (words?.height ?? NaN))).toBeGreaterThanOrEqual(8);
});

test('sign-in and chats, on a phone', async ({ page }) => {
  test.setTimeout(120_000 * AXE_FACTOR);
  await page.setViewportSize(PHONE_SIZE);
  const each = (where: string, picture: string) => inspect(page, where, picture, { looks: ALL_VIEWS });
  await page.goto('/login');
  await each('/login', 'login/empty');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByLabel('Логин')).toHaveAttribute('aria-invalid', 'true');
  await each('/login', 'login/errors');
  await login(page, 'operator', '/organization/support/0');
  await expect(page.getByRole('log')).toBeVisible();
  await each('chat', 'chat/operator');
  await page.goto('/organization/support');
  await page.getByRole('button', { name: 'Создать чат' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await each('create chat', 'chat/create');
  await page.evaluate(() => localStorage.clear());
  await login(page, 'ved.active', '/account/help-chat/0');
  await expect(page.getByRole('log')).toBeVisible();
  await each('chat', 'chat/participant');
});

async function look(page: Page, path: string): Promise<void> {
  await expect(page.getByText('Раздел готовится'), path).toHaveCount(0);
  await inspect(page, path, `screens/${path.slice(1).replaceAll('/', '_')}`);
}
