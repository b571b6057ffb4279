// Where the money of an importer is, and the way of a newcomer to the first paid supplier.
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeDemoApp, dialog, enabled, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

const HOME = '/account/dashboard';
const spaced = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ');

it('lists the parts of the reserve, each with a link, to the last kopeck', async () => {
  const { user } = await openDemoApp({ login: 'ved.active', path: HOME });
  await user.click(await screen.findByRole('button', { name: 'В резерве' }));
  const parts = await dialog('Что в резерве');
  const rows = within(await parts.findByRole('table', { name: 'Что в резерве' }))
    .getAllByRole('row')
    .slice(1);
  const linksOf = rows.map((row) => within(row).getByRole('link').getAttribute('href'));
  expect(linksOf).toEqual([
    '/account/deal/1001',
    '/account/deal/1002',
    '/account/deal/1003',
    '/account/operations-history?tab=withdrawals&id=701',
  ]);
  const total = rows.reduce((sum, row) => {
    const [figure = ''] = /[\d ]+,\d\d(?= ₽)/.exec(spaced(row.textContent) ?? '') ?? [];
    return sum + Number(figure.replaceAll(' ', '').replace(',', ''));
  }, 0);
  expect(total).toBe(1_745_611_500);
  expect(parts.getByText('Всего в резерве').nextElementSibling?.textContent).toMatch(/^17\s456\s115,00/);
  expect(parts.queryByText('Более ранние заявки')).toBeNull();
  await user.click(within(rows[3] ?? document.body).getByRole('link'));
  expect(await screen.findByRole('complementary', { name: 'Вывод В-701' })).toBeTruthy();
});

it.each(['0.00', null])('shows an empty reserve of %s without any requests', async (reserved) => {
  const none = { count: 0, next: null, previous: null, results: [] };
  const { user } = await openDemoApp({
    login: 'ved.active',
    path: HOME,
    async before({ path }, pass) {
      if (path === 'wallets/fiat_wallet/') return Response.json({ ...Object(await (await pass()).json()), reserved });
      return /^(trades_history|withdrawals_history|withdrawals|trades)/.test(path) ? Response.json(none) : null;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'В резерве' }));
  expect(await (await dialog('Что в резерве')).findByText('В резерве ничего нет')).toBeTruthy();
});

it('shows the part of the reserve without a listed request', async () => {
  const { user } = await openDemoApp({
    login: 'ved.active',
    path: HOME,
    arrange(world) {
      const [account] = world.filter('fiat_wallets', ({ company_id }) => company_id === 101);
      if (account) world.put('fiat_wallets', { ...account, reserved: '17457115.50' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'В резерве' }));
  const parts = await dialog('Что в резерве');
  await parts.findByRole('table', { name: 'Что в резерве' });
  expect(spaced(parts.getByText('Более ранние заявки').nextElementSibling?.textContent)).toMatch(/^1 000,50/);
});

it('shows offers from the reader’s side, the best first, each against the rate of the platform', async () => {
  await openDemoApp({ login: 'ved.active', path: '/account/request' });
  const table = await screen.findByRole('table', { name: 'Предложения' });
  await within(table).findByRole('columnheader', { name: /К рынку/ });
  const rows = within(table).getAllByRole('row');
  const heads = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  const cells = within(rows[1] ?? table)
    .getAllByRole('cell')
    .map(({ textContent }) => spaced(textContent));
  expect(heads).toEqual(expect.arrayContaining(['Вы заплатите', 'Вы получите', 'К рынку']));
  expect(cells[0]).toBe('С-1011');
  expect(cells).toEqual(expect.arrayContaining(['4 605 000,00 ₽', '50 000,000000 USDT', '−0,27 %'])); // 92,10 against 92,35
});

it('lists payments to suppliers among the last operations', async () => {
  const { user } = await openDemoApp({
    login: 'ved.active',
    path: HOME,
    arrange(world) {
      const payment = world.get('ved_transactions', 801);
      if (payment) world.put('ved_transactions', { ...payment, created_at: '2026-11-20T17:00:00+03:00' });
    },
  });
  const last = await screen.findByRole('table', { name: 'Последние операции' });
  const row = (await within(last).findByRole('link', { name: 'ВЭД-801' })).closest('tr');
  expect(spaced(row?.textContent)).toContain('Платёж поставщику Harbor Tools Demo Co., Ltd−240 000,00 CNY');
  await user.click(within(last).getByRole('link', { name: 'ВЭД-801' }));
  expect(await screen.findByRole('complementary', { name: 'Платёж ВЭД-801' })).toBeTruthy();
});

const stepsIn = async () =>
  within(await screen.findByRole('list', { name: 'Первые шаги' }))
    .getAllByRole('listitem')
    .map((step) => [step.querySelector('strong')?.textContent, within(step).queryByRole('link')?.textContent]);

describe('the first steps', () => {
  it('replace empty panels of a new account', async () => {
    await openDemoApp({ login: 'ved.new', path: HOME });
    expect(await stepsIn()).toEqual([
      ['Счёт', undefined], // an account under review may only look
      ['Контракт', undefined],
      ['Кошелёк', undefined],
      ['Купить', undefined],
      ['Оплатить', undefined],
    ]);
    expect(screen.queryByRole('region', { name: /Структура|Последние|Сделки в работе|Движение/ })).toBeNull();
  });

  it('mark done steps, and the last one opens the payment', async () => {
    const { user } = await openDemoApp({
      login: 'ved.active',
      path: HOME,
      arrange(world) {
        for (const payment of world.filter('ved_transactions', ({ company_id }) => company_id === 101))
          world.put('ved_transactions', { ...payment, company_id: 107 });
      },
    });
    expect(await stepsIn()).toEqual([
      ['Счёт, сделано', undefined],
      ['Контракт, сделано', undefined],
      ['Кошелёк, сделано', undefined],
      ['Купить, сделано', undefined],
      ['Оплатить', 'Оплатить поставщику'],
    ]);
    expect(screen.getByRole('region', { name: 'Структура по валютам' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Оплатить поставщику' }));
    await dialog('Оплата поставщику');
  });

  it('disappear once a supplier was paid', async () => {
    await openDemoApp({ login: 'ved.active', path: HOME });
    await enabled('Оплатить поставщику');
    await screen.findByRole('table', { name: 'Последние операции' });
    expect(screen.queryByRole('list', { name: 'Первые шаги' })).toBeNull();
  });
});
