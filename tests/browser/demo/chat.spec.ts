// The chat as it is drawn: sizes of the specification, scrolling, a phone, a reload with something unsent.
import type { Page } from '@playwright/test';
import { expect, login, test } from '../../support/browser.ts';

const CHAT = '/account/help-chat/0';
const field = (page: Page) => page.getByRole('textbox', { name: 'Введите сообщение' });
const log = (page: Page) => page.getByRole('log', { name: 'Сообщения' });

async function openChat(page: Page, path = CHAT): Promise<void> {
  await login(page, 'ved.active', path);
  await expect(log(page)).toBeVisible();
  await expect(page.getByText('Соединение установлено')).toBeAttached();
}

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Distance of the reader from the end, in px. */
const fromEnd = (page: Page) => log(page).evaluate((list) => Math.abs(Math.round(list.scrollTop)));

test('pane 1000 × 540, list 470, bubbles at most 364 wide', async ({ page }) => {
  await openChat(page);
  await say(page, 'Очень длинное сообщение, которому не хватит одной строки. '.repeat(4));
  const box = page.getByRole('region', { name: 'Переписка' });
  expect(await box.boundingBox()).toMatchObject({ width: 1000, height: 540 });
  expect(await log(page).boundingBox()).toMatchObject({ height: 470 });
  const bubbles = await page.getByRole('article').evaluateAll((all) => all.map((one) => one.clientWidth));
  expect(Math.max(...bubbles)).toBe(364);
  await page.goto('/account/help-chat/2');
  await expect(page.getByText('Чат закрыт', { exact: true })).toBeVisible();
  expect(await box.boundingBox()).toMatchObject({ width: 1000, height: 540 });
});

for (const [width, height] of [
  [1366, 625],
  [844, 390],
] as const)
  test(`a window of ${width} × ${height} shows the messages and the row under them`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openChat(page);
    await expect(page.getByRole('button', { name: 'Отправить' })).toBeInViewport({ ratio: 1 });
    await expect(log(page)).toBeInViewport({ ratio: 1 });
    expect((await log(page).boundingBox())?.height).toBeGreaterThan(150);
  });

test('stays at the end while the reader is there, and keeps the position of a reader above', async ({
  page,
  context,
}) => {
  await openChat(page);
  for (let count = 1; count <= 12; count += 1) await say(page, `Сообщение ${count}`);
  await expect(page.getByText('Отправляется')).toHaveCount(0);
  expect(await fromEnd(page)).toBe(0);

  await log(page).evaluate((list) => list.scrollBy(0, -200));
  await expect(page.getByRole('button', { name: 'К последним' })).toBeVisible();
  const marker = page.getByText('Сообщение 8', { exact: true });
  const before = await marker.boundingBox();
  const other = await context.newPage(); // another tab of the same user
  await other.goto(CHAT);
  for (const text of ['Ещё одно', 'И ещё']) await say(other, text);
  await page.bringToFront(); // a page behind another one draws no frames
  await expect(page.getByRole('button', { name: 'Новых сообщений: 2' })).toBeVisible();
  expect((await marker.boundingBox())?.y).toBe(before?.y);

  await page.getByRole('button', { name: 'Новых сообщений: 2' }).click();
  await expect.poll(() => fromEnd(page)).toBe(0);
  await expect(page.getByText('И ещё', { exact: true })).toBeInViewport();
});

test('a reload keeps unsent messages; they arrive once', async ({ page, control, expectedErrors }) => {
  expectedErrors.push(/WebSocket/);
  await openChat(page);
  await control.sockets('swallow');
  await say(page, 'До перезагрузки');
  await expect(page.getByText('Отправляется')).toBeVisible();
  await page.reload();
  await expect(log(page).getByText('До перезагрузки')).toBeVisible();
  await control.sockets('heal');
  await expect(page.getByText('Отправляется')).toHaveCount(0, { timeout: 30_000 });
  await page.reload();
  await expect(log(page).getByText('До перезагрузки')).toHaveCount(1);
});

test('on a phone either the list or the chat is shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login(page, 'ved.active', '/account/help-chat');
  const list = page.getByRole('region', { name: 'Чаты' });
  await list.getByRole('link', { name: /Сделка С-1003/ }).click();
  await expect(list).toBeHidden();
  await expect(field(page)).toBeInViewport();
  await page.getByRole('button', { name: 'К списку чатов' }).click();
  await expect(list).toBeVisible();
  await expect(log(page)).toBeHidden();
});

test('on a phone an outage leaves the operator the name of the chat, and its button in the window', async ({
  page,
  control,
  expectedErrors,
}) => {
  expectedErrors.push(/WebSocket/);
  await page.setViewportSize({ width: 360, height: 780 });
  await login(page, 'operator', '/organization/support');
  await control.sockets('refuse');
  await page.goto('/organization/support/5');
  await expect(page.getByText('Нет соединения')).toBeVisible();
  const name = await page
    .getByText(/^Регистрация: /)
    .last()
    .boundingBox();
  expect(name?.width).toBeGreaterThan(90);
  const end = await page.getByRole('button', { name: 'Закончить общение' }).boundingBox();
  expect((end?.x ?? 0) + (end?.width ?? 999)).toBeLessThanOrEqual(360);
});

test('on a phone enlarged to 320 × 256 the answered message is visible while typing, and the composer does not move', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openChat(page);
  const send = page.getByRole('button', { name: 'Отправить' });
  expect((await log(page).boundingBox())?.height).toBeGreaterThan(100);
  await send.scrollIntoViewIfNeeded();
  const before = await send.boundingBox();
  await field(page).focus();
  await expect.poll(async () => (await log(page).boundingBox())?.height).toBeGreaterThan(120);
  expect(await send.boundingBox()).toEqual(before);
});

test('on a phone a URL without a chat leads to the list, and so does a failed list', async ({ page, control }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login(page, 'ved.active', '/account/help-chat/77');
  const list = page.getByRole('region', { name: 'Чаты' });
  await expect(list.getByRole('link', { name: /Сделка С-1003/ })).toBeVisible();
  await control.arm({ match: 'GET chats', kind: 'status-500' });
  await page.goto('/account/help-chat/0');
  await list.getByRole('button', { name: 'Повторить' }).click();
  await expect(field(page)).toBeInViewport();
  await page.goto('/account/help-chat/nonsense');
  await page.getByRole('button', { name: 'К списку чатов' }).click();
  await expect(list.getByRole('link', { name: /Сделка С-1003/ })).toBeVisible();
});

test('a file is sent and downloaded under its name', async ({ page }) => {
  await openChat(page);
  const file = { name: 'акт сверки.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 акт') };
  await page.getByLabel('Прикрепить файл').setInputFiles(file);
  await expect(page.getByText('Выбрано')).toBeVisible();
  await page.getByRole('button', { name: 'Отправить' }).click();
  // Arrived: the line of a message on its way goes then, and the link moves with its bubble, maybe under a press.
  const link = page.locator('[data-state=arrived]').getByRole('link', { name: 'Скачать файл' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
});
