// A wallet from request to use and a payment abroad from its form to its execution: client and operator, each in a
// browser of his own, with the refusals on the way.
import { expect, test } from '../../support/browser.ts';
import { dialog, drawer, enter, closeBrowsers } from '../../support/people.ts';

test('a wallet is requested, rejected for a wrong address, approved, funded and checked', async ({ browser }) => {
  const client = await enter(browser, 'ved.active', '/account/digital-wallets');
  await client.getByRole('button', { name: 'Добавить кошелёк' }).click();
  const form = dialog(client, 'Заявка на кошелёк');
  await form.getByLabel('Валюта').selectOption('USDT');
  await form.getByLabel('Сеть').selectOption('trx');
  await form.getByLabel('Адрес кошелька').fill('TRtHoXUkEJXSdD2AbNyugHrqKty6ydGYit');
  await form.getByLabel('Название').fill('Расчёты с Шэньчжэнем');
  await form.getByLabel('УНК').fill('260900179901000021');
  await form.getByRole('button', { name: 'Отправить заявку' }).click();
  await expect(form.getByText('Адрес кошелька: Этот адрес уже добавлен')).toBeVisible();
  await form.getByLabel('Адрес кошелька').fill('TV8g1zVgEJTRSjGFkPYpKR3CNWvNvFfGkS');
  await form.getByRole('button', { name: 'Отправить заявку' }).click();
  await expect(client.getByText('Заявка на кошелёк отправлена')).toBeVisible();
  const own = drawer(client, /^W-/);
  await expect(own.getByText('На проверке', { exact: true })).toBeVisible();
  await expect(own.getByRole('button', { name: 'Сообщить о пополнении' })).toHaveCount(0);
  const number = (await own.getByRole('heading', { level: 2 }).innerText()).trim();

  const operator = await enter(browser, 'operator', '/organization/wallet-request');
  await operator.getByRole('link', { name: number }).click();
  await drawer(operator, number).getByRole('button', { name: 'Одобрить' }).click();
  await dialog(operator, 'Одобрить кошелёк?').getByRole('button', { name: 'Одобрить' }).click();
  await expect(operator.getByText('Статус обновлён')).toBeVisible();
  await expect(operator.getByRole('link', { name: number })).toHaveCount(0);

  await client.getByRole('button', { name: 'Обновить', exact: true }).click();
  await expect(own.getByText('Активен')).toBeVisible();
  await own.getByRole('button', { name: 'Получить' }).click();
  await expect(dialog(client, 'Получить USDT').getByRole('img', { name: /TV8g1z/ })).toBeVisible();
  await client.keyboard.press('Escape');
  await own.getByRole('button', { name: 'Сообщить о пополнении' }).click();
  await client.getByLabel('Хеш перевода').fill('ab12cd34');
  await client.getByRole('button', { name: 'Сообщить оператору' }).click();
  await expect(own.getByText('Пополнение заявлено')).toBeVisible();

  await own.getByRole('button', { name: 'Запросить исправление' }).click();
  await client.getByLabel('Верный баланс').fill('2500');
  await client.getByRole('button', { name: 'Отправить запрос' }).click();
  await expect(own.getByText('На рассмотрении')).toBeVisible();
  await operator.getByRole('link', { name: 'Обновление баланса' }).click();
  await operator.getByRole('link', { name: number }).click();
  await drawer(operator, number).getByRole('button', { name: 'Одобрить' }).click();
  await dialog(operator, 'Обновить баланс?').getByRole('button', { name: 'Одобрить' }).click();
  await expect(operator.getByRole('link', { name: number })).toHaveCount(0);
  await client.getByRole('button', { name: 'Обновить', exact: true }).click();
  await expect(own.getByText(/2\s500,000000/).first()).toBeVisible();
  await closeBrowsers(client, operator);
});

const INVOICE = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };

test('a payment abroad is rejected without funds, created, accepted and executed', async ({ browser }) => {
  const client = await enter(browser, 'ved.active', '/account/history-request-for-payment-ved');
  await client.getByRole('button', { name: 'Оплатить поставщику' }).click();
  const form = dialog(client, 'Оплата поставщику');
  await form.getByLabel('Контракт').selectOption('26050042/9901/0000/2/1');
  await form.getByLabel('Сумма').fill('200000');
  await form.getByLabel('Счёт (инвойс)').setInputFiles(INVOICE);
  await expect(form.getByText(/не хватает/)).toBeVisible();
  await form.getByRole('button', { name: 'Проверить' }).click();
  await expect(form.getByText('В кошельке не хватает средств')).toBeVisible();
  await expect(form.getByLabel('Контрагент', { exact: true })).toHaveValue('Sample Machinery GmbH');
  await form.getByLabel('Сумма').fill('1500');
  await form.getByRole('button', { name: 'Проверить' }).click();
  const review = dialog(client, 'Проверьте платёж');
  await expect(review.getByText('Sample Machinery GmbH')).toBeVisible();
  await review.getByRole('button', { name: 'Отправить платёж' }).click();
  const own = drawer(client, /^Платёж/);
  await expect(own.getByText('Ожидаем оператора.')).toBeVisible();
  const number = (await own.getByRole('heading', { level: 2 }).innerText()).replace('Платёж', '').trim();

  const operator = await enter(browser, 'operator', '/organization/payment-requests-ved');
  await operator.getByRole('link', { name: number }).click();
  const card = drawer(operator, `Платёж ${number}`);
  await card.getByRole('button', { name: 'Принять' }).click();
  await dialog(operator, 'Принять платёж?').getByRole('button', { name: 'Принять' }).click();
  await expect(card.getByRole('button', { name: 'Исполнить' })).toBeVisible();

  // A second operator still shows the payment unchanged: its decision is rejected with a notice, and the screen
  // refetches.
  const late = await operator.context().newPage();
  await late.goto(operator.url());
  const lateCard = drawer(late, `Платёж ${number}`);
  await lateCard.getByRole('button', { name: 'Отклонить' }).click();
  await late.getByLabel('Причина').fill('Нет счёта');
  await card.getByRole('button', { name: 'Исполнить' }).click();
  await dialog(operator, 'Исполнить платёж?').getByRole('button', { name: 'Исполнить' }).click();
  await expect(card.getByRole('button', { name: 'Исполнить' })).toHaveCount(0);
  await dialog(late, 'Отклонить платёж?').getByRole('button', { name: 'Отклонить' }).click();
  await expect(late.getByRole('alert').filter({ hasText: 'Переход в этот статус недоступен' })).toBeVisible();
  await expect(lateCard.getByRole('button', { name: 'Отклонить' })).toHaveCount(0);

  await client.getByRole('button', { name: 'Обновить', exact: true }).click();
  await expect(own.getByText('Исполнен', { exact: true }).first()).toBeVisible();
  await client.goto('/account/reestr');
  await client.getByRole('link', { name: '26050042/9901/0000/2/1' }).click();
  await expect(drawer(client, /26050042/).getByText(/121\s500,00/)).toBeVisible();
  await closeBrowsers(client, operator);
});

/** Pixels of a box that its edge cuts off. */
const hidden = (box: Element) => box.scrollWidth - box.clientWidth;

test('the longest balance is visible whole, beside its list and among the custody totals', async ({ browser }) => {
  const operator = await enter(browser, 'operator', '/organization/wallets?id=37');
  const card = drawer(operator, 'W-000037');
  await card.getByRole('button', { name: 'Изменить баланс' }).click();
  await operator.getByLabel('Новый баланс').fill('999999999999999,123456');
  await operator.getByRole('button', { name: 'Проверить', exact: true }).click();
  await dialog(operator, 'Изменить баланс?').getByRole('button', { name: 'Изменить' }).click();
  await expect(card.getByText('999 999 999 999 999,123456 USDT')).toBeVisible();
  for (const width of [1440, 390]) {
    await operator.setViewportSize({ width, height: 844 });
    expect(await card.locator('section').first().evaluate(hidden), `beside the list at ${width} px`).toBe(0);
  }
  await operator.setViewportSize({ width: 1440, height: 844 });
  await operator.goto('/organization/custodial-solution');
  const total = operator.getByRole('region', { name: 'Итоги по валютам' }).getByRole('listitem').first();
  await expect(total.getByText('999 999 999 999 999,123456')).toBeVisible();
  expect(await total.evaluate(hidden)).toBe(0);
  await closeBrowsers(operator);
});
