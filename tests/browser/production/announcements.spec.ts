// Announcements of a screen reader: each action exactly once.
import { expect, waitForHydration, test } from '../../support/browser.ts';
import { recordAnnouncements } from '../../support/announcements.ts';
import { dialog, drawer, enter, closeBrowsers } from '../../support/people.ts';

test('a rejected sign-in is announced once, as the dialog that is focused', async ({ page }) => {
  await page.goto('/login');
  await waitForHydration(page);
  await page.getByLabel('Логин').fill('ved.active');
  await page.getByLabel('Пароль', { exact: true }).fill('Wrong-2026!');
  const announced = await recordAnnouncements(page);
  for (let tries = 0; tries < 2; tries += 1) {
    await page.getByLabel('Я не робот').check();
    await page.getByRole('button', { name: 'Войти' }).click();
    const refusal = dialog(page, 'Не удалось войти');
    await expect(refusal).toHaveAccessibleDescription(/^Логин, пароль или тип аккаунта указаны неверно\./);
    await expect(refusal.getByRole('button', { name: 'Попробовать снова' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(refusal).toHaveCount(0);
  }
  expect(await announced()).toEqual([]);
});

test('an invalid field is announced once; a creation by its toast and its record', async ({ browser }) => {
  const client = await enter(browser, 'ved.active', '/account/replenishment-requests');
  await client.getByRole('button', { name: 'Пополнить счёт' }).click();
  const form = dialog(client, 'Пополнить счёт');
  const announced = await recordAnnouncements(client);
  await form.getByRole('button', { name: 'Создать заявку' }).click();
  await expect.poll(announced).toEqual(['Заполните поле']);
  await form.getByLabel('Сумма').fill('12000');
  await form.getByRole('button', { name: 'Создать заявку' }).click();
  await expect(drawer(client, /^Пополнение/)).toBeVisible();
  const once = ['Заполните поле', 'Заявка создана', expect.stringMatching(/^Открыта карточка № \d+$/)];
  await expect.poll(announced).toHaveLength(once.length);
  expect(await announced()).toEqual(expect.arrayContaining(once));
  await closeBrowsers(client);
});

test('the number of rows is announced for a filter, and not when the same list is refetched', async ({ browser }) => {
  const operator = await enter(browser, 'operator', '/organization/deposit-requests');
  await expect(operator.locator('main .rowlink').first()).toBeVisible();
  const announced = await recordAnnouncements(operator);
  const answered = () => operator.waitForResponse(/authorized_organization\/deposits\?/);
  for (let times = 0; times < 2; times += 1) {
    const answer = answered();
    await operator.getByRole('button', { name: 'Обновить', exact: true }).click();
    await answer;
  }
  await expect(operator.locator('main [aria-busy=true]')).toHaveCount(0);
  await operator.getByRole('link', { name: /^Принято/ }).click();
  await expect.poll(announced).toEqual([expect.stringMatching(/^\d+ (заявка|заявки|заявок)$/)]);
  await closeBrowsers(operator);
});

test('an incoming message is announced once, one that is read before is not', async ({ browser }) => {
  const client = await enter(browser, 'ved.active', '/account/help-chat/0');
  const operator = await enter(browser, 'operator', '/organization/support/0');
  await expect(client.getByText('Соединение установлено')).toBeVisible();
  await expect(operator.getByText('Соединение установлено')).toBeVisible();
  const announced = await recordAnnouncements(client);
  const field = operator.getByRole('textbox', { name: 'Введите сообщение' });
  for (const text of ['Первый ответ', 'Второй ответ']) {
    await field.fill(text);
    await field.press('Enter');
    await expect(client.getByRole('log').getByText(text)).toBeVisible();
  }
  const spoken = await announced();
  for (const text of ['Первый ответ', 'Второй ответ'])
    expect(
      spoken.filter((line) => line.includes(text)),
      text,
    ).toHaveLength(1);
  expect(spoken).toHaveLength(2);
  await closeBrowsers(client, operator);
});
