// The market, own deals, their cards and the history: filters, answering an offer, cancelling, missing records.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { API } from '../support/app.ts';
import { json } from '../support/fakeApi.ts';
import { CANCEL, TRADES, closeTrades, openTrades, queryOf, readOf, tradeOf, valueOf } from './trades.setup.tsx';
import world from '../contract/demo-world.json' with { type: 'json' };

afterEach(closeTrades);

const numbers = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

describe('the market', () => {
  it('shows sales to buyers, requests with every filter, and mirrors an offer into a new request', async () => {
    const { fakeApi, user } = await openTrades({
      path: '/account/request?currency_to_pay=USDT&amount_to_pay=75000&p=2',
    });
    expect(await numbers('Предложения')).toEqual(['С-1011', 'С-1008', 'С-1016']); // the cheapest first
    expect(fakeApi.calls(TRADES).map(queryOf)).toEqual([
      { request_type: 'sell', currency_to_pay: 'USDT', amount_to_pay: '75000', limit: '10', offset: '10' },
    ]);
    await user.click(screen.getByRole('link', { name: 'Откликнуться на С-1016' }));
    expect(await screen.findByText('Отклик на заявку С-1016: сумма и курс взяты из неё')).toBeTruthy();
    expect([valueOf('Получаю'), valueOf('Курс'), valueOf('Отдаю')]).toEqual([
      '75 000,000000',
      '92,3500',
      '6 926 250,00',
    ]);
    expect(screen.queryByText(/^Изменено вами/)).toBeNull();
  });

  it('answers an offer that was sent with more zeros than a form allows', async () => {
    const { user } = await openTrades({
      path: '/account/request',
      script: (scripted) =>
        scripted.answer(TRADES, () => {
          const results = [tradeOf(1016, { amount_to_pay: '75000.0000000000', exchange_rate: '92.3500000000' })];
          return json(200, { count: 1, next: null, previous: null, results });
        }),
    });
    await user.click(await screen.findByRole('link', { name: 'Откликнуться на С-1016' }));
    await waitFor(() => expect(valueOf('Получаю')).toBe('75 000,000000'));
    expect(valueOf('Курс')).toBe('92,35000000');
  });

  it('ignores an offer in the URL without its sum and rate', async () => {
    await openTrades({ path: '/account/createRequest?offer=С-1016&rate=92,35' });
    await waitFor(() => expect(valueOf('Отдаю')).toBe(''));
    expect(screen.queryByText(/^Отклик на заявку/)).toBeNull();
  });

  it('offers no answer to a read-only account', async () => {
    await openTrades({ path: '/account/request', state: 'closed' });
    await numbers('Предложения');
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Откликнуться/ })).toBeNull());
    expect(screen.getByRole('button', { name: 'Создать заявку' })).toHaveProperty('disabled', true);
  });

  it('opens an offer beside the list', async () => {
    await openTrades({ path: '/account/request?id=1008' });
    const card = within(await screen.findByRole('complementary', { name: 'Заявка С-1008' }));
    expect(card.getByText('ООО «Ликвид-Мост»')).toBeTruthy();
    expect(card.getByText('Вы заплатите').nextElementSibling?.textContent).toMatch(/^11\s076\s000,00/);
    expect(card.queryByText('УНК')).toBeNull();
    expect(card.getByRole('link', { name: 'Откликнуться' }).getAttribute('href')).toContain('/account/createRequest?');
  });
});

describe('own deals', () => {
  it('requests the own ones by the flag of the role and links to their cards', async () => {
    const { fakeApi } = await openTrades({ path: '/account/deal' });
    expect(await numbers('Сделки')).toContain('С-1002');
    expect(fakeApi.calls(TRADES).map(queryOf)).toEqual([
      { request_type: 'buy', is_ved_participant: 'true', limit: '10', offset: '0' },
    ]);
    expect(screen.getByRole('link', { name: 'С-1002' }).getAttribute('href')).toBe('/account/deal/1002');
  });

  it('shows the status of a trade and matching offers, and cancels it after a confirmation', async () => {
    const { fakeApi, user } = await openTrades({
      path: '/account/deal/1002',
      script(scripted) {
        scripted.answer(readOf(1002), () => json(200, tradeOf(1002)));
        scripted.answer(`GET ${API}trades/auto_match/`, () =>
          json(200, { count: 2, next: null, previous: null, results: [tradeOf(1016), tradeOf(1008)] }),
        );
        scripted.once(CANCEL, () => json(400, { status: ['Переход в этот статус недоступен'] }));
        scripted.once(CANCEL, () => json(200, tradeOf(1002, { status: 'cancelled' })));
      },
    });
    expect(await screen.findByText('Ожидаем оператора.')).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'История заявки' })).getAllByRole('listitem')).toHaveLength(2);
    const compared = await screen.findByRole('table', { name: 'Сравнение с подходящими заявками' });
    // the request is for 100 000 USDT: an offer of 75 000 is marked as too small, one of 120 000 is not
    expect(within(compared).getByRole('columnheader', { name: /С-1016.*Меньше вашей/ })).toBeTruthy();
    expect(within(compared).getByRole('columnheader', { name: /С-1008/ }).textContent).not.toContain('Меньше вашей');
    const cancel = screen.getByRole('button', { name: 'Отменить заявку' });
    await waitFor(() => expect(cancel).toHaveProperty('disabled', false));
    await user.click(cancel);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Не отменять' }));
    expect(fakeApi.calls(CANCEL)).toHaveLength(0);
    await user.click(cancel);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Отменить заявку' }));
    expect(await screen.findByText('Переход в этот статус недоступен')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Отменить заявку' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Отменить заявку' }));
    expect(await screen.findByText('Заявка отменена')).toBeTruthy();
    expect(fakeApi.calls(CANCEL).map(queryOf)).toEqual([{ trade_id: '1002' }, { trade_id: '1002' }]);
  });

  it('shows a sale among sales, reports a missing one, offers to retry', async () => {
    await openTrades({
      path: '/account/deal/1014',
      script: (scripted) => scripted.answer(readOf(1014), () => json(200, tradeOf(1014))),
    });
    await waitFor(() => expect(location.pathname).toBe('/account/deal-sales/1014'));
    closeTrades();
    await openTrades({
      path: '/account/deal/9',
      script: (scripted) => scripted.answer(readOf(9), () => json(404, { detail: 'Not found.' })),
    });
    expect(await screen.findByText('Сделка не найдена')).toBeTruthy();
    closeTrades();
    const none = `GET ${API}trades/none/`; // an id may be any text
    const { fakeApi } = await openTrades({
      path: '/account/deal/none',
      script: (scripted) => scripted.answer(none, () => json(404, { detail: 'Not found.' })),
    });
    expect(await screen.findByText('Сделка не найдена')).toBeTruthy();
    expect(fakeApi.calls(none)).toHaveLength(1);
    closeTrades();
    await openTrades({
      path: '/account/history-ved/1004',
      script(scripted) {
        scripted.answer(`GET ${API}trades_history/1004`, () => json(404, {}));
        scripted.once(`GET ${API}trades_history/1004`, () => json(503, {}));
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText('Сделка не найдена')).toBeTruthy();
  });

  it.each([
    ['rejected', true],
    ['cancelled', true],
    ['completed', false],
    ['unheard_of', false],
  ])('of a request that is %s, reports that the money is released: %s', async (status, isSaid) => {
    await openTrades({
      path: '/account/deal/1002',
      script: (scripted) => scripted.answer(readOf(1002), () => json(200, tradeOf(1002, { status }))),
    });
    expect(await screen.findByText('Этапы сделки')).toBeTruthy();
    expect(screen.queryAllByText('Средства вернулись из резерва.')).toHaveLength(isSaid ? 1 : 0);
  });

  it('shows an exchange with its wallets and steps, and cannot be cancelled', async () => {
    const files = [{ id: 1, name: 'Счёт.pdf', url: '/media/exchanges/501/Счёт.pdf' }];
    const exchange = { ...world.exchanges.find(({ id }) => id === 501), files };
    await openTrades({
      path: '/account/deal-exchange/501',
      script: (scripted) => scripted.answer(`GET ${API}exchanges/501`, () => json(200, exchange)),
    });
    expect(await screen.findByText('О-501')).toBeTruthy();
    await waitFor(() => expect(screen.getByText(/W-000002/)).toBeTruthy());
    expect(screen.getByRole('button', { name: 'Скачать Счёт.pdf' })).toBeTruthy();
    expect(screen.getByText('Отменить обмен нельзя.', { exact: false })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Отменить/ })).toBeNull();
  });

  it('keeps the history of every status, filtered in the URL', async () => {
    const { fakeApi } = await openTrades({
      path: '/account/history-ved?type=sell&status=rejected&wallet_type=export&status_x=1&amount_to_pay=x',
      script: (scripted) =>
        scripted.answer(`GET ${API}trades_history/`, () =>
          json(200, { count: 0, next: null, previous: null, results: [] }),
        ),
    });
    expect(await screen.findByText('Ничего не найдено')).toBeTruthy();
    expect(fakeApi.calls(`GET ${API}trades_history/`).map(queryOf)).toEqual([
      { request_type: 'sell', status: 'rejected', wallet_type: 'export', limit: '10', offset: '0' },
    ]);
  });
});
