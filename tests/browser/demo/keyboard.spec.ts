// Ten tasks without a mouse, each within a number of presses; the way of the focus into a record and back.
import type { Page } from '@playwright/test';
import { type Login, expect, login, persona, takenOver, test } from '../../support/browser.ts';
import { type CountedKeys, countKeys, enter } from '../../support/keyboard.ts';

const main = (page: Page) => page.getByRole('main');
const skipLink = (page: Page) => page.getByRole('link', { name: 'Перейти к содержимому' });
const record = (page: Page) => page.locator('main aside');
const rows = (page: Page) => page.locator('main .rowlink');
const DEPOSITS = '/organization/deposit-requests';

/** A loaded page of somebody who is signed in: nothing has the focus yet. */
async function open(page: Page, name: Login, path: string): Promise<CountedKeys> {
  await login(page, name, path);
  await page.reload();
  await expect(skipLink(page)).toBeAttached(); // the page that waits for the app has none
  return countKeys(page);
}

/** Past the menu; `to` is the screen or, on a list, its first row. */
async function skipTo(page: Page, keys: CountedKeys, to: 'screen' | 'rows'): Promise<void> {
  await keys.press('Tab', 'Enter');
  await expect(main(page)).toBeFocused();
  if (to === 'screen') return;
  await expect(rows(page).first()).toBeVisible();
  await keys.press('Tab', 'Enter');
  await expect(rows(page).first()).toBeFocused();
}

for (const name of ['ved.active', 'operator'] as const)
  test(`sign-in of ${name}: the login has the focus at once, 8 presses`, async ({ page }) => {
    const { password } = persona(name);
    await page.goto('/login');
    await expect(page.getByLabel('Логин')).toBeFocused();
    await takenOver(page);
    await expect(page.getByLabel('Логин')).toBeFocused();
    const keys = countKeys(page);
    await keys.type(name);
    await keys.press('Tab');
    await keys.type(password);
    await keys.press('Tab');
    await expect(page.getByLabel('Тип аккаунта')).toBeFocused();
    if (name === 'operator') await keys.press('End');
    await keys.press('Tab', 'Space');
    await expect(page.getByLabel('Я не робот')).toBeChecked();
    await (name === 'operator' ? keys.press('Enter') : keys.press('Tab', 'Enter'));
    await page.waitForURL((url) => url.pathname !== '/login');
    expect(keys.count()).toBe(8);
  });

test('the order of Tab on /login: fields, «Войти», then what stands beside the password', async ({ page }) => {
  await page.goto('/login');
  await takenOver(page);
  await expect(page.getByLabel('Логин')).toBeFocused();
  for (const next of [
    page.getByLabel('Пароль', { exact: true }),
    page.getByLabel('Тип аккаунта'),
    page.getByLabel('Я не робот'),
    page.getByRole('button', { name: 'Войти' }),
    page.getByRole('button', { name: 'Показать пароль' }),
    page.getByRole('link', { name: 'Забыли пароль?' }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('no field of /login takes the focus, which would open the keyboard', async ({ page }) => {
    await page.goto('/login');
    await takenOver(page);
    await expect(page.locator('body')).toBeFocused();
  });
});

test('a deposit from home in 7 presses, a decision in 5, back to the list in 1', async ({ page }) => {
  const keys = await open(page, 'operator', '/organization');
  await skipTo(page, keys, 'screen');
  await keys.tabTo(page.getByRole('link', { name: /Ждём оплату/ }));
  await keys.press('Enter');
  await expect(rows(page).first()).toBeVisible();
  await keys.press('Tab', 'Enter', 'Enter');
  await expect(record(page).getByRole('heading', { name: /^Пополнение П-\d/ })).toBeFocused();
  expect(keys.count()).toBeLessThanOrEqual(7);

  await keys.press('Tab', 'Enter');
  await expect(page.getByRole('button', { name: 'Принять' })).toBeFocused();
  await keys.press('Enter');
  const question = page.getByRole('dialog', { name: 'Принять заявку?' });
  await keys.tabTo(question.getByRole('button', { name: 'Принять' }));
  await keys.press('Enter');
  await expect(question).toBeHidden();
  await expect(record(page).locator('header').getByText('Принято')).toBeVisible();
  expect(keys.count()).toBeLessThanOrEqual(5);

  await keys.press('Escape');
  await expect(record(page)).toBeHidden();
  await expect(page.locator('main :focus, main:focus')).toBeAttached();
  expect(keys.count()).toBe(1);
});

interface Task {
  readonly name: string;
  readonly as: Login;
  readonly from: string;
  readonly limit: number;
  readonly carryOut: (page: Page, keys: CountedKeys) => Promise<void>;
}

const TASKS: readonly Task[] = [
  {
    name: 'filters a list by status',
    as: 'operator',
    from: DEPOSITS,
    limit: 7,
    async carryOut(page, keys) {
      await skipTo(page, keys, 'screen');
      const tab = main(page).getByRole('link', { name: /^Принято/ });
      await keys.tabTo(tab);
      await keys.press('Enter');
      await expect(tab).toHaveAttribute('aria-current', 'page');
    },
  },
  {
    name: 'turns to the next page',
    as: 'operator',
    from: DEPOSITS,
    limit: 11, // the page size stands before it
    async carryOut(page, keys) {
      await skipTo(page, keys, 'rows');
      await keys.press('End');
      await keys.tabTo(page.getByRole('button', { name: 'Следующая страница' }));
      await keys.press('Enter');
      await expect(page).toHaveURL(/p=2/);
    },
  },
  {
    name: 'opens the bell and closes it',
    as: 'operator',
    from: '/organization',
    limit: 6,
    async carryOut(page, keys) {
      await skipTo(page, keys, 'screen');
      const bell = page.getByRole('banner').getByRole('button', { name: /^Уведомления/ });
      await keys.tabTo(bell, 'Shift+Tab');
      await keys.press('Enter');
      await expect(page.locator('[popover]:popover-open')).toBeVisible();
      await keys.press('Escape');
      await expect(bell).toBeFocused();
    },
  },
  {
    name: 'sends a chat message',
    as: 'ved.active',
    from: '/account/help-chat/0',
    limit: 12,
    async carryOut(page, keys) {
      await expect(page.getByText('Соединение установлено')).toBeAttached();
      await skipTo(page, keys, 'screen');
      await keys.tabTo(page.getByRole('textbox', { name: 'Введите сообщение' }));
      await keys.type('Добрый день');
      await keys.press('Enter');
      await expect(page.getByRole('log').getByText('Добрый день', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'creates a deposit',
    as: 'ved.active',
    from: '/account/replenishment-requests',
    limit: 15, // the payment order is a field of the form
    async carryOut(page, keys) {
      await skipTo(page, keys, 'screen');
      await keys.tabTo(page.getByRole('button', { name: 'Пополнить счёт' }));
      await keys.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel('Сумма')).toBeFocused();
      await keys.type('150000');
      await keys.tabTo(dialog.getByRole('button', { name: 'Создать заявку' }));
      await keys.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(record(page).getByRole('heading', { name: /^Пополнение/ })).toBeVisible();
    },
  },
  {
    name: 'signs out',
    as: 'operator',
    from: '/organization',
    limit: 4,
    async carryOut(page, keys) {
      await skipTo(page, keys, 'screen');
      await keys.press('Shift+Tab', 'Enter');
      await expect(page).toHaveURL(/\/login$/);
    },
  },
];

for (const { name, as, from, limit, carryOut } of TASKS)
  test(`${name} within ${limit} presses`, async ({ page }) => {
    const keys = await open(page, as, from);
    await carryOut(page, keys);
    expect(keys.count()).toBeLessThanOrEqual(limit);
  });

for (const list of ['deposit-requests', 'queue-requests'])
  test(`Enter on a row of ${list} moves the focus into the record, Esc closes it and returns the focus`, async ({
    page,
  }) => {
    await login(page, 'operator', `/organization/${list}`);
    const row = rows(page).nth(1);
    await enter(page, rows(page).first());
    await expect(record(page).getByRole('heading').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(rows(page).first()).toBeFocused();
    await page.keyboard.press('j');
    await expect(row).toBeFocused();
    await expect(record(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(record(page).getByRole('heading', { name: /\d/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(record(page)).toBeHidden();
    await expect(row).toBeFocused();
  });

test('Esc closes a record that the mouse has opened, a dialog above it first', async ({ page }) => {
  await login(page, 'operator', `${DEPOSITS}?status=pending`);
  await page.locator('main tbody td').nth(2).click();
  await page.getByRole('button', { name: 'Принять' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Принять' })).toBeFocused();
  await page.mouse.click(700, 880); // on nothing
  await page.keyboard.press('Escape');
  await expect(record(page)).toBeHidden();
  await expect(rows(page).first()).toBeFocused();
});

for (const [name, path] of [
  ['ved.active', '/account/dashboard'],
  ['ved.active', '/account/help-chat/0'],
  ['lp.active', '/liquidity/operations-status'],
  ['operator', DEPOSITS],
  ['operator', '/organization/kyt-requests'],
] as const)
  test(`the first Tab on ${path} offers the way to its content`, async ({ page }) => {
    const keys = await open(page, name, path);
    await keys.press('Tab');
    await expect(skipLink(page)).toBeFocused();
    await keys.press('Enter');
    await expect(main(page)).toBeFocused();
    await expect(page).toHaveURL(path);
  });
