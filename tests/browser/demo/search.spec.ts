// «Поиск по системе» in a browser: loaded when first opened, usable by keyboard alone, full screen on a phone.
import { expect, login, test } from '../../support/browser.ts';

const NAME = 'Поиск по системе';

test('a company by its ИНН and a deposit by its sum without a click', async ({ page, control }) => {
  await login(page, 'operator', '/organization/reestr-contracts');
  await expect(page.getByRole('table', { name: 'Контракты' })).toBeVisible();
  const box = page.getByRole('combobox', { name: NAME });
  const before = (await control.log()).at(-1)?.n ?? 0;
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog', { name: NAME })).toBeVisible();
  await expect(box).toBeFocused();
  expect(await control.log(before), 'opening reads no list').toEqual([]);
  await page.keyboard.type('12 000 000');
  await expect(page.getByRole('option', { name: /Пополнение/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/organization\/deposit-requests\/\d+$/);
  await expect(page.locator('main aside')).toContainText('12 000 000,00');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+K');
  await page.keyboard.type('00');
  await expect(page.getByRole('group', { name: 'Организации' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: NAME })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the palette fills the screen, and its options fit', async ({ page }) => {
    await login(page, 'ved.active', '/account/deal');
    await page.getByRole('button', { name: NAME }).click();
    const dialog = page.getByRole('dialog', { name: NAME });
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((box) => [box.clientWidth, box.scrollWidth, box.clientHeight])).toEqual([
      390, 390, 844,
    ]);
    await page.getByRole('combobox', { name: NAME }).fill('пополн');
    await page.getByRole('option', { name: 'Пополнить счёт' }).click();
    await expect(page.getByRole('dialog', { name: 'Пополнить счёт' })).toBeVisible();
  });
});
