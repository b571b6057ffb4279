// The world of 100 000 records at the operator's lists: the first row is there, and a page on shows other rows.
import { expect, login, test } from '../../support/browser.ts';
import { operatorLists } from '../../support/operatorLists.ts';

/** Kinds of records that the large seed leaves at the few of the demo world. */
const ONE_PAGE: ReadonlySet<string> = new Set(
  [
    'queue-requests?type=exchange',
    'withdrawal-requests',
    'payment-requests-ved',
    'wallet-request?tab=balance',
    'reestr-operation?tab=submissions',
    'operation-history-organization?tab=exchanges',
    'operation-history-organization?tab=deposits',
    'operation-history-organization?tab=withdrawals',
  ].map((path) => `/organization/${path}`),
);

test('every list shows its first row, and its other pages', async ({ page, control }) => {
  test.setTimeout(180_000);
  await control.reset('large');
  await login(page, 'operator');
  for (const path of operatorLists) {
    await page.goto(path);
    const rows = page.locator('main table tbody tr');
    const first = rows.first();
    await expect(first, path).toBeVisible();
    const next = page.locator('main').getByRole('button', { name: 'Следующая страница' });
    if (ONE_PAGE.has(path)) {
      await expect(next, path).toBeDisabled();
      const count = await rows.count();
      await expect(page.locator('main').getByText(new RegExp(`^1–${count} из ${count} `)), path).toBeVisible();
      continue;
    }
    const before = await first.innerText();
    await next.click();
    await expect(page, path).toHaveURL(/[?&]p[a-z]*=2/);
    await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
    await expect(first, path).not.toHaveText(before);
    await expect(page.locator('main').getByRole('button', { name: 'Предыдущая страница' }), path).toBeEnabled();
  }
});
