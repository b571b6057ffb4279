// Two tabs of one browser with one expired token: one refresh in all, no tab is signed out.
import { expect, login, test } from '../../support/browser.ts';

test('two tabs read at once on an expired token: one refresh, all answered', async ({ page, context, control }) => {
  await login(page, 'operator');
  await page.getByRole('link', { name: 'KYT' }).first().click();
  await expect(page.getByText('АО «Полярное Карго»')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/organization/kyt-requests');
  await expect(other.getByText('АО «Полярное Карго»')).toBeVisible();

  await control.advance(16 * 60_000); // an access token is valid for 15 minutes
  const since = (await control.log()).at(-1)?.n ?? 0;
  await Promise.all(
    [page, other].map(async (tab) => {
      await tab.getByText('АО «Полярное Карго»').click();
      await expect(tab.getByRole('heading', { name: 'АО «Полярное Карго»' })).toBeVisible();
      await expect(tab.getByText('1–5 из 7')).toBeVisible();
    }),
  );

  const calls = await control.log(since);
  const refreshes = calls.filter(({ path }) => path.endsWith('auth/jwt/refresh/'));
  const refused = calls.filter(({ status }) => status === 401);
  const answered = calls.filter(({ path, status }) => path.includes('/wallets/') && status === 200);
  console.log(`refused ${refused.length}, refreshes ${refreshes.length}, answered after it ${answered.length}`);
  expect(refreshes.map(({ status }) => status)).toEqual([200]);
  expect(answered.length).toBe(4);
  await expect(page).toHaveURL('/organization/kyt-requests/107');
  await expect(other).toHaveURL('/organization/kyt-requests/107');
});
