// Withdrawals: reserve, execution, refusal, requisites (contract rows 31, 33, 52, 54, 56, 103, 113) and the statement (69, 70).
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { apiAs, openMock, pdf } from './mock.ts';
import {
  INSUFFICIENT_FUNDS,
  NOT_FOUND,
  TRANSITION_ERROR,
  getLastNotification,
  getNumbers,
  openLedgerMock,
  signInAll,
  getRejection,
  getRoubleFunds,
} from './money.ts';

const { withdrawalCreate, withdrawalReview, withdrawalList, withdrawalHistoryList, withdrawalComment } = endpoints;
const { operatorWithdrawalCreate, operatorWithdrawalList, fiatWalletRead, fiatWalletExportToPdf } = endpoints;

const order = {
  amount: '1000000.00',
  recipient_name: 'ООО «Лазурит Импорт»',
  settlement_account: '40702810600010000001',
  bik: '040200701',
  purpose: 'Вывод средств',
};
const both = { owner: 'ved.active', operator: 'operator' };

test('the amount is reserved at once and leaves when executed', async () => {
  const mock = openLedgerMock();
  const { owner, operator } = await signInAll(mock, both);
  const withdrawal = await owner(withdrawalCreate, { body: { ...order, file: pdf() } });
  expect(withdrawal).toMatchObject({
    number: 'В-706',
    status: 'pending',
    currency: 'RUB',
    bank_name: 'АО «Демо-Банк Север»',
    comment: null,
  });
  const file = expect.stringMatching(/^\/media\/withdrawals\/706\//);
  expect(mock.world.get('withdrawals', 706)).toMatchObject({ corr_account: null, file });
  expect(await getRoubleFunds(owner)).toBe('46250000.00 (18456115.00)');
  expect(await getLastNotification(operator)).toEqual([
    'withdrawal_created',
    'Вывод В-706: На рассмотрении',
    '/organization/withdrawal-requests/706',
  ]);
  const move = (status: string) => operator(withdrawalReview, { params: { id: 706 }, body: { status } });
  expect(await getRejection(move('executed'))).toEqual(TRANSITION_ERROR);
  await move('accepted');
  await move('in_review');
  expect(await getLastNotification(owner)).toEqual([
    'withdrawal_status',
    'Вывод В-706: На проверке',
    '/account/operations-history?tab=withdrawals&id=706',
  ]);
  await move('executed');
  expect(await getRoubleFunds(owner)).toBe('45250000.00 (17456115.00)');
  expect((await owner(fiatWalletRead)).operations?.results[0]).toMatchObject({
    operation_type: 'withdrawal',
    amount: '-1000000.00',
    number: 'В-706',
    description: 'Вывод средств',
  });
  expect(await getRejection(move('rejected'))).toEqual(TRANSITION_ERROR);
});

test("stores the owner's bank and comment", async () => {
  const said = { bank_name: 'Северный', corr_account: '30101810400000000701', comment: 'Срочно', currency: 'RUB' };
  const mock = openLedgerMock();
  const { id } = await (await apiAs(mock, 'ved.active'))(withdrawalCreate, { body: { ...order, ...said } });
  expect(mock.world.get('withdrawals', Number(id))).toMatchObject({ ...said, file: null });
});

test('a rejection releases the reserve and keeps the reason', async () => {
  const mock = openLedgerMock();
  const { owner, operator } = await signInAll(mock, both);
  const body = { status: 'rejected', comment: 'Счёт закрыт' };
  expect(await operator(withdrawalReview, { params: { id: 701 }, body })).toMatchObject(body);
  expect(await getRoubleFunds(owner)).toBe('46250000.00 (16706115.00)');
  expect(await getRejection(operator(withdrawalReview, { params: { id: 701 }, body }))).toEqual(TRANSITION_ERROR);
});

test('allows no more than the available amount, without reserves', async () => {
  const mock = openLedgerMock();
  const owner = await apiAs(mock, 'ved.active');
  expect(await getRejection(owner(withdrawalCreate, { body: { ...order, amount: '28793885.01' } }))).toEqual(
    INSUFFICIENT_FUNDS,
  );
  expect(mock.world.filter('withdrawals', () => true)).toHaveLength(8);
  await owner(withdrawalCreate, { body: { ...order, amount: '28793885.00' } });
  expect(await getRoubleFunds(owner)).toBe('46250000.00 (46250000.00)');
});

test.each([
  [{ bik: '140200701' }, { bik: ['БИК — 9 цифр, начинается с 04'] }],
  [{ settlement_account: '40702810700010000001' }, { settlement_account: ['Расчётный счёт не соответствует БИК'] }],
  [{ corr_account: '30101810700000000812' }, { corr_account: ['Корреспондентский счёт не соответствует БИК'] }],
  [{ amount: '0.00' }, { amount: ['Введите сумму больше нуля'] }],
  [{ currency: 'USDT' }, { currency: ['Вывод возможен только в рублях'] }],
])('%j is refused', async (wrong, data) => {
  const owner = await apiAs(openLedgerMock(), 'ved.active');
  const refusal = await getRejection(owner(withdrawalCreate, { body: { ...order, ...wrong } }));
  expect(refusal).toMatchObject({ status: 400, data });
});

test('a non-resident may name a bank abroad, a resident may not', async () => {
  const mock = openLedgerMock();
  const abroad = { ...order, amount: '1.00', bik: 'DEMOAEAD', settlement_account: 'AE069990000000000000101' };
  const { foreign, owner } = await signInAll(mock, { foreign: 'ved.foreign', owner: 'ved.active' });
  expect(await getRejection(foreign(withdrawalCreate, { body: abroad }))).toEqual(INSUFFICIENT_FUNDS);
  expect(await getRejection(foreign(withdrawalCreate, { body: { ...abroad, bik: 'DEMOAE2D' } }))).toEqual(
    INSUFFICIENT_FUNDS,
  );
  const wrong = { ...abroad, bik: 'DEMO', settlement_account: 'AE079990000000000000101' };
  expect(await getRejection(foreign(withdrawalCreate, { body: wrong }))).toMatchObject({
    data: {
      bik: ['SWIFT — 8 или 11 знаков: латинские буквы и цифры'],
      settlement_account: ['Проверьте IBAN: контрольное число не совпадает'],
    },
  });
  expect(await getRejection(foreign(withdrawalCreate, { body: order }))).toEqual(INSUFFICIENT_FUNDS);
  expect(await getRejection(owner(withdrawalCreate, { body: abroad }))).toMatchObject({
    data: { bik: ['БИК — 9 цифр, начинается с 04'] },
  });
});

test('the operator withdraws for an organisation: accepted at once, reserved, the owner is notified', async () => {
  const mock = openLedgerMock();
  const { owner, operator } = await signInAll(mock, both);
  const { recipient_name: _, ...rest } = order;
  const body = { ...rest, company_id: 101, role: 'ved_participant', currency: 'RUB' } as const;
  expect(await operator(operatorWithdrawalCreate, { body })).toMatchObject({
    status: 'accepted',
    company_id: 101,
    recipient_name: 'ООО «Лазурит Импорт»',
  });
  expect(await getRoubleFunds(owner)).toBe('46250000.00 (18456115.00)');
  expect(await getLastNotification(owner)).toEqual([
    'withdrawal_status',
    'Вывод В-706: Принят',
    '/account/operations-history?tab=withdrawals&id=706',
  ]);
  const stranger = { ...body, role: 'liquidity_provider' } as const;
  expect(await getRejection(operator(operatorWithdrawalCreate, { body: stranger }))).toEqual(NOT_FOUND);
});

describe('lists', () => {
  test('own open ones, own history, all with filters', async () => {
    const mock = openMock();
    const { owner, harbor, operator } = await signInAll(mock, {
      owner: 'ved.active',
      harbor: 'lp.harbor',
      operator: 'operator',
    });
    expect(getNumbers(await owner(withdrawalList))).toEqual(['В-701']);
    expect(getNumbers(await harbor(withdrawalHistoryList, { query: { status: 'in_review' } }))).toEqual(['В-703']);
    expect(getNumbers(await harbor(withdrawalHistoryList, { query: { created_at_after: '2026-11-19' } }))).toEqual([]);
    const list = async (query: object) => getNumbers(await operator(operatorWithdrawalList, { query }));
    expect(await list({})).toEqual(['В-701', 'В-702', 'В-703', 'В-704', 'В-705', 'В-699', 'В-697', 'В-698']);
    expect(await list({ amount: '3100000.0' })).toEqual(['В-704']);
    expect(await list({ id: 702, status: 'accepted' })).toEqual(['В-702']);
    expect(await list({ company_name: 'причал' })).toEqual(['В-703']);
    await operator(withdrawalReview, { params: { id: 701 }, body: { status: 'rejected' } });
    expect(getNumbers(await owner(withdrawalList))).toEqual([]);
    expect(getNumbers(await owner(withdrawalHistoryList))).toContain('В-701');
  });

  test('comments of own ones, none of others', async () => {
    const { owner, operator } = await signInAll(openMock(), both);
    const note = { body: { comment: 'Срочно' } };
    expect(await owner(withdrawalComment, { params: { id: 701 }, ...note })).toMatchObject({ comment: 'Срочно' });
    expect(await operator(withdrawalComment, { params: { id: 702 }, ...note })).toMatchObject({ comment: 'Срочно' });
    expect(await getRejection(owner(withdrawalComment, { params: { id: 702 }, ...note }))).toEqual(NOT_FOUND);
  });
});

describe('the rouble account', () => {
  test('its statement pages and adds up to the balance', async () => {
    const owner = await apiAs(openLedgerMock(), 'lp.active');
    const first = await owner(fiatWalletRead, { query: { limit: 2, offset: 0 } });
    expect(first).toMatchObject({ balance: '31700000.00', reserved: '2500000.00', operations: { count: 4 } });
    expect(first.operations?.next).toBe('http://localhost/api/v1/wallets/fiat_wallet/?limit=2&offset=2');
    const rest = await owner(fiatWalletRead, { query: { limit: 2, offset: 2 } });
    const lines = [...(first.operations?.results ?? []), ...(rest.operations?.results ?? [])];
    expect(lines.map(({ operation_type, amount }) => `${operation_type} ${amount}`)).toEqual([
      'fee -18440.00',
      'buy -3688000.00',
      'deposit 9950000.00',
      'deposit 25456440.00',
    ]);
    expect(lines.at(-1)).toMatchObject({
      number: null,
      description: 'Входящий остаток',
      created_at: '2026-05-05T09:21:00+03:00',
    });
  });

  test('there is none before verification', async () => {
    expect(await getRejection((await apiAs(openMock(), 'ved.review'))(fiatWalletRead))).toEqual(NOT_FOUND);
  });

  test('as a PDF', async () => {
    const { blob, name } = await (await apiAs(openMock(), 'ved.active'))(fiatWalletExportToPdf);
    expect(name).toBe('statement-2026-11-20.pdf');
    expect(await blob.slice(0, 5).text()).toBe('%PDF-');
  });
});
