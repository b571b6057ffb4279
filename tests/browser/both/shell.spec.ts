// The shell of an open tab in trouble: a new version has taken its chunks away, the network is gone, code is slow or broken.
import type { Page, Route } from '@playwright/test';
import { expect, login, waitForHydration, test } from '../../support/browser.ts';

const CODE = '**/assets/*.js';
const LOST = 'Вышла новая версия или прервалась связь';

/** With `saveData` no code is prefetched, so a click requests it. */
async function enterMetered(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await login(page, 'ved.active');
  await expect(page.getByRole('heading', { level: 1, name: 'Главная' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done))); // idle prefetches are in flight
}
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const trouble = (page: Page) => page.getByRole('alert').filter({ hasText: 'Не удалось открыть раздел' });

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/Failed to load resource|dynamically imported module|ERR_INTERNET_DISCONNECTED|MIME/);
});

test('chunks of a removed version: the screen reports this, the others work, a reload keeps the draft', async ({
  page,
}) => {
  await enterMetered(page);
  await section(page, 'Чат поддержки').click();
  const field = page.getByRole('textbox', { name: 'Введите сообщение' });
  await page.getByRole('region', { name: 'Чаты' }).getByRole('link').first().click();
  await field.fill('Недописанное');
  await page.route(CODE, (route) => route.fulfill({ status: 404 }));
  await section(page, 'Справочный центр').click();
  await expect(trouble(page)).toContainText(LOST);
  await section(page, 'Чат поддержки').click();
  await expect(title(page, 'Чат поддержки')).toBeVisible();
  await expect(trouble(page)).toHaveCount(0);

  await section(page, 'Справочный центр').click();
  await expect(trouble(page)).toBeVisible(); // await expect(trouble(page)).toBeVisible(); // requested again, and failed again
  await page.unroute(CODE);
  await trouble(page).getByRole('button', { name: 'Обновить' }).click();
  await expect(title(page, 'Справочный центр')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await section(page, 'Чат поддержки').click();
  await page.getByRole('region', { name: 'Чаты' }).getByRole('link').first().click();
  await expect(field).toHaveValue('Недописанное');
});

test('without a network an open tab reports the missing screen, and renders it once the network is back', async ({
  page,
  context,
}) => {
  await enterMetered(page);
  await context.setOffline(true);
  await section(page, 'Справочный центр').click();
  await expect(trouble(page)).toContainText(LOST);
  await expect(trouble(page)).not.toContainText('Failed', { useInnerText: true }); // English text is shown only in the details
  await context.setOffline(false);
  await expect(trouble(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

const refused = (page: Page) => page.getByRole('dialog', { name: 'Не удалось войти' });
async function enterWrongly(page: Page): Promise<void> {
  await page.getByLabel('Логин').fill('operator');
  await page.getByLabel('Пароль', { exact: true }).fill('Wrong-2026!');
  await page.getByLabel('Я не робот').check();
  await page.getByRole('button', { name: 'Войти' }).click();
}
const codeLost = (page: Page) =>
  page.waitForEvent('console', (message) => message.text().includes('dynamically imported module'));

test('the error modal chunk is lost with the network and loads once it is back', async ({ page, context, control }) => {
  await page.goto('/login');
  await waitForHydration(page);
  await control.world(); // the demo's server is up: it must not be lost too
  const lost = codeLost(page);
  await context.setOffline(true);
  await page.getByLabel('Логин').click();
  await lost;
  await context.setOffline(false);
  await enterWrongly(page);
  await expect(refused(page)).toBeVisible();
});

test('the error modal chunk is lost with the server at the first interaction and loads at a later click', async ({
  page,
}) => {
  await page.goto('/login');
  await waitForHydration(page);
  await page.route(CODE, (route) => route.fulfill({ status: 502 }));
  const lost = codeLost(page);
  await page.getByLabel('Логин').click();
  await lost;
  await page.unroute(CODE);
  await enterWrongly(page);
  await expect(refused(page)).toBeVisible();
});

test('a sign-in without its code says so below the fields, and works once the server is back', async ({
  page,
  control,
}) => {
  await page.goto('/login');
  await waitForHydration(page);
  await control.world(); // the demo's server is up: it must not be lost too
  await page.route(CODE, (route) => route.fulfill({ status: 502 }));
  await enterWrongly(page);
  await expect(page.locator('form').getByRole('alert')).toContainText(LOST);
  await page.unroute(CODE);
  await page.getByLabel('Я не робот').check();
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(refused(page)).toBeVisible();
  await expect(page.locator('form').getByRole('alert')).toHaveCount(0);
});

test('slow code leaves the frame usable; «Повторить» reloads failed code', async ({ page }) => {
  await enterMetered(page);
  const held: Route[] = [];
  await page.route(CODE, (route) => void held.push(route));
  await section(page, 'Справочный центр').click();
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await page.getByRole('button', { name: 'Уведомления' }).click(); // the frame stays usable
  await page.keyboard.press('Escape');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const route of held) await route.abort();
  await page.unroute(CODE);
  await expect(trouble(page)).toContainText(LOST);
  await trouble(page).getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('a failed chunk of a part leaves the rest of its screen usable; «Повторить» reloads it', async ({ page }) => {
  await enterMetered(page);
  await page.route(CODE, async (route) => {
    const response = await route.fetch();
    const isThePart = (await response.text()).includes('Запомнит фильтры, столбцы и порядок');
    await (isThePart ? route.abort() : route.fulfill({ response }));
  });
  await section(page, 'История операций').click();
  await page.getByRole('button', { name: 'Настроить список' }).click();
  const dialog = page.getByRole('dialog', { name: 'Настроить список' });
  await expect(dialog).toContainText(LOST);
  await expect(title(page, 'История операций')).toBeVisible();
  await expect(trouble(page)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Готово' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Настроить список' }).click();
  await expect(dialog).toContainText(LOST);
  await page.unroute(CODE);
  await dialog.getByRole('button', { name: 'Повторить' }).click();
  await expect(dialog.getByLabel('Название вида')).toBeVisible();
});

/** A module with the exports of `code`, each a view that throws. */
const broken = (code: string) => {
  const names = [...code.matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, list]) => list?.split(',') ?? []);
  const exported = names.map((name) => `broken as ${name.split(' as ').at(-1)?.trim()}`);
  return `const broken = () => { throw new Error("экран сломано нарисован") }; export { ${exported.join(', ')} }`;
};

test('a broken screen replaces only itself and gives details to copy', async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/сломано|An error occurred in/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterMetered(page);
  await page.route(CODE, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const isTheScreen = code.includes('Поиск по справке'); // shared chunks load with it and stay intact
    const body = broken(code);
    await (isTheScreen ? route.fulfill({ contentType: 'text/javascript', body }) : route.fulfill({ response }));
  });
  await section(page, 'Справочный центр').click();
  await expect(trouble(page)).toContainText('На странице произошла ошибка');
  await trouble(page).getByText('Подробности', { exact: true }).click();
  await trouble(page).getByRole('button', { name: 'Скопировать подробности' }).click();
  await expect(trouble(page).getByRole('button', { name: 'Скопировано' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('экран сломано нарисован');
  expect(copied).toMatch(/^\S+Z \/account\/\S+\n\S+\.js\n/);
  await section(page, 'Главная').click();
  await expect(title(page, 'Главная')).toBeVisible();
  await expect(trouble(page)).toHaveCount(0);
});
