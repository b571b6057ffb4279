// Any instance, local or deployed (BASE_URL, ACCOUNTS): every screen, a record of every kind and one chat of every
// given account, read-only. A failed call or load fails the test. With ALLOW_WRITES=1 a client also writes a message in
// its own chat.
import type { Page } from '@playwright/test';
import routes from '../../contract/routes.json' with { type: 'json' };
import { expect, test } from '../../support/browser.ts';
import {
  type GivenAccount,
  detectConnection,
  blockForbiddenCalls,
  readGivenAccounts,
  collectFailedCalls,
} from '../../support/deployed.ts';

const AREAS = new Map([
  ['ved_participant', 'account'],
  ['liquidity_provider', 'liquidity'],
  ['authorized_organization', 'organization'],
]);
const isElsewhere = process.env['BASE_URL'] !== undefined;
const mayWrite = process.env['ALLOW_WRITES'] === '1';

async function signInAs(page: Page, { login, password, account_type }: GivenAccount): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Логин').fill(login);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByLabel('Тип аккаунта').selectOption(account_type);
  await page.getByLabel('Я не робот').check();
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

async function expectLoaded(page: Page, where: string): Promise<void> {
  const main = page.locator('main');
  await expect(main.getByText('Загрузка...'), where).toHaveCount(0);
  await expect(main.locator('[data-state=loading]'), where).toHaveCount(0);
  await expect(main.getByText('Не удалось загрузить'), where).toHaveCount(0);
}

/** The first link of the screen that leads to a record: a detail screen, or a drawer over the list. */
async function openRecord(page: Page): Promise<string | null> {
  const link = page.locator('main tbody a[href]').first();
  if ((await link.count()) === 0) return null;
  await link.click();
  return page.url();
}

for (const account of readGivenAccounts()) {
  const area = AREAS.get(account.account_type) ?? '';

  test(`${account.login} opens every screen, its records and a chat, and changes nothing`, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    const refused = await blockForbiddenCalls(context, account, false);
    const failed = collectFailedCalls(context);
    await signInAs(page, account);
    const own = routes.filter((route) => route.area === area && route.path !== null && !route.path.includes(':id'));
    for (const route of own.slice(0, isElsewhere ? own.length : 6)) {
      const path = route.path ?? '';
      await page.evaluate((to) => history.pushState(null, '', to), path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(route.title_ru);
      await expectLoaded(page, path);
      const record = await openRecord(page);
      if (record !== null) await expectLoaded(page, record);
    }
    await page.goto(area === 'organization' ? '/organization/support/0' : `/${area}/help-chat/0`);
    await expectLoaded(page, 'chat');
    await expect(page.getByText(/Соединение установлено|Чат закрыт|Менеджер закрыл чат/).first()).toBeVisible();
    expect(failed(), 'calls that failed').toEqual([]);
    expect(refused, 'a screen that is only looked at writes nothing').toEqual([]);
  });

  if (mayWrite && area !== 'organization')
    test(`${account.login} writes a message in its own chat, once`, async ({ page, context }) => {
      await blockForbiddenCalls(context, account);
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

if (isElsewhere)
  test('a browser does not repeat a write whose response is lost', async ({ baseURL }) => {
    expect(await detectConnection(baseURL ?? '')).not.toBe('HTTP/1.1, kept');
  });

if (!isElsewhere)
  for (const account of readGivenAccounts())
    test(`${account.login} fails at a dead API: calls and screens are reported`, async ({ page, context, control }) => {
      const failed = collectFailedCalls(context);
      await signInAs(page, account);
      await control.arm({ match: 'GET /api/v1/', kind: { status: 500, body: {} }, times: 'always' });
      await page.goto('/account/replenishment-requests');
      await expect(page.locator('main').getByText('Не удалось загрузить').first()).toBeVisible();
      await expect(expectLoaded(page, 'dead')).rejects.toThrow('Не удалось загрузить');
      expect(failed()).toContainEqual(expect.stringMatching(/^500 GET .*deposits/));
    });
