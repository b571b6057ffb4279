// Payments abroad: request, decision, the wallet that pays, the contract and the registry behind it (contract rows 15, 64, 105).
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { apiAs, openMock, pdf, signedIn } from './mock.ts';
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

const { vedTransactionCreate, vedTransactionList, vedTransactionReview, contractList, contractReview } = endpoints;
const { tradeBuyCreate, walletBlock, walletBalanceSet } = endpoints;

const both = { owner: 'ved.active', operator: 'operator' };
const payment = {
  amount: '240000.00',
  currency: 'CNY',
  ved_contract_number: '26090017/9901/0000/2/1',
  wallet_id: 1,
  counterparty_name: 'Harbor Tools Demo Co., Ltd',
  counterparty_country: 'CN',
  purpose: 'Аванс по контракту',
};

const payee = {
  operation_code: '11100',
  payee_account: 'DE43500105170012345678',
  payee_swift: 'DEMODEFF',
  payee_bank: 'Muster Handelsbank',
};

describe('a payment', () => {
  test('is requested, accepted and executed: the wallet, the contract and the registry show it', async () => {
    const mock = openLedgerMock();
    const { owner, operator } = await signInAll(mock, both);
    const created = await owner(vedTransactionCreate, { body: { ...payment, ...payee, invoice: pdf('Инвойс 7.pdf') } });
    const price = {
      rate: '7.22613458528951',
      rate_source: 'Курс платформы «Меридиан»',
      rate_at: expect.stringMatching(/^2026-11-20T/),
      debit_amount: '33212.777476',
      debit_currency: 'USDT',
      fee: '0.000000',
    };
    expect(created).toMatchObject({ number: 'ВЭД-806', status: 'pending', amount: '240000.00', company_id: 101 });
    expect(created).toMatchObject({ ...payee, ...price, hash: null });
    expect(created.invoice).toMatch(/^\/media\/ved\/806\//);
    expect((await mock.fetch(String(created.invoice))).status).toBe(200);
    expect(getWalletFunds(mock, 1)).toBe('182500.000000 (0.000000)');
    expect(await getLastNotification(operator)).toEqual([
      'ved_created',
      'Платёж ВЭД-806: На рассмотрении',
      '/organization/payment-requests-ved/806',
    ]);

    const params = { id: created.id };
    await operator(vedTransactionReview, { params, body: { status: 'accepted' } });
    expect(getWalletFunds(mock, 1)).toBe('182500.000000 (0.000000)');
    const body = { status: 'executed', comment: 'SWIFT отправлен' };
    const done = await operator(vedTransactionReview, { params, body });
    expect(done).toMatchObject({ status: 'executed', comment: 'SWIFT отправлен', ...price, network: 'trx' });
    expect(done.hash).toMatch(/^[\da-f]{64}$/);
    expect(done.events.map(({ status, by }) => [status, by])).toEqual([
      ['pending', 'owner'],
      ['accepted', 'authorized_organization'],
      ['executed', 'authorized_organization'],
    ]);
    // 240 000 CNY × 12.78 ÷ 92.35 = 33 212.7774769… USDT
    expect(getWalletFunds(mock, 1)).toBe('149287.222524 (0.000000)');
    const { results } = await owner(contractList, { query: { ved_contract_number: payment.ved_contract_number } });
    expect(results[0]?.paid_amount).toBe('2160000.00');
    expect(mock.world.sorted('operations').at(-1)).toMatchObject({
      operation_type: 'transfer',
      currency: 'USDT',
      currency_amount: '33212.777476',
      participant_id: 101,
      ved_contract_number: payment.ved_contract_number,
      submitted: false,
    });
    expect(await getLastNotification(owner)).toEqual([
      'ved_status',
      'Платёж ВЭД-806: Исполнен',
      '/account/history-request-for-payment-ved?id=806',
    ]);
  });

  test('without a wallet is paid from the first one with enough, in any currency with a rate', async () => {
    const mock = openLedgerMock();
    const { owner, operator } = await signInAll(mock, both);
    const { wallet_id: _none, ...unnamed } = payment;
    // 49 250 USDT, which W-000001 holds; W-000002 has 0.75 BTC free.
    const created = await owner(vedTransactionCreate, { body: { ...unnamed, amount: '0.5', currency: 'BTC' } });
    expect(created.wallet_id).toBeNull();
    const params = { id: created.id };
    await operator(vedTransactionReview, { params, body: { status: 'accepted' } });
    await operator(walletBalanceSet, { params: { id: 1 }, body: { balance: '100' } });
    const done = await operator(vedTransactionReview, { params, body: { status: 'executed' } });
    expect(done.wallet_id).toBe(2);
    expect(getWalletFunds(mock, 2)).toBe('0.35000000 (0.10000000)');
    // Counted under a contract in yuan: 0.5 × 98 500 × 92.35 ÷ 12.78
    const { results } = await owner(contractList, { query: { ved_contract_number: payment.ved_contract_number } });
    expect(results[0]?.paid_amount).toBe('2275887.12');
  });

  test('under a new contract waits for its confirmation and sets its terms', async () => {
    const mock = openLedgerMock();
    const { owner, operator } = await signInAll(mock, both);
    const ved_contract_number = '26110090/9901/0000/2/1';
    const created = await owner(vedTransactionCreate, { body: { ...payment, ved_contract_number } });
    const [contract] = (await owner(contractList, { query: { ved_contract_number } })).results;
    expect(contract).toMatchObject({ status: 'pending', currency: 'CNY', counterparty_country: 'CN' });
    const params = { id: created.id };
    await operator(vedTransactionReview, { params, body: { status: 'accepted' } });
    const execute = () => operator(vedTransactionReview, { params, body: { status: 'executed' } });
    expect(await getRejection(execute())).toEqual({
      status: 400,
      data: { ved_contract_number: ['Контракт не действует'] },
    });
    await operator(contractReview, { params: { id: contract?.id ?? 0 }, body: { status: 'active' } });
    expect(await execute()).toMatchObject({ status: 'executed' });
  });

  test('under a contract that a trade has opened sets its terms', async () => {
    const { owner, operator } = await signInAll(openLedgerMock(), both);
    const ved_contract_number = '26110077/9901/0000/4/1';
    const sums = { amount_to_pay: '9235.00', exchange_rate: '92.35', amount_to_receive: '100' };
    await owner(tradeBuyCreate, { body: { ...sums, wallet_id: 1, ved_contract_number } });
    const contract = async () => (await owner(contractList, { query: { ved_contract_number } })).results[0];
    const opened = await contract();
    expect(opened).toMatchObject({ status: 'pending', currency: null, counterparty_name: null, amount: null });
    await operator(contractReview, { params: { id: opened?.id ?? 0 }, body: { status: 'active' } });
    const { id } = await owner(vedTransactionCreate, { body: { ...payment, ved_contract_number } });
    for (const status of ['accepted', 'executed'])
      await operator(vedTransactionReview, { params: { id }, body: { status } });
    const { currency, counterparty_name, counterparty_country } = payment;
    const terms = { currency, counterparty_name, counterparty_country, paid_amount: '240000.00' };
    expect(await contract()).toMatchObject(terms);
  });

  test('under a number of an export contract is refused, and opens none', async () => {
    const owner = await apiAs(openLedgerMock(), 'ved.active');
    const ved_contract_number = '26110077/9901/0000/1/1';
    const data = { ved_contract_number: ['Контракт экспортный: поставщику платят по импортному'] };
    const call = owner(vedTransactionCreate, { body: { ...payment, ved_contract_number } });
    expect(await getRejection(call)).toEqual({ status: 400, data });
    expect((await owner(contractList, { query: { ved_contract_number } })).count).toBe(0);
  });

  test.each([
    [{ expires_at: '2026-11-19' }, { ved_contract_number: ['Срок контракта истёк 19.11.2026'] }],
    [{ paid_amount: '4800000.00' }, { ved_contract_number: ['Сумма контракта исчерпана'] }],
    [{ paid_amount: '4700000.00' }, { amount: ['Больше остатка по контракту'] }],
    [{ contract_type: 'export', ved_contract_number: '26090017/9901/0000/1/1' }, null],
  ])('under a contract with %j is refused, created before or not', async (terms, data) => {
    const mock = openLedgerMock();
    const { owner, operator } = await signInAll(mock, both);
    const { id } = await owner(vedTransactionCreate, { body: payment });
    await operator(vedTransactionReview, { params: { id }, body: { status: 'accepted' } });
    const contract = mock.world.get('contracts', 301);
    const created = mock.world.get('ved_transactions', Number(id));
    if (!contract || !created) throw new Error('no contract or payment');
    mock.world.put('contracts', { ...contract, ...terms });
    const ved_contract_number = mock.world.get('contracts', 301)?.ved_contract_number ?? '';
    mock.world.put('ved_transactions', { ...created, ved_contract_number });
    const expected = {
      status: 400,
      data: data ?? { ved_contract_number: ['Контракт экспортный: поставщику платят по импортному'] },
    };
    expect(await getRejection(owner(vedTransactionCreate, { body: { ...payment, ved_contract_number } }))).toEqual(
      expected,
    );
    const executed = operator(vedTransactionReview, { params: { id }, body: { status: 'executed' } });
    expect(await getRejection(executed)).toEqual(expected);
  });

  test('may take all that the wallet has, and on the last day of the contract', async () => {
    const mock = openLedgerMock();
    const { owner, operator } = await signInAll(mock, both);
    mock.world.put('contracts', { ...mock.world.known('contracts', 301), expires_at: '2026-11-20' });
    await operator(walletBalanceSet, { params: { id: 1 }, body: { balance: '100' } });
    const { id } = await owner(vedTransactionCreate, { body: { ...payment, amount: '100', currency: 'USDT' } });
    for (const status of ['accepted', 'executed'])
      await operator(vedTransactionReview, { params: { id }, body: { status } });
    expect(getWalletFunds(mock, 1)).toBe('0.000000 (0.000000)');
  });

  test('may be in roubles', async () => {
    const owner = await apiAs(openLedgerMock(), 'ved.active');
    const body = { ...payment, amount: '9235.00', currency: 'RUB' };
    expect(await owner(vedTransactionCreate, { body })).toMatchObject({ status: 'pending', currency: 'RUB' });
  });

  test('under a contract that is over is refused', async () => {
    const { owner, operator } = await signInAll(openLedgerMock(), both);
    await operator(contractReview, { params: { id: 301 }, body: { status: 'completed' } });
    const data = { ved_contract_number: ['Контракт не действует'] };
    expect(await getRejection(owner(vedTransactionCreate, { body: payment }))).toEqual({ status: 400, data });
  });

  test.each([
    [{ amount: '0' }, { amount: ['Введите сумму больше нуля'] }],
    [{ amount: '1.005' }, { amount: ['Не больше 2 знаков после запятой'] }],
    [{ currency: 'EUR' }, { currency: ['Валюта недоступна'] }],
    [{ wallet_id: 9 }, { wallet_id: ['Кошелёк не найден'] }],
    [{ wallet_id: 3 }, { wallet_id: ['Кошелёк не прошёл AML-проверку'] }],
    [{ amount: '1400000.00' }, INSUFFICIENT_FUNDS.data],
    [{ amount: '0.000001', currency: 'USDT', wallet_id: 2 }, INSUFFICIENT_FUNDS.data], // nothing at all in BTC
    [{ wallet_id: undefined, amount: '2000000.00' }, INSUFFICIENT_FUNDS.data],
    [
      { ved_contract_number: '26100011/9901/0000/2/1' },
      { ved_contract_number: ['УНК принадлежит другой организации'] },
    ],
    [{ purpose: ' ' }, { purpose: ['Заполните поле'] }],
    [{ payee_swift: 'DEMO' }, { payee_swift: ['SWIFT — 8 или 11 знаков: латинские буквы и цифры'] }],
    [{ ...payee, payee_account: 'DE00' }, { payee_account: ['Проверьте IBAN: страна и длина не подходят'] }],
    [{ payee_address: 'T123' }, { payee_network: ['Сеть недоступна'] }],
    [{ payee_address: 'T123', payee_network: 'trx' }, { payee_address: ['Адрес не подходит для сети TRX'] }],
    [{ invoice: new File(['x'], 'virus.exe') }, { invoice: ['Файл больше 10 МБ или неподдерживаемого типа'] }],
  ])('with %j is refused', async (wrong, data) => {
    const mock = openLedgerMock();
    const owner = await apiAs(mock, 'ved.active');
    expect(await getRejection(owner(vedTransactionCreate, { body: { ...payment, ...wrong } }))).toEqual({
      status: 400,
      data,
    });
    expect([...mock.world.rows('ved_transactions')]).toHaveLength(9);
  });
});

describe('the operator', () => {
  test('cannot execute a payment without funds, or a forbidden one', async () => {
    const mock = openLedgerMock();
    const { operator } = await signInAll(mock, both);
    const execute = () => operator(vedTransactionReview, { params: { id: 802 }, body: { status: 'executed' } });
    await operator(walletBalanceSet, { params: { id: 1 }, body: { balance: '45000' } });
    expect(await getRejection(execute())).toEqual(INSUFFICIENT_FUNDS);
    await operator(walletBlock, { params: { id: 1 } });
    expect(await getRejection(execute())).toEqual({
      status: 400,
      data: { wallet_id: ['Кошелёк не прошёл AML-проверку'] },
    });
    expect(getWalletFunds(mock, 1)).toBe('45000.000000 (0.000000)');
    expect(mock.world.get('ved_transactions', 802)?.status).toBe('accepted');
  });

  test('pays from no rejected wallet, whatever its balance', async () => {
    const mock = openLedgerMock();
    const { owner, operator } = await signInAll(mock, both);
    await operator(walletBalanceSet, { params: { id: 3 }, body: { balance: '5000' } });
    const body = { ...payment, wallet_id: undefined, amount: '2000000.00' };
    expect(await getRejection(owner(vedTransactionCreate, { body }))).toEqual(INSUFFICIENT_FUNDS);
  });

  test.each([
    [801, 'executed', TRANSITION_ERROR],
    [802, 'pending', TRANSITION_ERROR],
    [803, 'rejected', TRANSITION_ERROR],
    [805, 'accepted', TRANSITION_ERROR],
    [999, 'accepted', NOT_FOUND],
  ])('cannot give payment %i the status %s', async (id, status, answer) => {
    const operator = await apiAs(openLedgerMock(), 'operator');
    expect(await getRejection(operator(vedTransactionReview, { params: { id }, body: { status } }))).toEqual(answer);
  });

  test('sees pending ones before newer ones; their owner sees the newest first', async () => {
    const { owner, operator } = await signInAll(openLedgerMock(), both);
    const { id } = await owner(vedTransactionCreate, { body: payment });
    await operator(vedTransactionReview, { params: { id }, body: { status: 'rejected' } });
    expect(getNumbers(await operator(vedTransactionList, { query: { limit: 2 } }))).toEqual(['ВЭД-801', 'ВЭД-806']);
    expect(getNumbers(await owner(vedTransactionList))).toEqual(['ВЭД-806', 'ВЭД-801', 'ВЭД-802']);
  });

  test('sees all, pending ones first; participants their own', async () => {
    const { owner, operator } = await signInAll(openMock(), both);
    expect(getNumbers(await owner(vedTransactionList))).toEqual(['ВЭД-801', 'ВЭД-802']);
    expect(getNumbers(await operator(vedTransactionList))).toEqual([
      'ВЭД-801',
      'ВЭД-802',
      'ВЭД-803',
      'ВЭД-804',
      'ВЭД-805',
      'ВЭД-800',
      'ВЭД-798',
      'ВЭД-797',
      'ВЭД-799',
    ]);
    for (const [query, expected] of [
      [{ status: 'executed' }, ['ВЭД-803', 'ВЭД-804', 'ВЭД-800', 'ВЭД-798', 'ВЭД-797', 'ВЭД-799']],
      [{ amount: '45000' }, ['ВЭД-802']],
      [{ ved_contract_number: '26100011' }, ['ВЭД-804']],
      [{ id: 805 }, ['ВЭД-805']],
      [{ limit: 2, offset: 4 }, ['ВЭД-805', 'ВЭД-800']],
    ] as const)
      expect(getNumbers(await operator(vedTransactionList, { query }))).toEqual(expected);
    const provider = await signedIn(openMock(), 'lp.active');
    expect((await provider('GET', 'ved_transactions')).status).toBe(403);
  });
});
