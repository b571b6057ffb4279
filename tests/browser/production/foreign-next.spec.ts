// A list whose next page is on another host: its path is requested on the own origin, and the host never gets a token.
import { expect, login, test } from '../../support/browser.ts';

test('a foreign next URL keeps the rows on the screen and its host gets no call', async ({
  page,
  control,
  expectedErrors,
}) => {
  expectedErrors.push(/\/chats: address$/);
  const foreign: string[] = [];
  await page.route(/evil\.example/, (route) => {
    foreign.push(route.request().url());
    return route.abort();
  });
  await login(page, 'operator');
  const chat = { id: 1, name: 'Общие вопросы', closed: false, sender: 'ООО «Лазурит Импорт»' };
  const body = { count: 2, next: 'https://evil.example/api/v1/chats?offset=1', previous: null, results: [chat] };
  await control.arm({ match: 'GET /api/v1/chats', kind: { status: 200, body }, times: 'always' });
  await page.goto('/organization/support');
  await expect(page.getByRole('link', { name: /Общие вопросы/ })).toBeVisible();
  expect(foreign).toEqual([]);
});
