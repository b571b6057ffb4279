// Trades of clients: reserves, rejections, the market, history, cancelling (contract rows 6, 7, 41–45, 109).
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/api/endpoints/all.ts';
import type { Row } from '../../src/mock-server/db/tables.ts';
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
  getRoubleFunds,
} from './money.ts';

const { tradeBuyCreate, tradeSellCreate, tradeBuyList, tradeSellList, tradeRead, tradeMatchList } = endpoints;
const { tradeHistoryList, tradeHistoryRead, tradeCancel, operatorTradeList, operatorTradeRead, contractList } =
  endpoints;

const buy = {
  amount_to_pay: '923500.00',
  exchange_rate: '92.35',
  amount_to_receive: '10000',
  trade_limit: '100000',
  wallet_id: 1,
  ved_contract_number: '26090017/9901/0000/2/1',
};
const sell = { amount_to_pay: '1000', exchange_rate: '92.4', amount_to_receive: '92400.00', wallet_id: 26 };

const isWaiting = ({ status }: Row<'trades'>): boolean => status === 'pending';

describe('a request', () => {
  test('to buy reserves roubles and the fee, keeps its files, and awaits the operator', async () => {
    const mock = openLedgerMock();
    const { owner, operator } = await signInAll(mock, { owner: 'ved.active', operator: 'operator' });
    const before = await getRoubleFunds(owner);
    const body = { ...buy, comment: 'Срочно', files: [pdf('Контракт.pdf'), pdf('Счёт.pdf')] };
    const trade = await owner(tradeBuyCreate, { body });
    expect(trade).toMatchObject({
      number: 'С-1017',
      status: 'pending',
      currency_to_pay: 'RUB',
      currency_to_receive: 'USDT',
      amount_to_receive: '10000.000000',
      fee: '4617.50',
      wallet_type: 'import',
      is_ved_participant: true,
      is_liquidity_provider: false,
      is_authorized_organization: false,
      trade_limit: '100000.00',
      comment: 'Срочно',
      files: [{ name: 'Контракт.pdf', url: expect.stringMatching(/^\/media\/trades\/1017\//) }, { name: 'Счёт.pdf' }],
      events: [{ status: 'pending', by: 'owner' }],
    });
    expect(before).toBe('46250000.00 (17456115.00)');
    expect(await getRoubleFunds(owner)).toBe('46250000.00 (18384232.50)');
    expect(await getLastNotification(operator)).toEqual([
      'trade_created',
      'Новая заявка С-1017',
      '/organization/queue-requests/1017',
    ]);
    expect((await mock.fetch(trade.files[1]?.url ?? '')).status).toBe(200);
  });

  test('to sell reserves digital currency', async () => {
    const mock = openLedgerMock();
    const { provider, operator } = await signInAll(mock, { provider: 'lp.active', operator: 'operator' });
    const trade = await provider(tradeSellCreate, { body: { ...sell, ved_contract_number: buy.ved_contract_number } });
    expect(trade).toMatchObject({
      request_type: 'sell',
      fee: '462.00',
      trade_limit: null,
      is_ved_participant: false,
      is_liquidity_provider: true,
      ved_contract_number: null,
      comment: null,
      files: [],
    });
    expect(getWalletFunds(mock, 26)).toBe('640000.000000 (215500.000000)');
    expect((await getLastNotification(operator))?.at(-1)).toBe('/organization/queue-requests-sale/1017');
  });

  test.each([
    [{ amount_to_receive: '10000.1' }, { amount_to_receive: ['Сумма не соответствует курсу'] }],
    [{ amount_to_pay: '0' }, { amount_to_pay: ['Введите сумму больше нуля'] }],
    [{ exchange_rate: '92.123456789' }, { exchange_rate: ['Не больше 8 знаков после запятой'] }],
    [{ trade_limit: '0' }, { trade_limit: ['Введите сумму больше нуля'] }],
    [{ trade_limit: '923500.01' }, { trade_limit: ['Минимальная сумма исполнения больше суммы заявки'] }],
    [{ currency_to_pay: 'USD' }, { currency_to_pay: ['Валюта недоступна'] }],
    [{ currency_to_receive: 'RUB' }, { currency_to_receive: ['Валюта недоступна'] }],
    [{ wallet_id: 9 }, { wallet_id: ['Кошелёк не найден'] }],
    [{ wallet_id: 999 }, { wallet_id: ['Кошелёк не найден'] }],
    [{ wallet_id: 2 }, { wallet_id: ['Кошелёк в другой валюте'] }],
    [{ wallet_id: 40 }, { wallet_id: ['Кошелёк ещё не одобрен'] }],
    [
      {
        wallet_id: 3,
        currency_to_receive: 'ETH',
        amount_to_pay: '3186075.00',
        exchange_rate: '318607.5',
        amount_to_receive: '10',
      },
      { wallet_id: ['Кошелёк не прошёл AML-проверку'] },
    ],
    [{ ved_contract_number: '26130077/9901/0000/4/1' }, { ved_contract_number: ['Формат: 00000000/0000/0000/0/0'] }],
    [
      { ved_contract_number: '26110077/9901/0000/1/1' },
      { ved_contract_number: ['Тип контракта не соответствует УНК'] },
    ],
    [
      { ved_contract_number: '26100011/9901/0000/2/1' },
      { ved_contract_number: ['УНК принадлежит другой организации'] },
    ],
    [{ ved_contract_number: '' }, { ved_contract_number: ['Заполните поле'] }],
    [{ files: [new File(['x'], 'virus.exe')] }, { files: ['Файл больше 10 МБ или неподдерживаемого типа'] }],
  ])('with %j is refused and reserves nothing', async (wrong, data) => {
    const mock = openLedgerMock();
    const owner = await apiAs(mock, 'ved.active');
    expect(await getRejection(owner(tradeBuyCreate, { body: { ...buy, ...wrong } }))).toEqual({
      status: 400,
      data,
    });
    expect(await getRoubleFunds(owner)).toBe('46250000.00 (17456115.00)');
    expect(mock.world.filter('trades', () => true)).toHaveLength(28);
  });

  test.each([
    [{ currency_to_pay: 'RUB' }, { currency_to_pay: ['Валюта недоступна'] }],
    [{ currency_to_receive: 'USD' }, { currency_to_receive: ['Валюта недоступна'] }],
  ])('to sell with %j is refused', async (wrong, data) => {
    const provider = await apiAs(openLedgerMock(), 'lp.active');
    expect(await getRejection(provider(tradeSellCreate, { body: { ...sell, ...wrong } }))).toEqual({
      status: 400,
      data,
    });
  });

  const { ved_contract_number: _number, ...withoutContract } = buy;
  const exempt = { ...withoutContract, exchange_rate: '100', contract_exempt: true };

  test('under a contract below the threshold of registration needs no УНК, and keeps the offer it answers', async () => {
    const owner = await apiAs(openLedgerMock(), 'ved.active');
    const body = { ...exempt, amount_to_pay: '2999999.00', amount_to_receive: '29999.99', offer_number: 'С-1016' };
    expect(await owner(tradeBuyCreate, { body })).toMatchObject({
      ved_contract_number: null,
      contract_exempt: true,
      offer_number: 'С-1016',
    });
  });

  test('from the threshold of registration on needs a УНК', async () => {
    const owner = await apiAs(openLedgerMock(), 'ved.active');
    const body = { ...exempt, amount_to_pay: '3000000.00', amount_to_receive: '30000.00' };
    expect(await getRejection(owner(tradeBuyCreate, { body }))).toEqual({
      status: 400,
      data: { ved_contract_number: ['Контракт на импорт от 3 млн ₽ ставят на учёт: укажите УНК'] },
    });
  });

  test('may be limited to the whole of it', async () => {
    const body = { ...buy, trade_limit: buy.amount_to_pay };
    expect((await (await apiAs(openLedgerMock(), 'ved.active'))(tradeBuyCreate, { body })).trade_limit).toBe(
      '923500.00',
    );
  });

  test('with an unknown УНК opens a contract to be checked', async () => {
    const mock = openLedgerMock();
    const owner = await apiAs(mock, 'ved.active');
    const number = '26110077/9901/0000/4/1';
    await owner(tradeBuyCreate, { body: { ...buy, ved_contract_number: number } });
    const { results } = await owner(contractList, { query: { ved_contract_number: number } });
    expect(results).toMatchObject([{ status: 'pending', contract_type: 'import', amount: null, paid_amount: '0.00' }]);
  });

  test('above the available amount is rejected', async () => {
    const mock = openLedgerMock();
    const { owner, provider } = await signInAll(mock, { owner: 'ved.active', provider: 'lp.active' });
    // Enough for the price, not for the fee of 0.5 %.
    const dear = { ...buy, amount_to_pay: '28700000.00', amount_to_receive: '310774.228478' };
    expect(await getRejection(owner(tradeBuyCreate, { body: dear }))).toEqual(INSUFFICIENT_FUNDS);
    const large = { ...sell, amount_to_pay: '425500.000001', amount_to_receive: '39316200.00' };
    expect(await getRejection(provider(tradeSellCreate, { body: large }))).toEqual(INSUFFICIENT_FUNDS);
    expect(mock.world.filter('contracts', () => true)).toHaveLength(13);
  });

  test.each([
    ['the sum received follows from the sum paid', { amount_to_pay: '100.00', amount_to_receive: '1.082837' }, true],
    ['or the sum paid from the sum received', { amount_to_pay: '100.00', amount_to_receive: '1.082900' }, true],
    ['or from neither', { amount_to_pay: '100.00', amount_to_receive: '1.083200' }, false],
    [
      'the sum received also where it is not worth the whole sum paid',
      {
        wallet_id: 2,
        currency_to_receive: 'BTC',
        amount_to_pay: '100.00',
        exchange_rate: '9096475',
        amount_to_receive: '0.00001099',
      },
      true,
    ],
    ['one unit of the last digit more is near enough', { amount_to_pay: '923500.01' }, true],
    ['one less too', { amount_to_pay: '923499.99' }, true],
    ['two are not', { amount_to_pay: '923499.98' }, false],
  ])('%s', async (_name, sums, isTaken) => {
    const owner = await apiAs(openLedgerMock(), 'ved.active');
    const { trade_limit: _limit, ...body } = { ...buy, ...sums };
    const outcome = await owner(tradeBuyCreate, { body }).then(
      () => true,
      () => false,
    );
    expect(outcome).toBe(isTaken);
  });

  test.each([
    { exchange_rate: '92.123457', amount_to_receive: '92123.45' },
    {
      wallet_id: 27,
      currency_to_pay: 'BTC',
      amount_to_pay: '0.00001099',
      exchange_rate: '9096475',
      amount_to_receive: '100.00',
    },
  ])('to sell is computed from one of its sums: %j', async (sums) => {
    const provider = await apiAs(openLedgerMock(), 'lp.active');
    expect(await provider(tradeSellCreate, { body: { ...sell, ...sums } })).toMatchObject({ status: 'pending' });
  });
});

describe('lists', () => {
  const buys = { request_type: 'buy' } as const;
  const sells = { request_type: 'sell' } as const;

  test('by flags: own ones in work, those of a role, the market', async () => {
    const { owner, provider, operator } = await signInAll(openMock(), {
      owner: 'ved.active',
      provider: 'lp.active',
      operator: 'operator',
    });
    const own = await owner(tradeBuyList, { query: { ...buys, is_ved_participant: true } });
    expect(getNumbers(own)).toEqual(['С-1001', 'С-1002', 'С-1003']);
    expect(getNumbers(await owner(tradeSellList, { query: sells }))).toEqual(['С-1016', 'С-1008', 'С-1011']);
    expect(getNumbers(await provider(tradeSellList, { query: sells }))).toEqual(['С-1016', 'С-1011']);
    const query = { ...sells, is_liquidity_provider: true };
    expect(getNumbers(await owner(tradeSellList, { query }))).toEqual(['С-1016', 'С-1008']);
    expect(getNumbers(await provider(tradeSellList, { query }))).toEqual(['С-1007', 'С-1008', 'С-1009']);
    expect(getNumbers(await operator(tradeSellList, { query: { ...sells, is_ved_participant: true } }))).toEqual([
      'С-1011',
      'С-1014',
      'С-1000',
      'С-996',
      'С-995',
      'С-988',
      'С-999',
      'С-992',
    ]);
    expect(getNumbers(await operator(tradeSellList, { query: sells }))).toEqual(['С-1016', 'С-1008', 'С-1011']);
    const participants = await owner(tradeSellList, { query: { ...sells, is_liquidity_provider: false } });
    expect(getNumbers(participants)).toEqual(['С-1011']);
  });

  test('filters by currency, amount, status, wallet type combine', async () => {
    const operator = await apiAs(openMock(), 'operator');
    const list = async (query: object) => getNumbers(await operator(operatorTradeList, { query }));
    expect(await list({ request_type: 'buy', status: 'completed' })).toEqual([
      'С-1004',
      'С-1015',
      'С-998',
      'С-991',
      'С-990',
    ]);
    expect(await list({ currency_to_receive: 'ETH' })).toEqual(['С-1005']);
    expect(await list({ amount_to_receive: '200000', request_type: 'buy' })).toEqual(['С-1004']);
    expect(await list({ amount_to_pay: '200000.0', wallet_type: 'export' })).toEqual(['С-1010']);
    expect(await list({ is_ved_participant: true, status: 'accepted' })).toEqual(['С-1002', 'С-1011', 'С-997']);
    expect(await list({ is_liquidity_provider: true, status: 'accepted' })).toEqual(['С-1016', 'С-1008']);
    expect(await list({ is_authorized_organization: true })).toEqual([]);
    expect(await list({ currency_to_pay: 'EUR' })).toEqual([]);
    expect(await operator(operatorTradeRead, { params: { id: 1002 } })).toMatchObject({ number: 'С-1002' });
  });

  test('the queue starts with requests that need a decision', async () => {
    const operator = await apiAs(openMock(), 'operator');
    const all: string[] = [];
    for (const offset of [0, 6, 12, 18, 24]) {
      const page = await operator(operatorTradeList, { query: { limit: 6, offset } });
      expect(page.count).toBe(28);
      all.push(...getNumbers(page));
    }
    expect(all.slice(0, 4)).toEqual(['С-1007', 'С-1001', 'С-1000', 'С-996']);
    expect(new Set(all).size).toBe(28);
  });

  test('so does its filtered remainder, with its count', async () => {
    const mock = openMock();
    const operator = await apiAs(mock, 'operator');
    const newest = mock.world.sorted('trades').toReversed();
    const paid = newest.filter((row) => row.currency_to_pay === 'RUB');
    const queue = [...paid.filter(isWaiting), ...paid.filter((row) => !isWaiting(row))].map(({ number }) => number);
    for (const offset of [0, 1, 5]) {
      const page = await operator(operatorTradeList, { query: { currency_to_pay: 'RUB', limit: 4, offset } });
      expect([page.count, getNumbers(page)]).toEqual([queue.length, queue.slice(offset, offset + 4)]);
    }
  });

  test('so does the queue of one kind, read page by page, also after a decision', async () => {
    const mock = openMock();
    const { owner, operator } = await signInAll(mock, { owner: 'ved.active', operator: 'operator' });
    const queue = () => {
      const newest = mock.world.sorted('trades').toReversed();
      const ofKind = newest.filter((row) => row.request_type === 'sell');
      return [...ofKind.filter(isWaiting), ...ofKind.filter((row) => !isWaiting(row))].map(({ number }) => number);
    };
    const read = async () => {
      const all: string[] = [];
      for (let offset = 0; offset < 30; offset += 3)
        all.push(
          ...getNumbers(await operator(operatorTradeList, { query: { request_type: 'sell', limit: 3, offset } })),
        );
      return all;
    };
    const before = await read();
    expect(before).toEqual(queue());
    await owner(tradeCancel, { params: { id: 1000 } });
    const after = await read();
    expect(after).toEqual(queue());
    expect(after).not.toEqual(before);
  });

  test('history: own ones in every status, newest first', async () => {
    const owner = await apiAs(openMock(), 'ved.active');
    expect(getNumbers(await owner(tradeHistoryList))).toEqual([
      'С-1001',
      'С-1002',
      'С-1003',
      'С-1005',
      'С-1000',
      'С-999',
    ]);
    expect(getNumbers(await owner(tradeHistoryList, { query: { status: 'pending' } }))).toEqual(['С-1001', 'С-1000']);
    expect(getNumbers(await owner(tradeHistoryList, { query: { request_type: 'sell' } }))).toEqual(['С-1000', 'С-999']);
    expect(getNumbers(await owner(tradeHistoryList, { query: { wallet_type: 'export' } }))).toEqual(['С-1000']);
    expect((await owner(tradeHistoryRead, { params: { id: 1003 } })).events).toHaveLength(3);
    expect(await getRejection(owner(tradeHistoryRead, { params: { id: 1004 } }))).toEqual(NOT_FOUND);
  });
});

describe('a request of others', () => {
  test('is visible while it is on the market, without its documents', async () => {
    const { owner, provider, operator } = await signInAll(openMock(), {
      owner: 'ved.active',
      provider: 'lp.active',
      operator: 'operator',
    });
    const seen = await provider(tradeRead, { params: { id: 1002 } });
    expect(seen).toMatchObject({ number: 'С-1002', files: [], ved_contract_number: null, events: [] });
    expect((await owner(tradeRead, { params: { id: 1002 } })).files).toHaveLength(1);
    expect(await getRejection(provider(tradeRead, { params: { id: 1001 } }))).toEqual(NOT_FOUND);
    for (const reader of [owner, operator])
      expect(await reader(tradeRead, { params: { id: 1001 } })).toMatchObject({ status: 'pending' });
    expect(await getRejection(provider(tradeRead, { params: { id: 'x' } }))).toEqual(NOT_FOUND);
  });

  test('matches: the opposite side of the pair within one per cent, best rate first', async () => {
    const { owner, operator, export_ } = await signInAll(openMock(), {
      owner: 'ved.active',
      operator: 'operator',
      export_: 'ved.export',
    });
    const matches = await owner(tradeMatchList, { params: { id: 1002 } });
    expect(getNumbers(matches)).toEqual(['С-1011', 'С-1008', 'С-1016']);
    expect(matches.results[0]).toMatchObject({ ved_contract_number: null });
    expect(getNumbers(await operator(tradeMatchList, { params: { id: 1011 } }))).toEqual(['С-1002']);
    expect(await getRejection(export_(tradeMatchList, { params: { id: 1002 } }))).toEqual(NOT_FOUND);
  });
});

/** Offers that match С-1002 after requests of others have changed. */
async function market(changed: Readonly<Record<number, Partial<Row<'trades'>>>>): Promise<readonly string[]> {
  const mock = openMock();
  for (const [id, change] of Object.entries(changed)) {
    const trade = mock.world.get('trades', Number(id));
    if (trade) mock.world.put('trades', { ...trade, ...change });
  }
  const owner = await apiAs(mock, 'ved.active');
  return getNumbers(await owner(tradeMatchList, { params: { id: 1002 } }));
}

describe('the market', () => {
  test.each<[string, Partial<Row<'trades'>>]>([
    ['of another currency', { currency_to_pay: 'USDC' }],
    ['for another currency', { currency_to_receive: 'EUR' }],
    ['of the same organisation', { company_id: 101 }],
    ['of a wallet that was not approved', { wallet_id: 23 }],
    ['more than one per cent dearer', { exchange_rate: '93.2736' }],
    ['more than one per cent cheaper', { exchange_rate: '91.4264' }],
    ['with a limit above its sum', { trade_limit: '75000.000001' }],
  ])('does not offer a request %s', async (_, change) => {
    expect(await market({ 1016: change })).toEqual(['С-1011', 'С-1008']);
  });

  test('offers requests at the limits: of the rates, and of both sums', async () => {
    expect(await market({ 1016: { exchange_rate: '93.2735' } })).toEqual(['С-1011', 'С-1008', 'С-1016']);
    expect(await market({ 1016: { exchange_rate: '91.4265' } })).toEqual(['С-1016', 'С-1011', 'С-1008']);
    expect(await market({ 1016: { trade_limit: '75000' } })).toHaveLength(3);
    expect(await market({ 1016: { trade_limit: null } })).toHaveLength(3);
    // С-1011 is the earlier of the two, so that its rate holds: 50,000 × 92.10.
    expect(await market({ 1002: { trade_limit: '4605000.00' } })).toHaveLength(3);
    expect(await market({ 1002: { trade_limit: '4605000.01' } })).toEqual(['С-1008', 'С-1016']);
    expect(await market({ 1002: { trade_limit: '6926250.00' } })).toEqual(['С-1008', 'С-1016']);
    expect(await market({ 1002: { trade_limit: '6926250.01' } })).toEqual(['С-1008']);
  });

  test('offers no pending ones, also where more are accepted than sold', async () => {
    const mock = openMock();
    const bought = mock.world.get('trades', 1002);
    if (!bought) throw new Error('the demo world has no С-1002');
    for (let id = 2000; id < 2040; id += 1) mock.world.put('trades', { ...bought, id, company_id: 102 });
    const owner = await apiAs(mock, 'ved.active');
    expect(getNumbers(await owner(tradeMatchList, { params: { id: 1002 } }))).toEqual(['С-1011', 'С-1008', 'С-1016']);
  });

  test('starts with the highest for a seller', async () => {
    const mock = openMock();
    const bought = mock.world.get('trades', 1002);
    if (bought) mock.world.put('trades', { ...bought, id: 2000, number: 'С-2000', exchange_rate: '92.4000' });
    const seller = await apiAs(mock, 'lp.active');
    expect(getNumbers(await seller(tradeMatchList, { params: { id: 1008 } }))).toEqual(['С-2000', 'С-1002']);
  });

  test('puts the earlier of two with one rate first', async () => {
    const rate = { exchange_rate: '92.1000' };
    expect(await market({ 1008: rate, 1016: rate })).toEqual(['С-1011', 'С-1008', 'С-1016']);
  });
});

describe('cancelling', () => {
  test('releases the reserve, from pending and accepted', async () => {
    const mock = openLedgerMock();
    const { owner, operator } = await signInAll(mock, { owner: 'ved.active', operator: 'operator' });
    const before = await getLastNotification(owner);
    expect(await owner(tradeCancel, { params: { id: 1001 } })).toMatchObject({ status: 'cancelled' });
    await owner(tradeCancel, { params: { id: 1002 } });
    expect(await getRoubleFunds(owner)).toBe('46250000.00 (3534352.50)');
    expect(await getLastNotification(operator)).toEqual([
      'trade_cancelled',
      'Заявка С-1002 отменена',
      '/organization/deal-registry?status=cancelled',
    ]);
    expect(await getLastNotification(owner), 'he knows it himself').toEqual(before);
  });

  test.each([
    [1003, TRANSITION_ERROR],
    [1005, TRANSITION_ERROR],
    [1008, NOT_FOUND],
    [9999, NOT_FOUND],
  ])('trade %i is refused', async (id, answer) => {
    expect(await getRejection((await apiAs(openLedgerMock(), 'ved.active'))(tradeCancel, { params: { id } }))).toEqual(
      answer,
    );
  });
});
