// «Живой день» changes the operator's screen by itself while it is on; that it stops when off: liveDay.test.ts.
import { expect, test } from '../../support/browser.ts';

/** Acts come every few seconds; not each one changes what is looked at. */
const SOON = { timeout: 40_000 };

test('inbox, bell and chats move by themselves; one switch stops it, also after a reload', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/demo');
  const live = page.getByRole('switch', { name: 'Живой день' });
  await live.click(); // maybe before the world is ready
  await expect(live).toBeChecked();
  await page.getByRole('button', { name: 'Оператор', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Входящие' })).toBeVisible(SOON);
  const waiting = page.getByRole('main').getByRole('status').filter({ hasText: /\d/ });
  const bell = page.getByRole('button', { name: /^Уведомления/ });
  await expect(bell).toHaveAccessibleName(/\d/);
  const [entries, unread] = [await waiting.innerText(), (await bell.getAttribute('aria-label')) ?? ''];
  await expect(waiting).not.toHaveText(entries, SOON);
  await expect(bell).not.toHaveAccessibleName(unread, SOON);
  await page.getByRole('navigation', { name: 'Вид' }).getByRole('link', { name: /^Чаты/ }).click();
  const question = /Подскажите, когда исполните|Отправили документы|Деньги пришли|Можно ли ускорить/;
  await expect(page.getByRole('main').getByText(question).first()).toBeVisible(SOON);

  await page.goto('/demo');
  await live.click();
  await expect(live).not.toBeChecked();
  await page.reload();
  await expect(live).toBeEnabled();
  await expect(live).not.toBeChecked();
});
