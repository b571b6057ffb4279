// Exchanges with the operator: reserve, completion mirrored by the operator's wallets, refusal (contract rows 8, 9, 46, 47, 50, 97, 98).
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { apiAs, openMock, pdf } from './mock.ts';
import {
  INSUFFICIENT_FUNDS,
  NOT_FOUND,
  TRANSITION_ERROR,
  getWalletFunds,
  getLastNotification,
  getNumbers,
  openLedgerMock,
  signInAll,
  getRejection,
} from './money.ts';

const { exchangeBuyCreate, exchangeSellCreate, exchangeList, exchangeRead, operatorExchangeRead } = endpoints;
const { exchangeBuyReview, exchangeSellReview, operationList } = endpoints;

const sell = {
  currency_to_pay: 'BTC',
  amount_to_pay: '0.5',
  currency_to_receive: 'USDT',
  amount_to_receive: '49250',
  exchange_rate: '98500',
  wallet_id: 2,
  target_wallet_id: 1,
};
const both = { owner: 'ved.active', operator: 'operator' };

test('from request to completion: four wallets change, the registry lists it', async () => {
  const mock = openLedgerMock();
  const { owner, operator } = await signInAll(mock, both);
  const exchange = await owner(exchangeSellCreate, { body: { ...sell, files: [pdf('Счёт.pdf')] } });
  expect(exchange.files).toMatchObject([{ url: expect.stringMatching(/^\/media\/exchanges\/506\//) }]);
  expect(exchange).toMatchObject({
    number: 'О-506',
    status: 'pending',
    request_type: 'sell',
    amount_to_pay: '0.50000000',
  });
  expect(getWalletFunds(mock, 2)).toBe('0.85000000 (0.60000000)');
  expect(await getLastNotification(operator)).toEqual([
    'exchange_created',
    'Обмен О-506: На рассмотрении',
    '/organization/queue-requests-exchange/506',
  ]);
  const params = { id: 506 };
  expect(await getRejection(operator(exchangeBuyReview, { params, body: { status: 'accepted' } }))).toEqual(NOT_FOUND);
  expect(await getRejection(operator(exchangeSellReview, { params, body: { status: 'completed' } }))).toEqual(
    TRANSITION_ERROR,
  );
  await operator(exchangeSellReview, { params, body: { status: 'accepted' } });
  await operator(exchangeSellReview, { params, body: { status: 'completed' } });
  expect([2, 1, 38, 37].map((id) => getWalletFunds(mock, id))).toEqual([
    '0.35000000 (0.10000000)',
    '231750.000000 (0.000000)',
    '12.50000000 (0.00000000)',
    '1200750.000000 (0.000000)',
  ]);
  expect(await getLastNotification(owner)).toEqual([
    'exchange_status',
    'Обмен О-506: Исполнен',
    '/account/deal-exchange/506',
  ]);
  expect((await operator(operationList)).results[0]).toMatchObject({
    operation_type: 'exchange',
    operation_date_begin: exchange.created_at,
    currency: 'BTC',
    currency_amount: '0.50000000',
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    participant_id: 101,
  });
  expect((await owner(exchangeRead, { params })).events).toMatchObject([
    { status: 'pending', by: 'owner' },
    { status: 'accepted', by: 'authorized_organization' },
    { status: 'completed', by: 'authorized_organization' },
  ]);
  expect(await getRejection(operator(exchangeSellReview, { params, body: { status: 'rejected' } }))).toEqual(
    TRANSITION_ERROR,
  );
});

test('a rejection releases the reserve', async () => {
  const mock = openLedgerMock();
  const operator = await apiAs(mock, 'operator');
  await operator(exchangeSellReview, { params: { id: 501 }, body: { status: 'rejected' } });
  await operator(exchangeBuyReview, { params: { id: 502 }, body: { status: 'rejected' } });
  expect([getWalletFunds(mock, 2), getWalletFunds(mock, 26)]).toEqual([
    '0.85000000 (0.00000000)',
    '640000.000000 (180000.000000)',
  ]);
});

test('the operator cannot give more than it has', async () => {
  const mock = openLedgerMock();
  const { owner, provider, operator } = await signInAll(mock, { ...both, provider: 'lp.active' });
  const spectr = {
    currency_to_pay: 'USDT',
    amount_to_pay: '1083',
    currency_to_receive: 'SPCTR',
    amount_to_receive: '10000',
    exchange_rate: '0.1083',
    wallet_id: 1,
    target_wallet_id: 4,
  };
  const { id } = await owner(exchangeBuyCreate, { body: spectr });
  await operator(exchangeBuyReview, { params: { id }, body: { status: 'accepted' } });
  expect(await getRejection(operator(exchangeBuyReview, { params: { id }, body: { status: 'completed' } }))).toEqual({
    status: 400,
    data: { status: ['У оператора нет кошелька в SPCTR'] },
  });
  const large = {
    ...sell,
    wallet_id: 27,
    target_wallet_id: 26,
    amount_to_pay: '4',
    amount_to_receive: '4000000',
    exchange_rate: '1000000',
  };
  const dear = await provider(exchangeSellCreate, { body: large });
  await operator(exchangeSellReview, { params: { id: dear.id }, body: { status: 'accepted' } });
  const short = operator(exchangeSellReview, { params: { id: dear.id }, body: { status: 'completed' } });
  expect(await getRejection(short)).toEqual(INSUFFICIENT_FUNDS);
  expect(getWalletFunds(mock, 27)).toBe('4.50000000 (4.00000000)');
});

test('moves no money of a wallet blocked meanwhile; the operator pays from another own one', async () => {
  const mock = openLedgerMock();
  const operator = await apiAs(mock, 'operator');
  const { id } = await (await apiAs(mock, 'ved.active'))(exchangeSellCreate, { body: sell });
  const [params, failed] = [{ id }, ['Кошелёк не прошёл AML-проверку']];
  await operator(exchangeSellReview, { params, body: { status: 'accepted' } });
  const complete = () => operator(exchangeSellReview, { params, body: { status: 'completed' } });
  const status = (wallet: number, word: string) =>
    mock.world.put('wallets', { ...mock.world.known('wallets', wallet), status: word });
  status(2, 'blocked');
  expect(await getRejection(complete())).toEqual({ status: 400, data: { wallet_id: failed } });
  status(2, 'active');
  status(1, 'blocked');
  expect(await getRejection(complete())).toEqual({ status: 400, data: { target_wallet_id: failed } });
  status(1, 'active');
  status(38, 'blocked');
  expect(await getRejection(complete())).toEqual({ status: 400, data: { status: ['У оператора нет кошелька в BTC'] } });
  status(38, 'active');
  expect(await complete()).toMatchObject({ status: 'completed' });
});

test.each([
  [{ currency_to_receive: 'BTC' }, { currency_to_receive: ['Выберите другую валюту'] }],
  [{ currency_to_pay: 'RUB' }, { currency_to_pay: ['Валюта недоступна'] }],
  [{ currency_to_receive: 'RUB' }, { currency_to_receive: ['Валюта недоступна'] }],
  [{ amount_to_receive: '49251' }, { amount_to_receive: ['Сумма не соответствует курсу'] }],
  [{ target_wallet_id: 9 }, { target_wallet_id: ['Кошелёк не найден'] }],
  [{ target_wallet_id: 4 }, { target_wallet_id: ['Кошелёк в другой валюте'] }],
  [{ amount_to_pay: '0.76', amount_to_receive: '74860' }, { amount: ['Недостаточно средств'] }],
])('%j is refused', async (wrong, data) => {
  const mock = openLedgerMock();
  const owner = await apiAs(mock, 'ved.active');
  const refusal = await getRejection(owner(exchangeSellCreate, { body: { ...sell, ...wrong } }));
  expect(refusal).toMatchObject({ status: 400, data });
  expect(mock.world.filter('exchanges', () => true)).toHaveLength(7);
});

describe('lists', () => {
  test('own ones, and all for the operator with the pending ones first', async () => {
    const { owner, operator } = await signInAll(openMock(), both);
    expect(getNumbers(await owner(exchangeList))).toEqual(['О-501', 'О-504', 'О-499']);
    expect(getNumbers(await operator(exchangeList))).toEqual([
      'О-501',
      'О-502',
      'О-503',
      'О-504',
      'О-505',
      'О-498',
      'О-499',
    ]);
    const { id } = await owner(exchangeSellCreate, { body: sell });
    await operator(exchangeSellReview, { params: { id }, body: { status: 'accepted' } });
    expect(getNumbers(await owner(exchangeList))).toEqual(['О-506', 'О-501', 'О-504', 'О-499']);
    expect(getNumbers(await operator(exchangeList)).slice(0, 3)).toEqual(['О-501', 'О-506', 'О-502']);
    expect(getNumbers(await operator(exchangeList, { query: { status: 'completed', request_type: 'buy' } }))).toEqual([
      'О-505',
      'О-499',
    ]);
    expect(getNumbers(await operator(exchangeList, { query: { amount_to_receive: '6900' } }))).toEqual(['О-503']);
    for (const [is_authorized_organization, count] of [
      [true, 4],
      [false, 0],
    ] as const)
      expect((await owner(exchangeList, { query: { is_authorized_organization } })).count).toBe(count);
    expect(await getRejection(owner(exchangeRead, { params: { id: 502 } }))).toEqual(NOT_FOUND);
    expect(await operator(operatorExchangeRead, { params: { id: 502 } })).toMatchObject({ number: 'О-502' });
  });
});
