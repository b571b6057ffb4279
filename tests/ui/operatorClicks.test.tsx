// Clicks of the operator's routine work, counted as pointer presses; typing is not counted.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { waitUntilConnected, findMessageField, openChats } from './chat.setup.tsx';
import { closeDemoApp, dialog, enabled, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

/** Returns the number of presses so far. */
function countClicks(): () => number {
  let clicks = 0;
  const onPress = () => (clicks += 1);
  document.addEventListener('pointerdown', onPress, true);
  onTestFinished(() => document.removeEventListener('pointerdown', onPress, true));
  return () => clicks;
}

it('a deposit is credited from its list in at most 3 clicks', async () => {
  const { mock, user } = await openDemoApp({ path: '/organization/deposit-requests?status=on_accounting' });
  const [deposit] = mock.world.filter('deposits', ({ status }) => status === 'on_accounting');
  const clicks = countClicks();
  await user.click(await screen.findByRole('link', { name: deposit?.number ?? '' }));
  await user.click(await enabled('Зачислить'));
  const confirmation = await dialog(`Зачислить пополнение ${deposit?.number ?? ''}`);
  confirmation.getByRole('textbox', { name: /Номер документа в банке/ }).focus();
  await user.keyboard('4417');
  await user.click(confirmation.getByRole('button', { name: 'Зачислить' }));
  await waitFor(() => expect(mock.world.get('deposits', deposit?.id ?? 0)?.status).toBe('executed'));
  expect(clicks()).toBeLessThanOrEqual(3);
});

/** The queue of purchases with 60 pending ones on six pages. */
const openSixPages = () =>
  openDemoApp({
    path: '/organization/queue-requests?status=pending',
    arrange(world) {
      const [pending] = world.filter('trades', (row) => row.status === 'pending' && row.request_type === 'buy');
      if (!pending) throw new Error('no pending trades');
      world
        .filter('trades', (row) => row.status === 'pending' && row.request_type === 'buy')
        .forEach(({ id }) => world.delete('trades', id));
      for (let at = 0; at < 60; at += 1) world.put('trades', { ...pending, id: 5_000 + at, number: `С-${5_000 + at}` });
    },
  });

it('60 trades on six pages are approved in at most 6 clicks, each with its result', async () => {
  const { mock, user } = await openSixPages();
  const clicks = countClicks();
  await user.click(await screen.findByRole('button', { name: 'Выбрать на странице' }));
  await user.click(await screen.findByRole('button', { name: 'Выбрать на всех страницах' }));
  await user.click(await screen.findByRole('button', { name: /^Одобрить: 60/ }));
  const confirmation = await dialog('Одобрить заявки?');
  expect(confirmation.getAllByRole('listitem')).toHaveLength(60);
  await user.click(confirmation.getByRole('button', { name: 'Одобрить' }));
  expect(await dialog('Готово 60 из 60')).toBeTruthy();
  expect(mock.world.filter('trades', (row) => row.id >= 5_000 && row.status === 'accepted')).toHaveLength(60);
  expect(clicks()).toBeLessThanOrEqual(6);
});

it('of trades selected on all pages a refresh selects none again, another filter leaves only those of its page', async () => {
  const { countReads, user } = await openSixPages();
  await user.click(await screen.findByRole('button', { name: 'Выбрать на странице' }));
  await user.click(await screen.findByRole('button', { name: 'Выбрать на всех страницах' }));
  await screen.findByRole('button', { name: /^Одобрить: 60/ });
  const [box = document.body] = screen.getAllByRole('checkbox', { name: /^Выбрать С-/ });
  await user.click(box);
  const before = countReads('trades');
  await user.click(screen.getByRole('button', { name: 'Обновить' }));
  await waitFor(() => expect(countReads('trades')).toBeGreaterThan(before));
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
  expect(screen.getByRole('button', { name: /^Одобрить: 59/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Убрать фильтр «Статус/ }));
  expect(await screen.findByRole('button', { name: /^Одобрить: (9|10)\s/ })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Выбрать на всех страницах' })).toBeTruthy();
});

it('once the selection on all pages is cleared, only the page is selected again', async () => {
  const { user } = await openSixPages();
  await user.click(await screen.findByRole('button', { name: 'Выбрать на странице' }));
  await user.click(await screen.findByRole('button', { name: 'Выбрать на всех страницах' }));
  await screen.findByRole('button', { name: /^Одобрить: 60/ });
  await user.click(screen.getByRole('button', { name: 'Снять выбор' }));
  await user.click(screen.getByRole('button', { name: 'Выбрать на странице' }));
  expect(await screen.findByRole('button', { name: /^Одобрить: 10\s/ })).toBeTruthy();
});

it('a company by its ИНН and a deposit by its sum are found without a click', async () => {
  const demoApp = await openDemoApp({ path: '/organization/inbox' });
  const clicks = countClicks();
  const find = async (text: string, name: RegExp) => {
    await demoApp.user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Поиск по системе' });
    await demoApp.user.keyboard(text);
    act(() => demoApp.clock.increment(300));
    await screen.findAllByRole('option', { name });
    await demoApp.user.keyboard('{Enter}');
  };
  const company = demoApp.mock.world.known('organizations', 101);
  await find(company.inn, new RegExp(company.inn));
  await waitFor(() => expect(location.pathname).toBe('/organization/reestr-users/101'));
  const [deposit] = demoApp.mock.world.filter('deposits', () => true);
  const sum = (deposit?.amount ?? '').split('.')[0]?.replaceAll(/\B(?=(\d{3})+$)/g, ' ') ?? '';
  await find(sum, /^Пополнение/);
  await waitFor(() => expect(location.pathname).toMatch(/^\/organization\/deposit-requests\/\d+$/));
  expect(clicks()).toBe(0);
});

const TEN = Array.from({ length: 10 }, (_, at) => 900 + at);

it('ten chats that await an answer are answered in at most 11 clicks, the longest waiting first', async () => {
  const { mock, user } = await openChats({
    path: '/organization/support',
    arrange(world) {
      world.filter('chats', () => true).forEach((chat) => world.put('chats', { ...chat, closed: true }));
      for (const id of TEN) {
        const created_at = `2026-11-01T08:${String(id - 890)}:00Z`;
        const said = { type: 'chat_message', sender: 'ООО «Лазурит Импорт»', sender_id: 101, file: null } as const;
        world.put('chats', {
          id,
          name: `Вопрос ${id}`,
          closed: false,
          sender: said.sender,
          participant: 101,
          created_at,
        });
        const message = { ...said, chat_id: id, message_id: `question-${id}`, content: `Когда ${id}?`, created_at };
        world.put('messages', { ...message, id: `${id}:question-${id}`, seq: 1 });
      }
    },
  });
  const clicks = countClicks();
  const answered = () => mock.world.filter('messages', ({ content }) => content === 'Сегодня').length;
  await user.click(await screen.findByRole('radio', { name: 'Ждёт ответа (10)' }));
  const list = within(screen.getByRole('region', { name: 'Чаты' }));
  expect((await list.findAllByRole('link')).map(({ textContent }) => textContent.includes('Когда'))).toHaveLength(10);
  for (const [at, id] of TEN.entries()) {
    await user.click(
      at === 0
        ? await list.findByRole('link', { name: new RegExp(`Когда ${id}`) })
        : await screen.findByRole('link', { name: /^Следующий ждёт ответа/ }),
    );
    await screen.findByText(`Вопрос ${id}`, { selector: '.name' });
    await waitUntilConnected();
    (await findMessageField()).focus();
    await user.keyboard('Сегодня{Enter}');
    await waitFor(() => expect(answered()).toBe(at + 1));
  }
  expect(clicks()).toBeLessThanOrEqual(11);
  expect(await screen.findByRole('radio', { name: 'Ждёт ответа (0)' })).toBeTruthy();
  expect(list.getByRole('link', { current: 'page' }), 'the answered chat that is open').toBeTruthy();
});
