// Signing in as a visitor does: three roles, refusals, early typing, leaving in one tab for all.
import { expect, holdScripts, login, test } from '../../support/browser.ts';

test('each role arrives in its own area', async ({ page }) => {
  for (const [name, home, title] of [
    ['operator', '/organization/inbox', 'Входящие'],
    ['ved.active', '/account/dashboard', 'Главная'],
    ['lp.active', '/liquidity/dashboard', 'Главная'],
  ] as const) {
    await login(page, name);
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Меридиан`);
    await expect(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible();
    await page.getByRole('button', { name: 'Выйти' }).click();
    await expect(page).toHaveURL('/login');
  }
});

test('a wrong password opens its modal, keeps typed values and requires the captcha again', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Логин').fill('operator');
  await page.getByLabel('Пароль', { exact: true }).fill('Wrong-2026!');
  await page.getByLabel('Тип аккаунта').selectOption('authorized_organization');
  await page.getByLabel('Я не робот').check();
  await page.getByRole('button', { name: 'Войти' }).click();
  const modal = page.getByRole('dialog', { name: 'Не удалось войти' });
  await expect(modal).toBeVisible();
  await modal.getByRole('button', { name: 'Попробовать снова' }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByLabel('Логин')).toHaveValue('operator');
  await expect(page.getByLabel('Пароль', { exact: true })).toHaveValue('Wrong-2026!');
  await expect(page.getByLabel('Я не робот')).not.toBeChecked();
});

test('the server rejects a missing captcha', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Логин').fill('operator');
  await page.getByLabel('Пароль', { exact: true }).fill('Demo-2026!');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('dialog', { name: 'Пройдите проверку' })).toBeVisible();
});

test('empty fields are named and nothing is sent', async ({ page, control }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByLabel('Логин')).toHaveAccessibleDescription('Заполните поле');
  await expect(page.getByLabel('Пароль', { exact: true })).toHaveAccessibleDescription('Заполните поле');
  expect(await control.log()).toEqual([]);
});

test('values typed before the script loads are kept, and an early Enter is sent once', async ({ page, control }) => {
  const scripts = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Логин').fill('operator');
  await page.getByLabel('Пароль', { exact: true }).fill('Demo-2026!');
  await page.getByLabel('Тип аккаунта').selectOption('authorized_organization');
  await page.getByLabel('Я не робот').check();
  await page.getByLabel('Пароль', { exact: true }).press('Enter');
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
  scripts('arrive');
  await expect(page).toHaveURL('/organization/inbox');
  const calls = await control.log();
  expect(calls.filter(({ path }) => path.endsWith('auth/jwt/create/'))).toHaveLength(1);
});

test('signing out in one tab ends the other, which reports that nothing was lost and leads to sign-in', async ({
  page,
  context,
}) => {
  await login(page, 'operator');
  const other = await context.newPage();
  await other.goto('/organization/kyt-requests');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('KYT');
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(other).toHaveURL('/login');
});
