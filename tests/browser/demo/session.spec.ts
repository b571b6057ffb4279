// Session changes: another role in another tab, a forged storage, both rejections of the captcha.
import type { Page } from '@playwright/test';
import { expect, login, signIn, test } from '../../support/browser.ts';

const storedRole = (page: Page) => page.evaluate(() => localStorage.getItem('account_type'));

test('another role signs in in another tab: this one moves to its area', async ({ page, context }) => {
  await login(page, 'ved.active');
  const other = await context.newPage();
  await other.goto('/account/dashboard');
  await other.getByRole('button', { name: 'Выйти', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await signIn(other, 'lp.active');
  await expect(other).toHaveURL('/liquidity/dashboard');
  await expect(page).toHaveURL('/liquidity/dashboard');
  await expect(page.getByText('Поставщик ликвидности').first()).toBeVisible();
});

test('an invalid stored token leads to sign-in, and back to the requested screen', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    localStorage.setItem('access_token', 'forged.token.value');
    localStorage.setItem('refresh_token', 'forged');
    localStorage.setItem('account_type', 'ved_participant');
  });
  await page.goto('/account/replenishment-requests');
  const modal = page.getByRole('dialog', { name: 'Требуется повторный вход' });
  await modal.getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, 'ved.active');
  await expect(page).toHaveURL('/account/replenishment-requests');
});

test('a forged account type opens nothing: the profile corrects it', async ({ page, control }) => {
  await login(page, 'ved.active');
  for (const claimed of ['authorized_organization', 'liquidity_provider', 'root', '']) {
    await page.evaluate((type) => localStorage.setItem('account_type', type), claimed);
    await page.goto('/organization/deposit-requests');
    await expect(page, claimed).toHaveURL('/account/dashboard');
    await expect.poll(() => storedRole(page)).toBe('ved_participant');
  }
  const foreign = (await control.log()).filter(({ path, status }) => path.includes('authorized_') && status < 400);
  expect(foreign).toEqual([]);
});

for (const [name, home, foreign] of [
  ['ved.active', '/account/dashboard', ['/liquidity/deal', '/organization', '/organization/reestr-users/101']],
  ['lp.active', '/liquidity/dashboard', ['/account/reestr', '/organization/my-check', '/account/deal/1001']],
  ['operator', '/organization/inbox', ['/account/digital-wallets', '/liquidity/verification', '/login']],
] as const) {
  test(`${name} is redirected home from the screens of others, without requests of theirs`, async ({
    page,
    control,
  }) => {
    await login(page, name);
    for (const path of foreign) {
      await page.goto(path);
      await expect(page, path).toHaveURL(home);
    }
    expect((await control.log()).filter(({ status }) => status === 403)).toEqual([]);
  });
}

test('the screens are shown whatever else the storage contains', async ({ page }) => {
  await login(page, 'operator');
  await page.evaluate(() => {
    for (const key of ['selectedCompany', 'selectedOrganization', 'selectedTransaction', 'selectedChat', 'is_active'])
      localStorage.setItem(key, '{"id":');
  });
  for (const [path, title] of [
    ['/organization/kyt-requests', 'KYT'],
    ['/organization/support', 'Чат поддержки'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('both rejections of the captcha: a modal, everything kept, a fresh widget for every try', async ({
  page,
  control,
}) => {
  await page.goto('/login');
  const tick = page.getByLabel('Я не робот');
  await page.getByLabel('Логин').fill('ved.active');
  await page.getByLabel('Пароль', { exact: true }).fill('Demo-2026!');
  for (const [kind, title, way] of [
    ['captchaError', 'Проверка не пройдена', 'Пройти снова'],
    ['captchaMissing', 'Пройдите проверку', 'Понятно'],
  ] as const) {
    await control.arm({ match: 'POST auth/jwt/create', kind });
    await tick.check();
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: way }).click();
    await expect(tick).not.toBeChecked();
    await expect(page.getByLabel('Логин')).toHaveValue('ved.active');
    await expect(page.getByLabel('Пароль', { exact: true })).toHaveValue('Demo-2026!');
  }
  await tick.check();
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page).toHaveURL('/account/dashboard');
});

test('an idle session warns before its end; after it a sign-in leads back to the same screen and its draft', async ({
  page,
  control,
}) => {
  await login(page, 'ved.active', '/account/createRequest');
  await page.getByLabel('Отдаю').fill('150000');
  await page.getByLabel('Курс').fill('92,1');
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).some((text) => text.includes('150000'))))
    .toBe(true);
  await control.advance(29.5 * 60_000);
  const warning = page.getByRole('alertdialog', { name: 'Сессия скоро завершится' });
  await warning.getByRole('button', { name: 'Остаться' }).click();
  await expect(warning).toHaveCount(0);
  await control.advance(29.5 * 60_000);
  await expect(warning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(warning).toHaveCount(0);
  await expect(page).toHaveURL('/account/createRequest');
  await control.advance(31 * 60_000);
  await page.getByRole('dialog', { name: 'Сессия завершена' }).getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, 'ved.active');
  await expect(page).toHaveURL('/account/createRequest');
  await expect(page.getByLabel('Отдаю')).toHaveValue(/^150\s?000/);
});
