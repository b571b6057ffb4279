// Ten tasks without a pointer, each within a number of presses; typing a text counts as one.
import type { APIRequestContext } from '@playwright/test';
import { type Login, persona } from '../../../support/browser.ts';
import type { NamedKey } from '../../../support/engine/driver.ts';
import { button, byRole, dialog, type EnginePage, field, link } from '../../../support/engine/page.ts';
import type { ProbeTarget } from '../../../support/engine/probe.ts';
import { signInAs, expect, test } from '../../../support/engine/test.ts';

const DEPOSITS = '/organization/deposit-requests';
const record = byRole('complementary', /^Пополнение/);

const isIn = (selector: string) => `document.activeElement.matches('${selector}')`;

function keysOf(engine: EnginePage) {
  let presses = 0;
  return {
    async press(...keys: readonly NamedKey[]): Promise<void> {
      for (const key of keys) await engine.press(key);
      presses += keys.length;
    },
    async type(text: string): Promise<void> {
      await engine.type(text);
      presses += 1;
    },
    async tabTo(target: ProbeTarget, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
      presses += await engine.tabTo(target, key);
    },
    /** Presses since the last call. */
    count(): number {
      const counted = presses;
      presses = 0;
      return counted;
    },
  };
}

type Keys = ReturnType<typeof keysOf>;

/** A loaded page of a signed-in user, where nothing has the focus. */
async function open(engine: EnginePage, request: APIRequestContext, name: Login, path: string): Promise<Keys> {
  await signInAs(engine, request, name, path);
  await engine.expectSettled();
  return keysOf(engine);
}

const hasFocus = (engine: EnginePage, selector: string) =>
  expect.poll(() => engine.evaluate<boolean>(isIn(selector)), `the focus is on ${selector}`).toBe(true);

/** Past the menu to the screen or, on a list, to its first row. */
async function skipTo(engine: EnginePage, keys: Keys, to: 'screen' | 'rows'): Promise<void> {
  await keys.press('Tab', 'Enter');
  await hasFocus(engine, 'main');
  if (to === 'screen') return;
  await expect.poll(async () => (await engine.rows()).count).toBeGreaterThan(0);
  await keys.press('Tab', 'Enter');
  await hasFocus(engine, 'tr:first-child .rowlink');
}

for (const name of ['ved.active', 'operator'] as const)
  test(`sign-in of ${name}: the login has the focus at once, 8 presses`, async ({ engine }) => {
    const { password } = persona(name);
    await engine.goto('/login');
    await engine.expectFocused(byRole('textbox', 'Логин'));
    await engine.expectHydrated();
    const keys = keysOf(engine);
    await keys.type(name);
    await keys.press('Tab');
    await keys.type(password);
    await keys.press('Tab');
    await engine.expectFocused(field('Тип аккаунта'));
    if (name === 'operator') await keys.press('End');
    await keys.press('Tab', 'Space');
    await expect.poll(async () => (await engine.find(field('Я не робот')))?.checked).toBe(true);
    await (name === 'operator' ? keys.press('Enter') : keys.press('Tab', 'Enter'));
    await engine.expectPath(/^\/(account|organization)/);
    expect(keys.count()).toBe(8);
  });

test('a deposit from home in 7 presses, a decision in 5, back to the list in 1', async ({ engine, request }) => {
  const keys = await open(engine, request, 'operator', '/organization');
  await skipTo(engine, keys, 'screen');
  await keys.tabTo(link(/Ждём оплату/));
  await keys.press('Enter');
  await engine.expectPath(/deposit-requests/);
  await expect.poll(async () => (await engine.rows()).count).toBeGreaterThan(0);
  await keys.press('Tab', 'Enter', 'Enter');
  await engine.expectFocused(byRole('heading', /^Пополнение П-\d/, record));
  expect(keys.count()).toBeLessThanOrEqual(7);

  await keys.press('Tab', 'Enter');
  await engine.expectFocused(button('Принять', record));
  await keys.press('Enter');
  const question = dialog('Принять заявку?');
  await keys.tabTo(button('Принять', question));
  await keys.press('Enter');
  await engine.expectGone(question);
  await engine.expectVisible(button('Поставить на учёт', record));
  expect(keys.count()).toBeLessThanOrEqual(5);

  await keys.press('Escape');
  await engine.expectGone(record);
  await hasFocus(engine, 'main, main *');
  expect(keys.count()).toBe(1);
});

interface Task {
  readonly name: string;
  readonly as: Login;
  readonly from: string;
  readonly limit: number;
  readonly carryOut: (engine: EnginePage, keys: Keys) => Promise<void>;
}

const TASKS: readonly Task[] = [
  {
    name: 'filters a list by status',
    as: 'operator',
    from: DEPOSITS,
    limit: 7,
    async carryOut(engine, keys) {
      await skipTo(engine, keys, 'screen');
      await keys.tabTo(link(/^Принято/));
      await keys.press('Enter');
      await engine.expectPath(/status=/);
    },
  },
  {
    name: 'turns to the next page',
    as: 'operator',
    from: DEPOSITS,
    limit: 11, // the page size is before it
    async carryOut(engine, keys) {
      await skipTo(engine, keys, 'rows');
      await keys.press('End');
      await keys.tabTo(button('Следующая страница'));
      await keys.press('Enter');
      await engine.expectPath(/p=2/);
    },
  },
  {
    name: 'opens the bell and closes it',
    as: 'operator',
    from: '/organization',
    limit: 6,
    async carryOut(engine, keys) {
      const bell = button(/^Уведомления/);
      await skipTo(engine, keys, 'screen');
      await keys.tabTo(bell, 'Shift+Tab');
      await keys.press('Enter');
      await expect.poll(() => engine.overlay()).not.toBeNull();
      await keys.press('Escape');
      await expect.poll(() => engine.overlay()).toBeNull();
      await engine.expectFocused(bell);
    },
  },
  {
    name: 'sends a chat message',
    as: 'ved.active',
    from: '/account/help-chat/0',
    limit: 12,
    async carryOut(engine, keys) {
      await engine.expectText('Соединение установлено');
      await skipTo(engine, keys, 'screen');
      await keys.tabTo(byRole('textbox', 'Введите сообщение'));
      await keys.type('Добрый день');
      await keys.press('Enter');
      await expect.poll(async () => (await engine.find(byRole('log')))?.text).toContain('Добрый день');
    },
  },
  {
    name: 'creates a deposit',
    as: 'ved.active',
    from: '/account/replenishment-requests',
    limit: 15, // the payment order is a field of the form
    async carryOut(engine, keys) {
      const form = dialog('Пополнить счёт');
      await skipTo(engine, keys, 'screen');
      await keys.tabTo(button('Пополнить счёт'));
      await keys.press('Enter');
      await engine.expectFocused(field('Сумма', form));
      await keys.type('150000');
      await keys.tabTo(button('Создать заявку', form));
      await keys.press('Enter');
      await engine.expectGone(form);
      await engine.expectVisible(byRole('heading', /^Пополнение/, record));
    },
  },
  {
    name: 'signs out',
    as: 'operator',
    from: '/organization',
    limit: 4,
    async carryOut(engine, keys) {
      await skipTo(engine, keys, 'screen');
      await keys.press('Shift+Tab', 'Enter');
      await engine.expectPath('/login');
    },
  },
];

for (const { name, as, from, limit, carryOut } of TASKS)
  test(`${name} within ${limit} presses`, async ({ engine, request }) => {
    const keys = await open(engine, request, as, from);
    await carryOut(engine, keys);
    expect(keys.count()).toBeLessThanOrEqual(limit);
  });
