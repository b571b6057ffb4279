// The card of a company: tabs of the address, records of every domain, totals of a period, notes of this browser.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { formatMoney } from '../../src/ui/kit/display/format.ts';
import { closeDemoApp, enabled, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

const CARD = '/organization/reestr-users/101';
const tab = (name: string) => screen.getByRole('tab', { name });

/** Texts of a table without its head. */
async function rowsOf(name: string): Promise<readonly (readonly string[])[]> {
  const rows = within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1);
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent.replace(/\s/g, ' ')),
  );
}
const spaced = (text: string) => text.replace(/\s/g, ' ');

describe('tabs of the company card', () => {
  it('loads a tab when it is opened, stores it in the URL, works by keyboard', async () => {
    const { user, countReads } = await openDemoApp({ path: CARD });
    await enabled('Отправить письмо');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Реквизиты',
      'Кошельки',
      'Контракты',
      'Деньги',
      'Сделки',
      'Платежи',
      'Чаты',
      'Заметки',
    ]);
    expect(tab('Реквизиты').ariaSelected).toBe('true');
    expect([countReads('deposits'), countReads('wallets'), countReads('trades')]).toEqual([0, 0, 0]);
    tab('Реквизиты').focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(tab('Деньги'));
    expect(location.search).toBe('');
    await user.keyboard(' ');
    expect(location.search).toBe('?tab=money');
    expect(await screen.findByRole('tabpanel', { name: 'Деньги' })).toBeTruthy();
    await rowsOf('Пополнения и выводы');
    expect([countReads('deposits'), countReads('withdrawal'), countReads('trades')]).toEqual([1, 1, 0]);
  });

  it('moves through the tabs in a circle, and opens none by another key or beside this page', async () => {
    const { user } = await openDemoApp({ path: CARD });
    await enabled('Отправить письмо');
    tab('Реквизиты').focus();
    const focused: (string | null | undefined)[] = [];
    for (const key of ['ArrowLeft', 'x', 'ArrowRight', 'End', 'ArrowLeft', 'Home']) {
      await user.keyboard(`{${key}}`);
      focused.push(document.activeElement?.textContent);
    }
    expect(focused).toEqual(['Заметки', 'Заметки', 'Реквизиты', 'Заметки', 'Чаты', 'Реквизиты']);
    const left: boolean[] = [];
    const leave = (event: Event) => {
      left.push(!event.defaultPrevented);
      event.preventDefault(); // jsdom cannot navigate
    };
    addEventListener('click', leave);
    onTestFinished(() => removeEventListener('click', leave));
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) fireEvent.click(tab('Деньги'), { [key]: true });
    expect([left, location.search]).toEqual([[true, true, true, true], '']);
  });

  it('totals the executed money of the company by kind, within the period', async () => {
    const { mock, user } = await openDemoApp({
      path: `${CARD}?tab=money`,
      arrange(world) {
        const [deposit] = world.filter('deposits', (row) => row.company_id === 101);
        if (!deposit) throw new Error('no deposits');
        const own = { ...deposit, status: 'executed', payment_order: null } as const;
        world.put('deposits', {
          ...own,
          id: 9_001,
          amount: '0.10',
          top_up_amount: '0.10',
          created_at: '2026-01-10T09:00:00Z',
        });
        world.put('deposits', {
          ...own,
          id: 9_002,
          amount: '0.20',
          top_up_amount: '0.20',
          created_at: '2026-01-20T09:00:00Z',
        });
        world.put('deposits', {
          ...own,
          id: 9_003,
          company_id: 102,
          amount: '7000000.00',
          created_at: '2026-01-15T09:00:00Z',
        });
      },
    });
    const all = mock.world.filter('deposits', (row) => row.company_id === 101 && row.status === 'executed');
    const cents = all.reduce((sum, row) => sum + BigInt((row.top_up_amount ?? row.amount).replace('.', '')), 0n);
    const wanted = formatMoney(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`, 'RUB');
    const [deposits] = (await rowsOf('Итоги')).filter(([kind]) => kind === 'Пополнение');
    expect(deposits?.slice(0, 3)).toEqual(['Пополнение', String(all.length), spaced(wanted)]);

    await user.click(screen.getByRole('button', { name: 'Период с' }));
    await user.type(await screen.findByRole('textbox', { name: 'Период с' }), '01.01.2026{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Период по' }));
    await user.type(await screen.findByRole('textbox', { name: 'Период по' }), '31.01.2026{Enter}');
    await waitFor(async () =>
      expect((await rowsOf('Итоги')).map((row) => row.slice(0, 3))).toEqual([
        ['Пополнение', '2', spaced(formatMoney('0.30', 'RUB'))],
      ]),
    );
  });

  it('shows no trade of another company though the server ignored the search', async () => {
    const { mock } = await openDemoApp({
      path: `${CARD}?tab=trades`,
      arrange(world) {
        world.filter('trades', () => true).forEach((row) => world.put('trades', { ...row, comment: 'Лазурит' }));
      },
      async before({ path, query }, pass) {
        if (!path.startsWith('authorized_organization/trades') || !query.includes('search_query')) return null;
        await pass();
        const rows = mockRows();
        return Response.json({ count: rows.length, next: null, previous: null, results: rows });
      },
    });
    function mockRows() {
      return mock.world.filter('trades', () => true);
    }
    const own = mock.world.filter('trades', (row) => row.company_id === 101);
    const exchanges = mock.world.filter('exchanges', (row) => row.company_id === 101);
    await rowsOf('Сделки');
    expect(await screen.findByText(new RegExp(`из ${own.length + exchanges.length} `))).toBeTruthy();
  });

  it.each([
    ['contracts', 'Контракты организации'],
    ['payments', 'Платежи поставщикам'],
    ['chats', 'Чаты организации'],
    ['wallets', 'Кошельки организации'],
  ])('%s: has a table whose first column leads to the record', async (key, table) => {
    await openDemoApp({ path: `${CARD}?tab=${key}` });
    const rows = within(await screen.findByRole('table', { name: table }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.length).toBeGreaterThan(0);
    const linked = rows.filter((row) => within(row).queryAllByRole('link').length > 0);
    expect(linked).toHaveLength(key === 'wallets' ? 0 : rows.length);
  });

  it.each([
    [101, ['Пополнение П-604', 'Сделка С-1003', 'Общие вопросы'], [2, 1, 0]],
    [107, ['Кошельки'], [3]],
    [106, ['Регистрация: ООО «Новый Росток»'], [4]],
  ])('chats of company %i lead to their places among the chats of all companies', async (id, topics, places) => {
    await openDemoApp({ path: `/organization/reestr-users/${id}?tab=chats` });
    const links = within(await screen.findByRole('table', { name: 'Чаты организации' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(topics);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(places.map((at) => `/organization/support/${at}`));
  });

  it('stores notes in this browser for this user, with a note about that', async () => {
    const { user } = await openDemoApp({ path: `${CARD}?tab=notes` });
    await user.type(await screen.findByRole('textbox', { name: 'Новая заметка' }), 'Перезвонить в среду');
    await user.click(screen.getByRole('button', { name: 'Добавить заметку' }));
    expect(await screen.findByText('Перезвонить в среду')).toBeTruthy();
    expect(screen.getByText(/Хранятся только в этом браузере/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Новая заметка' })).toHaveProperty('value', '');
    await user.click(screen.getByRole('button', { name: /^Удалить заметку/ }));
    expect(await screen.findByText('Заметок пока нет')).toBeTruthy();
  });

  it('shows no note of another user of this browser', async () => {
    const demoApp = await openDemoApp({ path: `${CARD}?tab=notes` });
    await demoApp.user.type(await screen.findByRole('textbox', { name: 'Новая заметка' }), 'Перезвонить в среду');
    await demoApp.user.click(screen.getByRole('button', { name: 'Добавить заметку' }));
    await screen.findByText('Перезвонить в среду');
    await openDemoApp({
      path: `${CARD}?tab=notes`,
      reloads: demoApp,
      async before({ path }, pass) {
        if (path !== 'auth/current_user/') return null;
        const user: unknown = await (await pass()).json();
        return Response.json({ ...Object(user), id: 77 });
      },
    });
    expect(await screen.findByText('Заметок пока нет')).toBeTruthy();
    expect(screen.queryByText('Перезвонить в среду')).toBeNull();
  });
});

describe('facts for a decision', () => {
  it.each([
    ['/organization/queue-requests/1001', /^AML кошелька W-/, 'в истории ниже'],
    ['/organization/payment-requests-ved/801', /^Остаток по контракту$/, 'истори'],
    ['/organization/withdrawal-requests/702', /^Верификация$/, 'Сервер не передаёт историю решений'],
  ])('%s shows them and links to the records of the client', async (path, label, history) => {
    await openDemoApp({ path });
    expect(await screen.findByRole('heading', { name: 'Основания для решения' })).toBeTruthy();
    expect(await screen.findByText(label)).toBeTruthy();
    expect(screen.getAllByText(new RegExp(history)).length).toBeGreaterThan(0);
    const link = await screen.findByRole('link', { name: /^Все (сделки|платежи|пополнения и выводы)$/ });
    expect(link.getAttribute('href')).toMatch(/^\/organization\/reestr-users\/\d+\?tab=(trades|payments|money)$/);
  });
});
