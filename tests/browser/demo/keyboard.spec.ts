// The order of Tab, and the way of the focus into a record and back. Counted tasks: engines/product/keyboard.spec.ts.
import type { Page } from '@playwright/test';
import { type Login, expect, login, waitForHydration, test } from '../../support/browser.ts';
import { type CountedKeys, countKeys, pressEnterOn } from '../../support/keyboard.ts';

const main = (page: Page) => page.getByRole('main');
const skipLink = (page: Page) => page.getByRole('link', { name: 'Перейти к содержимому' });
const record = (page: Page) => page.locator('main aside');
const rows = (page: Page) => page.locator('main .rowlink');
const DEPOSITS = '/organization/deposit-requests';

/** A loaded page of a signed-in user without focus. */
async function open(page: Page, name: Login, path: string): Promise<CountedKeys> {
  await login(page, name, path);
  await page.reload();
  await expect(skipLink(page)).toBeAttached(); // the page that waits for the app has none
  return countKeys(page);
}

test('the order of Tab on /login: fields, «Войти», then the links beside the password', async ({ page }) => {
  await page.goto('/login');
  await waitForHydration(page);
  await expect(page.getByLabel('Логин')).toBeFocused();
  for (const next of [
    page.getByLabel('Пароль', { exact: true }),
    page.getByLabel('Тип аккаунта'),
    page.getByLabel('Я не робот'),
    page.getByRole('button', { name: 'Войти' }),
    page.getByRole('button', { name: 'Показать пароль' }),
    page.getByRole('link', { name: 'Забыли пароль?' }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('no field of /login is focused, which would open the keyboard', async ({ page }) => {
    await page.goto('/login');
    await waitForHydration(page);
    await expect(page.locator('body')).toBeFocused();
  });
});

for (const list of ['deposit-requests', 'queue-requests'])
  test(`Enter on a row of ${list} moves the focus into the record, Esc closes it and returns the focus`, async ({
    page,
  }) => {
    await login(page, 'operator', `/organization/${list}`);
    const row = rows(page).nth(1);
    await pressEnterOn(page, rows(page).first());
    await expect(record(page).getByRole('heading').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(rows(page).first()).toBeFocused();
    await page.keyboard.press('j');
    await expect(row).toBeFocused();
    await expect(record(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(record(page).getByRole('heading', { name: /\d/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(record(page)).toBeHidden();
    await expect(row).toBeFocused();
  });

test('Esc closes a record that the mouse has opened, a dialog above it first', async ({ page }) => {
  await login(page, 'operator', `${DEPOSITS}?status=pending`);
  await page.locator('main tbody td').nth(2).click();
  await page.getByRole('button', { name: 'Принять' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Принять' })).toBeFocused();
  await page.mouse.click(700, 880); // on nothing
  await page.keyboard.press('Escape');
  await expect(record(page)).toBeHidden();
  await expect(rows(page).first()).toBeFocused();
});

for (const [name, path] of [
  ['ved.active', '/account/dashboard'],
  ['ved.active', '/account/help-chat/0'],
  ['lp.active', '/liquidity/operations-status'],
  ['operator', DEPOSITS],
  ['operator', '/organization/kyt-requests'],
] as const)
  test(`the first Tab on ${path} focuses the skip link`, async ({ page }) => {
    const keys = await open(page, name, path);
    await keys.press('Tab');
    await expect(skipLink(page)).toBeFocused();
    await keys.press('Enter');
    await expect(main(page)).toBeFocused();
    await expect(page).toHaveURL(path);
  });
