// Money in and out, each from the first digit to the balance: client and operator in browsers of their own, with the
// refusals on the way.
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser.ts';
import { confirmDecision, dialog, drawer, enter, closeBrowsers, refreshList } from '../../support/people.ts';

/** Available amount of the rouble account as its screen shows it. */
async function available(page: Page): Promise<number> {
  await page.goto('/account/my-wallets');
  const said = page
    .getByRole('main')
    .getByText(/^\d[\d\s]*,\d\d\s₽$/)
    .first();
  return Number((await said.innerText()).replaceAll(/[^\d,]/g, '').replace(',', '.'));
}

test('a deposit: rejected, created, paid, not cancelled too late, credited with the received amount', async ({
  browser,
}) => {
  const client = await enter(browser, 'ved.active', '/account/replenishment-requests');
  const before = await available(client);
  await client.goto('/account/replenishment-requests');
  await client.getByRole('button', { name: 'Пополнить счёт' }).click();
  const form = dialog(client, 'Пополнить счёт');
  await form.getByRole('button', { name: 'Создать заявку' }).click();
  await expect(form.getByText('Заполните поле')).toBeVisible();
  await form.getByLabel('Сумма').fill('12000');
  await form.getByRole('button', { name: 'Создать заявку' }).click();
  const own = drawer(client, /^Пополнение/);
  await expect(own.getByRole('heading', { name: 'Реквизиты для оплаты' })).toBeVisible();
  const title = (await own.getByRole('heading', { level: 2 }).innerText()).trim();
  await own.getByRole('button', { name: 'Загрузить платёжное поручение' }).click();
  const upload = dialog(client, 'Загрузить платёжное поручение');
  await upload.getByLabel('Платёжное поручение').setInputFiles(fileOf('not a pdf'));
  await expect(upload.getByText('Нужен PDF, JPG, PNG, DOCX или XLSX до 10 МБ').first()).toBeVisible();
  await upload.getByLabel('Платёжное поручение').setInputFiles(fileOf('%PDF-1.7 order'));
  await upload.getByRole('button', { name: 'Загрузить', exact: true }).click();
  await expect(own.getByText('order.pdf')).toBeVisible();
  await expect(own.getByText('Ожидаем оператора.')).toBeVisible();

  const operator = await enter(browser, 'operator', '/organization/deposit-requests');
  await operator.getByRole('link', { name: title.replace('Пополнение ', '') }).click();
  await expect(drawer(operator, title).getByText('order.pdf')).toBeVisible();
  await confirmDecision(operator, 'Принять', 'Принять заявку?');

  // The client still sees a request that may be cancelled: the server rejects it, and the screen refetches.
  await own.getByRole('button', { name: 'Отменить заявку' }).click();
  const question = dialog(client, 'Отменить заявку?');
  await question.getByRole('button', { name: 'Отменить заявку' }).click();
  await expect(client.getByText(/Переход в этот статус недоступен/).first()).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: 'Не отменять' }).click();
  await refreshList(client);
  await expect(own.getByText('Принято').first()).toBeVisible();
  await expect(own.getByRole('button', { name: 'Отменить заявку' })).toHaveCount(0);

  await confirmDecision(operator, 'Поставить на учёт', 'Поставить на учёт?');
  await drawer(operator, title).getByLabel('Сумма зачисления').fill('11950');
  await expect(operator.getByText(/Отличается от суммы заявки: −50/)).toBeVisible();
  await confirmDecision(operator, 'Исполнить', 'Исполнить пополнение?');
  expect(await available(client)).toBe(before + 11_950);
  await closeBrowsers(client, operator);
});

test('withdrawals: one rejected with its reason, one rejected by the server, reviewed, sent despite the network, executed', async ({
  browser,
  control,
}) => {
  const client = await enter(browser, 'ved.active', '/account/my-wallets');
  const operator = await enter(browser, 'operator', '/organization/withdrawal-requests/701');
  await confirmDecision(operator, 'Отклонить', 'Отклонить заявку?', 'Не тот получатель');
  await client.goto('/account/operations-history?tab=withdrawals&id=701');
  await expect(drawer(client, /^Вывод/).getByText('Не тот получатель')).toBeVisible();
  const before = await available(client);

  await client.goto('/account/operations-history?tab=withdrawals');
  await client.getByRole('button', { name: 'Вывести средства' }).click();
  const form = dialog(client, 'Вывести средства');
  await form.getByLabel('Сумма').fill('990000000');
  await form.getByLabel('БИК').fill('040200701');
  await form.getByLabel('Расчётный счёт').fill('40702810600010000002');
  await form.getByLabel('Назначение платежа').fill('Возврат остатка');
  await form.getByRole('button', { name: 'Проверить' }).click();
  await expect(form.getByText(/^Недостаточно средств: доступно/)).toBeVisible();
  await expect(form.getByLabel('Расчётный счёт')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Сумма').fill('1500');
  await form.getByLabel('Расчётный счёт').fill('40702810600010000001');
  await form.getByRole('button', { name: 'Проверить' }).click();
  await control.arm({ match: 'POST /api/v1/withdrawals/', kind: 'network', times: 1 });
  const review = dialog(client, 'Проверьте заявку');
  await review.getByRole('button', { name: 'Создать заявку' }).click();
  await expect(form.getByText('Ошибка при создании депозита')).toBeVisible(); // the spec's word for both
  await expect(form.getByLabel('Назначение платежа')).toHaveValue('Возврат остатка');
  await form.getByRole('button', { name: 'Проверить' }).click();
  await review.getByRole('button', { name: 'Создать заявку' }).click();
  const own = drawer(client, /^Вывод/);
  await expect(own.getByText('На рассмотрении').first()).toBeVisible();
  const number = (await own.getByRole('heading', { level: 2 }).innerText()).replace('Вывод', '').trim();

  await operator.goto('/organization/withdrawal-requests');
  await operator.getByRole('link', { name: number }).click();
  await confirmDecision(operator, 'Принять', 'Принять заявку?');
  await confirmDecision(operator, 'На проверку', 'Отправить на проверку?');
  await confirmDecision(operator, 'Исполнить', 'Исполнить вывод?');
  await refreshList(client);
  await expect(own.getByText('Исполнен', { exact: true }).first()).toBeVisible();
  expect(await available(client)).toBe(before - 1_500);
  await closeBrowsers(client, operator);
});

test('on a phone a double click on «Проверить» leaves the review to be read', async ({ browser }) => {
  const client = await enter(browser, 'lp.active', '/liquidity/operations-history?tab=withdrawals');
  await client.setViewportSize({ width: 390, height: 844 });
  await client.getByRole('button', { name: 'Вывести средства' }).click();
  const form = dialog(client, 'Вывести средства');
  await form.getByLabel('Сумма').fill('1500');
  await form.getByLabel('БИК').fill('040200701');
  await form.getByLabel('Расчётный счёт').fill('40702810600010000001');
  await form.getByLabel('Назначение платежа').fill('Возврат остатка');
  await form.getByRole('button', { name: 'Проверить' }).dblclick();
  await dialog(client, 'Проверьте заявку').getByRole('button', { name: 'Назад' }).click();
  await expect(form.getByLabel('Сумма')).toBeEnabled();
  await form.getByRole('button', { name: 'Отмена' }).click();
  await expect(client.getByRole('link', { name: /^В-\d+$/ })).toHaveText(['В-702']);
  await closeBrowsers(client);
});

const fileOf = (content: string) => ({ name: 'order.pdf', mimeType: 'application/pdf', buffer: Buffer.from(content) });
