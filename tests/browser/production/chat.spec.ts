// Two people in one chat, each in a browser of his own, over a real socket.
import type { Browser, Page } from '@playwright/test';
import { type Login, expect, login, test } from '../../support/browser.ts';

async function enter(browser: Browser, name: Login, path: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await login(page, name, path);
  await expect(page.getByText('Соединение установлено')).toBeVisible();
  return page;
}

async function say(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Введите сообщение' });
  await field.fill(text);
  await field.press('Enter');
}

test("each side reads the other's messages; a lost connection loses nothing; closing reaches both", async ({
  browser,
  control,
  expectedErrors,
}) => {
  expectedErrors.push(/WebSocket closed/, /WebSocket connection is not open/); // messages that the chat logs
  const client = await enter(browser, 'ved.active', '/account/help-chat/0');
  const operator = await enter(browser, 'operator', '/organization/support/0');
  await say(client, 'Вопрос клиента');
  await expect(operator.getByText('Вопрос клиента')).toBeVisible();
  await say(operator, 'Ответ оператора');
  await expect(client.getByText('Ответ оператора')).toBeVisible();

  await control.sockets('drop');
  for (const text of ['Первое', 'Второе', 'Третье']) await say(client, text);
  const log = operator.getByRole('log', { name: 'Сообщения' });
  await expect(log.getByText('Третье')).toBeVisible();
  const texts = await log.getByRole('article').allInnerTexts();
  const own = texts.map((text) => text.split('\n').at(-1)).slice(-3);
  expect(own).toEqual(['Первое', 'Второе', 'Третье']);

  await operator.getByRole('button', { name: 'Закончить общение' }).click();
  const question = operator.getByRole('dialog', { name: 'Закончить общение?' });
  await question.getByRole('button', { name: 'Закончить общение' }).click();
  await expect(operator.getByText('Менеджер закрыл чат')).toBeVisible();
  await expect(client.getByText('Чат закрыт', { exact: true })).toBeVisible();
  await expect(client.getByRole('textbox', { name: 'Введите сообщение' })).toBeHidden();

  await operator.getByRole('button', { name: 'Открыть снова' }).click();
  await expect(operator.getByRole('textbox', { name: 'Введите сообщение' })).toBeVisible();
  await Promise.all([client.context().close(), operator.context().close()]);
});
