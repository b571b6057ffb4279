// The dashboards: existing records, items that await action, readable charts; the operator's counters and publishing.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { getWeeklyFlow } from '../../src/ui/features/dashboard/weeklyFlow.ts';
import { getHoldings } from '../../src/ui/features/dashboard/holdings.ts';
import { sampleReviews } from '../../src/ui/features/reviews/sample.ts';
import world from '../contract/demo-world.json' with { type: 'json' };
import { API, ORIGIN } from '../support/app.ts';
import { json, type FakeApi } from '../support/fakeApi.ts';
import { closeClients, enabled, openClients, pageOf, participants, queryOf } from './clients.setup.tsx';

afterEach(closeClients);

const OPERATOR = `${API}authorized_organization/`;
const [row] = participants;
const operation = (id: number, amount: string, created_at: string) => ({
  id,
  operation_type: 'deposit',
  amount,
  created_at,
});
/** By the clock of the screens under test, which begins at 0. */
const THIS_WEEK = '1970-01-01T10:00:00+03:00';
const account = {
  ...world.fiat_wallets[0],
  id: 1,
  balance: '1500000.00',
  reserved: '500000.00',
  available: '1000000.00',
  operations: {
    count: 2,
    next: null,
    previous: null,
    results: [
      operation(2, '-250000.00', '2026-11-18T10:00:00+03:00'),
      operation(1, '750000.00', '2026-11-10T10:00:00+03:00'),
    ],
  },
};
const NOBODY = { count: 0, next: null, previous: null };
const own = <T extends { company_id: number }>(rows: readonly T[]) =>
  rows.filter(({ company_id }) => company_id === 101);

function client(fakeApi: FakeApi) {
  fakeApi.answer(`GET ${API}wallets/fiat_wallet/`, () => json(200, account));
  fakeApi.answer(`GET ${API}wallets/ved_participant`, (call) => pageOf(own(world.wallets), call));
  fakeApi.answer(`GET ${API}trades_history/`, (call) => pageOf(own(world.trades), call));
  fakeApi.answer(`GET ${API}deposits`, (call) => pageOf(own(world.deposits), call));
  fakeApi.answer(`GET ${API}deposits_history`, (call) => pageOf(own(world.deposits), call));
  fakeApi.answer(`GET ${API}withdrawals_history`, (call) => pageOf(own(world.withdrawals), call));
}
const open = (script: (fakeApi: FakeApi) => void = client, organization: Partial<(typeof participants)[number]> = {}) =>
  openClients({
    path: '/account/dashboard',
    role: 'ved_participant',
    ...(row ? { user: { organization: { ...row, ...organization } } } : {}),
    script,
  });
it.each([
  ['closed', own(world.trades)],
  ['under_review', []],
] as const)('a participant who is %s is offered no request that could not be sent', async (account_state, trades) => {
  await openClients({
    path: '/account/dashboard',
    role: 'ved_participant',
    user: { account_state },
    script(fakeApi) {
      client(fakeApi);
      fakeApi.answer(`GET ${API}trades_history/`, (call) => pageOf(trades, call));
      if (trades.length > 0) return;
      for (const path of ['deposits_history', 'withdrawals_history'])
        fakeApi.answer(`GET ${API}${path}`, (call) => pageOf([], call));
    },
  });
  const create = await screen.findByRole('button', { name: 'Создать заявку' });
  expect(create).toHaveProperty('disabled', true);
  expect(create.title).toBe('Аккаунт доступен только для просмотра');
  await within(await screen.findByRole('region', { name: /^Сделки в работе/ })).findByText(/Заявок пока нет|С-1001/);
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Создать заявку' })).toBeNull();
  expect(screen.queryByText(/Начните с пополнения счёта/), 'no way to begin').toBeNull();
  expect(await screen.findByText(trades.length > 0 ? 'В-701' : 'Пока нет операций')).toBeTruthy();
});

it.each([
  ['in_review', true],
  ['needs_documents', false],
  ['rejected', false],
] as const)(
  'a verification that is %s announces a decision only while one is pending: %s',
  async (verification_status, promised) => {
    await open(client, { verification_status });
    const note = within(await screen.findByRole('region', { name: 'Верификация' }));
    expect(note.queryByText('О решении мы сообщим в уведомлениях.') !== null).toBe(promised);
  },
);

const panel = (name: string) => within(screen.getByRole('region', { name }));
const panelInWork = () => within(screen.getByRole('region', { name: /^Сделки в работе/ }));

describe('the dashboard of a participant', () => {
  it('shows balance, wallets, the next assignee, and the last operations, newest first', async () => {
    await open();
    await screen.findByText('Загрузите платёжное поручение к П-601');
    const attention = screen.getByRole('region', { name: 'Требует внимания' });
    const link = within(attention).getByRole('link', { name: /^Загрузить/ });
    expect(link.getAttribute('href')).toBe('/account/replenishment-requests?id=601');
    expect(await within(attention).findByText('Кошелёк W-000003: отказано')).toBeTruthy();
    expect(within(attention).getByText(/^AML-риск 62,4 % · /)).toBeTruthy();
    const last = await screen.findByRole('table', { name: 'Последние операции' });
    await waitFor(() => expect(within(last).getAllByRole('row')).toHaveLength(6));
    const dates = within(last)
      .getAllByRole('row')
      .slice(1)
      .map((line) => line.querySelector('time')?.dateTime ?? '');
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(within(last).getAllByText('Ожидается от вас').length).toBeGreaterThan(0);
    const held = within(await screen.findByRole('table', { name: 'Цифровые кошельки' }));
    expect(held.getByText('0,85000000', { exact: false })).toBeTruthy();
    expect(screen.getAllByText(/1.000.000,00/).length).toBeGreaterThan(0);
    const inWork = await screen.findByRole('table', { name: 'Сделки в работе' });
    expect(within(inWork).getAllByText('Покупка USDT')[0]?.closest('[title]')?.getAttribute('title')).toMatch(/ по \d/);
  });

  it('reads a hundred operations of the account, and names an exchange by what is given and received', async () => {
    const [exchange] = world.exchanges;
    const pair = { currency_to_pay: 'BTC', currency_to_receive: 'USDT' };
    const { fakeApi } = await open((served) => {
      client(served);
      served.answer(`GET ${API}exchanges/`, (call) => pageOf([{ ...exchange, company_id: 101, ...pair }], call));
    });
    expect(await screen.findByText('Обмен BTC на USDT')).toBeTruthy();
    const queries = fakeApi.calls(`GET ${API}wallets/fiat_wallet/`).map(queryOf);
    expect(queries.map(({ limit }) => limit)).toContain('100');
  });

  it('links to the sales where there is nothing else', async () => {
    await open((fakeApi) => {
      client(fakeApi);
      const results = own(world.trades).map((trade) => ({
        ...trade,
        request_type: 'sell',
        currency_to_pay: 'USDT',
        currency_to_receive: 'RUB',
      }));
      fakeApi.answer(`GET ${API}trades_history/`, () =>
        json(200, { count: results.length, next: null, previous: null, results }),
      );
    });
    await screen.findByRole('table', { name: 'Сделки в работе' });
    expect(panelInWork().getByRole('link', { name: 'Все сделки' }).getAttribute('href')).toBe(
      '/account/deal?type=sell',
    );
  });

  it('counts requests in work only as far as they were loaded, with a note', async () => {
    await open((fakeApi) => {
      client(fakeApi);
      const results = own(world.trades);
      const next = `${ORIGIN}/api/v1/trades_history/?limit=100&offset=100`;
      fakeApi.answer(`GET ${API}trades_history/`, () => json(200, { count: 250, next, previous: null, results }));
    });
    await screen.findByRole('table', { name: 'Сделки в работе' });
    expect(panelInWork().getByText(/^\d+\+$/)).toBeTruthy();
    closeClients();
    await open();
    await screen.findByRole('table', { name: 'Сделки в работе' });
    expect(panelInWork().queryByText(/\+$/)).toBe(null);
    expect(panelInWork().getByRole('link', { name: 'Все сделки' }).getAttribute('href')).toBe('/account/deal');
  });

  it('lists missing documents of the own verification first among items that await the client', async () => {
    await open(client, { verification_status: 'needs_documents' });
    const papers = await screen.findByRole('link', { name: 'Открыть: Дошлите документы для проверки' });
    expect(papers.getAttribute('href')).toBe('/registr-application');
    expect(within(screen.getByRole('region', { name: 'Требует внимания' })).getAllByRole('link')[0]).toBe(papers);
  });

  it('draws the movements, and repeats them as a table', async () => {
    await open((fakeApi) => {
      client(fakeApi);
      const results = [operation(2, '-250000.00', THIS_WEEK), operation(1, '750000.00', THIS_WEEK)];
      const operations = { ...account.operations, results };
      fakeApi.answer(`GET ${API}wallets/fiat_wallet/`, () => json(200, { ...account, operations }));
    });
    expect(await screen.findByRole('img', { name: /Поступления и списания по неделям/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Таблица' }));
    const table = await screen.findByRole('table', { name: 'Движение по счёту' });
    expect(within(table).getAllByRole('row')).toHaveLength(9);
    const structure = await screen.findByRole('table', { name: 'Структура по валютам' });
    expect(within(structure).getAllByText('USDT').length).toBeGreaterThan(0);
    expect(screen.getByRole('img', { name: /^Доли: / })).toBeTruthy();
  });

  it('scales a small account in thousands: an axis of zeros would be useless', async () => {
    await open((fakeApi) => {
      client(fakeApi);
      const results = [operation(1, '1000.00', THIS_WEEK)];
      const operations = { ...account.operations, count: 1, results };
      fakeApi.answer(`GET ${API}wallets/fiat_wallet/`, () => json(200, { ...account, balance: '1000.00', operations }));
    });
    const chart = await screen.findByRole('img', { name: /Поступления и списания по неделям/ });
    expect(screen.getByRole('region', { name: 'Движение по счёту, тыс. ₽' }).contains(chart)).toBe(true);
    const ticks = [...(chart.querySelector('.scale')?.children ?? [])].map(({ textContent }) => textContent);
    expect(ticks).toEqual(['0', '0,25', '0,5', '0,75', '1']);
  });

  it('shows the credited amount of an executed deposit, as the statement does', async () => {
    await open((fakeApi) => {
      client(fakeApi);
      const [any] = world.deposits;
      const done = { ...any, status: 'executed', amount: '10000000.00', top_up_amount: '9950000.00' };
      fakeApi.answer(`GET ${API}deposits_history`, (call) => pageOf([done], call));
    });
    const last = within(await screen.findByRole('table', { name: 'Последние операции' }));
    expect(await last.findByText(/^9\s950\s000,00/)).toBeTruthy();
    expect(last.queryByText(/^10\s000\s000,00/)).toBeNull();
  });

  it('describes an empty account in words, without a chart of zeros', async () => {
    const nothing = { ...account, balance: '0.00', reserved: '0.00', available: '0.00' };
    await open((fakeApi) => {
      client(fakeApi);
      const operations = { ...account.operations, count: 0, results: [] };
      fakeApi.answer(`GET ${API}wallets/fiat_wallet/`, () => json(200, { ...nothing, operations }));
      fakeApi.answer(`GET ${API}wallets/ved_participant`, (call) => pageOf([], call));
    });
    fireEvent.click(await screen.findByRole('radio', { name: 'Оборот' }));
    expect(await screen.findByText('Движений за восемь недель нет')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Остаток' }));
    expect(await screen.findByText('Средств на счёте не было')).toBeTruthy();
    expect(await screen.findByText('Средств пока нет')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Счёт пуст' })).toBeTruthy();
    expect(screen.queryByRole('img', { name: /по неделям|^Доли/ })).toBeNull();
  });

  it('shows the first steps in place of empty panels of a new account', async () => {
    await open((fakeApi) =>
      fakeApi.answer(`GET ${API}wallets/fiat_wallet/`, () => json(404, { detail: 'Not found.' })),
    );
    expect(await screen.findByRole('list', { name: 'Первые шаги' })).toBeTruthy();
    expect(await screen.findByText('Счёт ещё не открыт')).toBeTruthy();
    expect(await screen.findByText('Действий не требуется')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Структура по валютам' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a failure, never emptiness: one failed response fails only its panels', async () => {
    let isDown = true;
    await open((fakeApi) => {
      fakeApi.answer(`GET ${API}wallets/fiat_wallet/`, () => json(200, account));
      fakeApi.answer(`GET ${API}exchanges/`, () => (isDown ? json(503, {}) : json(200, { ...NOBODY, results: [] })));
    });
    await waitFor(() => expect(panel('Последние операции').getByText('Не удалось загрузить')).toBeTruthy());
    expect(panel('Структура по валютам').getByText('Не удалось загрузить')).toBeTruthy();
    expect(screen.queryByText('Пока нет операций. Начните с пополнения счёта')).toBeNull();
    expect(screen.getByText('Действий не требуется')).toBeTruthy();
    isDown = false;
    fireEvent.click(panel('Последние операции').getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText('Пока нет операций. Начните с пополнения счёта')).toBeTruthy();
  });
});

it('a provider sees the smallest limit of every currency, never compared across currencies', async () => {
  const [any] = world.trades;
  const limited = (id: number, currency_to_pay: string, trade_limit: string) => ({
    ...any,
    id,
    number: `С-${id}`,
    status: 'accepted',
    currency_to_pay,
    trade_limit,
  });
  const rows = [limited(1, 'RUB', '100000.00'), limited(2, 'USDT', '5000.000000'), limited(3, 'RUB', '90000.00')];
  await openClients({
    path: '/liquidity/dashboard',
    role: 'liquidity_provider',
    script: (fakeApi) => fakeApi.answer(`GET ${API}trades_history/`, (call) => pageOf(rows, call)),
  });
  const tile = (await screen.findByText('Лимит', { selector: 'dt' })).nextElementSibling;
  await waitFor(() =>
    expect([...(tile?.children ?? [])].map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual([
      '90 000,00 ₽',
      '5 000,00 USDT',
    ]),
  );
});

const figureOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

it('counts the trades of a provider by the day of their execution', async () => {
  const [trade] = world.trades;
  const [now, before] = [THIS_WEEK, '1969-09-01T12:00:00+03:00'];
  const rows = [
    { ...trade, id: 1, status: 'completed', created_at: before, updated_at: now },
    { ...trade, id: 2, status: 'completed', created_at: before, updated_at: before },
    { ...trade, id: 3, status: 'accepted', created_at: now, updated_at: now },
  ];
  await openClients({
    path: '/liquidity/dashboard',
    role: 'liquidity_provider',
    script: (fakeApi) =>
      fakeApi.answer(`GET ${API}trades_history/`, () => json(200, { ...NOBODY, count: 3, results: rows })),
  });
  await waitFor(() => expect(figureOf('Сделок за месяц')).toBe('1'));
});

it('shows no figures of a provider without its trades', async () => {
  const [trade] = world.trades;
  const rows = [
    { ...trade, id: 1, status: 'accepted', currency_to_pay: 'RUB', trade_limit: '100000.00' },
    { ...trade, id: {}, trade_limit: '90000.00' },
  ];
  await openClients({
    path: '/liquidity/dashboard',
    role: 'liquidity_provider',
    script: (fakeApi) =>
      fakeApi.answer(`GET ${API}trades_history/`, () => json(200, { ...NOBODY, count: 2, results: rows })),
  });
  await waitFor(() => expect([figureOf('Сделок за месяц'), figureOf('Лимит')]).toEqual(['0+', '—']));
  const said = await screen.findAllByText('Не удалось прочитать записей: 1');
  expect(said.length, 'the panels that show the others say what they lack').toBeGreaterThan(0);
});

const note = async () => within(await screen.findByRole('region', { name: 'Верификация' }));

describe("the operator's comment on the verification of a participant", () => {
  const STATUS = `GET ${API}organizations/ved_participant/status/`;
  const inRecord = { verification_status: 'rejected', verification_comment: 'Из записи' };
  const response = { status: 'under_review', verification_status: 'rejected', wants_to_close_account: false };

  it("is loaded by its own call, whatever the session's record contains", async () => {
    await open(
      (fakeApi) => {
        client(fakeApi);
        fakeApi.answer(STATUS, () => json(200, { ...response, comment: 'Нет устава' }));
      },
      { verification_status: 'rejected' },
    );
    expect(await (await note()).findByText('Нет устава')).toBeTruthy();
  });

  it('falls back to the record where the call fails', async () => {
    const { fakeApi } = await open((scripted) => {
      client(scripted);
      scripted.answer(STATUS, () => json(503, {}));
    }, inRecord);
    await waitFor(() => expect(fakeApi.calls(STATUS).length).toBeGreaterThan(0));
    expect(await (await note()).findByText('Из записи')).toBeTruthy();
  });

  it('is not requested where the organisation is verified', async () => {
    const { fakeApi } = await open();
    await screen.findByText('Загрузите платёжное поручение к П-601');
    expect(fakeApi.calls(STATUS)).toHaveLength(0);
  });
});

it('a provider sees its figures', async () => {
  const [provider] = world.providers;
  await openClients({
    path: '/liquidity/dashboard',
    role: 'liquidity_provider',
    ...(provider ? { user: { organization: provider } } : {}),
    script: (fakeApi) => {
      client(fakeApi);
      fakeApi.answer(`GET ${API}wallets/liquidity_provider`, () => json(200, own(world.wallets)));
    },
  });
  expect((await screen.findByText('Рейтинг')).nextElementSibling?.textContent).toBe('4,8');
  expect(await screen.findByRole('table', { name: 'Цифровые кошельки' })).toBeTruthy();
});

it('shows no shares by currency without unreadable wallets; the others are shown', async () => {
  const [first, ...rest] = own(world.wallets);
  await openClients({
    path: '/liquidity/dashboard',
    role: 'liquidity_provider',
    script: (fakeApi) => {
      client(fakeApi);
      fakeApi.answer(`GET ${API}wallets/liquidity_provider`, () => json(200, [{ ...first, id: {} }, ...rest]));
    },
  });
  expect(await screen.findByRole('table', { name: 'Цифровые кошельки' })).toBeTruthy();
  const structure = within(screen.getByRole('region', { name: 'Структура по валютам' }));
  expect(await structure.findByRole('button', { name: 'Повторить' })).toBeTruthy();
  expect(structure.getByText('Сервер прислал данные в неожиданном виде')).toBeTruthy();
  expect(structure.queryByRole('img')).toBeNull();
  expect(structure.queryByText(/%/)).toBeNull();
});

describe('weeks of the account', () => {
  const now = Date.parse('2026-11-20T18:00:00+03:00');

  it('end now, are summed by the week in Moscow, and compute the balance backwards', () => {
    const weeks = getWeeklyFlow({ balance: account.balance, operations: named(account.operations) }, now);
    expect(weeks).toHaveLength(8);
    expect(weeks.slice(-3)).toEqual([
      { monday: '2026-11-02', inflow: '0.00', outflow: '0.00', balance: '1000000.00' },
      { monday: '2026-11-09', inflow: '750000.00', outflow: '0.00', balance: '1750000.00' },
      { monday: '2026-11-16', inflow: '0.00', outflow: '250000.00', balance: '1500000.00' },
    ]);
  });

  it('are omitted unless loaded whole: of a longer list the oldest is dropped', () => {
    const operations = { ...named(account.operations), next: '/api/v1/wallets/fiat_wallet/?limit=100&offset=100' };
    expect(getWeeklyFlow({ balance: account.balance, operations }, now).map(({ monday }) => monday)).toEqual([
      '2026-11-16',
    ]);
    const week = operations.results.filter(({ created_at }) => created_at >= '2026-11-16');
    expect(getWeeklyFlow({ balance: account.balance, operations: { ...operations, results: week } }, now)).toEqual([]);
  });
});
const named = (page: typeof account.operations) => ({
  ...page,
  results: page.results.map((line) => ({ ...line, number: null, description: null })),
});

const pair = (from: string, paid: string, to: string, got: string, status = 'accepted') => ({
  status,
  currency_to_pay: from,
  amount_to_pay: paid,
  currency_to_receive: to,
  amount_to_receive: got,
});

describe('shares by currency', () => {
  it('convert over two pairs, and name currencies without a price', () => {
    const held = [
      { currency: 'USDT', balance: '100' },
      { currency: 'BTC', balance: '0.5' },
      { currency: 'SPCTR', balance: '7' },
    ];
    const found = getHoldings({
      roubles: '10000.00',
      wallets: held,
      trades: [pair('RUB', '9000', 'USDT', '100')],
      exchanges: [pair('BTC', '1', 'USDT', '1000')],
    });
    expect(found.map(({ currency, roubleValue }) => [currency, roubleValue])).toEqual([
      ['BTC', '45000.00'],
      ['RUB', '10000.00'],
      ['USDT', '9000.00'],
      ['SPCTR', null],
    ]);
    const shares = found.map(({ share }) => share ?? 0);
    expect(shares.reduce((one, other) => one + other, 0)).toBeCloseTo(1, 9);
  });

  it('are omitted, with the sum of that currency, while a balance is unknown', () => {
    const held = [
      { currency: 'USDT', balance: '100' },
      { currency: 'BTC', balance: '0.5' },
      { currency: 'BTC', balance: null },
    ];
    const found = getHoldings({
      roubles: '10000.00',
      wallets: held,
      trades: [pair('RUB', '9000', 'USDT', '100')],
      exchanges: [pair('BTC', '1', 'USDT', '1000')],
    });
    expect(found).toEqual([
      { currency: 'RUB', amount: '10000', roubleValue: '10000.00', share: null },
      { currency: 'USDT', amount: '100', roubleValue: '9000.00', share: null },
      { currency: 'BTC', amount: null, roubleValue: null, share: null },
    ]);
  });

  it('format sums as the list of wallets does: all decimals, or kopecks alone where the sum is whole', () => {
    const wallets = [
      { currency: 'BTC', balance: '0.85000000' },
      { currency: 'USDT', balance: '182500.000000' },
      { currency: 'ETH', balance: '3.000000000000000001' },
    ];
    const found = getHoldings({ roubles: '46250000.50', wallets, trades: [], exchanges: [] });
    expect(found.map(({ amount }) => amount)).toEqual(['46250000.50', '0.85000000', '182500', '3.000000000000000001']);
  });

  it.each(['rejected', 'cancelled'])(
    'use no price of a request that was %s, whose rate may have been the reason',
    (status) => {
      const wallets = [{ currency: 'ETH', balance: '2' }];
      const mistyped = pair('ETH', '1', 'RUB', '31860750', status);
      const worthBy = (trades: readonly (typeof mistyped)[], exchanges: readonly (typeof mistyped)[]) =>
        getHoldings({ roubles: null, wallets, trades, exchanges }).map(({ roubleValue }) => roubleValue);
      expect(worthBy([mistyped], [{ ...mistyped, status: 'rejected' }])).toEqual([null]);
      expect(worthBy([mistyped, pair('ETH', '1', 'RUB', '318607.50', 'pending')], [])).toEqual(['637215.00']);
    },
  );
});

const look = () => fireEvent.click(screen.getByRole('button', { name: 'Посмотреть, что увидят клиенты' }));
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

describe('the operator', () => {
  it('sees the pending items of every queue; a failed count is no zero', async () => {
    await openClients({
      path: '/organization',
      script: (fakeApi) => {
        fakeApi.answer(`GET ${OPERATOR}deposits`, (call) =>
          pageOf(
            world.deposits.filter(({ status }) => status === queryOf(call)['status']),
            call,
          ),
        );
        fakeApi.answer(`GET ${OPERATOR}withdrawal`, () => json(503, {}));
        fakeApi.answer(`GET ${OPERATOR}wallets/`, (call) =>
          pageOf(
            world.wallets.filter(({ status }) => status === queryOf(call)['status']),
            call,
          ),
        );
      },
    });
    const deposits = await screen.findByRole('region', { name: 'Пополнения' });
    const waiting = world.deposits.filter(({ status }) => status === 'accepted').length;
    const line = await within(deposits).findByRole('link', { name: `${waiting} Принято` });
    expect(line.getAttribute('href')).toBe('/organization/deposit-requests?status=accepted');
    const unread = within(screen.getByRole('region', { name: 'Выводы' }));
    expect(await unread.findAllByRole('button', { name: /^Повторить: / })).toHaveLength(3);
    expect(unread.queryByText('0')).toBeNull();
    const blocked = world.wallets.filter(({ status }) => status === 'blocked').length;
    expect(await screen.findByRole('link', { name: `${blocked} Заблокировано` })).toBeTruthy();
  });

  it('marks incomplete counts of accepted agreements', async () => {
    const copy = { ...world.agreements[0], title: 'Оферта', version: '4.0', status: 'pending' };
    const copies = Array.from({ length: 100 }, (_, index) => ({ ...copy, id: index + 1 }));
    await openClients({
      path: '/organization',
      script: (fakeApi) =>
        fakeApi.answer(`GET ${API}agreements/`, () => json(200, { ...NOBODY, count: 9021, results: copies })),
    });
    expect(await screen.findByText('Ожидает акцепта: 100')).toBeTruthy();
    const notice = screen.getByText(/^Счёт неполный/).textContent;
    expect(notice).toMatch(/учтены последние 100 записей из 9\s021\.$/);
  });

  it('publishes an agreement only after a preview', async () => {
    const publish = `POST ${OPERATOR}agreements/create/`;
    const { fakeApi } = await openClients({ path: '/organization' });
    fakeApi.once(publish, () => json(400, { version: ['Такая версия уже есть'] }));
    fakeApi.answer(publish, ({ body }) =>
      json(201, {
        id: 99,
        status: 'pending',
        created_at: '2026-11-20T18:00:00+03:00',
        ...Object.fromEntries(asEntries(body)),
      }),
    );
    fireEvent.click(await enabled('Опубликовать'));
    look();
    expect(await screen.findAllByText('Заполните поле')).toHaveLength(3);
    type('Название', 'Оферта');
    type('Версия', '4.0');
    type('Текст', 'Новый текст');
    fireEvent.change(screen.getByRole('combobox', { name: 'Кому' }), { target: { value: 'liquidity_provider' } });
    look();
    const preview = await screen.findByRole('dialog', { name: 'Так соглашение увидят клиенты' });
    expect(within(preview).getByText('Новый текст')).toBeTruthy();
    expect(fakeApi.calls(publish)).toHaveLength(0);
    fireEvent.click(within(preview).getByRole('button', { name: 'Опубликовать' }));
    await screen.findAllByText(/Такая версия уже есть/);
    expect(screen.getByRole('textbox', { name: 'Текст' })).toHaveProperty('value', 'Новый текст');
    type('Версия', '4.1');
    look();
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Опубликовать' }));
    expect(await screen.findByText('Соглашение опубликовано')).toBeTruthy();
    expect(fakeApi.calls(publish)).toHaveLength(2);
    expect(Object.fromEntries(asEntries(fakeApi.calls(publish)[1]?.body))).toEqual({
      title: 'Оферта',
      version: '4.1',
      text: 'Новый текст',
      account_type: 'liquidity_provider',
    });
  });
});
const asEntries = (body: unknown): readonly [string, unknown][] => (Array.isArray(body) ? body : []);

it('reviews are marked as a sample; the rating is sorted by rating, whatever the order of the server', async () => {
  await openClients({ path: '/organization/reviews' });
  expect(await screen.findByText('Выберите отзыв из списка')).toBeTruthy();
  const [, second] = sampleReviews;
  fireEvent.click(screen.getByRole('link', { name: new RegExp(second?.company ?? '') }));
  expect(await screen.findByText(/Пример: отзывы показаны для образца/)).toBeTruthy();
  closeClients();
  await openClients({
    path: '/organization/rating',
    script: (fakeApi) =>
      fakeApi.answer(`GET ${OPERATOR}liquidity_providers`, (call) => pageOf(world.providers.toReversed(), call)),
  });
  const table = await screen.findByRole('table', { name: 'Рейтинг' });
  const names = within(table)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  const byRating = world.providers.toSorted((one, other) => Number(other.rating ?? -1) - Number(one.rating ?? -1));
  expect(names).toEqual(byRating.map(({ company_name }) => company_name));
});

it('the rank in the rating is among all providers, on any number of pages', async () => {
  const list = `GET ${OPERATOR}liquidity_providers`;
  const [any] = world.providers;
  const many = Array.from({ length: 12 }, (_, index) => ({
    ...any,
    id: 900 + index,
    company_name: `Поставщик ${index}`,
    rating: `${index / 10}`,
    deals_volume: '1500000.50',
    average_risk: '12.5',
  }));
  await openClients({
    path: '/organization/rating',
    script: (fakeApi) =>
      fakeApi.answer(list, (call) => {
        const from = Number(queryOf(call)['offset'] ?? 0);
        const next = from + 5 < many.length ? `${ORIGIN}${OPERATOR}liquidity_providers?offset=${from + 5}` : null;
        return json(200, { count: many.length, next, previous: null, results: many.slice(from, from + 5) });
      }),
  });
  const table = await screen.findByRole('table', { name: 'Рейтинг' });
  const names = () =>
    within(table)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(names()).toEqual(
    many
      .toReversed()
      .slice(0, 10)
      .map(({ company_name }) => company_name),
  );
  expect(within(table).getAllByText('1 500 000,50', { exact: false })).toHaveLength(10);
  fireEvent.click(screen.getByRole('button', { name: 'Страница 2' }));
  expect(names()).toEqual(['Поставщик 1', 'Поставщик 0']);
});
