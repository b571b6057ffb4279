// A browser that takes no further history entries, as WebKit after 100 in 10 seconds: links and rows still lead on.
import { expect, signIn, test } from '../../support/browser.ts';

const refuseEntries = () => {
  for (const method of ['pushState', 'replaceState'] as const)
    history[method] = () => {
      throw new DOMException(`Attempt to use history.${method}() more than 100 times per 10 seconds`, 'SecurityError');
    };
};

test('links, a row and a closed drawer lead to their addresses while the browser refuses history entries', async ({
  page,
}) => {
  const rows = page.getByRole('row');
  await page.goto('/login');
  await signIn(page, 'operator');
  await expect(rows.nth(1)).toBeVisible();

  await page.evaluate(refuseEntries);
  await page.getByRole('link', { name: 'KYT', exact: true }).click();
  await expect(page).toHaveURL(/\/organization\/kyt-requests$/);
  await expect(page.getByRole('heading', { level: 1, name: 'KYT' })).toBeVisible();

  await page.goto('/organization/queue-requests');
  await expect(rows.nth(1)).toBeVisible();
  await page.evaluate(refuseEntries);
  await page.getByRole('navigation', { name: 'Вид заявок' }).getByRole('link', { name: 'Продажа' }).click();
  await expect(page).toHaveURL(/\/organization\/queue-requests\?type=sell$/);
  await expect(rows.nth(1)).toBeVisible();

  await page.evaluate(refuseEntries);
  const link = page.locator('main tbody a').first();
  const record = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(record);
  const drawer = page.getByRole('complementary', { name: /^Заявка С-/ });
  await expect(drawer).toBeVisible();

  await page.evaluate(refuseEntries);
  await drawer.getByRole('button', { name: 'Закрыть' }).click();
  await expect(page).toHaveURL(/\/organization\/queue-requests\?type=sell$/);
});
