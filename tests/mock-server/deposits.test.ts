// Deposits from request to credit: statuses, payment orders, balance, notifications (contract rows 32, 51, 53, 55, 102,
// 111, 112).
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { apiAs, openMock, pdf } from './mock.ts';
import {
  NOT_FOUND,
  TRANSITION_ERROR,
  getLastNotification,
  getNumbers,
  openLedgerMock,
  signInAll,
  getRejection,
  getRoubleFunds,
} from './money.ts';

const { depositCreate, depositList, depositHistoryList, depositReview, depositUpdate, depositComment } = endpoints;
const { operatorDepositList, fiatWalletRead } = endpoints;

const both = { owner: 'ved.active', operator: 'operator' };

test('from request to credit: the operator’s steps move balance, statement and bell of the owner', async () => {
  const mock = openLedgerMock();
  const { owner, operator } = await signInAll(mock, both);
  const deposit = await owner(depositCreate, { body: { amount: '1500000', comment: 'Аванс' } });
  expect(deposit).toMatchObject({
    number: 'П-608',
    amount: '1500000.00',
    currency: 'RUB',
    status: 'pending',
    comment: 'Аванс',
    payment_details: {
      account_number: '40702810400000000101',
      bik: '040200701',
      corr_account: '30101810400000000701',
      purpose: 'Пополнение счёта по заявке П-608. Без НДС',
    },
  });
  expect(await getLastNotification(operator)).toEqual([
    'deposit_created',
    'Пополнение П-608: Ожидает оплаты',
    '/organization/deposit-requests/608',
  ]);
  const params = { id: deposit.id };
  const move = (status: string, more = {}) => operator(depositReview, { params, body: { status, ...more } });

  expect(await move('accepted', { comment: 'До пятницы' })).toMatchObject({ comment: 'До пятницы' });
  expect(await getLastNotification(owner)).toEqual([
    'deposit_status',
    'Пополнение П-608: Принято',
    '/account/replenishment-requests?id=608',
  ]);
  expect(await getRejection(move('on_accounting'))).toEqual({
    status: 400,
    data: { payment_order: ['Нет платёжного поручения'] },
  });
  const paid = await owner(depositUpdate, { params, body: { payment_order: pdf('ПП № 12.pdf') } });
  expect(paid.payment_order).toMatch(/^\/media\/deposits\/608\//);
  expect((await mock.fetch(String(paid.payment_order))).status).toBe(200);
  expect(await getLastNotification(operator)).toEqual([
    'deposit_order_uploaded',
    'Пополнение П-608: Принято',
    '/organization/deposit-requests/608',
  ]);
  await move('on_accounting');

  const before = await getRoubleFunds(owner);
  expect(before).toBe('46250000.00 (17456115.00)');
  expect(await getRejection(move('executed'))).toEqual({ status: 400, data: { top_up_amount: ['Заполните поле'] } });
  expect(await getRejection(move('executed', { top_up_amount: '1.005' }))).toEqual({
    status: 400,
    data: { top_up_amount: ['Не больше 2 знаков после запятой'] },
  });
  expect(await getRoubleFunds(owner)).toBe(before);
  const done = await move('executed', { top_up_amount: '1499900.50' });
  expect(done).toMatchObject({
    status: 'executed',
    top_up_amount: '1499900.50',
    payment_details: null,
    comment: 'До пятницы',
  });
  const history = '/account/operations-history?id=608'; // finished deposits leave the list of those in work
  expect((await getLastNotification(owner))?.[2]).toBe(history);
  const account = await owner(fiatWalletRead);
  expect(account).toMatchObject({ balance: '47749900.50', available: '30293785.50' });
  expect(account.operations?.results[0]).toMatchObject({
    operation_type: 'deposit',
    amount: '1499900.50',
    number: 'П-608',
    description: 'Пополнение счёта',
  });
});

test('every move that the lifecycle does not have is refused', async () => {
  const mock = openLedgerMock();
  const { owner, operator } = await signInAll(mock, both);
  const moves = [
    [601, 'executed'],
    [601, 'on_accounting'],
    [601, 'cancelled'],
    [602, 'executed'],
    [602, 'accepted'],
    [604, 'rejected'],
    [605, 'accepted'],
    [606, 'accepted'],
    [601, 'nonsense'],
  ] as const;
  for (const [id, status] of moves) {
    const body = { status, top_up_amount: '1.00' };
    expect([id, status, await getRejection(operator(depositReview, { params: { id }, body }))]).toEqual([
      id,
      status,
      TRANSITION_ERROR,
    ]);
  }
  for (const [id, body] of [
    [602, { status: 'cancelled' }],
    [601, { status: 'accepted' }],
    [604, { payment_order: pdf() }],
  ] as const)
    expect(await getRejection(owner(depositUpdate, { params: { id }, body }))).toEqual(TRANSITION_ERROR);
  expect(await getRejection(owner(depositUpdate, { params: { id: 601 }, body: {} }))).toEqual({
    status: 400,
    data: { payment_order: ['Заполните поле'] },
  });
});

test('the reason of a refusal is the operator’s: he mends it, the owner does not', async () => {
  const mock = openLedgerMock();
  const { owner, operator } = await signInAll(mock, both);
  const at = { params: { id: 601 } };
  await operator(depositReview, { ...at, body: { status: 'rejected', comment: 'Чужой счёт' } });
  expect(await getRejection(owner(depositComment, { ...at, body: { comment: 'Одобрено' } }))).toEqual({
    status: 400,
    data: { comment: ['Причину отказа меняет только оператор'] },
  });
  expect(await operator(depositComment, { ...at, body: { comment: 'Чужой счёт: ООО' } })).toMatchObject({
    comment: 'Чужой счёт: ООО',
  });
});

test('the owner cancels and comments; a stranger finds nothing', async () => {
  const mock = openLedgerMock();
  const { owner, other } = await signInAll(mock, { owner: 'ved.active', other: 'lp.active' });
  expect(await owner(depositComment, { params: { id: 601 }, body: { comment: 'Оплатим завтра' } })).toMatchObject({
    comment: 'Оплатим завтра',
  });
  const body = { status: 'cancelled' };
  expect(await getRejection(other(depositUpdate, { params: { id: 601 }, body }))).toEqual(NOT_FOUND);
  expect(await getRejection(other(depositComment, { params: { id: 601 }, body: { comment: 'x' } }))).toEqual(NOT_FOUND);
  expect(await owner(depositUpdate, { params: { id: 601 }, body })).toMatchObject({ status: 'cancelled' });
  expect((await owner(depositList)).results.map(({ number }) => number)).toEqual(['П-602']);
});

test.each([
  [{ amount: '0' }, { amount: ['Введите сумму больше нуля'] }],
  [{ amount: '-5' }, { amount: ['Введите сумму больше нуля'] }],
  [{ amount: '1.005' }, { amount: ['Не больше 2 знаков после запятой'] }],
  [{ amount: '1000000000000000' }, { amount: ['Не больше 15 цифр до запятой'] }],
  [{ amount: '5', currency: 'USD' }, { currency: ['Пополнение возможно только в рублях'] }],
])('%j is refused', async (body, data) => {
  const mock = openLedgerMock();
  expect(await getRejection((await apiAs(mock, 'ved.active'))(depositCreate, { body }))).toEqual({ status: 400, data });
  expect(mock.world.filter('deposits', () => true)).toHaveLength(12);
});

describe('lists', () => {
  test('open ones, history by status and days, newest first', async () => {
    const owner = await apiAs(openMock(), 'ved.active');
    expect(getNumbers(await owner(depositList))).toEqual(['П-601', 'П-602']);
    expect(getNumbers(await owner(depositList, { query: { status: 'accepted' } }))).toEqual(['П-602']);
    expect(getNumbers(await owner(depositList, { query: { status: 'executed' } }))).toEqual([]);
    expect(getNumbers(await (await apiAs(openMock(), 'ved.cargo'))(depositList))).toEqual(['П-603']);
    expect(getNumbers(await owner(depositHistoryList))).toEqual(['П-601', 'П-602', 'П-604']);
    const query = { created_at_after: '2026-11-11', created_at_before: '2026-11-19' };
    expect(getNumbers(await owner(depositHistoryList, { query }))).toEqual(['П-602', 'П-604']);
  });

  test('the operator filters all of them and pages', async () => {
    const operator = await apiAs(openMock(), 'operator');
    const list = async (query: object) => getNumbers(await operator(operatorDepositList, { query }));
    expect(await list({})).toEqual([
      'П-601',
      'П-602',
      'П-603',
      'П-606',
      'П-604',
      'П-605',
      'П-607',
      'П-599',
      'П-598',
      'П-595',
    ]);
    expect(await list({ status: 'executed' })).toEqual(['П-604', 'П-607', 'П-598', 'П-596', 'П-597']);
    expect(await list({ company_name: 'ЛАЗУРИТ' })).toEqual(['П-601', 'П-602', 'П-604']);
    expect(await list({ amount: '12000000' })).toEqual(['П-603']);
    for (const search_query of ['12000000', '12000000.0']) expect(await list({ search_query })).toEqual(['П-603']);
    expect(await list({ id: 605 })).toEqual(['П-605']);
    expect(await list({ status: 'executed', company_name: 'лазурит' })).toEqual(['П-604']);
    const page = await operator(operatorDepositList, { query: { limit: 3, offset: 3 } });
    expect([page.count, getNumbers(page)]).toEqual([12, ['П-606', 'П-604', 'П-605']]);
    expect(page.next).toBe('/api/v1/authorized_organization/deposits?limit=3&offset=6');
    expect(page.previous).toBe('/api/v1/authorized_organization/deposits?limit=3&offset=0');
  });
});

test.each([
  ['that recognises keys', { idempotencyHeader: 'Idempotency-Key' }, 1],
  ['that does not', {}, 2],
])('a write sent twice with one key to a server %s (%j) is carried out %i times', async (_, options, times) => {
  const mock = openMock(options);
  const { access } = await mock.signIn('ved.active');
  const send = async (key: string) => {
    const response = await mock.fetch(`${mock.origin}/api/v1/deposits/`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${access}`, 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ amount: '4321' }),
    });
    return response.text();
  };
  const count = () => mock.world.filter('deposits', () => true).length;
  const before = count();
  const first = await send('one');
  expect((await send('one')) === first).toBe(times === 1);
  expect(count()).toBe(before + times);
  expect(await send('two')).not.toBe(first);
  expect(count()).toBe(before + times + 1);
});

test('a key of another account, or of another call, is another write', async () => {
  const mock = openMock({ idempotencyHeader: 'Idempotency-Key' });
  const send = async (login: string, method: string, path: string, body: object) => {
    const { access } = await mock.signIn(login);
    const response = await mock.fetch(`${mock.origin}/api/v1/${path}`, {
      method,
      headers: { Authorization: `Bearer ${access}`, 'Content-Type': 'application/json', 'Idempotency-Key': 'one' },
      body: JSON.stringify(body),
    });
    return v.parse(v.object({ id: v.number(), comment: v.nullable(v.string()) }), await response.json());
  };
  const own = await send('ved.active', 'POST', 'deposits/', { amount: '4321' });
  const foreign = await send('ved.cargo', 'POST', 'deposits/', { amount: '4321' });
  expect(foreign.id).not.toBe(own.id);
  expect([own.id, foreign.id].map((id) => mock.world.known('deposits', id).company_id)).toEqual([101, 107]);
  const first = await send('ved.active', 'PATCH', `deposits/${own.id}/update_comment/`, { comment: 'Раз' });
  const other = await send('ved.cargo', 'PATCH', `deposits/${foreign.id}/update_comment/`, { comment: 'Два' });
  expect([first.comment, other.comment]).toEqual(['Раз', 'Два']);
});
