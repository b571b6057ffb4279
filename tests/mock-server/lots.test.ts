// Matching and execution: lots with partial fill, limits, rates, both sides of every end (contract rows 10, 11, 96).
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/api/endpoints/all.ts';
import type { InProcessMock } from '../../src/mock-server/transports/inProcess.ts';
import { type Api, apiAs, openMock } from './mock.ts';
import {
  INSUFFICIENT_FUNDS,
  NOT_FOUND,
  TRANSITION_ERROR,
  getWalletFunds,
  getLastNotification,
  openLedgerMock,
  signInAll,
  getRejection,
  getRoubleFunds,
} from './money.ts';

const { fiatWalletRead, lotCreate, operationList, tradeReview, tradeAutoExecute, tradeRead, walletBlock } = endpoints;
const { tradeBuyCreate, tradeSellCreate, tradeMatchList, contractReview } = endpoints;

const all = { buyer: 'ved.active', seller: 'lp.active', operator: 'operator' };
const pair = { buy_trade_id: 1002, sell_trade_id: 1008 };

const contractOf = ({ world }: InProcessMock, number: string): number =>
  world.sortedBy('contracts', 'ved_contract_number', number)[0]?.id ?? 0;

/** The newest two lines of a statement. */
const lines = async (api: Api) => (await api(fiatWalletRead, { query: { limit: 2 } })).operations?.results ?? [];

describe('a lot', () => {
  test('splits the larger side: its remainder stays on the market, both owners are notified', async () => {
    const mock = openLedgerMock();
    const { buyer, seller, operator } = await signInAll(mock, all);
    const { lot_id, buy_trade, sell_trade } = await operator(lotCreate, { body: pair });
    expect(lot_id).toBe('LOT-2026-0008');
    expect(buy_trade).toMatchObject({
      status: 'in_progress',
      lot_id,
      matched_trade_id: 1008,
      counterparty: { company_id: 201 },
      exchange_rate: '92.3500',
      amount_to_pay: '9235000.00',
      amount_to_receive: '100000.000000',
    });
    expect(sell_trade).toMatchObject({
      amount_to_pay: '100000.000000',
      amount_to_receive: '9235000.00',
      exchange_rate: '92.3500',
      fee: '46175.00',
    });
    const rest = await seller(tradeRead, { params: { id: 1017 } });
    expect(rest).toMatchObject({
      comment: 'Остаток заявки С-1008',
      number: 'С-1017',
      status: 'accepted',
      lot_id: null,
      amount_to_pay: '20000.000000',
      exchange_rate: '92.3000',
      amount_to_receive: '1846000.00',
      events: [{ status: 'accepted', by: 'authorized_organization' }],
    });
    expect(buy_trade.events.at(-1)).toMatchObject({ status: 'in_progress', by: 'authorized_organization' });
    expect(getWalletFunds(mock, 26)).toBe('640000.000000 (214500.000000)');
    const expected = ['trade_in_progress', `Сформирован лот ${lot_id}`];
    expect(await getLastNotification(buyer)).toEqual([...expected, '/account/deal/1002']);
    expect(await getLastNotification(seller)).toEqual([...expected, '/liquidity/deal-sales/1008']);
  });

  test('completed by either side, moves roubles, coins and fees, and enters the registry twice', async () => {
    const mock = openLedgerMock();
    const { buyer, seller, operator } = await signInAll(mock, all);
    const { lot_id } = await operator(lotCreate, { body: pair });
    const before = await getRoubleFunds(operator);
    const done = await operator(tradeReview, { params: { id: 1008 }, body: { status: 'completed' } });
    expect(done).toMatchObject({ id: 1008, status: 'completed', hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(done.events.at(-1)).toMatchObject({ status: 'completed', by: 'authorized_organization' });
    expect(before).toBe('154000000.00 (0.00)');
    expect(await getRoubleFunds(operator)).toBe('154092350.00 (0.00)');
    expect(await getRoubleFunds(buyer)).toBe('36968825.00 (8174940.00)');
    expect(await getRoubleFunds(seller)).toBe('40888825.00 (2500000.00)');
    expect([getWalletFunds(mock, 1), getWalletFunds(mock, 26)]).toEqual([
      '282500.000000 (0.000000)',
      '540000.000000 (114500.000000)',
    ]);
    const { results, count } = await operator(operationList);
    expect(count).toBe(26);
    expect(results.slice(0, 2)).toMatchObject([
      {
        operation_type: 'sell',
        operation_id: 'ЦВ-2026-000026',
        currency_amount: '100000.000000',
        participant_id: 201,
      },
      { operation_type: 'buy', operation_id: 'ЦВ-2026-000025', participant_id: 101, submitted: false },
    ]);
    expect(await buyer(tradeRead, { params: { id: 1002 } })).toMatchObject({ status: 'completed', hash: done.hash });
    expect(await getLastNotification(buyer)).toEqual([
      'trade_completed',
      'Сделка С-1002 исполнена',
      '/account/deal/1002',
    ]);
    expect(await lines(buyer)).toMatchObject([
      { operation_type: 'fee', amount: '-46175.00', number: 'С-1002', description: 'Комиссия за сделку' },
      {
        operation_type: 'buy',
        amount: '-9235000.00',
        number: 'С-1002',
        description: `Покупка 100\u00A0000,000000\u00A0USDT, лот ${lot_id}`,
      },
    ]);
    expect(await lines(seller)).toMatchObject([
      { operation_type: 'fee', amount: '-46175.00' },
      {
        operation_type: 'sell',
        amount: '9235000.00',
        description: `Продажа 100\u00A0000,000000\u00A0USDT, лот ${lot_id}`,
      },
    ]);
    expect(await lines(operator)).toMatchObject(
      [
        { number: 'С-1008', description: 'Комиссия за сделку: ООО «Ликвид-Мост»' },
        { number: 'С-1002', description: 'Комиссия за сделку: ООО «Лазурит Импорт»' },
      ].map((line) => ({ ...line, operation_type: 'fee', amount: '46175.00' })),
    );
    const deals = [201, 101].map((id) => mock.world.get('organizations', id)?.deals_count);
    expect(deals, 'of the provider; those of participants are not counted').toEqual([127, null]);
  });

  test("completed by the buyer's side is the same deal", async () => {
    const mock = openLedgerMock();
    const operator = await apiAs(mock, 'operator');
    const done = await operator(tradeReview, { params: { id: 1003 }, body: { status: 'completed' } });
    expect(done).toMatchObject({
      id: 1003,
      request_type: 'buy',
      recipient_address: mock.world.get('wallets', 1)?.address,
    });
    expect(mock.world.get('trades', 1009)).toMatchObject({ status: 'completed', hash: done.hash });
  });

  test('keeps the comments of its sides and adds its own; remainder and part link to each other', async () => {
    const mock = openLedgerMock();
    const trade = mock.world.get('trades', 1002);
    if (trade) mock.world.put('trades', { ...trade, comment: 'Срочно' });
    const operator = await apiAs(mock, 'operator');
    const { buy_trade, sell_trade } = await operator(lotCreate, { body: { ...pair, amount: '10000' } });
    expect([buy_trade.comment, sell_trade.comment]).toEqual([
      'Срочно\nОстаток — в заявке С-1017',
      'Остаток — в заявке С-1018',
    ]);
    const rest = { buy_trade_id: 1017, sell_trade_id: 1018, comment: 'По звонку' };
    const next = await operator(lotCreate, { body: rest });
    expect([next.buy_trade.comment, next.sell_trade.comment]).toEqual([
      'Остаток заявки С-1002\nСрочно\nПо звонку',
      'Остаток заявки С-1008\nПо звонку\nОстаток — в заявке С-1019',
    ]);
  });

  test('of less than a kopeck is rejected, also without limits', async () => {
    const mock = openMock();
    for (const id of [1002, 1008]) {
      const trade = mock.world.get('trades', id);
      if (trade) mock.world.put('trades', { ...trade, trade_limit: null });
    }
    const operator = await apiAs(mock, 'operator');
    expect(await getRejection(operator(lotCreate, { body: { ...pair, amount: '0.0001' } }))).toEqual({
      status: 400,
      data: { amount: ['Сумма меньше минимальной'] },
    });
  });

  test('of a part splits both sides; remainders below their limit are dropped', async () => {
    const mock = openLedgerMock();
    const { operator } = await signInAll(mock, all);
    const { buy_trade, sell_trade } = await operator(lotCreate, {
      body: { ...pair, amount: '99500', exchange_rate: '92' },
    });
    expect(buy_trade).toMatchObject({
      amount_to_pay: '9154000.00',
      amount_to_receive: '99500.000000',
      fee: '45770.00',
    });
    expect(sell_trade).toMatchObject({ amount_to_pay: '99500.000000', amount_to_receive: '9154000.00' });
    // 500 USDT are 46,175 roubles, below the buyer's limit of 100,000; 20,500 are above the seller's 5,000.
    expect(mock.world.filter('trades', ({ id }) => id > 1016)).toMatchObject([{ id: 1017, company_id: 201 }]);
  });

  test('at a higher rate reserves more of the buyer, up to the available amount', async () => {
    const mock = openLedgerMock();
    const { buyer, operator } = await signInAll(mock, all);
    await operator(lotCreate, { body: { ...pair, exchange_rate: '93' } });
    expect(await getRoubleFunds(buyer)).toBe('46250000.00 (17521440.00)');
    const dear = { buy_trade_id: 1001, sell_trade_id: 1016, exchange_rate: '1000' };
    await operator(tradeReview, { params: { id: 1001 }, body: { status: 'accepted' } });
    expect(await getRejection(operator(lotCreate, { body: dear }))).toEqual(INSUFFICIENT_FUNDS);
  });

  test.each([
    [{ amount: '4999.999999' }, { amount: ['Сумма меньше минимальной'] }],
    [{ amount: '100000.000001' }, { amount: ['Больше, чем в заявках'] }],
    [{ amount: '0' }, { amount: ['Введите сумму больше нуля'] }],
    [{ exchange_rate: '0' }, { exchange_rate: ['Введите курс больше нуля'] }],
    [{ exchange_rate: '0.001' }, { amount: ['Сумма меньше минимальной'] }],
  ])('with %j is refused', async (wrong, data) => {
    const operator = await apiAs(openLedgerMock(), 'operator');
    expect(await getRejection(operator(lotCreate, { body: { ...pair, ...wrong } }))).toEqual({ status: 400, data });
  });

  test('needs two accepted requests of the two kinds', async () => {
    const operator = await apiAs(openLedgerMock(), 'operator');
    const lot = (buy_trade_id: number, sell_trade_id: number) =>
      getRejection(operator(lotCreate, { body: { buy_trade_id, sell_trade_id } }));
    expect(await lot(1001, 1008)).toEqual(TRANSITION_ERROR);
    expect(await lot(1002, 1007)).toEqual(TRANSITION_ERROR);
    for (const [buy, sell] of [
      [1008, 1002],
      [1002, 1001],
      [1011, 1008],
    ] as const)
      expect(await lot(buy, sell)).toEqual(NOT_FOUND);
    expect(await lot(1002, 9999)).toEqual(NOT_FOUND);
  });

  test('needs matching requests', async () => {
    const mock = openMock();
    const sell = mock.world.get('trades', 1008);
    if (sell) mock.world.put('trades', { ...sell, currency_to_receive: 'EUR' });
    const operator = await apiAs(mock, 'operator');
    expect(await getRejection(operator(lotCreate, { body: pair }))).toEqual({
      status: 400,
      data: { sell_trade_id: ['Заявки не подходят друг другу'] },
    });
  });

  test('uses the rate of the smaller number where both were created at one time', async () => {
    const mock = openLedgerMock();
    const buy = mock.world.get('trades', 1002);
    if (buy) {
      mock.world.put('trades', { ...buy, status: 'cancelled' });
      mock.world.put('trades', { ...buy, id: 1020 });
    }
    const operator = await apiAs(mock, 'operator');
    const { buy_trade } = await operator(lotCreate, { body: { ...pair, buy_trade_id: 1020 } });
    expect(buy_trade).toMatchObject({ id: 1020, exchange_rate: '92.3000' });
  });

  test('rejected on one side ends for both and releases both reserves', async () => {
    const mock = openLedgerMock();
    const { buyer, seller, operator } = await signInAll(mock, all);
    const body = { status: 'rejected', comment: 'Срок истёк' };
    expect(await operator(tradeReview, { params: { id: 1009 }, body })).toMatchObject({ id: 1009, ...body });
    expect(await getRoubleFunds(buyer)).toBe('46250000.00 (14671762.50)');
    expect(getWalletFunds(mock, 26)).toBe('640000.000000 (184500.000000)');
    const other = await buyer(tradeRead, { params: { id: 1003 } });
    expect(other).toMatchObject(body);
    expect(await getLastNotification(buyer)).toEqual([
      'trade_status',
      'Заявка С-1003: Отклонена',
      '/account/deal/1003',
    ]);
    expect(await getLastNotification(seller)).toEqual([
      'trade_status',
      'Заявка С-1009: Отклонена',
      '/liquidity/deal-sales/1009',
    ]);
  });

  test('is not executed with a wallet blocked meanwhile', async () => {
    const mock = openLedgerMock();
    const operator = await apiAs(mock, 'operator');
    await operator(walletBlock, { params: { id: 26 } });
    const refusal = await getRejection(operator(tradeReview, { params: { id: 1003 }, body: { status: 'completed' } }));
    expect(refusal).toEqual({ status: 400, data: { wallet_id: ['Кошелёк не прошёл AML-проверку'] } });
    expect(getWalletFunds(mock, 26)).toBe('640000.000000 (214500.000000)');
  });
});

describe('automatic execution', () => {
  test('uses the best request at the rate of the earlier one and completes both at once', async () => {
    const mock = openLedgerMock();
    const { buyer, operator } = await signInAll(mock, all);
    const { trade, matched_trade, lot_id } = await operator(tradeAutoExecute, { body: { trade_id: 1002 } });
    expect(matched_trade).toMatchObject({ id: 1011, status: 'completed', lot_id });
    expect(trade).toMatchObject({
      id: 1002,
      status: 'completed',
      exchange_rate: '92.1000',
      amount_to_pay: '4605000.00',
      amount_to_receive: '50000.000000',
    });
    expect(await buyer(tradeRead, { params: { id: 1017 } })).toMatchObject({
      status: 'accepted',
      amount_to_receive: '50000.000000',
      amount_to_pay: '4617500.00',
    });
  });

  test('finds a buyer for a seller likewise', async () => {
    const operator = await apiAs(openLedgerMock(), 'operator');
    const { trade, matched_trade } = await operator(tradeAutoExecute, { body: { trade_id: 1008 } });
    expect([trade, matched_trade]).toMatchObject([
      { id: 1008, status: 'completed' },
      { id: 1002, status: 'completed' },
    ]);
  });

  test('of millions is written in groups of three digits', async () => {
    const { buyer, seller, operator } = await signInAll(openLedgerMock(), all);
    const [price, amount] = ['15000000.00', '1500000'];
    const ved_contract_number = '26110077/9901/0000/1/1';
    const pay = { currency_to_receive: 'SPCTR', amount_to_pay: price, amount_to_receive: amount, exchange_rate: '10' };
    const give = { currency_to_pay: 'SPCTR', amount_to_pay: amount, amount_to_receive: price, exchange_rate: '10' };
    const buy = await buyer(tradeBuyCreate, { body: { ...pay, wallet_id: 4, ved_contract_number } });
    const sell = await seller(tradeSellCreate, { body: { ...give, wallet_id: 29 } });
    for (const { id } of [buy, sell]) await operator(tradeReview, { params: { id }, body: { status: 'accepted' } });
    await operator(tradeAutoExecute, { body: { trade_id: buy.id } });
    const descriptions = (await lines(buyer)).map(({ description }) => description);
    expect(descriptions).toContainEqual(expect.stringContaining('Покупка 1\u00A0500\u00A0000,00000000\u00A0SPCTR'));
  });

  test('without a match reports this; from another status it is an invalid transition', async () => {
    const operator = await apiAs(openLedgerMock(), 'operator');
    const body = { status: 'rejected' };
    for (const id of [1008, 1011, 1016]) await operator(tradeReview, { params: { id }, body });
    expect(await getRejection(operator(tradeAutoExecute, { body: { trade_id: 1002 } }))).toEqual({
      status: 400,
      data: { trade_id: ['Подходящих заявок нет'] },
    });
    for (const trade_id of [1001, 1003, 1004, 1006])
      expect(await getRejection(operator(tradeAutoExecute, { body: { trade_id } }))).toEqual(TRANSITION_ERROR);
  });
});

describe('a contract', () => {
  const ENDED = { status: 400, data: { ved_contract_number: ['Контракт не действует'] } };

  test('ended meanwhile blocks the execution under it; the lot can still be rejected', async () => {
    const mock = openLedgerMock();
    const { operator } = await signInAll(mock, all);
    await operator(lotCreate, { body: pair });
    const id = contractOf(mock, '26090017/9901/0000/2/1');
    await operator(contractReview, { params: { id }, body: { status: 'completed' } });
    for (const side of [1002, 1008])
      expect(
        await getRejection(operator(tradeReview, { params: { id: side }, body: { status: 'completed' } })),
      ).toEqual(ENDED);
    expect(mock.world.get('trades', 1002)?.status).toBe('in_progress');
    await operator(tradeReview, { params: { id: 1002 }, body: { status: 'rejected' } });
  });

  test('that was rejected stops the request that opened it, one still to be confirmed does not', async () => {
    const mock = openLedgerMock();
    const { buyer, operator } = await signInAll(mock, all);
    const made = async (ved_contract_number: string) => {
      const sums = { amount_to_pay: '923500.00', exchange_rate: '92.35', amount_to_receive: '10000' };
      const { id } = await buyer(tradeBuyCreate, { body: { ...sums, wallet_id: 1, ved_contract_number } });
      await operator(tradeReview, { params: { id }, body: { status: 'accepted' } });
      return { trade_id: id };
    };
    const stopped = await made('26110078/9901/0000/2/1');
    const params = { id: contractOf(mock, '26110078/9901/0000/2/1') };
    await operator(contractReview, { params, body: { status: 'rejected' } });
    expect(await getRejection(operator(tradeAutoExecute, { body: stopped }))).toEqual(ENDED);
    const body = await made('26110079/9901/0000/2/1');
    expect(await operator(tradeAutoExecute, { body })).toMatchObject({ trade: { status: 'completed' } });
  });

  test('that has ended removes its request from the matches of others', async () => {
    const mock = openLedgerMock();
    const { operator } = await signInAll(mock, all);
    const fitting = async () => (await operator(tradeMatchList, { params: { id: 1002 } })).results.map(({ id }) => id);
    expect(await fitting()).toContain(1011);
    const id = contractOf(mock, '26080009/9902/0000/1/1');
    await operator(contractReview, { params: { id }, body: { status: 'completed' } });
    expect(await fitting()).not.toContain(1011);
  });
});

describe('decisions', () => {
  test('approval puts a request on the market; rejection releases its reserve', async () => {
    const mock = openLedgerMock();
    const { buyer, operator } = await signInAll(mock, all);
    await operator(tradeReview, { params: { id: 1001 }, body: { status: 'accepted' } });
    expect(await getLastNotification(buyer)).toEqual(['trade_status', 'Заявка С-1001: Одобрена', '/account/deal/1001']);
    const body = { status: 'rejected', comment: 'Нет документов' };
    expect(await operator(tradeReview, { params: { id: 1001 }, body })).toMatchObject({
      ...body,
      events: [
        { by: 'owner' },
        { status: 'accepted', by: 'authorized_organization' },
        { status: 'rejected', by: 'authorized_organization' },
      ],
    });
    expect(await getRoubleFunds(buyer)).toBe('46250000.00 (12815527.50)');
  });

  test('into work by the queue, a request is matched with the best one', async () => {
    const operator = await apiAs(openLedgerMock(), 'operator');
    const trade = await operator(tradeReview, { params: { id: 1002 }, body: { status: 'in_progress' } });
    expect(trade).toMatchObject({ status: 'in_progress', matched_trade_id: 1011, lot_id: 'LOT-2026-0008' });
  });

  test('completed directly from the market, a request is executed with the best one', async () => {
    const operator = await apiAs(openLedgerMock(), 'operator');
    const trade = await operator(tradeReview, { params: { id: 1002 }, body: { status: 'completed' } });
    expect(trade).toMatchObject({ id: 1002, status: 'completed', matched_trade_id: 1011 });
  });

  test.each([
    [1001, 'completed'],
    [1001, 'in_progress'],
    [1002, 'pending'],
    [1003, 'accepted'],
    [1004, 'rejected'],
    [1005, 'accepted'],
    [1006, 'accepted'],
    [1001, 'cancelled'],
    [1001, 'nonsense'],
  ])('trade %i → %s is a wrong move', async (id, status) => {
    const operator = await apiAs(openMock(), 'operator');
    expect(await getRejection(operator(tradeReview, { params: { id }, body: { status } }))).toEqual(TRANSITION_ERROR);
  });
});
