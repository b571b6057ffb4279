// A browser that keeps nothing: storage is null, forbidden or full, and IndexedDB refuses. Signing in, a form and a chat work.
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../support/browser.ts';

const STORAGES = {
  null: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: () => null, configurable: true });
  },
  forbidden: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
        configurable: true,
      });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
} as const;

const refuseDatabases = () =>
  Object.defineProperty(window.indexedDB, 'open', {
    value() {
      throw new DOMException('A mutation operation was attempted on a database.', 'InvalidStateError');
    },
  });

const moveTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

for (const [kind, refuse] of Object.entries(STORAGES))
  test(`storage is ${kind}: signs in with a notice, creates a deposit, writes in a chat`, async ({ page }) => {
    await page.addInitScript(refuse);
    await page.addInitScript(refuseDatabases);
    await page.goto('/login');
    await signIn(page, 'ved.active');
    await expect(page.getByText('Браузер не сохраняет данные сайта')).toBeVisible();

    await moveTo(page, '/account/replenishment-requests');
    await page.getByRole('button', { name: 'Пополнить счёт' }).click();
    const form = page.getByRole('dialog', { name: 'Пополнить счёт' });
    await form.getByLabel('Сумма').fill('4321');
    await form.getByRole('button', { name: 'Создать заявку' }).click();
    await expect(page.getByText('Заявка создана')).toBeVisible();

    await moveTo(page, '/account/help-chat/0');
    await expect(page.getByText('Соединение установлено')).toBeVisible();
    const field = page.getByRole('textbox', { name: 'Введите сообщение' });
    await field.fill(`Без хранилища: ${kind}`);
    await field.press('Enter');
    await expect(page.getByRole('log').getByText(`Без хранилища: ${kind}`)).toHaveCount(1);
  });
