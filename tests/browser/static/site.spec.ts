// The demo below a path of a host that serves files and 404.html only: sign-in, deep links, reloads, the console.
import { expect, signIn, test } from '../../support/browser.ts';

const BASE = '/x';

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/status of 404/); // the host's word for every address without a file
});

test('signing in, a deep link and a reload of it stay below the path', async ({ page }) => {
  const strays: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith(`${BASE}/`)) strays.push(pathname);
  });
  await page.goto(`${BASE}/login`);
  await signIn(page, 'ved.active');
  await expect(page).toHaveURL(`${BASE}/account/dashboard`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Главная' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Чат поддержки' }).click();
  await expect(page).toHaveURL(`${BASE}/account/help-chat`);
  await page.goto(`${BASE}/account/deal`);
  await expect(page.getByRole('heading', { level: 1, name: 'Сделки' })).toBeVisible();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(`${BASE}/login`);
  expect(strays).toEqual([]);
});

test('a private page without a session redirects to the sign-in page and back', async ({ page }) => {
  await page.goto(`${BASE}/organization/kyt-requests`);
  await expect(page).toHaveURL(`${BASE}/login`);
  await signIn(page, 'operator');
  await expect(page).toHaveURL(`${BASE}/organization/kyt-requests`);
});

test('an unknown address gets the product’s own page', async ({ page }) => {
  const answer = await page.goto(`${BASE}/no-such-page`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена');
});

test('the first visit leads to the start page, whose role card opens a home below the path', async ({ page }) => {
  await page.goto(`${BASE}/`);
  await expect(page).toHaveURL(`${BASE}/demo`);
  await page.getByRole('button', { name: 'Оператор', exact: true }).click();
  await expect(page).toHaveURL(`${BASE}/organization/inbox`);
});

test('the demo console opens', async ({ page }) => {
  await page.goto(`${BASE}/demo?console`);
  await expect(page.frameLocator('iframe').first().getByRole('heading', { level: 1 })).toBeVisible();
});
