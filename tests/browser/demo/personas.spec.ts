// The twelve demo accounts: exact texts of the banner, disabled actions with their reason, available actions, and the
// way out of every modal.
import type { Page } from '@playwright/test';
import errors from '../../contract/errors.json' with { type: 'json' };
import { type Control, type Login, expect, login, test } from '../../support/browser.ts';

const ALERTS = {
  under_review: 'Ваш аккаунт на проверке. Вы можете только просматривать информацию',
  blocked: 'Ваш аккаунт заблокирован',
  closed: 'Ваш аккаунт закрыт. Доступна только возможность просмотра',
  pending: 'Ожидает акцепта. Новые операции станут доступны после принятия соглашений.',
} as const;

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const writes = async (control: Control, since: number) =>
  (await control.log(since)).filter(({ method, path }) => method !== 'GET' && !path.includes('/auth/jwt/'));
const lastCall = async (control: Control) => (await control.log()).at(-1)?.n ?? 0;

/** A list with a write action, for clients of either role. */
const LIST: Readonly<Record<string, string>> = {
  ved: '/account/replenishment-requests',
  lp: '/liquidity/operations-history',
};
const listOf = (name: Login) => LIST[name.split('.')[0] ?? ''] ?? '/organization/deposit-requests';

const working: readonly (readonly [Login, string])[] = [
  ['ved.active', '/account/dashboard'],
  ['ved.cargo', '/account/dashboard'],
  ['ved.foreign', '/account/dashboard'],
  ['lp.active', '/liquidity/dashboard'],
  ['lp.foreign', '/liquidity/dashboard'],
  ['operator', '/organization/inbox'],
];
for (const [name, home] of working) {
  test(`${name} works without any restriction`, async ({ page }) => {
    await login(page, name);
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('button', { name: 'Уведомления' })).toBeVisible();
    await page.goto(listOf(name));
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    if (name !== 'operator') await expect(page.getByRole('button', { name: 'Пополнить счёт' })).toBeEnabled();
    await page.getByRole('button', { name: 'Выйти', exact: true }).click();
    await expect(page).toHaveURL('/login');
  });
}

for (const name of ['ved.review', 'ved.new', 'lp.review'] as const) {
  test(`${name} is read-only, and can chat with the operator about the review`, async ({ page, control }) => {
    await login(page, name);
    await expect(page.getByRole('alert')).toHaveText(ALERTS.under_review);
    await page.goto(listOf(name));
    await expect(page.getByRole('alert')).toHaveText(ALERTS.under_review);
    const write = page.getByRole('button', { name: 'Пополнить счёт' });
    await expect(write).toBeDisabled();
    await expect(write).toHaveAccessibleDescription('Аккаунт доступен только для просмотра');
    const before = await lastCall(control);
    await page.getByRole('link', { name: 'Чат о проверке' }).click();
    await expect(page).toHaveURL(/\/registr-message$/);
    await expect(page.getByText('Выберите чат и начните общение')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(ALERTS.under_review);
    expect(await writes(control, before)).toEqual([]);
    await page
      .getByRole('link', { name: /Регистрация|Верификация/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/registr-message\/\d+$/);
    await expect(page.getByRole('log')).toBeVisible();
  });
}

test('ved.review: a message to the registry chat is sent over the socket, a file by mail', async ({ page }) => {
  await login(page, 'ved.review');
  await page.goto('/registr-message');
  await page
    .getByRole('link', { name: /Кедровая Линия/ })
    .first()
    .click();
  await expect(page.getByText('Соединение установлено')).toBeVisible();
  await page.getByLabel('Введите сообщение').fill('Документы отправили почтой');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByRole('log')).toContainText('Документы отправили почтой');
  await expect(page.getByRole('button', { name: 'Прикрепить файл' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'support@meridian.example' })).toBeVisible();
});

test('ved.closed reads its history and has no other actions', async ({ page, control }) => {
  await login(page, 'ved.closed');
  await expect(page.getByRole('alert')).toHaveText(ALERTS.closed);
  await expect(page.getByRole('link', { name: 'Написать оператору' })).toHaveAttribute('href', /^mailto:/);
  const before = await lastCall(control);
  await page.goto('/account/operations-history');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const write = page.getByRole('button', { name: 'Пополнить счёт' });
  await expect(write).toBeDisabled();
  await expect(write).toHaveAccessibleDescription('Аккаунт доступен только для просмотра');
  expect(await writes(control, before)).toEqual([]);
  expect((await control.log(before)).filter(({ status }) => status >= 400)).toEqual([]);
});

test('ved.blocked: only the reason, the contacts, and sign-out', async ({ page, control }) => {
  await login(page, 'ved.blocked');
  const entry = errors.find(({ modal }) => modal === 'accountBlocked');
  const modal = dialog(page, 'Аккаунт заблокирован');
  await expect(modal).toContainText(entry?.body_ru ?? '');
  await expect(page.getByRole('alert')).toHaveText(ALERTS.blocked);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Аккаунт заблокирован');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const contacts = page.getByRole('main');
  await expect(contacts.getByRole('link', { name: 'support@meridian.example' })).toBeVisible();
  await expect(contacts.getByRole('link', { name: '+7 (495) 000-01-00' })).toHaveAttribute('href', 'tel:+74950000100');
  for (const path of ['/account/deal', '/registr-message', '/organization/wallets', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Аккаунт заблокирован');
  }
  expect((await control.log()).filter(({ status, path }) => status < 300 && !path.includes('/auth/'))).toEqual([]);
  await dialog(page, 'Аккаунт заблокирован').getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
});

test('ved.agreements: two agreements accepted one by one, then the screen refetches', async ({ page, control }) => {
  await page.goto('/login');
  await addAgreement(control);
  await login(page, 'ved.agreements');
  await expect(page.getByRole('alert').filter({ hasText: ALERTS.pending })).toBeVisible();
  await page.goto('/account/replenishment-requests');
  const modal = dialog(page, 'Примите соглашения');
  for (const title of ['Порядок обмена документами', 'Договор-оферта на оказание услуг']) {
    const tick = modal.getByRole('checkbox', { name: new RegExp(title) });
    await expect(tick).not.toBeChecked();
    await modal.getByRole('button', { name: 'Открыть', description: title }).click();
    await expect(modal.getByRole('region', { name: title })).toBeVisible();
    await tick.check();
    await modal.getByRole('button', { name: 'Принять' }).click();
    await expect(tick).toHaveCount(0);
  }
  await expect(modal).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Заявок на пополнение нет')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Пополнить счёт' })).toBeEnabled();
  const calls = (await control.log()).filter(({ path }) => /agreements\/accept|\/deposits\/?$/.test(path));
  expect(calls.map(({ method, status }) => `${method} ${status}`).slice(-3)).toEqual([
    'PATCH 200',
    'PATCH 200',
    'GET 200',
  ]);
});

/** A second agreement for the organisation of ved.agreements, as its operator would publish it. */
async function addAgreement(control: Control): Promise<void> {
  const world: unknown = await control.world();
  await control.setWorld(JSON.parse(JSON.stringify(world), secondAgreement));
}
function secondAgreement(key: string, value: unknown): unknown {
  if (key !== 'agreements' || !Array.isArray(value)) return value;
  const rows: unknown[] = value;
  const pending = rows.find((row) => typeof row === 'object' && row !== null && Reflect.get(row, 'id') === 12);
  return [...rows, { ...Object(pending), id: 120, title: 'Порядок обмена документами', version: '1.0' }];
}
