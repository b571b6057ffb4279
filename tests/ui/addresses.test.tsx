// Addresses and the ways between screens: a trailing slash and the case of letters change nothing, «К списку» leads to
// the list the record is from, and a client's card leads to its record in full.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeDemoApp, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

it.each([
  ['lp.active', '/liquidity/deal-exchange/502/', 'О-502', '/liquidity/deal?type=exchange'],
  ['ved.active', '/account/Deal-Exchange/501', 'О-501', '/account/deal?type=exchange'],
  ['ved.active', '/account/history-ved-exchange/504/', 'О-504', '/account/history-ved?type=exchange'],
  ['ved.active', '/account/history-ved/1005/', 'С-1005', '/account/history-ved'],
  ['lp.active', '/liquidity/History-Sale/1009/', 'С-1009', '/liquidity/history?type=sell'],
  ['lp.active', '/liquidity/deal-sales/1007/', 'С-1007', '/liquidity/deal?type=sell'],
])('parses the URL of a card as the router does: %s %s', async (login, path, number, list) => {
  await openDemoApp({ login, path });
  expect(await screen.findByRole('heading', { name: number })).toBeTruthy();
  const back = within(screen.getByRole('main')).getByRole('link', {
    name: list.includes('history') ? 'К истории сделок' : 'К сделкам',
  });
  expect(back.getAttribute('href')).toBe(list);
});

it.each([
  ['operator', '/organization/lot-requests/1003', 'К реестру сделок'],
  ['operator', '/organization/transaction-details/1', 'К реестру операций'],
  ['operator', '/organization/reestr-users/101', 'К реестру'],
  ['operator', '/organization/active-deals/details', 'К сделке'],
  ['ved.active', '/account/deal/1003', 'К сделкам'],
  ['ved.active', '/account/request-information?kind=trade&id=1003', 'К списку'],
  ['ved.active', '/account/my-wallets/chat', 'К кошелькам'],
])('the back link looks and reads the same everywhere: %s %s', async (login, path, name) => {
  await openDemoApp({ login, path });
  const back = await within(await screen.findByRole('main')).findByRole('link', { name });
  expect([back.dataset['variant'], back.dataset['size']]).toEqual(['secondary', 'small']);
});

const DIALOG_LINKS = [
  ['ved.active', 'ved.closed', '/account/my-wallets?new=deposit', 'Пополнить счёт'],
  ['lp.active', 'lp.review', '/liquidity/my-wallets?new=withdrawal', 'Вывести средства'],
  ['lp.active', 'lp.review', '/liquidity/my-wallets?new=wallet', 'Новый кошелёк'],
  ['ved.active', 'ved.review', '/account/digital-wallets?new=wallet', 'Заявка на кошелёк'],
] as const;

it.each(DIALOG_LINKS)('a link opens its dialog, and closing it adds no history entry: %s, %s: %s', async (...link) => {
  const [login, , path, name] = link;
  const { user } = await openDemoApp({ login, path });
  // A dialog whose code is still loading has no field, and is replaced.
  await waitFor(() => expect(within(screen.getByRole('dialog', { name })).queryAllByRole('textbox')).not.toEqual([]));
  const steps = history.length;
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(location.search).toBe(''));
  expect([screen.queryByRole('dialog'), history.length]).toEqual([null, steps]);
});

it.each(DIALOG_LINKS)('such a link opens nothing for a read-only account: %s %s %s', async (...link) => {
  const [, login, path] = link;
  await openDemoApp({ login, path });
  const disabled = await screen.findAllByTitle('Аккаунт доступен только для просмотра');
  expect(disabled.length).toBeGreaterThan(0);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['operator', '/organization/nothing', '/organization/inbox'],
  ['ved.active', '/account/deal/1003/more', '/account/dashboard'],
])('an unknown URL of an area is reported in its frame, with a link home: %s %s', async (login, path, home) => {
  const { user } = await openDemoApp({ login, path });
  expect(await screen.findByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeTruthy();
  expect(screen.getByText('Такого адреса нет')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'На главную' }));
  await waitFor(() => expect(location.pathname).toBe(home));
});

it.each([
  ['ved.active', '/account/history-ved/1005'],
  ['ved.active', '/account/request-information?kind=trade&id=1005'],
  ['operator', '/organization/queue-requests/1005'],
  ['operator', '/organization/request-information?kind=trade&id=1005'],
  ['operator', '/organization/request-information?kind=deposit&id=605'],
  ['operator', '/organization/request-information?kind=withdrawal&id=705'],
  ['operator', '/organization/request-information?kind=ved&id=805'],
  ['operator', '/organization/payment-requests-ved/805'],
  ['operator', '/organization/reestr-operation?tab=submissions&id=954'],
])('the comment of a rejected record is labelled as its reason: %s %s', async (login, path) => {
  await openDemoApp({ login, path });
  const label = await screen.findByText('Причина отказа');
  expect(label.nextElementSibling?.textContent).not.toBe('');
  expect(screen.queryByText('Комментарий')).toBeNull();
});

it.each([
  ['lp.active', '/active-deals/0', '/liquidity/dashboard'],
  ['ved.active', '/active-deals/registry', '/account/dashboard'],
  ['operator', '/account', '/organization/inbox'],
  ['ved.active', '/liquidity/', '/account/dashboard'],
])('an alias into the area of another role opens the own area: %s %s', async (login, path, home) => {
  await openDemoApp({ login, path });
  await waitFor(() => expect(location.pathname).toBe(home));
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
});

it.each([
  ['/organization/lot-requests/1008', '/organization/lot-requests-sale/1008', 'Лот: продажа'],
  ['/organization/lot-requests-sale/1002', '/organization/lot-requests/1002', 'Лот: покупка'],
])('a lot requested as the other kind is shown as its own kind: %s', async (path, own, title) => {
  await openDemoApp({ login: 'operator', path });
  await waitFor(() => expect(location.pathname).toBe(own));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
});

it.each([
  ['/organization/queue-requests/1007', '/organization/queue-requests-sale/1007', 'Продажа'],
  ['/organization/queue-requests-sale/1001', '/organization/queue-requests/1001', 'Покупка'],
])('so is a card of the queue: %s', async (path, own, tab) => {
  await openDemoApp({ login: 'operator', path });
  await waitFor(() => expect(location.pathname).toBe(own));
  expect(await screen.findByRole('button', { name: 'Одобрить' })).toBeTruthy();
  expect(screen.getByRole('link', { name: tab }).getAttribute('aria-current')).toBe('page');
});

const chosen = (kind: string, id: number) => ({ selectedTransaction: JSON.stringify({ kind, id }) });

describe('the page of a request', () => {
  const INFORMATION = '/request-information';

  it.each([
    ['ved.active', '/account', '/account/history-ved?type=exchange', 501],
    ['lp.active', '/liquidity', '/liquidity/history?type=exchange', 502],
  ])('leads from an exchange of %s back to the exchanges', async (login, area, list, id) => {
    await openDemoApp({ login, path: area + INFORMATION, stored: chosen('exchange', id) });
    expect(await screen.findByRole('heading', { name: `Обмен О-${id}` })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'К списку' }).getAttribute('href')).toBe(list);
  });

  it.each([
    ['ved.active', '/account/deal/1002', 'Заявка С-1002'],
    ['ved.active', '/account/history-ved/1005', 'Заявка С-1005'],
    ['lp.active', '/liquidity/history-exchange/502', 'Обмен О-502'],
    ['ved.active', '/account/request?id=1008', 'Заявка С-1008'],
  ])('is a link on the card: %s %s', async (login, path, title) => {
    const { user } = await openDemoApp({ login, path });
    await user.click(await screen.findByRole('link', { name: 'Вся информация' }));
    await waitFor(() => expect(location.pathname).toMatch(/\/request-information$/));
    expect(location.search).toMatch(/^\?kind=(trade|exchange)&id=\d+$/);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });

  it('keeps the record of its URL while another tab selects another', async () => {
    const { profile } = await openDemoApp({ login: 'ved.active', path: `/account${INFORMATION}?kind=trade&id=1002` });
    expect(await screen.findByRole('heading', { name: 'Заявка С-1002' })).toBeTruthy();
    await act(async () => profile.tab().storage.setItem('selectedTransaction', '{"kind":"trade","id":1005}'));
    expect(await screen.findByRole('heading', { name: 'Заявка С-1002' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Заявка С-1005' })).toBeNull();
  });

  it.each(['?kind=trade', '?kind=trade&id=', '?kind=lot&id=1002'])(
    'shows the last selected one where the URL names none: %s',
    async (search) => {
      await openDemoApp({
        login: 'ved.active',
        path: `/account${INFORMATION}${search}`,
        stored: chosen('trade', 1005),
      });
      expect(await screen.findByRole('heading', { name: 'Заявка С-1005' })).toBeTruthy();
    },
  );

  it.each(['abc', '1e999'])(
    'is requested by any id, and reported as missing where the server has none: %s',
    async (id) => {
      const path = `/account${INFORMATION}?kind=trade&id=${id}`;
      const { countReads } = await openDemoApp({ login: 'ved.active', path, stored: chosen('trade', 1005) });
      expect(await screen.findByText('Заявка не найдена')).toBeTruthy();
      expect(countReads(`trades/${id}/`)).toBe(1);
      expect(screen.queryByRole('heading', { name: 'Заявка С-1005' })).toBeNull();
    },
  );

  it("offers actions of an own request, not those of another's offer", async () => {
    for (const [id, count] of [
      [1002, 1],
      [1008, 0],
    ] as const) {
      const { countReads } = await openDemoApp({
        login: 'ved.active',
        path: `/account${INFORMATION}`,
        stored: chosen('trade', id),
      });
      expect(await screen.findByRole('heading', { name: `Заявка С-${id}` })).toBeTruthy();
      await waitFor(() => expect(countReads('trades/auto_match/')).toBe(count));
      expect(screen.queryAllByText('Подходящих заявок')).toHaveLength(count);
      closeDemoApp();
    }
  });
});

it.each([
  [
    '?type=sell&offer=С-1016&coin=BTC&amount=2&rate=5000000',
    { Отдаю: '2', Курс: '5 000 000', Получаю: '10 000 000,00', 'Валюта к оплате': 'BTC' },
  ],
  [
    '?type=sell&offer=С-1016&amount=2&rate=92',
    { Отдаю: '2', Курс: '92', Получаю: '184,00', 'Валюта к оплате': 'USDT' },
  ],
  ['?offer=С-1016&amount=2&rate=92', { Получаю: '2', Курс: '92', Отдаю: '184,00', 'Валюта к получению': 'USDT' }],
])('a request takes each value from its address: %s', async (query, expected) => {
  await openDemoApp({ login: 'ved.active', path: `/account/createRequest${query}` });
  await screen.findByRole('button', { name: 'Проверить заявку' });
  const shown = Object.keys(expected).map((label) => {
    const { value } = screen.getByLabelText<HTMLInputElement>(label);
    return [label, value.replaceAll('\u00A0', ' ')];
  });
  expect(Object.fromEntries(shown)).toEqual(expected);
});

it.each([
  ['/organization/operation-history-organization?request_type=sell', 'trades/', { request_type: 'sell' }],
  ['/organization/reestr-users?wants_to_close_account=false', 'organizations/', { wants_to_close_account: 'false' }],
])('the filter of %s is sent', async (path, list, filter) => {
  const queries: object[] = [];
  await openDemoApp({
    path,
    before: async (call) => {
      if (call.path === `authorized_organization/${list}`)
        queries.push(Object.fromEntries(new URLSearchParams(call.query)));
      return null;
    },
  });
  await screen.findByRole('table');
  expect(queries[0]).toMatchObject(filter);
});
