// Lists on a big screen: rows per page, density, ranges of amounts and days, totals, keys that step through records.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { formatMoney } from '../../src/ui/kit/display/format.ts';
import { asUser, type Mock, closeDemoApp, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

const table = (name: string) => screen.findByRole('table', { name });
const bodyRows = async (name: string) =>
  within(await table(name))
    .getAllByRole('row')
    .slice(1);
const DEPOSITS = 'Заявки на пополнение';

it('shows as many rows as chosen, in every list, and says so to the server', async () => {
  const queries: string[] = [];
  const { user } = await openDemoApp({
    path: '/organization/reestr-users?p=2',
    async before({ path, query }) {
      if (path === 'authorized_organization/organizations/') queries.push(query);
      return Promise.resolve(null);
    },
  });
  await table('Реестр пользователей');
  const size = await screen.findByRole('combobox', { name: 'На странице' });
  expect(
    within(size)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['10', '25', '50', '100']);
  await user.selectOptions(size, '50');
  await waitFor(() => expect(queries.at(-1)).toBe('?limit=50&offset=0'));
  expect(location.search).toBe('');
  await waitFor(async () => expect((await bodyRows('Реестр пользователей')).length).toBeGreaterThan(10));
  await user.selectOptions(screen.getByRole('combobox', { name: 'На странице' }), '10'); // the one page of 50 leads back
  await waitFor(async () => expect(await bodyRows('Реестр пользователей')).toHaveLength(10));
});

it('has compact rows where they are chosen', async () => {
  const { user } = await openDemoApp({ path: '/organization/clients' });
  await table('Клиенты');
  await user.click(screen.getByRole('button', { name: 'Настроить список' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Компактные строки во всех списках' }));
  expect((await table('Клиенты')).dataset['compact']).toBe('true');
});

it('shows no saved view of another user of this browser', async () => {
  const path = '/organization/deposit-requests?status=pending';
  const demoApp = await openDemoApp({ path });
  await table(DEPOSITS);
  await demoApp.user.click(screen.getByRole('button', { name: 'Настроить список' }));
  await demoApp.user.type(await screen.findByRole('textbox', { name: 'Название вида' }), 'Мой{Enter}');
  await demoApp.user.click(screen.getByRole('button', { name: 'Готово' }));
  expect(await screen.findByRole('button', { name: 'Мой' })).toBeTruthy();
  await openDemoApp({
    path,
    reloads: demoApp,
    before: asUser(77),
  });
  await table(DEPOSITS);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Мой' })).toBeNull());
});

/** Deposits of these amounts, one a day from 1 October 2026. */
function arrangeDeposits(amounts: readonly string[]) {
  return (world: Mock['world']) => {
    const [deposit] = world.filter('deposits', () => true);
    if (!deposit) throw new Error('no deposits');
    world.filter('deposits', () => true).forEach(({ id }) => world.delete('deposits', id));
    for (const [at, amount] of amounts.entries()) {
      const created_at = new Date(Date.UTC(2026, 9, 1 + at, 9)).toISOString();
      world.put('deposits', {
        ...deposit,
        id: 700 + at,
        number: `П-${700 + at}`,
        amount,
        status: 'pending',
        created_at,
      });
    }
  };
}

describe('a list of money', () => {
  it.each([
    ['amount=300000&tolerance=1', ['П-702', 'П-700']],
    ['amount=300000', ['П-700']],
    ['sum_from=300000&sum_to=302999.99', ['П-702', 'П-700']], // both bounds included
    ['day_from=2026-10-02&day_to=2026-10-03', ['П-702', 'П-701']],
    ['sum_from=900000', []],
    ['status=pending&sum_from=300000&sum_to=305000', ['П-702', 'П-700']],
    ['status=accepted&sum_from=300000&sum_to=305000', []],
  ])('under %s has %j', async (search, numbers) => {
    await openDemoApp({
      path: `/organization/deposit-requests?${search}`,
      arrange: arrangeDeposits(['300000.00', '310000.00', '302999.99', '900.00']),
    });
    const found =
      numbers.length === 0
        ? (await screen.findAllByText('Ничего не найдено')).slice(1)
        : (await bodyRows(DEPOSITS)).map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    expect(found).toEqual(numbers);
  });

  it.each([
    ['day_from=2026-10-01&day_to=2026-10-02', ['П-701', 'П-700']],
    ['sum_from=1', ['П-701']],
  ])('has a row without an amount in a period, but in no range: %s', async (search, numbers) => {
    await openDemoApp({
      path: `/organization/deposit-requests?${search}`,
      arrange: arrangeDeposits(['300000.00', '310000.00']),
      async before({ path }, pass) {
        if (path !== 'authorized_organization/deposits') return null;
        const page: { results: readonly { id: number }[] } = await (await pass()).json();
        return Response.json({
          ...page,
          results: page.results.map((row) => (row.id === 700 ? { ...row, amount: null } : row)),
        });
      },
    });
    const found = (await bodyRows(DEPOSITS)).map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    expect(found).toEqual(numbers);
  });

  it('is searched beyond the longest page of the server', async () => {
    const amounts = ['900.00', ...Array.from({ length: 102 }, () => '0.10')];
    await openDemoApp({
      path: '/organization/deposit-requests?sum_from=900',
      arrange: arrangeDeposits(amounts),
    });
    const found = (await bodyRows(DEPOSITS)).map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    expect(found).toEqual(['П-700']);
  });

  it('is totalled over all its pages, exactly', async () => {
    const amounts = Array.from({ length: 103 }, () => '0.10'); // more than the longest page of the server
    const { user } = await openDemoApp({ path: '/organization/deposit-requests', arrange: arrangeDeposits(amounts) });
    await table(DEPOSITS);
    await user.click(screen.getByRole('button', { name: 'Посчитать итоги' }));
    const [total] = await bodyRows('Итоги по списку');
    expect(total?.textContent).toContain(formatMoney('10.30', 'RUB'));
    expect(total?.textContent).toMatch(/103\s+заявки/);
  });

  it('is totalled by kind where it has several', async () => {
    const { mock, user } = await openDemoApp({ path: '/organization/reestr-operation' });
    await table('Реестр операций');
    await user.click(screen.getByRole('button', { name: 'Посчитать итоги' }));
    const counts = (await bodyRows('Итоги по списку')).map((row) => row.textContent);
    const operations = mock.world.filter('operations', () => true);
    const ofKind = (type: string) => operations.filter(({ operation_type }) => operation_type === type).length;
    expect(counts.map((text) => Number(/\d+/.exec(text)?.[0])).toSorted((a, b) => a - b)).toEqual(
      [...new Set(operations.map(({ operation_type }) => operation_type))].map(ofKind).toSorted((a, b) => a - b),
    );
  });
});

describe('j and k', () => {
  it('enter the rows, step from record to record while one is open, and are typed in a field', async () => {
    const { user } = await openDemoApp({
      path: '/organization/deposit-requests',
      arrange: arrangeDeposits(['1.00', '2.00', '3.00']),
    });
    await table(DEPOSITS);
    await user.keyboard('{j}');
    expect(document.activeElement?.textContent).toBe('П-702');
    await user.keyboard('{j}{Enter}');
    await screen.findByRole('complementary', { name: 'Пополнение П-701' });
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
    await user.keyboard('{j}');
    await screen.findByRole('complementary', { name: 'Пополнение П-700' });
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
    await user.keyboard('{k}');
    await screen.findByRole('complementary', { name: 'Пополнение П-701' });
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary', { name: /Пополнение/ })).toBeNull());
  });
});

it('keeps the menu narrow after a reload', async () => {
  const demoApp = await openDemoApp({ path: '/organization/deposit-requests' });
  await demoApp.user.click(await screen.findByRole('button', { name: 'Свернуть меню' }));
  await screen.findByRole('button', { name: 'Развернуть меню' });
  await openDemoApp({ path: '/organization/deposit-requests', reloads: demoApp });
  expect(await screen.findByRole('button', { name: 'Развернуть меню' })).toBeTruthy();
});
