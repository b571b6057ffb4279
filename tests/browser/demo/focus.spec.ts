// Where the focus goes in a real browser, which moves it by itself with the arrow keys and drops it with what is taken away
// (what jsdom can tell: tests/ui/focus.test.tsx).
import { expect, login, test, visit } from '../../support/browser.ts';
import { enter, tabTo } from '../../support/keyboard.ts';

test('by keys alone: kinds of a new request, tabs of a list, a record that is closed', async ({ page }) => {
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
  await enter(page, tab);
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(tab).toBeFocused();
  const row = page
    .getByRole('table')
    .getByRole('link', { name: /^С-\d+$/ })
    .first();
  for (const key of ['Escape', 'Enter']) {
    await enter(page, row);
    await tabTo(page, page.getByRole('complementary', { name: /^Заявка С-/ }).getByRole('button', { name: 'Закрыть' }));
    await page.keyboard.press(key);
    await expect(row).toBeFocused();
  }
});
