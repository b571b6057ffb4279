// The operator's trade desk: queue, decisions with their refusals, lots with a rest, automatic execution, bulk approval.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Mock, closeDemoApp, dialog, enabled, getRowNumbers, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

const movedOn = 'Лот не сформирован: статус одной из заявок изменился';
const cancel = (world: Mock['world'], id: number) =>
  world.put('trades', { ...world.known('trades', id), status: 'cancelled' });

const QUEUE = '/organization/queue-requests';
const card = (name: string) => screen.findByRole('complementary', { name });
const chip = async (name: string, status: string) =>
  within(await card(name)).findByText(status, { selector: '[data-tone] *, [data-tone]' });

/** The queue with a second pending request, both selected and about to be confirmed. */
async function openBulkConfirmation() {
  const demoApp = await openDemoApp({
    path: QUEUE,
    arrange(world) {
      const [waiting] = world.filter('trades', ({ id }) => id === 1001);
      if (waiting) world.put('trades', { ...waiting, id: 1050, number: 'С-1050' });
    },
  });
  await demoApp.user.click(await screen.findByRole('checkbox', { name: 'Выбрать С-1001' }));
  await demoApp.user.click(screen.getByRole('checkbox', { name: 'Выбрать С-1050' }));
  await demoApp.user.click(await enabled(/^Одобрить: 2\sзаявки$/));
  return demoApp;
}

describe('the queue', () => {
  it('shows pending ones first, opens one, and returns to the same filters', async () => {
    const { user } = await openDemoApp({ path: `${QUEUE}?currency_to_receive=USDT` });
    expect((await getRowNumbers('Очередь заявок: покупка'))[0]).toBe('С-1001');
    await user.click(screen.getByRole('link', { name: 'С-1001' }));
    expect(location.pathname + location.search).toBe(`${QUEUE}/1001?currency_to_receive=USDT`);
    await user.click(within(await card('Заявка С-1001')).getByRole('button', { name: 'Закрыть' }));
    expect(location.pathname + location.search).toBe(`${QUEUE}?currency_to_receive=USDT`);
    await user.click(screen.getByRole('link', { name: 'Продажа' }));
    expect((await getRowNumbers('Очередь заявок: продажа'))[0]).toBe('С-1007');
    await user.click(screen.getByRole('link', { name: 'С-1007' }));
    expect(location.pathname).toBe(`${QUEUE}-sale/1007`);
    await user.click(within(await card('Заявка С-1007')).getByRole('button', { name: 'Закрыть' }));
    expect(location.pathname + location.search).toBe(`${QUEUE}?type=sell`);
  });

  it.each([
    [`${QUEUE}/1001`, 'Заявка С-1001', '92,3500 ₽ за 1 USDT', 'Создана'],
    [`${QUEUE}-exchange/501`, 'Обмен О-501', /USDT за 1 BTC$/, 'Создан'],
  ])('%s shows the sums, the steps, the assignee, then the facts', async (path, title, rate, created) => {
    await openDemoApp({ path });
    const drawer = within(await card(title));
    const blocks = [
      await drawer.findByText('Отдаёт'),
      drawer.getByRole('list', { name: 'Этапы заявки' }),
      drawer.getByText('Ожидается от вас.'),
      drawer.getByText(created),
    ];
    const elements = [...document.querySelectorAll('*')];
    const places = blocks.map((block) => elements.indexOf(block));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(drawer.getByText(rate)).toBeTruthy();
  });

  it('leads a request of the other kind to its own path, and leaves the moves of a lot to the lot', async () => {
    await openDemoApp({ path: `${QUEUE}-sale/1003` });
    const deal = within(await card('Заявка С-1003'));
    expect(location.pathname).toBe(`${QUEUE}/1003`);
    expect(deal.getByRole('link', { name: 'Открыть лот' }).getAttribute('href')).toBe(
      '/organization/lot-requests/1003',
    );
    expect(deal.queryByRole('button', { name: 'Завершить' })).toBeNull();
  });

  it("alerts with the server's message when a change fails, keeps the reason, and shows the current status", async () => {
    const { user, mock } = await openDemoApp({ path: `${QUEUE}/1001` });
    await user.click(await enabled('Отклонить'));
    const question = await dialog('Отклонить заявку?');
    await user.click(question.getByRole('button', { name: 'Отклонить' }));
    expect(question.getByText('Заполните поле')).toBeTruthy();
    fireEvent.change(question.getByLabelText('Причина'), { target: { value: 'Контракт не действует' } });
    // approved by a colleague meanwhile
    await mock.control('POST', 'faults', {
      match: 'PATCH update_status',
      kind: { status: 400, body: { status: ['Переход в этот статус недоступен'] } },
    });
    await user.click(question.getByRole('button', { name: 'Отклонить' }));
    expect((await screen.findByText('Переход в этот статус недоступен')).getAttribute('role')).toBe('alert');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await chip('Заявка С-1001', 'На рассмотрении')).toBeTruthy();
    await user.click(await enabled('Отклонить'));
    const again = await dialog('Отклонить заявку?');
    expect(again.getByLabelText('Причина')).toHaveProperty('value', 'Контракт не действует');
    await user.click(again.getByRole('button', { name: 'Отклонить' }));
    expect(await chip('Заявка С-1001', 'Отклонена')).toBeTruthy();
    expect(mock.world.get('trades', 1001)?.comment).toBe('Контракт не действует');
  });

  it('reports a missing request, and an unreadable one', async () => {
    await openDemoApp({ path: `${QUEUE}/7777` });
    expect(await screen.findByText('Заявка не найдена')).toBeTruthy();
    closeDemoApp();
    const { mock, user } = await openDemoApp({ path: `${QUEUE}/nonsense` });
    expect(await screen.findByText('Заявка не найдена')).toBeTruthy();
    await mock.control('POST', 'faults', { match: 'GET organization/trades/1001', kind: 'status-500' });
    await user.click(await screen.findByRole('link', { name: 'С-1001' }));
    await user.click(await within(await card('Заявка')).findByRole('button', { name: 'Повторить' }));
    await card('Заявка С-1001');
  });

  it('approves several one by one, with a result per row', async () => {
    const { user, mock, writes } = await openBulkConfirmation();
    await mock.control('POST', 'faults', { match: 'PATCH trades/1050', kind: 'status-500' });
    const confirmation = await dialog('Одобрить заявки?');
    expect(writes('update_status')).toHaveLength(0);
    for (const number of ['С-1001', 'С-1050'])
      expect(confirmation.getByText(new RegExp(`^${number}, `)).parentElement?.textContent).toMatch(
        /» 4.617.500,00.₽ → 50.000,000000.USDT$/,
      );
    await user.click(confirmation.getByRole('button', { name: 'Одобрить' }));
    const done = await dialog('Готово 1 из 2');
    expect(done.getByRole('alert').textContent).toBe('Сервис временно недоступен');
    await user.click(done.getByRole('button', { name: 'Повторить неудавшиеся' }));
    await dialog('Готово 1 из 1');
    expect(writes('update_status').map(({ path }) => /\d+/.exec(path)?.[0])).toEqual(['1050', '1001', '1050']);
    expect(mock.world.get('trades', 1050)?.status).toBe('accepted');
  });

  it('offers no retry of a request that another user has decided, and sends the others alone', async () => {
    const { user, mock, writes } = await openBulkConfirmation();
    const decided = mock.world.get('trades', 1001);
    if (!decided) throw new Error('no trade 1001');
    mock.world.put('trades', { ...decided, status: 'rejected' });
    await mock.control('POST', 'faults', { match: 'PATCH trades/1050', kind: 'status-500', times: 2 });
    await user.click((await dialog('Одобрить заявки?')).getByRole('button', { name: 'Одобрить' }));
    const first = await dialog('Готово 0 из 2');
    expect(first.getByText('Переход в этот статус недоступен')).toBeTruthy();
    await user.click(first.getByRole('button', { name: 'Повторить неудавшиеся' }));
    await user.click((await dialog('Готово 0 из 1')).getByRole('button', { name: 'Повторить неудавшиеся' }));
    await dialog('Готово 1 из 1');
    expect(writes('update_status').map(({ path }) => /\d+/.exec(path)?.[0])).toEqual(['1050', '1001', '1050', '1050']);
  });

  it('offers no retry at all where another user has decided all of them', async () => {
    const { user, mock } = await openDemoApp({ path: QUEUE });
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать С-1001' }));
    await user.click(await enabled(/^Одобрить: 1\sзаявка$/));
    const decided = mock.world.get('trades', 1001);
    if (!decided) throw new Error('no trade 1001');
    mock.world.put('trades', { ...decided, status: 'accepted' });
    await user.click((await dialog('Одобрить заявки?')).getByRole('button', { name: 'Одобрить' }));
    const done = await dialog('Готово 0 из 1');
    expect(done.getByText('Переход в этот статус недоступен')).toBeTruthy();
    expect(done.getAllByRole('button').map(({ textContent }) => textContent)).not.toContain('Повторить неудавшиеся');
  });
});

/** Begins the terms of a lot with the best offer. */
const begin = async () => {
  fireEvent.change(await screen.findByLabelText('Сумма лота'), { target: { value: '20000' } });
  expect(screen.getByText('Лот с С-1011')).toBeTruthy();
};
const stillBegun = () => {
  expect(screen.getByText('Лот с С-1011')).toBeTruthy();
  expect(screen.getByLabelText('Сумма лота')).toHaveProperty('value', '20\u00A0000');
};
/** An offer like С-1011 at another rate: the lower, the better. */
const offer = (world: Mock['world'], id: number, exchange_rate: string) =>
  world.put('trades', { ...world.known('trades', 1011), id, number: `С-${id}`, exchange_rate });

describe('a lot', () => {
  const LOT = '/organization/lot-requests/1002';

  it('sends the typed rate, and totals the lot at it', async () => {
    const { user, writes } = await openDemoApp({ path: LOT });
    await begin();
    fireEvent.change(screen.getByLabelText('Курс'), { target: { value: '92,5' } });
    await user.click(await enabled('Сформировать лот'));
    const confirmation = await dialog('Сформировать лот?');
    expect(confirmation.getAllByText(/1\s850\s000,00/)).not.toHaveLength(0);
    await user.click(confirmation.getByRole('button', { name: 'Сформировать лот' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(JSON.parse(writes()[0]?.body ?? '')).toMatchObject({ amount: '20000', exchange_rate: '92.5' });
  });

  it('compares the offers, forms a lot of a part, and leaves the remainder on the market', async () => {
    const { user, mock, writes } = await openDemoApp({ path: `${LOT}?type=buy&amount_to_pay=9235000.00` });
    const offers = within(await screen.findByRole('table', { name: 'Сравнение встречных заявок' }));
    expect(offers.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
      'Выбрать С-1011',
      'Выбрать С-1008',
      'Выбрать С-1016',
    ]);
    await user.click(offers.getByRole('radio', { name: 'Выбрать С-1008' }));
    const sum = screen.getByLabelText('Сумма лота');
    const put = (value: string) => fireEvent.change(sum, { target: { value } });
    put('120000');
    await user.click(await enabled('Сформировать лот'));
    expect(screen.getByText(/^Не больше 100\s000,000000\sUSDT$/, { selector: '[data-kind=error] *' })).toBeTruthy();
    put('1000');
    expect(screen.getByText('Сумма меньше минимальной: С-1002, С-1008')).toBeTruthy();
    put('60000');
    fireEvent.change(screen.getByLabelText(/^Комментарий/), { target: { value: 'По телефону' } });
    expect(screen.getAllByText('вернётся на рынок')).toHaveLength(2);
    await user.click(await enabled('Сформировать лот'));
    const confirmation = await dialog('Сформировать лот?');
    expect(writes()).toHaveLength(0);
    await user.dblClick(confirmation.getByRole('button', { name: 'Сформировать лот' }));
    expect(await screen.findByText(/^Сформирован лот LOT-2026-/)).toBeTruthy();
    expect(await screen.findByRole('table', { name: 'Сравнение встречных заявок' })).toBeTruthy();
    expect(screen.queryByText('как в заявке')).toBeNull(); // both sides have the rate of the lot by now
    expect(writes('trades/create').map(({ body }) => JSON.parse(body ?? ''))).toEqual([
      { buy_trade_id: 1002, sell_trade_id: 1008, amount: '60000', exchange_rate: '92.3500', comment: 'По телефону' },
    ]);
    const part = mock.world.get('trades', 1002);
    expect([part?.status, part?.amount_to_receive]).toEqual(['in_progress', '60000.000000']);
    const rests = mock.world.filter(
      'trades',
      (row) => row.status === 'accepted' && row.amount_to_receive === '40000.000000',
    );
    expect(rests.map(({ company_id }) => company_id)).toEqual([101]);
    await user.click(await enabled('Завершить'));
    await user.click((await dialog('Завершить сделку?')).getByRole('button', { name: 'Завершить' }));
    await waitFor(() => expect(mock.world.get('trades', 1002)?.status).toBe('completed'));
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'К реестру сделок' }));
    expect(new URLSearchParams(location.search).get('amount_to_pay')).toBe('9235000.00');
  });

  it('releases the remainder of an offer that is below its smallest execution', async () => {
    await openDemoApp({ path: LOT });
    fireEvent.change(await screen.findByLabelText('Сумма лота'), { target: { value: '46000' } });
    const [own, offered] = ['Остаток С-1002', 'Остаток С-1011'].map(
      (label) => screen.getByText(label).nextElementSibling?.textContent,
    );
    expect(own).toMatch(/^54.000,000000.USDT вернётся на рынок$/);
    expect(offered).toMatch(/^4.000,000000.USDT меньше минимальной суммы, резерв вернётся$/);
  });

  it('selects the offer that the client answered, and warns when another one is selected', async () => {
    const { user } = await openDemoApp({
      path: LOT,
      arrange: (world) => world.put('trades', { ...world.known('trades', 1002), offer_number: 'С-1016' }),
    });
    expect(await screen.findByText('Лот с С-1016')).toBeTruthy();
    expect(screen.getByText('Клиент откликнулся на С-1016')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Выбрать С-1008' }));
    expect(screen.getByText('Клиент откликнулся на С-1016, а выбрана С-1008')).toBeTruthy();
  });

  it('reports when the answered offer is not among the offers', async () => {
    await openDemoApp({
      path: LOT,
      arrange: (world) => world.put('trades', { ...world.known('trades', 1002), offer_number: 'С-999' }),
    });
    expect(await screen.findByText('Клиент откликнулся на С-999: её нет среди этих встречных заявок')).toBeTruthy();
  });

  it('marks only the exact rate as that of the request, however little others differ', async () => {
    await openDemoApp({ path: LOT, arrange: (world) => offer(world, 1100, '92.3501') });
    const offers = within(await screen.findByRole('table', { name: 'Сравнение встречных заявок' }));
    const rates = await offers.findByRole('row', { name: /^Курс/ });
    const cells = within(rates).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '92,3500',
      '92,1000−0,27\u00A0%',
      '92,3000−0,05\u00A0%',
      '92,3500как в заявке',
      '92,3501+0,00\u00A0%',
    ]);
    expect(cells[4]?.querySelector('.worse')).toBeTruthy(); // the buyer pays more
  });

  it('calls a higher rate better for a seller', async () => {
    await openDemoApp({
      path: '/organization/lot-requests-sale/1008?type=sell',
      arrange: (world) => world.put('trades', { ...world.known('trades', 1002), exchange_rate: '93.0000' }),
    });
    const offers = within(await screen.findByRole('table', { name: 'Сравнение встречных заявок' }));
    const rates = within(await offers.findByRole('row', { name: /^Курс/ }));
    const better = rates.getAllByRole('cell').flatMap((cell) => cell.querySelector('.better')?.textContent ?? []);
    expect(better).toEqual(['+0,75\u00A0%']);
  });

  it('keeps the comment and resets the amount when another offer is chosen', async () => {
    const { user } = await openDemoApp({ path: LOT });
    const sum = await screen.findByLabelText('Сумма лота');
    fireEvent.change(sum, { target: { value: '20000' } });
    fireEvent.change(screen.getByLabelText(/^Комментарий/), { target: { value: 'Согласовано по телефону' } });
    await user.click(screen.getByRole('radio', { name: 'Выбрать С-1008' }));
    expect(screen.getByText('Лот с С-1008')).toBeTruthy();
    expect(screen.getByLabelText(/^Комментарий/)).toHaveProperty('value', 'Согласовано по телефону');
    expect(screen.getByLabelText('Сумма лота')).toHaveProperty('value', '100\u00A0000,000000');
  });

  describe('while its terms are being typed', () => {
    it('keeps its offer when a better one arrives', async () => {
      const { app, mock } = await openDemoApp({ path: LOT });
      await begin();
      offer(mock.world, 1100, '91.9000');
      app.invalidations.publish(['trade']);
      const better = await screen.findByRole('radio', { name: 'Выбрать С-1100' });
      expect(better).toHaveProperty('checked', false);
      stillBegun();
    });

    it('keeps its offer while others are viewed', async () => {
      const { user } = await openDemoApp({
        path: LOT,
        arrange(world) {
          for (let id = 1100; id < 1112; id += 1) offer(world, id, '92.2000');
        },
      });
      await begin();
      await user.click(await enabled('Ещё предложения'));
      await waitFor(() => expect(screen.queryByRole('radio', { name: 'Выбрать С-1011' })).toBeNull());
      stillBegun();
      await user.click(await enabled('Предыдущие'));
      expect(await screen.findByRole('radio', { name: 'Выбрать С-1011' })).toHaveProperty('checked', true);
      stillBegun();
    });

    it('reports that its offer was taken meanwhile, and continues with the best of the others', async () => {
      const { app, mock } = await openDemoApp({ path: LOT });
      await begin();
      cancel(mock.world, 1011);
      app.invalidations.publish(['trade']);
      const alert = await screen.findByText('Заявки С-1011 больше нет среди встречных: теперь это лот с С-1008');
      expect(alert.closest('[role=alert]')).toBeTruthy();
      expect(screen.getByText('Лот с С-1008')).toBeTruthy();
      expect(screen.getByLabelText('Сумма лота')).toHaveProperty('value', '100\u00A0000,000000');
    });

    it('keeps its open confirmation though a better offer arrives', async () => {
      const { user, app, mock } = await openDemoApp({ path: LOT });
      await user.click(await enabled('Сформировать лот'));
      const question = await dialog('Сформировать лот?');
      offer(mock.world, 1100, '91.9000');
      app.invalidations.publish(['trade']);
      await screen.findByRole('radio', { name: 'Выбрать С-1100', hidden: true });
      expect(question.getByText('ООО «Велес-Агро Демо», С-1011')).toBeTruthy();
    });
  });

  it('keeps the terms when the server rejects them, with the error at its field', async () => {
    const { user, mock } = await openDemoApp({ path: LOT });
    await mock.control('POST', 'faults', {
      match: 'POST trades/create',
      kind: { status: 400, body: { amount: ['Недостаточно средств'] } },
    });
    fireEvent.change(await screen.findByLabelText('Сумма лота'), { target: { value: '20000' } });
    await user.click(await enabled('Сформировать лот'));
    await user.click((await dialog('Сформировать лот?')).getByRole('button', { name: 'Сформировать лот' }));
    expect(await screen.findByText('Лот не сформирован')).toBeTruthy();
    expect(screen.getByText('Сумма лота: Недостаточно средств')).toBeTruthy();
    expect(screen.getByLabelText('Сумма лота')).toHaveProperty('value', '20\u00A0000');
  });

  it('shows counterparty, rate and amount before an automatic execution', async () => {
    const { user, mock } = await openDemoApp({ path: LOT });
    await screen.findByRole('table', { name: 'Сравнение встречных заявок' });
    await user.click(await enabled('Исполнить автоматически'));
    const confirmation = await dialog('Исполнить автоматически?');
    const getValue = (label: string) => confirmation.getByText(label).nextElementSibling?.textContent;
    expect(getValue('Продавец')).toBe('ООО «Велес-Агро Демо», С-1011');
    expect(getValue('Курс')).toBe('92,1000 ₽ за 1 USDT');
    expect(getValue('Сумма в рублях')).toMatch(/^4.605.000,00.₽$/);
    expect(getValue('Сумма лота')).toMatch(/^50.000,000000.USDT$/);
    expect(getValue('Остаток С-1002')).toMatch(/^50.000,000000.USDT вернётся на рынок$/);
    await user.click(confirmation.getByRole('button', { name: 'Исполнить автоматически' }));
    await waitFor(() => expect(mock.world.get('trades', 1002)?.status).toBe('completed'));
    expect(mock.world.get('trades', 1002)).toMatchObject({ amount_to_pay: '4605000.00', exchange_rate: '92.1000' });
  });

  it('uses the rate of the same request from either side, also where both were created at one time', async () => {
    const { user } = await openDemoApp({ path: LOT });
    await user.click(await screen.findByRole('radio', { name: 'Выбрать С-1008' }));
    expect(screen.getByLabelText('Курс')).toHaveProperty('value', '92,3500');
    closeDemoApp();
    await openDemoApp({ path: '/organization/lot-requests-sale/1008?type=sell' });
    expect(await screen.findByLabelText('Курс')).toHaveProperty('value', '92,3500');
  });

  it('accepts sums and rates that were sent with more zeros than a form allows', async () => {
    await openDemoApp({
      path: LOT,
      arrange(world) {
        for (const trade of world.filter('trades', () => true)) {
          const [amount_to_pay, amount_to_receive] = [
            `${trade.amount_to_pay}00000000`,
            `${trade.amount_to_receive}00000000`,
          ];
          world.put('trades', {
            ...trade,
            amount_to_pay,
            amount_to_receive,
            exchange_rate: `${trade.exchange_rate}000000`,
          });
        }
      },
    });
    expect(await screen.findByLabelText('Сумма лота')).toHaveProperty('value', '50\u00A0000,000000');
    fireEvent.click(await enabled('Сформировать лот'));
    await dialog('Сформировать лот?');
  });

  it('refetches, with a notice, where the request was cancelled meanwhile', async () => {
    const { user, mock } = await openDemoApp({ path: LOT });
    await user.click(await enabled('Сформировать лот'));
    const question = await dialog('Сформировать лот?');
    cancel(mock.world, 1002);
    await user.click(question.getByRole('button', { name: 'Сформировать лот' }));
    expect(await screen.findByText(movedOn)).toBeTruthy();
    expect((await screen.findAllByText('Отменена')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Сформировать лот' })).toBeNull();
  });

  it('refetches, with a notice, where the offer was cancelled meanwhile', async () => {
    const { user, mock } = await openDemoApp({ path: LOT });
    await user.click(await screen.findByRole('radio', { name: 'Выбрать С-1008' }));
    await user.click(await enabled('Сформировать лот'));
    const question = await dialog('Сформировать лот?');
    cancel(mock.world, 1008);
    await user.click(question.getByRole('button', { name: 'Сформировать лот' }));
    expect(await screen.findByText(movedOn)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'Выбрать С-1008' })).toBeNull());
  });

  it('refetches offers where there were none', async () => {
    const { user, mock } = await openDemoApp({
      path: LOT,
      arrange: (world) =>
        world
          .filter('trades', (row) => row.request_type === 'sell')
          .forEach((row) => world.put('trades', { ...row, status: 'pending' })),
    });
    await screen.findByText('Подходящих заявок нет');
    const late = mock.world.known('trades', 1016);
    mock.world.put('trades', { ...late, status: 'accepted' });
    await user.click(screen.getByRole('button', { name: 'Обновить' }));
    expect(await screen.findByRole('radio', { name: 'Выбрать С-1016' })).toBeTruthy();
  });

  it('so does the owner of the request', async () => {
    const { user, mock } = await openDemoApp({
      login: 'ved.active',
      path: '/account/deal/1002',
      arrange: (world) =>
        world
          .filter('trades', (row) => row.request_type === 'sell')
          .forEach((row) => world.put('trades', { ...row, status: 'pending' })),
    });
    await screen.findByText('Подходящих заявок нет');
    const late = mock.world.known('trades', 1016);
    mock.world.put('trades', { ...late, status: 'accepted' });
    await user.click(screen.getByRole('button', { name: 'Обновить' }));
    expect(await screen.findByRole('columnheader', { name: /С-1016/ })).toBeTruthy();
  });

  it('alerts without a match for the execution, and moves on to the next deal', async () => {
    const { user } = await openDemoApp({
      path: '/organization/lot-requests-sale/1008?type=sell',
      arrange(world) {
        for (const row of world.filter(
          'trades',
          ({ request_type, status }) => request_type === 'buy' && status === 'accepted',
        ))
          world.put('trades', { ...row, status: 'cancelled' });
      },
    });
    expect(await screen.findByText('Подходящих заявок нет')).toBeTruthy();
    await user.click(await enabled('Исполнить автоматически'));
    await user.click(
      (await dialog('Исполнить автоматически?')).getByRole('button', { name: 'Исполнить автоматически' }),
    );
    await waitFor(() => expect(screen.getAllByText('Подходящих заявок нет')).toHaveLength(2));
    await user.click(await screen.findByRole('link', { name: 'Следующая заявка' }));
    expect(location.pathname + location.search).toMatch(/lot-requests-sale\/10(11|16)\?type=sell$/);
  });
});
