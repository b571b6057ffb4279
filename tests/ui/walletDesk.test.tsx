// The operator's wallet desks: requests decided one after another, own wallets, custody with add-funds, own account.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { formatMoney } from '../../src/ui/kit/display/format.ts';
import { API } from '../support/app.ts';
import { type Received, json } from '../support/fakeApi.ts';
import {
  closeStage,
  dialog,
  drawer,
  openWallets,
  createPage,
  queryOf,
  findEnabledButton,
  walletOf,
  world,
} from './wallets.setup.ts';

afterEach(closeStage);
afterEach(() => vi.restoreAllMocks());

const WALLETS = `GET ${API}authorized_organization/wallets/`;
const PROCESS = `POST ${API}authorized_organization/wallets/process_request/`;
const operatorOwn = world.wallets.filter(({ company_id }) => company_id === 1);
const ofKind = (kind: string | undefined) => operatorOwn.filter(({ custody }) => kind === 'own' || custody === kind);
const set = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** A file without a Content-Disposition; its bytes are a Blob of the page's, not of Node's. */
function nameless(): Response {
  const type = 'application/pdf';
  const answer = new Response('%PDF-', { headers: { 'Content-Type': type } });
  return Object.assign(answer, { blob: () => Promise.resolve(new Blob(['%PDF-'], { type })) });
}

/** Files saved by the browser, by name. */
function savedNames(): readonly string[] {
  Object.assign(URL, { createObjectURL: () => `blob:${location.origin}/1`, revokeObjectURL: () => undefined });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}

/** Requests as the server keeps them: those decided are gone. */
function requests(decided: readonly number[]) {
  return (call: Received) => {
    const { status } = queryOf(call);
    const rows = status === 'pending' ? [walletOf(1)] : [walletOf(23), walletOf(40)];
    return createPage(
      rows.filter(({ id }) => !decided.includes(id)),
      call,
    );
  };
}

it('approves a request after a confirmation and moves on to the next pending one', async () => {
  const decided: number[] = [];
  const { user, fakeApi } = await openWallets(
    '/organization/wallet-request?id=23',
    'authorized_organization',
    (scripted) => {
      scripted.answer(WALLETS, requests(decided));
      scripted.once(PROCESS, () => json(400, { wallet_id: ['Кошелёк не прошёл AML-проверку'] }));
      scripted.once(PROCESS, () => {
        decided.push(23);
        return json(200, { ...walletOf(23), status: 'active', aml_percentage: 3 });
      });
    },
  );
  await user.click(await findEnabledButton('Одобрить', await drawer('W-000023')));
  const modal = await dialog('Одобрить кошелёк?');
  const question = within(modal);
  expect(modal.textContent).toContain(walletOf(23).address);
  await user.click(question.getByRole('button', { name: 'Одобрить' }));
  expect(await question.findByText('Кошелёк не прошёл AML-проверку')).toBeTruthy();
  await user.dblClick(question.getByRole('button', { name: 'Одобрить' }));
  await waitFor(() => expect(location.search).toBe('?id=40'));
  expect(await drawer('W-000040')).toBeTruthy();
  expect(fakeApi.calls(PROCESS)).toHaveLength(2);
  expect(fakeApi.calls(PROCESS)[1]?.body).toEqual({ wallet_id: 23, request_kind: 'create', status: 'approved' });
  expect(fakeApi.calls(WALLETS).map(queryOf)[0]).toEqual({
    type: 'requests',
    status: 'requested',
    limit: '10',
    offset: '0',
  });
});

it('has separate saved views in each tab, as each has other filters', async () => {
  const { user } = await openWallets(
    '/organization/wallets?tab=all&company_name=%D0%9A%D0%B8%D1%82',
    'authorized_organization',
    (scripted) => scripted.answer(WALLETS, (call) => createPage(operatorOwn, call)),
  );
  await screen.findByRole('table', { name: 'Кошельки организации' });
  await user.click(screen.getByRole('button', { name: 'Настроить список' }));
  await user.type(await screen.findByRole('textbox', { name: 'Название вида' }), 'Кит{Enter}');
  await user.click(screen.getByRole('button', { name: 'Готово' }));
  expect(screen.getByRole('button', { name: 'Кит' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('link', { name: 'Горячие' }));
  await waitFor(() => expect(location.search).toBe(''));
  expect(screen.queryByRole('button', { name: 'Кит' }), 'it would filter nothing here').toBeNull();
  await user.click(screen.getByRole('link', { name: 'Все' }));
  await user.click(await screen.findByRole('button', { name: 'Кит' }));
  await waitFor(() => expect(location.search).toContain('company_name='));
});

it('accepts a corrected balance only with a reason', async () => {
  const decided: number[] = [];
  const { user, fakeApi } = await openWallets(
    '/organization/wallet-request?tab=balance&id=1',
    'authorized_organization',
    (scripted) => {
      scripted.answer(WALLETS, requests(decided));
      scripted.once(PROCESS, () => {
        decided.push(1);
        return json(200, walletOf(1));
      });
    },
  );
  const card = await drawer('W-000001');
  expect(within(card).getByText('Зачислен платёж от 19.11.2026')).toBeTruthy();
  await user.click(await findEnabledButton('Отклонить', card));
  const modal = await dialog('Отклонить заявку?');
  const { balance_request: request, balance } = walletOf(1);
  for (const sum of [balance, request?.amount ?? ''])
    expect(modal.textContent, 'the current and the requested amount').toContain(formatMoney(sum, 'USDT'));
  const question = within(modal);
  await user.click(question.getByRole('button', { name: 'Отклонить' }));
  expect(fakeApi.calls(PROCESS)).toHaveLength(0);
  set('Причина', 'Перевод не найден');
  await user.click(question.getByRole('button', { name: 'Отклонить' }));
  expect(await screen.findByText('Заявок на кошельки нет')).toBeTruthy();
  expect(fakeApi.calls(PROCESS)[0]?.body).toEqual({
    wallet_id: 1,
    request_kind: 'balance',
    status: 'rejected',
    comment: 'Перевод не найден',
  });
});

it('lists hot, cold and own wallets by five, creates a hot one, sets a balance, blocks', async () => {
  const create = `POST ${API}authorized_organization/wallets/create_hot_wallet/`;
  const balance = `PATCH ${API}authorized_organization/wallets/37/update_balance/`;
  const block = `PATCH ${API}authorized_organization/wallets/37/block/`;
  const { user, fakeApi } = await openWallets('/organization/wallets', 'authorized_organization', (scripted) => {
    scripted.answer(WALLETS, (call) => createPage(ofKind(queryOf(call)['type']), call));
    scripted.once(create, () => json(201, walletOf(37)));
    scripted.once(balance, () => json(200, walletOf(37)));
    scripted.once(block, () => json(200, { ...walletOf(37), status: 'blocked' }));
  });
  await screen.findByRole('table', { name: 'Кошельки организации' });
  expect(fakeApi.calls(WALLETS).map(queryOf)).toEqual([{ type: 'hot', limit: '5', offset: '0' }]);
  await user.click(screen.getByRole('button', { name: 'Создать горячий кошелёк' }));
  set('Валюта', 'USDT');
  set('Название', 'Резерв');
  await user.click(screen.getByRole('button', { name: 'Создать' }));
  expect(screen.getByText('Заполните поле')).toBeTruthy(); // USDT exists on two networks
  set('Сеть', 'trx');
  await user.click(screen.getByRole('button', { name: 'Создать' }));
  await screen.findByText('Кошелёк создан');
  expect(fakeApi.calls(create)[0]?.body).toEqual({ currency: 'USDT', network: 'trx', name: 'Резерв' });
  expect(location.search).toMatch(/^\?id=\d+$/); // the new one is open

  await user.click(screen.getByRole('link', { name: /USDT|W-000037/ }));
  const card = await drawer('W-000037');
  await user.click(await findEnabledButton('Изменить баланс', card));
  set('Новый баланс', '0');
  fireEvent.change(screen.getByLabelText(/^Комментарий/), { target: { value: 'По выписке' } });
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
  const look = within(await dialog('Изменить баланс?'));
  expect(fakeApi.calls(balance)).toHaveLength(0);
  await user.click(look.getByRole('button', { name: 'Изменить' }));
  await screen.findByText('Баланс обновлён');
  expect(fakeApi.calls(balance)[0]?.body).toEqual({ balance: '0', comment: 'По выписке' });

  await user.click(await findEnabledButton('Заблокировать средства', await drawer('W-000037')));
  const question = within(await dialog('Заблокировать кошелёк?'));
  await user.click(question.getByRole('button', { name: 'Заблокировать средства' }));
  await waitFor(() => expect(fakeApi.calls(block)).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Мои кошельки' }));
  await waitFor(() => expect(fakeApi.calls(`GET ${API}wallets/`).map(queryOf)).toEqual([{ limit: '5', offset: '0' }]));
});

it('sums custody by currency, exports filtered rows, and adds funds to an own wallet after a review', async () => {
  const solutions = `GET ${API}authorized_organization/custodial_solutions/`;
  const balance = `PATCH ${API}authorized_organization/wallets/37/update_balance/`;
  const excel = `${solutions}export_to_excel/`;
  const { user, fakeApi } = await openWallets(
    '/organization/custodial-solution?currency=USDT',
    'authorized_organization',
    (scripted) => {
      scripted.answer(WALLETS, (call) => createPage(operatorOwn, call));
      scripted.answer(solutions, (call) => createPage(world.custodial_solutions, call));
      scripted.answer(`${solutions}summary/`, () =>
        json(200, [
          {
            currency: 'USDT',
            total: '3250000.000000',
            hot: '1250000.000000',
            cold: '2000000.000000',
            wallets_count: 2,
            rub_equivalent: '300137500.00',
          },
        ]),
      );
      scripted.once(excel, () => json(503, {}));
      scripted.once(balance, () => json(200, walletOf(37)));
    },
  );
  await screen.findByRole('table', { name: 'Кастодиальные решения' });
  const totals = within(screen.getByRole('region', { name: 'Итоги по валютам' }));
  expect(await totals.findByText(/^300\s137\s500,00$/)).toBeTruthy();
  expect(totals.getByText(/^2\sкошелька$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Скачать Excel' }));
  expect(await screen.findByText('Excel: Сервис временно недоступен')).toBeTruthy();
  expect(fakeApi.calls(excel).map(queryOf)).toEqual([{ currency: 'USDT' }]);
  await user.click(screen.getByRole('button', { name: 'Пополнить' }));
  await screen.findByLabelText('Кошелёк');
  set('Кошелёк', '37');
  set('Сумма пополнения', '0,000001');
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
  const look = within(await dialog('Пополнить кошелёк?'));
  expect(look.getByText(/^1\s250\s000,000001$/)).toBeTruthy();
  await user.dblClick(look.getByRole('button', { name: 'Пополнить' }));
  await screen.findByText('Средства зачислены');
  expect(fakeApi.calls(balance).map(({ body }) => body)).toEqual([{ balance: '1250000.000001' }]);
});

it('a solution that is no wallet of the operator cannot be funded, with the reason', async () => {
  const { user } = await openWallets(
    '/organization/custodial-solution?id=984',
    'authorized_organization',
    (scripted) => {
      scripted.answer(WALLETS, (call) => createPage(operatorOwn, call));
      scripted.answer(`GET ${API}authorized_organization/custodial_solutions/`, (call) =>
        createPage(world.custodial_solutions, call),
      );
    },
  );
  const foreign = within(await drawer('Резерв USDT'));
  const add = () => foreign.getByRole('button', { name: 'Пополнить' });
  await waitFor(() => expect(add()).toHaveProperty('disabled', true));
  expect(add().title).toBe('Это не кошелёк оператора: пополнить можно только собственный');
  await user.click(await screen.findByRole('link', { name: /Основной горячий/ }));
  const own = within(await drawer('Основной горячий кошелёк'));
  await user.click(own.getByRole('button', { name: 'Пополнить' }));
  expect(await screen.findByLabelText('Кошелёк')).toHaveProperty('value', '37');
});

it('shows the rouble account with bank details to copy, its statement and its movements', async () => {
  const account = {
    id: 400,
    currency: 'RUB',
    account_number: '40702810500000000001',
    bik: '040200701',
    bank_name: 'АО «Демо-Банк Север»',
    corr_account: null,
    recipient: 'АО «Расчётный Демо-Оператор»',
    balance: '100.00',
    reserved: '25.00',
    available: '75.00',
    operations: {
      count: 11,
      next: null,
      previous: null,
      results: [
        {
          id: 1,
          operation_type: 'fee',
          amount: '-12.50',
          number: 'С-1',
          description: 'Комиссия',
          created_at: '2026-11-14T13:15:01+03:00',
        },
      ],
    },
  };
  const read = `GET ${API}wallets/fiat_wallet/`;
  const { user, fakeApi, copied } = await openWallets(
    '/organization/my-check?po=2',
    'authorized_organization',
    (scripted) => {
      scripted.once(read, () => json(503, {}));
      scripted.answer(read, () => json(200, account));
      scripted.once(`${read}pdf/`, nameless);
      scripted.answer(`${read}pdf/`, () => json(404, {}));
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('img', { name: 'Доступно 75 %' })).toBeTruthy();
  expect(fakeApi.calls(read).map(queryOf)[1]).toEqual({ limit: '10', offset: '10' });
  expect(screen.getByText('−12,50')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Скопировать: Расчётный счёт' }));
  await user.click(screen.getByRole('button', { name: 'Скопировать все' }));
  expect(copied).toEqual([
    '40702810500000000001',
    'Получатель: АО «Расчётный Демо-Оператор»\nРасчётный счёт: 40702810500000000001\nБИК: 040200701\nБанк: АО «Демо-Банк Север»',
  ]);
  const names = savedNames();
  await user.click(screen.getByRole('button', { name: 'Скачать PDF' }));
  await waitFor(() => expect(names).toEqual([expect.stringMatching(/^statement-\d{4}-\d\d-\d\d\.pdf$/)]));
  await user.click(screen.getByRole('button', { name: 'Скачать PDF' }));
  expect(await screen.findByText('Сервер не знает этого запроса')).toBeTruthy();
});

it('names a file of the custody by the contract where the server does not', async () => {
  const names = savedNames();
  const custody = `GET ${API}authorized_organization/custodial_solutions/`;
  const { user } = await openWallets('/organization/custodial-solution', 'authorized_organization', (scripted) => {
    scripted.answer(custody, (call) => createPage(world.custodial_solutions, call));
    scripted.answer(`${custody}summary/`, () => json(200, []));
    scripted.answer(`${custody}export_to_pdf/`, nameless);
  });
  await screen.findByRole('table', { name: 'Кастодиальные решения' });
  await user.click(screen.getByRole('button', { name: 'Скачать PDF' }));
  await waitFor(() => expect(names).toEqual(['custodial.pdf']));
});
