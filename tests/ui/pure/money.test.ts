// Money on the client's screens without their screens: reserve, holdings, weeks, bills, bank files, reminders, withdrawals.
import { describe, expect, it, test } from 'vitest';
import { isSale } from '../../../src/api/amounts/tradeAmounts.ts';
import { getAttentionItems } from '../../../src/ui/features/dashboard/attentionItems.ts';
import { accountPaths, liquidityPaths } from '../../../src/ui/features/dashboard/dashboardPaths.ts';
import { getFirstSteps } from '../../../src/ui/features/dashboard/firstSteps.ts';
import { getHoldings, removeZeroDecimals } from '../../../src/ui/features/dashboard/holdings.ts';
import { getWeeklyFlow } from '../../../src/ui/features/dashboard/weeklyFlow.ts';
import { createPaymentOrder, formatBill, getBillLines } from '../../../src/ui/features/deposits/paymentOrder.ts';
import { getReservedAmounts, getUnexplainedReserve } from '../../../src/ui/features/fiat/reservedAmounts.ts';
import { validateWithdrawal } from '../../../src/ui/features/withdrawals/withdrawalForm.ts';
import { createClientBankFile, formatPaymentQr } from '../../../src/ui/record/payment/clientBank.ts';
import { depositOf, exchangeOf, participantOf, tradeOf, walletOf, withdrawalOf } from './records.ts';

describe('the reserve of the account', () => {
  const sources = {
    trades: [
      tradeOf({ id: 1, number: 'С-1', amount_to_pay: '1000.00', fee: '5.00' }),
      tradeOf({ id: 2, number: 'С-2', status: 'completed' }),
      tradeOf({ id: 3, number: 'С-3', request_type: 'sell', currency_to_pay: 'USDT' }),
      tradeOf({ id: 4, number: 'С-4', amount_to_pay: '10', fee: null }),
    ],
    withdrawals: [
      withdrawalOf({ id: 5, number: 'В-5', amount: '300.00' }),
      withdrawalOf({ id: 6, number: 'В-6', status: 'completed' }),
      withdrawalOf({ id: 7, number: 'В-7', amount: null }),
    ],
    area: '/account',
  };

  it('consists of open purchases with their fee and of open withdrawals', () => {
    expect(getReservedAmounts(sources).map(({ lifecycle, ...row }) => ({ ...row, of: lifecycle.id }))).toEqual([
      {
        number: 'С-1',
        title: 'Покупка USDT с комиссией',
        amount: '1005.00',
        status: 'pending',
        href: '/account/deal/1',
        of: 'trade',
      },
      {
        number: 'С-4',
        title: 'Покупка USDT',
        amount: '10.00',
        status: 'pending',
        href: '/account/deal/4',
        of: 'trade',
      },
      {
        number: 'В-5',
        title: 'Вывод на расчётный счёт',
        amount: '300.00',
        status: 'pending',
        href: '/account/operations-history?tab=withdrawals&id=5',
        of: 'withdrawal',
      },
      {
        number: 'В-7',
        title: 'Вывод на расчётный счёт',
        amount: '0',
        status: 'pending',
        href: '/account/operations-history?tab=withdrawals&id=7',
        of: 'withdrawal',
      },
    ]);
  });

  it('may have a part that no row explains', () => {
    const rows = getReservedAmounts(sources);
    expect(getUnexplainedReserve('1315.00', rows)).toBeNull();
    expect(getUnexplainedReserve('1315.01', rows)).toBe('0.01');
    expect(getUnexplainedReserve('1000', rows)).toBeNull();
  });
});

const balanceOf = (currency: string | null, balance: string | null) => walletOf({ currency, balance });

describe('holdings', () => {
  const trade = tradeOf({ amount_to_pay: '900.00', amount_to_receive: '10' }); // 90 roubles per USDT
  const exchange = exchangeOf({ amount_to_pay: '2', amount_to_receive: '200' }); // 100 USDT per BTC

  it('are estimated in roubles over one or two requests, the most valuable first', () => {
    const wallets = [
      balanceOf('USDT', '10.000000'),
      balanceOf('USDT', '5.5'),
      balanceOf('BTC', '1'),
      balanceOf('ETH', '3'),
    ];
    const sources = { roubles: '1000.00', wallets, trades: [trade], exchanges: [exchange] };
    expect(getHoldings(sources)).toEqual([
      { currency: 'BTC', amount: '1', roubleValue: '9000.00', share: 9000 / 11395 },
      { currency: 'USDT', amount: '15.500000', roubleValue: '1395.00', share: 1395 / 11395 },
      { currency: 'RUB', amount: '1000', roubleValue: '1000.00', share: 1000 / 11395 },
      { currency: 'ETH', amount: '3', roubleValue: null, share: null },
    ]);
    expect(removeZeroDecimals('10.050')).toBe('10.050');
  });

  it('have no estimate where a balance is unknown, and no shares in an incomplete total', () => {
    const wallets = [balanceOf('USDT', null), balanceOf('BTC', '1'), balanceOf(null, '7')];
    expect(
      getHoldings({ roubles: null, wallets: wallets.slice(0, 2), trades: [trade], exchanges: [exchange] }),
    ).toEqual([
      { currency: 'BTC', amount: '1', roubleValue: '9000.00', share: null },
      { currency: 'USDT', amount: null, roubleValue: null, share: null },
    ]);
    expect(getHoldings({ roubles: '5', wallets: wallets.slice(2), trades: [], exchanges: [] })).toEqual([
      { currency: 'RUB', amount: '5', roubleValue: '5.00', share: null },
    ]);
    expect(getHoldings({ roubles: '0', wallets: [], trades: [], exchanges: [] })[0]?.share).toBeNull();
  });

  test.each([
    ['refused', { status: 'rejected' }],
    ['cancelled', { status: 'cancelled' }],
    ['empty', { amount_to_receive: '0' }],
  ])('take no price from a %s request', (_, fields) => {
    const given = { roubles: null, wallets: [balanceOf('USDT', '1')], exchanges: [] };
    expect(getHoldings({ ...given, trades: [tradeOf(fields)] })).toMatchObject([{ roubleValue: null }]);
    expect(getHoldings({ ...given, trades: [tradeOf(fields), trade] })).toMatchObject([{ roubleValue: '90.00' }]);
  });

  it('take no price from an incomplete or refused exchange', () => {
    const given = { roubles: null, wallets: [balanceOf('USDT', '1'), balanceOf('BTC', '1')], trades: [trade] };
    const worthOf = (fields: object) =>
      getHoldings({
        ...given,
        exchanges: [exchangeOf({ amount_to_pay: '2', amount_to_receive: '200', ...fields })],
      }).find(({ currency }) => currency === 'BTC')?.roubleValue;
    expect(worthOf({})).toBe('9000.00');
    const names = ['currency_to_pay', 'currency_to_receive', 'amount_to_pay', 'amount_to_receive'];
    for (const name of names) expect([name, worthOf({ [name]: null })]).toEqual([name, null]);
    expect(worthOf({ status: 'rejected' })).toBeNull();
    expect(worthOf({ status: 'unheard' })).toBe('9000.00');
  });

  it('without a price come after those of no value, and have no share beside an unknown currency', () => {
    const wallets = [balanceOf('ETH', '3'), balanceOf('USDT', '0')];
    const given = { roubles: null, trades: [trade], exchanges: [] };
    expect(getHoldings({ ...given, wallets }).map(({ currency }) => currency)).toEqual(['USDT', 'ETH']);
    const mixed = [balanceOf('USDT', '1'), balanceOf(null, '7')];
    expect(getHoldings({ ...given, wallets: mixed })).toMatchObject([{ currency: 'USDT', share: null }]);
  });

  it('take the first price of a pair, from sales too', () => {
    const sale = tradeOf({
      currency_to_pay: 'USDT',
      amount_to_pay: '10',
      currency_to_receive: 'RUB',
      amount_to_receive: '880',
    });
    const given = { roubles: null, wallets: [balanceOf('USDT', '1')], exchanges: [] };
    expect(getHoldings({ ...given, trades: [sale, trade] })[0]?.roubleValue).toBe('88.00');
    expect(getHoldings({ ...given, trades: [trade, sale] })[0]?.roubleValue).toBe('90.00');
    expect(getHoldings({ ...given, trades: [{ ...sale, amount_to_pay: '0' }] })[0]?.roubleValue).toBeNull();
  });
});

const operation = (amount: string | null, created_at: string | null) => ({
  id: 1,
  operation_type: null,
  amount,
  number: null,
  description: null,
  created_at,
});

describe('weeks of the account', () => {
  const now = Date.parse('2026-11-25T12:00:00+03:00'); // a Wednesday
  const page = (results: readonly ReturnType<typeof operation>[], more: { next?: string; lost?: number } = {}) => ({
    count: results.length,
    next: null,
    previous: null,
    results,
    ...more,
  });
  const flow = (balance: string | null, operations: ReturnType<typeof page> | null) =>
    getWeeklyFlow({ balance, operations }, now);
  const rows = [
    operation('100.50', '2026-11-23T00:00:00+03:00'), // Monday 00:00 in Moscow is still Sunday in UTC
    operation('-30', '2026-11-24T10:00:00+03:00'),
    operation('7', '2026-11-22T23:59:59+03:00'),
    operation('-7', '2026-11-02T10:00:00+03:00'),
  ];

  it('are eight, in Moscow, with balances computed back from the current one', () => {
    const weeks = flow('500.00', page(rows));
    expect(weeks.map(({ monday }) => monday)).toEqual([
      '2026-10-05',
      '2026-10-12',
      '2026-10-19',
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
    ]);
    expect(weeks.slice(-4)).toEqual([
      { monday: '2026-11-02', inflow: '0.00', outflow: '7.00', balance: '422.50' },
      { monday: '2026-11-09', inflow: '0.00', outflow: '0.00', balance: '422.50' },
      { monday: '2026-11-16', inflow: '7.00', outflow: '0.00', balance: '429.50' },
      { monday: '2026-11-23', inflow: '100.50', outflow: '30.00', balance: '500.00' },
    ]);
    expect(weeks[3]?.balance).toBe('429.50');
  });

  it('without the oldest where more operations follow', () => {
    expect(flow('500.00', page(rows, { next: '/page' })).map(({ monday }) => monday)).toEqual([
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
    ]);
  });

  it('are missing where a figure would be wrong', () => {
    expect(flow(null, page(rows))).toEqual([]);
    expect(flow('500.00', null)).toEqual([]);
    expect(flow('500.00', page(rows, { lost: 1 }))).toEqual([]);
    expect(flow('500.00', page([...rows, operation(null, '2026-11-24T10:00:00+03:00')]))).toEqual([]);
    expect(flow('500.00', page([...rows, operation('1', null)]))).toEqual([]);
  });
});

describe('the bill of a deposit', () => {
  const payment_details = {
    recipient: 'АО «Расчётный Демо-Оператор»',
    inn: '7700000001',
    kpp: '770001001',
    account_number: '40702810500000000001',
    bank_name: 'АО «Демо-Банк Север»',
    bik: '040200701',
    corr_account: '30101810400000000701',
    purpose: 'Пополнение по договору | П-601. Без НДС',
  };
  const deposit = depositOf({ amount: '3000000.5', payment_details });
  const sources = {
    deposit,
    organization: participantOf({ bank_name: 'АО «Банк анкеты»' }),
    withdrawal: withdrawalOf({ bank_name: 'АО «Банк вывода»', bik: '040200702' }),
    today: '2026-11-20',
  };
  const order = createPaymentOrder(sources);
  if (!order) throw new Error('a bill');

  it('names payer, recipient and amount', () => {
    expect(order).toEqual({
      number: '601',
      day: '2026-11-20',
      amount: '3000000.50',
      purpose: payment_details.purpose,
      payer: {
        name: 'ООО «Лазурит Импорт»',
        inn: '0077101379',
        kpp: '007701001',
        account: '40702810400000000101',
        bank: 'АО «Банк вывода»',
        bik: '040200702',
        corrAccount: '',
      },
      recipient: {
        name: 'АО «Расчётный Демо-Оператор»',
        inn: '7700000001',
        kpp: '770001001',
        account: '40702810500000000001',
        bank: 'АО «Демо-Банк Север»',
        bik: '040200701',
        corrAccount: '30101810400000000701',
      },
    });
    const { payer } = createPaymentOrder({ ...sources, withdrawal: undefined }) ?? order;
    expect(payer).toMatchObject({ account: '', bank: 'АО «Банк анкеты»', bik: '040200701' });
    const bare = createPaymentOrder({ ...sources, organization: null, withdrawal: undefined })?.payer;
    expect(bare).toEqual({
      name: 'ООО «Лазурит Импорт»',
      inn: '',
      kpp: '',
      account: '',
      bank: '',
      bik: '',
      corrAccount: '',
    });
  });

  it('is missing without bank details or amount, and leaves out missing lines', () => {
    expect(createPaymentOrder({ ...sources, deposit: depositOf() })).toBeNull();
    expect(createPaymentOrder({ ...sources, deposit: depositOf({ payment_details, amount: null }) })).toBeNull();
    const empty = Object.fromEntries(Object.keys(payment_details).map((name) => [name, null]));
    const bare = createPaymentOrder({ ...sources, deposit: depositOf({ amount: '5', payment_details: empty }) });
    expect(bare && formatBill(bare)).toBe('Сумма: 5,00\u{A0}₽');
    expect(bare && formatPaymentQr(bare)).toBe('ST00012|Sum=500');
  });

  it('is the same for people, for banking apps and for client banks', () => {
    expect(getBillLines(order).map(([label]) => label)).toEqual([
      'Получатель',
      'ИНН',
      'КПП',
      'Расчётный счёт',
      'Банк',
      'БИК',
      'Корр. счёт',
      'Назначение платежа',
      'Сумма',
    ]);
    expect(formatBill(order)).toBe(
      [
        'Получатель: АО «Расчётный Демо-Оператор»',
        'ИНН: 7700000001',
        'КПП: 770001001',
        'Расчётный счёт: 40702810500000000001',
        'Банк: АО «Демо-Банк Север»',
        'БИК: 040200701',
        'Корр. счёт: 30101810400000000701',
        'Назначение платежа: Пополнение по договору | П-601. Без НДС',
        'Сумма: 3\u{A0}000\u{A0}000,50\u{A0}₽',
      ].join('\n'),
    );
    expect(formatPaymentQr(order)).toBe(
      [
        'ST00012',
        'Name=АО «Расчётный Демо-Оператор»',
        'PersonalAcc=40702810500000000001',
        'BankName=АО «Демо-Банк Север»',
        'BIC=040200701',
        'CorrespAcc=30101810400000000701',
        'Sum=300000050',
        'Purpose=Пополнение по договору   П-601. Без НДС',
        'PayeeINN=7700000001',
        'KPP=770001001',
      ].join('|'),
    );
    const bytes = createClientBankFile({ ...order, purpose: ' Строка\r\nвторая  ☃ ' }, '09:05:00');
    expect(new TextDecoder('windows-1251').decode(bytes).split('\r\n')).toEqual([
      '1CClientBankExchange',
      'ВерсияФормата=1.03',
      'Кодировка=Windows',
      'Отправитель=Меридиан',
      'Получатель=',
      'ДатаСоздания=20.11.2026',
      'ВремяСоздания=09:05:00',
      'ДатаНачала=20.11.2026',
      'ДатаКонца=20.11.2026',
      'РасчСчет=40702810400000000101',
      'Документ=Платежное поручение',
      'СекцияДокумент=Платежное поручение',
      'Номер=601',
      'Дата=20.11.2026',
      'Сумма=3000000.50',
      'ПлательщикСчет=40702810400000000101',
      'Плательщик=ИНН 0077101379 ООО «Лазурит Импорт»',
      'ПлательщикИНН=0077101379',
      'ПлательщикКПП=007701001',
      'Плательщик1=ООО «Лазурит Импорт»',
      'ПлательщикРасчСчет=40702810400000000101',
      'ПлательщикБанк1=АО «Банк вывода»',
      'ПлательщикБИК=040200702',
      'ПлательщикКорсчет=',
      'ПолучательСчет=40702810500000000001',
      'Получатель=ИНН 7700000001 АО «Расчётный Демо-Оператор»',
      'ПолучательИНН=7700000001',
      'ПолучательКПП=770001001',
      'Получатель1=АО «Расчётный Демо-Оператор»',
      'ПолучательРасчСчет=40702810500000000001',
      'ПолучательБанк1=АО «Демо-Банк Север»',
      'ПолучательБИК=040200701',
      'ПолучательКорсчет=30101810400000000701',
      'ВидПлатежа=Электронно',
      'ВидОплаты=01',
      'Очередность=5',
      'НазначениеПлатежа=Строка вторая ?',
      'КонецДокумента',
      'КонецФайла',
      '',
    ]);
  });
});

test('a withdrawal needs an account of the bank, a purpose and enough money', () => {
  const known = { available: '1000', isResident: true, needed: ['recipient_name'] };
  const values = {
    amount: '1000',
    bik: '040200701',
    settlement_account: '40702810400000000101',
    purpose: 'Возврат',
    recipient_name: 'ООО',
  };
  const check = (changes: object, rules: object = {}) =>
    validateWithdrawal({ ...known, ...rules })({ ...values, ...changes });
  expect(check({ settlement_account: '' })).toEqual({ settlement_account: 'Заполните поле' });
  expect(check({})).toEqual({});
  expect(check({ amount: '1000.01' })).toEqual({
    amount: 'Недостаточно средств: доступно 1\u{A0}000,00\u{A0}₽',
  });
  expect(check({ amount: '1000.01' }, { available: null })).toEqual({});
  expect(check({ amount: '0' })).toEqual({ amount: 'Введите сумму больше нуля' });
  expect(check({ amount: '1.001' })).toEqual({ amount: 'Не больше 2 знаков после запятой' });
  expect(check({ purpose: ' ', recipient_name: '' })).toEqual({
    purpose: 'Заполните поле',
    recipient_name: 'Заполните поле',
  });
  expect(check({ bik: 'DEUTDEFF', settlement_account: 'DE89370400440532013000' }, { isResident: false })).toEqual({});
  expect(Object.keys(check({ bik: 'DEUTDEFF', settlement_account: '40702810400000000101' }))).toContain('bik');
});

const addressesOf = ({ wallet, deal, deposit, withdrawal, payment, ...paths }: typeof accountPaths) => ({
  ...paths,
  records: [wallet(1), deal('buy', 2), deal('sell', 3), deal('exchange', 4), deposit(5), withdrawal(6), payment(7)],
});

const sharedPaths = (base: string) => ({
  newRequest: `${base}/createRequest`,
  deals: `${base}/deal`,
  history: `${base}/operations-history`,
  ledger: `${base}/ledger`,
});

describe('reminders of the dashboard', () => {
  it('name documents first, then payment orders, then unusable wallets', () => {
    const sources = {
      organization: participantOf({ verification_status: 'needs_documents' }),
      deposits: [
        depositOf({ status: 'accepted', amount: '500', created_at: '2026-11-20T11:00:00+03:00' }),
        depositOf({ id: 602, payment_order: '/media/order.pdf' }),
        depositOf({ id: 603, status: 'executed' }),
      ],
      wallets: [
        walletOf({ id: 7, wallet_id: 'W-000007', status: 'blocked', balance: '41000', aml_percentage: 62.5 }),
        walletOf({ id: 8, wallet_id: 'W-000008', status: 'rejected', aml_percentage: null, balance: '1' }),
        walletOf(),
        walletOf({ status: 'unheard' }),
      ],
    };
    const items = getAttentionItems(sources, accountPaths);
    expect(items.filter(({ kind }) => kind !== 'order')).toEqual([
      {
        number: '',
        kind: 'papers',
        title: 'Дошлите документы для проверки',
        text: 'Без них верификация не закончится',
        actionLabel: 'Открыть',
        href: '/registr-application',
      },
      {
        number: 'W-000007',
        kind: 'wallet',
        title: 'Кошелёк W-000007: заблокирован',
        text: 'AML-риск 62,5\u{A0}% · 41\u{A0}000,00\u{A0}USDT недоступны',
        actionLabel: 'Открыть',
        href: '/account/digital-wallets?id=7',
      },
      {
        number: 'W-000008',
        kind: 'wallet',
        title: 'Кошелёк W-000008: отказано',
        text: '1,00\u{A0}USDT недоступны',
        actionLabel: 'Открыть',
        href: '/account/digital-wallets?id=8',
      },
    ]);
    expect(getAttentionItems({ organization: participantOf(), deposits: [], wallets: [] }, accountPaths)).toEqual([]);
    expect(getAttentionItems({ organization: null, deposits: [], wallets: [] }, accountPaths)).toEqual([]);
    const order = items.filter(({ kind }) => kind === 'order');
    expect(order).toEqual([
      {
        number: 'П-601',
        kind: 'order',
        title: 'Загрузите платёжное поручение к П-601',
        text: '500,00\u{A0}₽ · принято с 20.11.2026',
        actionLabel: 'Загрузить',
        href: '/account/replenishment-requests?id=601',
      },
    ]);
  });

  it('and the records of both areas have their own addresses', () => {
    expect(addressesOf(accountPaths)).toEqual({
      ...sharedPaths('/account'),
      wallets: '/account/digital-wallets',
      verification: '/registr-application',
      records: [
        '/account/digital-wallets?id=1',
        '/account/deal/2',
        '/account/deal-sales/3',
        '/account/deal-exchange/4',
        '/account/replenishment-requests?id=5',
        '/account/operations-history?tab=withdrawals&id=6',
        '/account/history-request-for-payment-ved?id=7',
      ],
    });
    expect(addressesOf(liquidityPaths)).toEqual({
      ...sharedPaths('/liquidity'),
      wallets: '/liquidity/my-wallets',
      verification: '/liquidity/verification',
      records: [
        '/liquidity/my-wallets?id=1',
        '/liquidity/deal/2',
        '/liquidity/deal-sales/3',
        '/liquidity/deal-exchange/4',
        '/liquidity/operations-history?id=5',
        '/liquidity/operations-history?tab=withdrawals&id=6',
        '/liquidity/history-request-for-payment-ved?id=7',
      ],
    });
  });

  it('first steps end with the first payment', () => {
    const steps = getFirstSteps({ isFunded: true, hasContract: false, hasWallet: true, hasBought: false });
    expect(steps.map(({ title, href, isDone }) => [title, href, isDone])).toEqual([
      ['Счёт', '/account/my-wallets', true],
      ['Контракт', '/account/reestr', false],
      ['Кошелёк', '/account/digital-wallets', true],
      ['Купить', '/account/createRequest', false],
      ['Оплатить', '/account/history-request-for-payment-ved?pay=new', false],
    ]);
    expect(
      getFirstSteps({ isFunded: false, hasContract: true, hasWallet: false, hasBought: true }).map(
        ({ isDone }) => isDone,
      ),
    ).toEqual([false, true, false, true, false]);
  });
});

it('only a request to sell is a sale: one of an unknown kind keeps its sums as a purchase has them', () => {
  expect(['buy', 'sell', 'lease'].map((request_type) => isSale({ request_type }))).toEqual([false, true, false]);
});
