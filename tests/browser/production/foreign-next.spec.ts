// A list whose next page lies on another host: the address is refused before a token could leave (reliability.md section 2).
import { expect, login, test } from '../../support/browser.ts';

test('a foreign next address is refused and its host hears nothing', async ({ page, control, expectedErrors }) => {
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
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  expect(foreign).toEqual([]);
});
