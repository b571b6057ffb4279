// A purchase from the first digit to the finished lot, and an exchange, each decided by the operator in another browser.
import type { Browser, Page } from '@playwright/test';
import { type Login, expect, login, test } from '../../support/browser.ts';

async function enter(browser: Browser, name: Login): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await login(page, name);
  return page;
}

/** A call of the signed-in operator. */
function decide(page: Page, method: 'PATCH' | 'POST', path: string, body: unknown): Promise<number> {
  return page.evaluate(
    async ([verb, url, text]) => {
      const headers = {
        Authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}`,
        'Content-Type': 'application/json',
      };
      return (await fetch(`/api/v1/authorized_organization/${url}`, { method: verb, headers, body: text })).status;
    },
    [method, path, JSON.stringify(body)] as const,
  );
}

const idOf = (page: Page) => Number(new URL(page.url()).pathname.split('/').at(-1));

test('a purchase: refused at first, looked at, sent, approved, executed as a lot', async ({ browser }) => {
  const [client, operator] = [await enter(browser, 'ved.active'), await enter(browser, 'operator')];
  await client.goto('/account/request');
  await client.getByRole('link', { name: 'Откликнуться на С-1016' }).click();
  await expect(client.getByLabel('Отдаю')).toHaveValue(/6\s926\s250,00/);
  await client.getByLabel('Получаю').fill('90000000');
  await client.getByRole('button', { name: 'Проверить заявку' }).click();
  await expect(client.getByText(/^Недостаточно средств: доступно/)).toBeVisible();
  await client.getByLabel('Получаю').fill('75000');
  await client.getByLabel('УНК').fill('26090017/9901/0000/2/1');
  await client.reload();
  await expect(client.getByLabel('УНК')).toHaveValue('26090017/9901/0000/2/1');
  await client.getByRole('button', { name: 'Проверить заявку' }).click();
  const dialog = client.getByRole('dialog', { name: 'Проверьте заявку: покупка' });
  await expect(dialog).toContainText('К списанию');
  await client.keyboard.press('Enter'); // the focus is on «Назад»
  await expect(dialog).toBeHidden();
  await client.getByRole('button', { name: 'Проверить заявку' }).click();
  await dialog.getByRole('button', { name: 'Создать заявку' }).click();
  await client.waitForURL(/\/account\/deal\/\d+$/);
  await expect(client.getByText('На рассмотрении').first()).toBeVisible();

  const id = idOf(client);
  expect(await decide(operator, 'PATCH', `trades/${id}/update_status/`, { status: 'accepted' })).toBe(200);
  await client.reload();
  const compared = client.getByRole('table', { name: 'Сравнение с подходящими заявками' });
  await expect(compared.getByRole('columnheader', { name: /С-1016/ })).toBeVisible();
  expect(await decide(operator, 'POST', 'trades/auto_execute/', { trade_id: id })).toBe(200);
  await client.goto(`/account/history-ved/${id}`);
  await expect(client.getByText(/^LOT-2026-/)).toBeVisible();
  await expect(client.getByRole('list', { name: 'История заявки' }).getByText('Исполнена')).toBeVisible();
  await Promise.all([client.context().close(), operator.context().close()]);
});

test('an exchange: created, approved and executed by the operator', async ({ browser }) => {
  const [client, operator] = [await enter(browser, 'ved.active'), await enter(browser, 'operator')];
  await client.goto('/account/createRequest?type=exchange');
  await client.getByLabel('Курс').fill('98500');
  await client.getByLabel('Получаю').fill('0,01');
  await client.getByRole('button', { name: 'Проверить заявку' }).click();
  const dialog = client.getByRole('dialog', { name: 'Проверьте заявку: обмен' });
  await dialog.getByRole('button', { name: 'Создать заявку' }).click();
  await client.waitForURL(/\/account\/deal-exchange\/\d+$/);
  const id = idOf(client);
  for (const status of ['accepted', 'completed'])
    expect(await decide(operator, 'PATCH', `exchanges/buy/${id}/status/`, { status })).toBe(200);
  await client.reload();
  await expect(client.getByRole('list', { name: 'История заявки' }).getByText('Исполнен')).toBeVisible();
  await Promise.all([client.context().close(), operator.context().close()]);
});
