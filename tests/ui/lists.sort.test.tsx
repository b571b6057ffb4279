// Heads that put the loaded page in order: by worth, time, name and status; the third press gives back what the server sent.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sortRows } from '../../src/ui/list/sorting.ts';
import type { SortValue } from '../../src/ui/kit/table/Table.tsx';
import { json } from '../support/fakeApi.ts';
import { OPERATOR_LIST, closeDeposits, deposits, openDeposits } from './deposits.setup.tsx';

afterEach(closeDeposits);

const LIST = '/organization/deposit-requests';
const NAME = 'Заявки на пополнение';
const ROWS = [
  {
    id: 1,
    number: 'П-10',
    amount: '999.5',
    company_name: 'Ёлка',
    status: 'executed',
    created_at: '2026-11-20T10:00:00Z',
  },
  {
    id: 2,
    number: 'П-9',
    amount: '12000000000000000.01',
    company_name: 'ель',
    status: 'pending',
    created_at: '2026-11-21T01:00:00+03:00',
  },
  {
    id: 3,
    number: 'П-100',
    amount: '12000000000000000.02',
    company_name: 'Ясень',
    status: 'on_accounting',
    created_at: '2026-11-20T23:00:00Z',
  },
].map((row) => ({ ...deposits[0], ...row }));

const open = (search = '', rest = '') =>
  openDeposits({
    path: LIST + rest + search,
    role: 'authorized_organization',
    script: (fakeApi) =>
      fakeApi.answer(OPERATOR_LIST, () => json(200, { count: 27, next: null, previous: null, results: ROWS })),
  });
const table = () => screen.findByRole('table', { name: NAME });
const numbers = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td[data-label="№"]')?.textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });
const SERVER = ['П-10', 'П-9', 'П-100'];

it('stays in force while its column has no room beside an open row', async () => {
  const codes = ['7701000003', '7701000001', '7701000002'];
  await openDeposits({
    path: `${LIST}/2?sort=inn`,
    role: 'authorized_organization',
    script: (fakeApi) =>
      fakeApi.answer(OPERATOR_LIST, () => {
        const results = ROWS.map((row, index) => ({ ...row, company_inn: codes[index] }));
        return json(200, { count: 3, next: null, previous: null, results });
      }),
  });
  expect(await numbers()).toEqual(['П-9', 'П-100', 'П-10']);
  expect(screen.queryByRole('columnheader', { name: 'ИНН' })).toBeNull();
  expect(screen.getByText('Порядок на этой странице: ИНН, по возрастанию')).toBeTruthy();
});

describe('a header', () => {
  it('sorts ascending, descending and in the order of the server, exposes it and stores it in the URL', async () => {
    const { user, fakeApi } = await open('?utm=1&p=2');
    expect(await numbers()).toEqual(SERVER);
    const press = () => user.click(within(head('Сумма')).getByRole('button', { name: 'Упорядочить: Сумма' }));
    await press();
    expect(await numbers()).toEqual(['П-10', 'П-9', 'П-100']);
    expect(head('Сумма').getAttribute('aria-sort')).toBe('ascending');
    expect(screen.getByText('Порядок на этой странице: Сумма, по возрастанию')).toBeTruthy();
    expect(location.search).toBe('?utm=1&p=2&sort=amount');
    await press();
    expect(await numbers()).toEqual(['П-100', 'П-9', 'П-10']);
    expect(head('Сумма').getAttribute('aria-sort')).toBe('descending');
    expect(location.search).toBe('?utm=1&p=2&sort=-amount');
    await press();
    expect(await numbers()).toEqual(SERVER);
    expect(head('Сумма').getAttribute('aria-sort')).toBeNull();
    expect(screen.queryByText(/^Порядок на этой странице/)).toBeNull();
    expect(location.search).toBe('?utm=1&p=2');
    act(() => history.back());
    await waitFor(async () => expect(await numbers()).toEqual(['П-100', 'П-9', 'П-10']));
    expect(fakeApi.calls(OPERATOR_LIST)).toHaveLength(1);
  });

  it.each([
    ['by moments, whatever their offset', '-date', ['П-100', 'П-9', 'П-10']],
    ['by name, as a Russian dictionary has it', '-company', ['П-100', 'П-9', 'П-10']],
    ['by the numbers in a number', '-number', ['П-100', 'П-10', 'П-9']],
    ['by the way of its life', 'status', ['П-9', 'П-100', 'П-10']],
    ['by nothing a list has', 'payment_order', SERVER],
    ['by something that cannot be compared', 'turn', SERVER],
    ['by nonsense', '%22%3E', SERVER],
  ])('of the URL: %s', async (_what, sort, expected) => {
    await open(`?sort=${sort}`);
    expect(await numbers()).toEqual(expected);
  });

  it('is no button where rows cannot be compared', async () => {
    await open();
    await table();
    expect(within(head('Следующий шаг')).queryByRole('button')).toBeNull();
  });

  it('is focusable and pressed by key', async () => {
    const { user } = await open();
    await table();
    within(head('Организация')).getByRole('button').focus();
    await user.keyboard('{Enter}');
    expect(head('Организация').getAttribute('aria-sort')).toBe('ascending');
    expect(document.activeElement).toBe(within(head('Организация')).getByRole('button'));
  });
});

it('keeps the order beside an open row, and its previous and next', async () => {
  const { user } = await open('?sort=-amount', '/2');
  expect(await numbers()).toEqual(['П-100', 'П-9', 'П-10']);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Следующая по списку' })).toHaveProperty('ariaDisabled', null),
  );
  await user.click(screen.getByRole('button', { name: 'Следующая по списку' }));
  expect(location.pathname + location.search).toBe(`${LIST}/1?sort=-amount`);
});

it('can be selected and reset without headers, as on a phone', async () => {
  const { user } = await open('?status=accepted');
  await table();
  await user.click(screen.getByRole('button', { name: 'Настроить список' }));
  const choice = await screen.findByRole('combobox', { name: 'Порядок на этой странице' });
  expect(within(choice).queryByRole('option', { name: /^Следующий шаг/ })).toBeNull();
  await user.selectOptions(choice, 'Сумма, по убыванию');
  expect(location.search).toBe('?status=accepted&sort=-amount');
  await user.click(screen.getByRole('button', { name: 'Готово' }));
  expect(await numbers()).toEqual(['П-100', 'П-9', 'П-10']);
  await user.click(screen.getByRole('button', { name: 'Вернуть исходный порядок' }));
  expect(await numbers()).toEqual(SERVER);
  expect(document.activeElement).not.toBe(document.body);
});

const orderOf = (values: readonly SortValue[], direction: 'ascending' | 'descending' = 'ascending') =>
  sortRows(values, [{ key: 'value', title: '', cell: () => null, sortKey: (value: SortValue) => value }], {
    key: 'value',
    direction,
  });

describe('the comparison', () => {
  it('is exact for sums longer than a float', () => {
    expect(orderOf(['0.30000000000000004', '0.3', '-1', '-0.5', '9007199254740993', '9007199254740992'])).toEqual([
      '-1',
      '-0.5',
      '0.3',
      '0.30000000000000004',
      '9007199254740992',
      '9007199254740993',
    ]);
  });

  it('puts missing values last in both directions, and keeps the order of equal ones', () => {
    expect(orderOf([null, 2, Number.NaN, 1])).toEqual([1, 2, null, Number.NaN]);
    expect(orderOf([null, 1, 2], 'descending')).toEqual([2, 1, null]);
    const one: SortValue = ['RUB', '1.0'];
    const other: SortValue = ['RUB', '1'];
    expect(orderOf([one, other])).toEqual([one, other]);
    expect(orderOf([other, one], 'descending')).toEqual([other, one]);
  });

  it('never compares two currencies', () => {
    const sums: SortValue[] = [
      ['USDT', '5'],
      ['RUB', '900'],
      ['USDT', '70'],
      ['RUB', null],
      ['RUB', '1000'],
    ];
    expect(orderOf(sums, 'descending')).toEqual([
      ['RUB', '1000'],
      ['RUB', '900'],
      ['RUB', null],
      ['USDT', '70'],
      ['USDT', '5'],
    ]);
  });
});
