// Any instance, our own or one that is deployed elsewhere (BASE_URL, ACCOUNTS): every screen of every account handed over,
// reading only. With ALLOW_WRITES=1 a client's message besides, in a chat of its own.
import type { Page } from '@playwright/test';
import routes from '../../contract/routes.json' with { type: 'json' };
import { expect, test } from '../../support/browser.ts';
import { type Account, guard, handedAccounts } from '../../support/deployed.ts';

const AREAS = new Map([
  ['ved_participant', 'account'],
  ['liquidity_provider', 'liquidity'],
  ['authorized_organization', 'organization'],
]);
const isElsewhere = process.env['BASE_URL'] !== undefined;
const mayWrite = process.env['ALLOW_WRITES'] === '1';

async function signInAs(page: Page, { login, password, account_type }: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Логин').fill(login);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByLabel('Тип аккаунта').selectOption(account_type);
  await page.getByLabel('Я не робот').check();
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

for (const account of handedAccounts()) {
  const area = AREAS.get(account.account_type);

  test(`${account.login} looks at every screen and changes nothing`, async ({ page, context }) => {
    test.setTimeout(180_000);
    const refused = await guard(context, account, false);
    await signInAs(page, account);
    const own = routes.filter((route) => route.area === area && route.path !== null && !route.path.includes(':id'));
    for (const route of own.slice(0, isElsewhere ? own.length : 6)) {
      await page.evaluate((to) => history.pushState(null, '', to), route.path ?? '');
      await expect(page.getByRole('heading', { level: 1 }), `${route.path}`).toHaveText(route.title_ru);
      await expect(page.locator('main').getByText('Загрузка...'), `${route.path}`).toHaveCount(0);
    }
    expect(refused, 'a screen that is only looked at writes nothing').toEqual([]);
  });

  if (mayWrite && area !== 'organization')
    test(`${account.login} writes a message of its own, once`, async ({ page, context }) => {
      await guard(context, account);
      await signInAs(page, account);
      await page.goto(`/${area}/help-chat/0`);
      await expect(page.getByText('Соединение установлено')).toBeVisible();
      const text = `Проверка ${crypto.randomUUID()}`;
      const field = page.getByRole('textbox', { name: 'Введите сообщение' });
      await field.fill(text);
      await field.press('Enter');
      await expect(page.getByRole('log').getByText(text)).toHaveCount(1);
      await page.reload();
      await expect(page.getByRole('log').getByText(text)).toHaveCount(1);
    });
}
