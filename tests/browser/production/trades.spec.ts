// A purchase from the first digit to the finished lot, and an exchange, each decided by the operator at his screens.
import { expect, test } from '../../support/browser.ts';
import { confirmDecision, dialog, enter, closeBrowsers } from '../../support/people.ts';

const idOf = (url: string) => Number(new URL(url).pathname.split('/').at(-1));

test('a purchase: refused at first, looked at, sent, approved, matched to a lot, executed', async ({ browser }) => {
  const client = await enter(browser, 'ved.active', '/account/request');
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
  const review = dialog(client, 'Проверьте заявку: покупка');
  await expect(review).toContainText('К списанию');
  await client.keyboard.press('Enter'); // the focus is on «Назад»
  await expect(review).toBeHidden();
  await client.getByRole('button', { name: 'Проверить заявку' }).click();
  await review.getByRole('button', { name: 'Создать заявку' }).click();
  await client.waitForURL(/\/account\/deal\/\d+$/);
  await expect(client.getByText('На рассмотрении').first()).toBeVisible();

  const id = idOf(client.url());
  const operator = await enter(browser, 'operator', `/organization/queue-requests/${id}`);
  await confirmDecision(operator, 'Одобрить', 'Одобрить заявку?');
  await client.reload();
  const compared = client.getByRole('table', { name: 'Сравнение с подходящими заявками' });
  await expect(compared.getByRole('columnheader', { name: /С-1016/ })).toBeVisible();
  await operator.getByRole('link', { name: 'Открыть лот' }).click();
  await operator.getByRole('radio', { name: 'Выбрать С-1016' }).check();
  await operator.getByLabel('Сумма лота').fill('90000000');
  await operator.getByRole('button', { name: 'Сформировать лот' }).click();
  await expect(operator.getByText(/^Не больше 75\s000/).first()).toBeVisible();
  await operator.getByLabel('Сумма лота').fill('75000');
  await confirmDecision(operator, 'Сформировать лот', 'Сформировать лот?');
  await confirmDecision(operator, 'Завершить', 'Завершить сделку?');
  await client.goto(`/account/history-ved/${id}`);
  await expect(client.getByText(/^LOT-2026-/)).toBeVisible();
  await expect(client.getByRole('list', { name: 'История заявки' }).getByText('Исполнена')).toBeVisible();
  await closeBrowsers(client, operator);
});

test('an exchange: refused at first, created, approved and executed by the operator', async ({ browser }) => {
  const client = await enter(browser, 'ved.active', '/account/createRequest?type=exchange');
  await client.getByLabel('Курс').fill('98500');
  await client.getByLabel('Получаю').fill('1000');
  await client.getByRole('button', { name: 'Проверить заявку' }).click();
  await expect(client.getByText(/^Недостаточно средств/).first()).toBeVisible();
  await client.getByLabel('Получаю').fill('0,01');
  await client.getByRole('button', { name: 'Проверить заявку' }).click();
  await dialog(client, 'Проверьте заявку: обмен').getByRole('button', { name: 'Создать заявку' }).click();
  await client.waitForURL(/\/account\/deal-exchange\/\d+$/);
  const operator = await enter(browser, 'operator', `/organization/queue-requests-exchange/${idOf(client.url())}`);
  await confirmDecision(operator, 'Одобрить', 'Одобрить обмен?');
  await confirmDecision(operator, 'Исполнить', 'Исполнить обмен?');
  await client.reload();
  await expect(client.getByRole('list', { name: 'История заявки' }).getByText('Исполнен')).toBeVisible();
  await closeBrowsers(client, operator);
});
