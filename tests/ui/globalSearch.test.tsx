// @vitest-environment jsdom
// «Поиск по системе»: opening, results of every kind, keyboard, recent results, partial failures, actions.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { type DemoApp, type SentCall, closeDemoApp, leaveDemoApp, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

const NAME = 'Поиск по системе';
const box = () => screen.findByRole('combobox', { name: NAME });
const palette = () => screen.findByRole('dialog', { name: NAME });
const option = (name: RegExp) => screen.findByRole('option', { name });

const PAUSE_MS = 300;

async function search({ user, clock }: DemoApp, text: string) {
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  if (text === '') return;
  await user.keyboard(text);
  act(() => clock.increment(PAUSE_MS));
}

describe('opens', () => {
  it.each(['{Control>}k{/Control}', '/', '{Control>}[KeyK]{/Control}'])(
    'by %s, and Esc returns the focus',
    async (keys) => {
      const { user } = await openDemoApp({ path: '/organization/clients' });
      const opener = await screen.findByRole('button', { name: /^Уведомления/ });
      act(() => opener.focus());
      await user.keyboard(keys);
      await palette();
      expect(document.activeElement).toBe(await box());
      expect(document.activeElement?.getAttribute('value')).toBe('');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: NAME })).toBeNull());
      expect(document.activeElement).toBe(opener);
    },
  );

  it('by typing into the field of the top bar, without losing a letter', async () => {
    const { user } = await openDemoApp({ path: '/account/dashboard', login: 'ved.active' });
    await user.type(await box(), 'попол');
    await palette();
    expect((await box()).getAttribute('value')).toBe('попол');
    expect(await option(/^Пополнить счёт/)).toBeTruthy();
  });

  it('also after leaving a screen with shortcuts', async () => {
    const { user } = await openDemoApp({ path: '/organization/deposit-requests/603' });
    await screen.findByRole('heading', { name: 'Пополнение П-603' });
    act(() => navigate('/organization/my-check'));
    await screen.findByRole('heading', { level: 1, name: 'Мой счёт' });
    await waitFor(() => expect(document.title).toBe('Мой счёт · Меридиан'));
    await user.keyboard('{Control>}k{/Control}');
    expect(await palette()).toBeTruthy();
  });

  it('not by / in a field', async () => {
    const { user } = await openDemoApp({ path: '/organization/support' });
    await user.click(await screen.findByRole('searchbox'));
    await user.keyboard('/');
    expect(screen.queryByRole('dialog', { name: NAME })).toBeNull();
  });
});

describe('the operator finds', () => {
  it.each([
    ['7701234567', /Организации|ИНН 7701234567/, null],
    ['П-605', /^Пополнение П-605/, '/organization/deposit-requests/605'],
    ['C-1016', /С-1016/, '/organization/'],
    ['В-701', /^Вывод В-701/, '/organization/withdrawal-requests/701'],
  ])('%s', async (text, name, at) => {
    const demoApp = await openDemoApp({ path: '/organization/clients' });
    const [company] = demoApp.mock.world.filter('organizations', ({ role }) => role === 'ved_participant');
    await search(demoApp, at === null ? (company?.inn ?? '') : text);
    await option(at === null ? new RegExp(company?.inn ?? '-') : name);
    await demoApp.user.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toContain(at ?? `/organization/reestr-users/${company?.id ?? ''}`));
  });

  it('a record beyond the first page of a server that ignores the search', async () => {
    const demoApp = await openDemoApp({
      path: '/organization/clients',
      async before({ path, query }) {
        if (path !== 'authorized_organization/deposits') return null;
        const { limit = '10', offset = '0' } = Object.fromEntries(new URLSearchParams(query));
        const rows = Array.from({ length: 150 }, (_, at) => ({
          id: 3_000 + at,
          number: `П-${3_000 + at}`,
          status: 'pending',
        }));
        const results = rows.slice(Number(offset), Number(offset) + Number(limit));
        return Response.json({ count: rows.length, next: null, previous: null, results });
      },
    });
    await search(demoApp, 'П-3140');
    expect(await option(/^Пополнение П-3140/)).toBeTruthy();
  });

  it('a chat by its topic, and a submission by its operation', async () => {
    const demoApp = await openDemoApp({ path: '/organization/clients' });
    const [chat] = demoApp.mock.world.filter('chats', () => true);
    await search(demoApp, chat?.name ?? '');
    expect(await screen.findByRole('group', { name: 'Чаты' })).toBeTruthy();
  });

  it('a deposit by its sum from anywhere, by an exact filter of the list', async () => {
    const sent: SentCall[] = [];
    const demoApp = await openDemoApp({
      path: '/organization/clients',
      before: async (call) => {
        sent.push(call);
        return null;
      },
    });
    const deposit = demoApp.mock.world.get('deposits', 605);
    const [whole = '', part = ''] = (deposit?.amount ?? '').split('.');
    await search(demoApp, `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ' ')},${part}`);
    expect(await option(/^Пополнение П-605/)).toBeTruthy();
    expect(sent.some(({ path, query }) => path.endsWith('/deposits') && query.includes('amount='))).toBe(true);
  });

  it('only rows that contain the text where a backend ignores the filter', async () => {
    const demoApp = await openDemoApp({
      path: '/organization/clients',
      before: async ({ path, query }, pass) => {
        if (!query.includes('search_query')) return null;
        const row = { amount: '5.00', currency: 'RUB', status: 'pending', created_at: '2026-11-01T10:00:00+03:00' };
        if (path !== 'authorized_organization/deposits') return pass();
        return Response.json({
          count: 2,
          next: null,
          previous: null,
          results: [
            { ...row, id: 1, number: 'П-9001' },
            { ...row, id: 2, number: 'П-7' },
          ],
        });
      },
    });
    await search(demoApp, '9001');
    await option(/^Пополнение П-9001/);
    expect(screen.queryByRole('option', { name: /П-7/ })).toBeNull();
  });

  it('the rest where one list fails, and retries it alone', async () => {
    let fails = true;
    const sent: string[] = [];
    const demoApp = await openDemoApp({
      path: '/organization/clients',
      before: async ({ path, query }) => {
        if (query.includes('search_query')) sent.push(path);
        return fails && path === 'contracts' ? Response.json({}, { status: 500 }) : null;
      },
    });
    await search(demoApp, 'Rfhuj');
    await screen.findByText('Не удалось прочитать: Контракты');
    expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0);
    fails = false;
    const before = sent.length;
    await demoApp.user.click(within(await palette()).getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(screen.queryByText(/^Не удалось прочитать/)).toBeNull());
    expect(new Set(sent.slice(before))).toEqual(new Set(['contracts']));
  });
});

describe('a client finds', () => {
  it.each([
    ['ved.active', 'О-501', /^Обмен О-501/, '/account/deal-exchange/501'],
    ['ved.active', 'О-504', /^Обмен О-504/, '/account/history-ved-exchange/504'],
    ['ved.active', 'С-1002', /^Покупка С-1002/, '/account/deal/1002'],
    ['ved.active', 'С-1005', /^Покупка С-1005/, '/account/history-ved/1005'],
    ['ved.active', '20 000 000,00', /^Пополнение П-604/, '/account/operations-history'],
    ['lp.active', 'П-607', /^Пополнение П-607/, '/liquidity/operations-history'],
  ])('as %s %s where it is now', async (login, text, name, at) => {
    const demoApp = await openDemoApp({
      path: login === 'lp.active' ? '/liquidity/help-center' : '/account/help-center',
      login,
      arrange: (world) => world.put('deposits', { ...world.known('deposits', 604), top_up_amount: '19999500.00' }),
    });
    await search(demoApp, text);
    await option(name);
    await demoApp.user.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toBe(at));
  });
});

describe('by keyboard', () => {
  it('moves with arrows, Home and End and announces the active option', async () => {
    const demoApp = await openDemoApp({ path: '/account/dashboard', login: 'ved.active' });
    await search(demoApp, '');
    const options = await screen.findAllByRole('option');
    const active = () => options.findIndex((one) => one.getAttribute('aria-selected') === 'true');
    expect(active()).toBe(0);
    await demoApp.user.keyboard('{ArrowDown}');
    expect(active()).toBe(1);
    await demoApp.user.keyboard('{End}');
    expect(active()).toBe(options.length - 1);
    await demoApp.user.keyboard('{Home}');
    expect(active()).toBe(0);
    expect((await box()).getAttribute('aria-activedescendant')).toBe(options[0]?.id);
  });

  it('runs an action typed in the wrong layout', async () => {
    const demoApp = await openDemoApp({ path: '/account/deal', login: 'ved.active' });
    await search(demoApp, 'gjgjkybnm');
    await option(/^Пополнить счёт/);
    await demoApp.user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Пополнить счёт' })).toBeTruthy();
    expect(location.pathname).toBe('/account/my-wallets');
    await demoApp.user.keyboard('{Escape}');
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('reports that nothing was found', async () => {
    const demoApp = await openDemoApp({ path: '/liquidity/dashboard', login: 'lp.active' });
    await search(demoApp, 'ничегоподобного');
    expect(await screen.findByText(/^Ничего не найдено/)).toBeTruthy();
  });
});

describe('recent results', () => {
  it('belong to the account and survive a reload', async () => {
    const demoApp = await openDemoApp({ path: '/organization/clients' });
    await search(demoApp, 'В-701');
    await option(/^Вывод В-701/);
    await demoApp.user.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/organization/withdrawal-requests/701'));
    const again = await openDemoApp({ path: '/organization/clients', reloads: demoApp });
    await search(again, '');
    const recent = await screen.findByRole('group', { name: 'Недавнее' });
    expect(within(recent).getByRole('option', { name: /^Вывод В-701/ })).toBeTruthy();
    leaveDemoApp();
  });

  it('of one account are listed once and not shown to another account of the same browser', async () => {
    const demoApp = await openDemoApp({ path: '/account/dashboard', login: 'ved.active' });
    for (let time = 0; time < 2; time += 1) {
      await search(demoApp, 'попол');
      await option(/^Пополнить счёт/);
      await demoApp.user.keyboard('{Enter}');
      await waitFor(() => expect(location.pathname).toBe('/account/my-wallets'));
      act(() => navigate('/account/dashboard'));
    }
    await search(demoApp, '');
    const recent = await screen.findByRole('group', { name: 'Недавнее' });
    expect(within(recent).getAllByRole('option')).toHaveLength(1);
    leaveDemoApp();
    const kept = [...demoApp.profile.items].filter(([key]) => key.includes(':search-'));
    expect(kept).toHaveLength(1);
    const login = 'ved.cargo';
    const other = await openDemoApp({
      path: '/account/dashboard',
      login,
      mock: demoApp.mock,
      stored: Object.fromEntries(kept),
    });
    await search(other, '');
    await palette();
    expect(screen.queryByRole('group', { name: 'Недавнее' })).toBeNull();
  });

  it('are not taken from a storage that holds something else', async () => {
    const forged = JSON.stringify([{ title: 'X', href: 'javascript:alert(1)' }]);
    const first = await openDemoApp({ path: '/organization/clients' });
    const account = first.app.session.getSnapshot().context.user?.id;
    const demoApp = await openDemoApp({
      path: '/organization/clients',
      stored: { [`meridian:search-organization-${account ?? ''}`]: forged },
    });
    await search(demoApp, '');
    await palette();
    expect(screen.queryByRole('group', { name: 'Недавнее' })).toBeNull();
  });
});
