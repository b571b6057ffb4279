// The demo console: any persona, any error, three roles on one world, time, the machines of the page.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, login, waitForHydration, test } from '../../support/browser.ts';
import { focusFrame, getFrame as frame, openThreeRoles, openTab as tab } from '../../support/console.ts';

async function open(page: Page, at = '/login'): Promise<void> {
  await page.goto(`/demo?at=${encodeURIComponent(at)}`);
  await expect(page.getByRole('tab', { name: 'Роли' })).toBeVisible();
}

test('«Демо» opens the console at the current page, a persona signs in by one click, the URL follows', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Демо' }).first().click();
  await expect(frame(page).getByRole('button', { name: 'Войти' })).toBeVisible();
  await page.getByRole('button', { name: 'operator' }).click();
  await expect(frame(page).getByRole('button', { name: 'Выйти' })).toBeVisible();
  await expect(page).toHaveURL(/at=%2Forganization/);
  await page.getByRole('button', { name: 'Свернуть' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Развернуть' })).toBeVisible();
  await page.getByRole('button', { name: 'Закрыть', exact: true }).click();
  await expect(page).toHaveURL(/\/organization\/inbox$/);
});

test('an error of the catalogue is armed, shown by the product, and cleared', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'operator' }).click();
  await expect(frame(page).getByRole('button', { name: 'Выйти' })).toBeVisible();
  await tab(page, 'Все ошибки');
  await page.getByLabel('Сколько вызовов').selectOption('always');
  await page.getByRole('button', { name: /Rate limit exceeded/ }).click();
  await expect(page.getByText('Слишком много запросов · любой вызов · всегда')).toBeVisible();
  await frame(page).getByRole('link', { name: 'KYT' }).click();
  await expect(frame(page).getByRole('dialog', { name: 'Слишком много запросов' })).toBeVisible();
  await page.getByRole('button', { name: 'Снять все', exact: true }).click();
  await expect(page.getByText('Ничего: сервер отвечает как обычно')).toBeVisible();
});

test('three roles side by side: the client sees a decision of the operator at once', async ({ page }) => {
  await open(page);
  await openThreeRoles(page);
  await page.frame('seat:ved')?.goto('/account/replenishment-requests?id=601');
  await page.frame('seat:operator')?.goto('/organization/deposit-requests/601');
  const step = frame(page, 'seat:ved').getByRole('complementary').locator('[aria-current="step"]');
  await expect(step).toContainText('Ожидает оплаты');
  const operator = await focusFrame(page, 'seat:operator');
  await operator.getByRole('button', { name: 'Принять' }).click();
  await operator.getByRole('dialog').getByRole('button', { name: 'Принять' }).last().click();
  await expect(step).toContainText('Принято');
});

test('the machines of the page are drawn in their current states; events report names only', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'ved.active' }).click();
  await tab(page, 'Машины');
  await page.getByLabel('Машина').selectOption('session');
  await expect(page.getByRole('group', { name: /^session: active, .*active\.token\.valid/ })).toBeVisible();
  await tab(page, 'События');
  await expect(page.getByRole('cell', { name: 'xstate.init' }).first()).toBeVisible();
  expect(await page.getByRole('tabpanel').innerText()).not.toMatch(/Demo-2026|eyJ/);
  await page.getByRole('tab', { name: 'Машины' }).press('ArrowLeft'); // round to the last tab
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('cell', { name: /auth\/current_user/ }).first()).toBeVisible();
  await frame(page).getByRole('link', { name: 'Справочный центр' }).click();
  await expect(page.getByRole('cell', { name: /platform_rules/ }).first()).toBeVisible();
});

test('an event sent from the diagram changes the screen, a rejected one shows why, a copied link leads there', async ({
  page,
  browser,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await login(page, 'ved.active');
  await open(page, '/account/help-chat');
  await tab(page, 'Машины');
  await page.getByLabel('Машина').selectOption('createChat');
  const event = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  await event('dialog.open').click();
  const topic = frame(page).getByRole('textbox', { name: 'Тема чата' });
  await expect(topic).toHaveValue('');
  await expect(event('chat.create')).toHaveText(/заполнено не всё/);
  await expect(event('chat.create')).toBeDisabled();
  await event('topic.change').click();
  await expect(topic).toHaveValue('Пример из консоли демо');
  await expect(event('chat.create')).toBeEnabled();

  const currentState = page.getByRole('listitem').filter({ hasText: 'open.form.editing' });
  await currentState.getByRole('button', { name: 'Скопировать ссылку' }).click();
  await expect(currentState.getByRole('button', { name: 'Скопировано' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const fresh = await (await browser.newContext({ locale: 'ru-RU', ...(baseURL ? { baseURL } : {}) })).newPage();
  await fresh.goto(link);
  await expect(fresh.getByText('На экране состояние createChat.open.form.editing')).toBeVisible({ timeout: 20_000 });
  await expect(frame(fresh).getByRole('textbox', { name: 'Тема чата' })).toBeVisible();
  await fresh.context().close();
});

test('the clock advances by a day, a reset signs everyone out', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'ved.active' }).click();
  await expect(frame(page).getByRole('button', { name: 'Уведомления' })).toBeVisible();
  await tab(page, 'Время');
  await page.getByRole('button', { name: '+ 1 день' }).click();
  await expect(page.locator('header .now')).toHaveText(/21\.11\.2026/);
  await page.getByRole('button', { name: 'Пустой мир' }).click();
  await expect(frame(page).getByRole('main').getByRole('button', { name: 'Войти' })).toBeVisible();
});

test('a session is saved to one file without secrets; in a fresh browser the same screens are shown', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await open(page);
  await openThreeRoles(page);
  await page.frame('seat:operator')?.goto('/organization/deposit-requests/601');
  await focusFrame(page, 'seat:operator');
  await frame(page, 'seat:operator').getByRole('button', { name: 'Принять' }).click();
  await frame(page, 'seat:operator').getByRole('dialog').getByRole('button', { name: 'Принять' }).last().click();
  await page.frame('seat:ved')?.goto('/account/replenishment-requests?id=601');
  await expect(frame(page, 'seat:ved').locator('[aria-current="step"]')).toContainText('Принято');
  await tab(page, 'Сессия');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Сохранить сессию' }).click(),
  ]);
  const file = await download.path();
  expect(await readFile(file, 'utf8')).not.toMatch(/eyJ|Demo-2026/);

  const fresh = await (await browser.newContext({ locale: 'ru-RU', ...(baseURL ? { baseURL } : {}) })).newPage();
  await open(fresh);
  await tab(fresh, 'Сессия');
  await fresh.getByLabel('Открыть сессию').setInputFiles(file);
  const step = frame(fresh, 'seat:ved').locator('[aria-current="step"]');
  await expect(step).toContainText('Принято', { timeout: 20_000 });
  await expect(frame(fresh, 'seat:operator').getByRole('heading', { name: /П-601/ })).toBeVisible();
  await expect(frame(fresh, 'seat:lp').getByRole('heading', { level: 1, name: 'Главная' })).toBeVisible();
  await fresh.context().close();
});

test('a file that is no session is rejected with a message, and nothing changes', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'operator' }).click();
  await expect(frame(page).getByRole('button', { name: 'Выйти' })).toBeVisible();
  await tab(page, 'Сессия');
  for (const [text, words] of [
    ['не JSON', 'Это не файл сессии демо'],
    ['{"format":"meridian-session","version":9}', 'Файл сессии версии 9'],
  ] as const) {
    const buffer = Buffer.from(text);
    await page.getByLabel('Открыть сессию').setInputFiles({ name: 's.json', mimeType: 'application/json', buffer });
    await expect(page.getByRole('alert')).toContainText(words);
  }
  await expect(frame(page).getByRole('button', { name: 'Выйти' })).toBeVisible();
});

test('a signed-out role stays signed out after dock changes and a reload; a reset signs all roles in again', async ({
  page,
  control,
}) => {
  test.setTimeout(120_000);
  const signIns = async () => (await control.log()).filter(({ path }) => path.endsWith('/auth/jwt/create/')).length;
  await open(page);
  await openThreeRoles(page);
  await page.getByRole('button', { name: 'Свернуть' }).click();
  const newcomer = frame(page, 'seat:ved');
  await newcomer.getByRole('button', { name: 'Выйти' }).click();
  await newcomer.getByRole('link', { name: 'Зарегистрироваться' }).click();
  await newcomer.getByRole('link', { name: /Участник ВЭД/ }).click();
  const company = newcomer.getByLabel('Наименование организации');
  await company.fill('ООО «Пробный Рейс»');
  await tab(page, 'Все ошибки');
  await page.getByRole('button', { name: 'Выше' }).click();
  await tab(page, 'Вызовы');
  await frame(page, 'seat:lp').getByRole('button', { name: 'Уведомления' }).click(); // something happens meanwhile
  await expect(company).toHaveValue('ООО «Пробный Рейс»');
  expect(await signIns()).toBe(3);
  await page.reload();
  await expect(newcomer.getByLabel('Наименование организации')).toBeVisible();
  await expect(frame(page, 'seat:lp').getByRole('button', { name: 'Уведомления' })).toBeVisible();
  expect(await signIns(), 'since the reload, which restarts the log').toBe(0);
  await tab(page, 'Время');
  await page.getByRole('button', { name: 'Обычный мир' }).click();
  await expect(newcomer.getByRole('button', { name: 'Уведомления' })).toBeVisible({ timeout: 20_000 });
});

test('the three roles have no screen in the URL; a URL with a screen shows the single page', async ({ page }) => {
  await open(page);
  await openThreeRoles(page);
  await expect(page).toHaveURL(/\/demo\?console$/);
  await page.reload();
  await expect(frame(page, 'seat:ved').getByRole('button', { name: 'Уведомления' })).toBeVisible({ timeout: 20_000 });
  await page.goto('/forgot-password');
  await waitForHydration(page); // the script handles the key; the link is there before it
  await page.keyboard.press('Alt+KeyD');
  await expect(page).toHaveURL(/at=%2Fforgot-password/);
  await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText(/парол/i);
});

test('another role, time, screen or reset leaves a link to a state', async ({ page }) => {
  test.setTimeout(120_000);
  const line = page.getByText('На экране состояние');
  const follow = async () => {
    await page.goto('/demo?state=lifecycle.trade.accepted');
    await expect(line).toBeVisible({ timeout: 40_000 });
  };
  await follow();
  await frame(page).getByRole('heading', { level: 1 }).first().click(); // await frame(page).getByRole('heading', { level: 1 }).first().click(); // the line shows the status of a record
  await expect(line).toBeVisible();
  await tab(page, 'Роли');
  await page.getByRole('button', { name: 'lp.active' }).click();
  await expect(line).toHaveCount(0);
  await expect(page).toHaveURL(/\/demo\?at=%2Fliquidity/);

  await follow();
  await frame(page).getByRole('link', { name: 'KYT' }).click();
  await expect(line).toHaveCount(0);
  await expect(page).toHaveURL(/\/demo\?at=%2Forganization%2F/);

  await follow();
  await tab(page, 'Время');
  await page.getByRole('button', { name: '+ 1 день' }).click();
  await expect(line).toHaveCount(0);
  await expect(page).toHaveURL(/\/demo\?at=/);

  await follow();
  await tab(page, 'Время');
  await page.getByRole('button', { name: 'Пустой мир' }).click();
  await expect(frame(page).getByRole('main').getByRole('button', { name: 'Войти' })).toBeVisible();
  await expect(page).toHaveURL(/\/demo\?at=/);
  await expect(line).toHaveCount(0);
  await page.reload();
  await expect(frame(page).getByRole('main').getByRole('button', { name: 'Войти' })).toBeVisible();
  const trade = await page.evaluate(async () => (await fetch('/__demo__/record?table=trades&id=latest')).json());
  expect(trade, 'the world is the empty one').toBeNull();
});

test('an error of the next call applies to the next action: twice the same call where the product retries', async ({
  page,
}) => {
  await open(page);
  for (const title of ['Примите соглашения', 'Аккаунт закрыт', 'Сервис временно недоступен']) {
    await tab(page, 'Роли');
    await page.getByRole('button', { name: 'ved.active' }).click();
    await expect(frame(page).getByRole('heading', { level: 1, name: 'Главная' })).toBeVisible();
    await tab(page, 'Все ошибки');
    await page.getByRole('button', { name: new RegExp(`^${title}`) }).click();
    await expect(page.getByText(`${title} · любой вызов`)).toBeVisible();
    await frame(page).getByRole('link', { name: 'Цифровые кошельки' }).click();
    await expect(frame(page).getByRole('dialog', { name: title })).toBeVisible();
    await expect(page.getByText('Ничего: сервер отвечает как обычно')).toBeVisible();
  }
});

test('consoles in two tabs show the same faults and time', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  const times = () => Promise.all([page, other].map((one) => one.locator('header .now').innerText()));
  await tab(page, 'Все ошибки');
  await page.getByRole('button', { name: /^Нет сети/ }).click();
  await expect(other.getByRole('tab', { name: 'Сбои' })).toHaveText(/1$/);
  await page.getByRole('button', { name: 'Снять все', exact: true }).click();
  await expect(other.getByRole('tab', { name: 'Сбои' })).toHaveText(/0$/);
  await tab(page, 'Время');
  await page.getByRole('button', { name: '+ 1 день' }).click();
  await expect(page.locator('header .now')).toHaveText(/21\.11\.2026/);
  await expect.poll(async () => new Set(await times()).size).toBe(1);
});

test('an error is reported in Russian and cleared by the next success', async ({ page }) => {
  await open(page);
  await tab(page, 'Все ошибки');
  await page.getByRole('button', { name: /^Нет сети/ }).click();
  await expect(page.getByText('Нет сети · любой вызов · ещё 1')).toBeVisible();
  await tab(page, 'Роли');
  await page.getByRole('button', { name: 'lp.active' }).click();
  await expect(page.getByRole('alert')).toHaveText('Нет связи с сервером. Проверьте интернет');
  await page.getByRole('button', { name: 'lp.active' }).click();
  await expect(frame(page).getByRole('button', { name: 'Уведомления' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('far from Moscow', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('events are reported by the clock of the demo, as calls are', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'operator' }).click();
    await expect(frame(page).getByRole('link', { name: 'KYT' })).toBeVisible();
    await tab(page, 'Время');
    await page.getByRole('button', { name: '+ 1 минута' }).click();
    await page.getByRole('button', { name: 'Остановить часы' }).click();
    await expect(page.locator('header .now')).toHaveText(/стоит/);
    const shown = /\d\d:\d\d/.exec(await page.locator('header .now').innerText())?.[0] ?? '';
    await frame(page).getByRole('link', { name: 'KYT' }).click();
    await tab(page, 'События');
    await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText(new RegExp(`^${shown}:\\d\\d$`));
  });
});
