// The world of 100 000 records at the operator's lists: the first row is there, and a page on shows other rows.
import { expect, login, test } from '../../support/browser.ts';
import { operatorLists } from '../../support/operatorLists.ts';

test('every list shows its first row, and turns its pages', async ({ page, control }) => {
  test.setTimeout(180_000);
  await control.reset('large');
  await login(page, 'operator');
  for (const path of operatorLists) {
    await page.goto(path);
    const first = page.locator('main table tbody tr').first();
    await expect(first, path).toBeVisible();
    const next = page.locator('main').getByRole('button', { name: 'Следующая страница' });
    if ((await next.count()) === 0 || !(await next.isEnabled())) continue; // few of these even there
    const before = await first.innerText();
    await next.click();
    await expect(page, path).toHaveURL(/[?&]p[a-z]*=2/);
    await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
    await expect(first, path).not.toHaveText(before);
    await expect(page.locator('main').getByRole('button', { name: 'Предыдущая страница' }), path).toBeEnabled();
  }
});
