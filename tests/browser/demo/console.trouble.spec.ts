// The demo without storage or without a server that responds.
import { expect, test } from '../../support/browser.ts';
import { ROLE_FRAMES, getFrame as frame, openThreeRoles, openTab as tab } from '../../support/console.ts';

/** Runs in every page: storage is forbidden, and with it whatever pages could share. */
function forbidAll(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page receives only this function body
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const area of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, area, { configurable: true, get: denied });
  Object.defineProperty(window, 'SharedWorker', { value: denied });
  LockManager.prototype.request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
}

/** Runs in every page: storage is as it was, and takes nothing more. */
function fill(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

for (const [name, trouble] of [
  ['forbidden', forbidAll],
  ['full', fill],
] as const)
  test(`with ${name} storage persona, frames and state links still work, and the console reports the storage`, async ({
    page,
    expectedErrors,
  }) => {
    test.setTimeout(120_000);
    expectedErrors.push(/cannot be stored/);
    await page.addInitScript(trouble);
    await page.goto('/demo?console');
    await expect(page.getByText('Браузер не хранит данные')).toBeVisible();
    await page.getByRole('button', { name: 'operator' }).click();
    await expect(frame(page).getByRole('heading', { level: 1, name: 'Входящие' })).toBeVisible();
    await frame(page).getByRole('link', { name: 'KYT' }).click();
    await expect(frame(page).getByText('АО «Полярное Карго»').first()).toBeVisible();
    await openThreeRoles(page);
    await page.goto('/demo?state=createChat.open.form.editing');
    await expect(page.getByText('На экране состояние createChat.open.form.editing')).toBeVisible({ timeout: 40_000 });
  });

test('a full storage breaks nothing in the open console, and a role that cannot be signed in shows the reason', async ({
  page,
}) => {
  await page.goto('/demo?console');
  await expect(frame(page).getByRole('button', { name: 'Войти' })).toBeVisible();
  await page.evaluate(fill);
  await tab(page, 'Время');
  await page.getByRole('button', { name: 'Свернуть' }).click();
  await tab(page, 'Роли');
  await page.getByRole('button', { name: 'operator' }).click();
  await expect(page.getByRole('alert')).toHaveText('Хранилище браузера заполнено: перезагрузите консоль');
});

test('when no account can be signed in the three roles show the product, and the collapsed console shows why', async ({
  page,
}) => {
  await page.goto('/demo?console');
  await tab(page, 'Все ошибки');
  await page.getByLabel('Сколько вызовов').selectOption('always');
  await page.getByRole('button', { name: /^Нет сети/ }).click();
  await expect(page.getByText('Нет сети · любой вызов · всегда')).toBeVisible();
  await tab(page, 'Роли');
  await page.getByRole('button', { name: 'Три роли рядом' }).click();
  for (const name of ROLE_FRAMES) await expect(frame(page, name).getByRole('button', { name: 'Войти' })).toBeVisible();
  await page.getByRole('button', { name: 'Свернуть' }).click();
  await expect(page.getByRole('button', { name: 'Развернуть' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Нет связи с сервером. Проверьте интернет');
});

test('socket faults count as faults, and one click restores calls and chats', async ({ page }) => {
  await page.goto('/demo?console');
  await tab(page, 'Все ошибки');
  await page.getByRole('button', { name: 'Не пускать в чаты' }).click();
  await expect(page.getByRole('tab', { name: 'Все ошибки' })).toHaveText(/1$/);
  await page.getByRole('button', { name: /^Нет сети/ }).click();
  await expect(page.getByRole('tab', { name: 'Все ошибки' })).toHaveText(/2$/);
  await page.getByRole('button', { name: 'Снять все', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Чаты: работают' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Все ошибки' })).toHaveText(/0$/);
});

test('on a phone the time is shown, and the selected tab stays visible in both orientations', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/demo?console');
  await tab(page, 'Время');
  await page.getByRole('button', { name: '+ 1 день' }).click();
  await expect(page.getByRole('heading', { name: /Часы демо: 21\.11\.2026/ })).toBeVisible();
  await tab(page, 'Сессия');
  const chosen = page.getByRole('tab', { name: 'Сессия' });
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(chosen).toBeInViewport({ ratio: 1 });
    await chosen.click({ trial: true });
  }
});

test('each tab starts at its top, and no row of a table shows above its header', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/demo?console');
  await page.getByRole('button', { name: 'operator' }).click();
  await expect(frame(page).getByRole('heading', { level: 1, name: 'Входящие' })).toBeVisible();
  await tab(page, 'События');
  const content = page.getByRole('tabpanel');
  await content.evaluate((it) => it.scrollBy(0, 60));
  const head = page.getByRole('columnheader', { name: 'Время' });
  const gap = await head.evaluate(
    (it) => it.getBoundingClientRect().top - (it.closest('[role="tabpanel"]')?.getBoundingClientRect().top ?? 0),
  );
  expect(gap).toBe(0);
  await tab(page, 'Время');
  expect(await content.evaluate((it) => it.scrollTop)).toBe(0);
});
