// The focus in a real browser, which moves it with the arrow keys and drops it with a removed element
// (without layout: tests/ui/focus.test.tsx).
import type { Route } from '@playwright/test';
import { expect, login, test, visit } from '../../support/browser.ts';
import { pressEnterOn, tabTo } from '../../support/keyboard.ts';

test('by keyboard alone: kinds of a new request, tabs of a list, a closed record', async ({ page }) => {
  await login(page, 'ved.active');
  await visit(page, '/account/createRequest');
  await tabTo(page, page.getByRole('radio', { name: 'Покупка' }));
  for (const name of ['Продажа', 'Обмен', 'Покупка']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name })).toBeChecked();
    await expect(page.getByRole('radio', { name })).toBeFocused();
  }
  await visit(page, '/account/request');
  const tab = page.getByRole('main').getByRole('link', { name: 'Продать' });
  await pressEnterOn(page, tab);
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(tab).toBeFocused();
  const row = page
    .getByRole('table')
    .getByRole('link', { name: /^С-\d+$/ })
    .first();
  for (const key of ['Escape', 'Enter']) {
    await pressEnterOn(page, row);
    await tabTo(page, page.getByRole('complementary', { name: /^Заявка С-/ }).getByRole('button', { name: 'Закрыть' }));
    await page.keyboard.press(key);
    await expect(row).toBeFocused();
  }
});

test('«Назад» of the browser removes a focused record and a focused list: the focus moves to the row, then to the screen', async ({
  page,
}) => {
  await login(page, 'ved.active', '/account/digital-wallets');
  const row = page.getByRole('table').getByRole('link', { name: 'BTC (Bitcoin)' });
  await pressEnterOn(page, row);
  await tabTo(page, page.getByRole('complementary').getByRole('button', { name: 'Скопировать адрес' }));
  await page.goBack();
  await expect(row).toBeFocused();
  await visit(page, '/account/deal');
  await pressEnterOn(page, page.getByRole('main').getByRole('link', { name: /^Продажа/ }));
  await tabTo(page, page.getByRole('table').getByRole('link', { name: /^С-/ }).first());
  await page.goBack();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a dialog of the list stays when the window becomes narrow; closed, its button is focused once it is back', async ({
  page,
}) => {
  await login(page, 'ved.active', '/account/history-request-for-payment-ved?id=801');
  const opener = page.getByRole('main').getByRole('button', { name: 'Оплатить поставщику' });
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('table')).toBeHidden();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('complementary', { name: /^Платёж/ })).toBeFocused();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(opener).toBeFocused();
});

test('a dialog whose code arrives in a narrow window returns the focus to its button of the list', async ({ page }) => {
  await login(page, 'ved.active', '/account/history-request-for-payment-ved?id=801');
  const held: Route[] = [];
  await page.route('**/assets/*.js', (route) => void held.push(route));
  const opener = page.getByRole('main').getByRole('button', { name: 'Оплатить поставщику' });
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('table')).toBeHidden();
  expect(held).not.toEqual([]);
  await page.route('**/assets/*.js', (route) => route.continue());
  for (const route of held) await route.continue();
  await expect(dialog.getByRole('combobox').first()).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await expect(opener).toBeFocused();
});

test('a session ended by another tab removes the form, not the focus', async ({ page, context }) => {
  await login(page, 'ved.active', '/account/createRequest');
  const other = await context.newPage();
  await other.goto('/account/dashboard');
  await tabTo(page, page.getByLabel('Отдаю'));
  await other.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('an element focused behind the footer of a record scrolls into view', async ({ page }) => {
  await login(page, 'operator', '/organization/lot-requests/1003');
  const file = page.getByRole('button', { name: 'Скачать contract.pdf' });
  await tabTo(page, file);
  const foot = page.getByRole('main').locator('footer');
  await expect
    .poll(async () => bottom(await file.boundingBox()))
    .toBeLessThanOrEqual((await foot.boundingBox())?.y ?? 0);
});

const bottom = (box: { y: number; height: number } | null): number => (box ? box.y + box.height : NaN);

test.describe('on a phone, where an open record covers its list', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('of tabs and filters wider than the screen, the current and the focused one are visible', async ({ page }) => {
    await login(page, 'operator', '/organization/payment-requests-ved?status=rejected');
    await expect(page.getByRole('navigation').getByRole('link', { name: /^Отклонён/ })).toBeInViewport({ ratio: 1 });
    const reset = page.getByRole('button', { name: /^Сбросить фильтры/ });
    await tabTo(page, reset);
    await expect(reset).toBeInViewport({ ratio: 1 });
  });

  for (const [person, path, name, back] of [
    ['ved.active', '/account/help-chat', /Сделка С-1003/, 'К списку чатов'],
    ['operator', '/organization/kyt-requests', /Полярное Карго/, 'К списку компаний'],
  ] as const) {
    test(`${path}: the focus moves to the screen, and back to the row`, async ({ page }) => {
      await login(page, person, path);
      const row = page.getByRole('region').getByRole('link', { name });
      const leave = () => pressEnterOn(page, page.getByRole('button', { name: back }));
      await pressEnterOn(page, row);
      await expect(row).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
      await leave();
      await expect(row).toBeFocused();
      await row.click();
      await page.reload(); // opened by its address
      await leave();
      await expect(row).toBeFocused();
    });
  }

  test('no field of a registration is focused behind the bar below it, which a draft makes higher', async ({
    page,
  }) => {
    await page.goto('/registr-liquidity');
    const name = page.getByLabel('Наименование организации');
    await tabTo(page, name);
    await name.pressSequentially('Проба');
    await expect(page.getByRole('button', { name: 'Удалить' })).toBeVisible();
    const bar = page.locator('form > footer');
    for (const label of ['ИНН', 'КПП', 'БИК', 'Юридический адрес', 'Лицензия', 'Доверенность']) {
      const field = page.getByLabel(label, { exact: true });
      await tabTo(page, field);
      expect(bottom(await field.boundingBox()), label).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    }
  });

  test('a record, and the next one of its queue', async ({ page }) => {
    await login(page, 'operator', '/organization/deposit-requests');
    const row = page
      .getByRole('table')
      .getByRole('link', { name: /^П-\d+$/ })
      .first();
    await pressEnterOn(page, row);
    const record = page.getByRole('complementary', { name: /^Пополнение П-/ });
    await expect(record.getByRole('heading').first()).toBeFocused();
    const step = page.getByRole('button', { name: 'Следующая по списку' });
    await pressEnterOn(page, step);
    await expect(step).toBeFocused();
  });
});
