// Own digital wallets: filters, adding with the address checked, funding notice, requests, attribution, screening, QR.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import world from '../contract/demo-world.json' with { type: 'json' };
import { API } from '../support/app.ts';
import { held, json } from '../support/fakeApi.ts';
import {
  closeStage,
  dialog,
  drawer,
  openWallets,
  ownWallets,
  createPage,
  queryOf,
  findEnabledButton,
  walletOf,
} from './wallets.setup.ts';

afterEach(closeStage);

const PATH = '/account/digital-wallets';
const LIST = `GET ${API}wallets/ved_participant`;
const CREATE = `POST ${API}wallets/ved_participant/create/`;
const ADDRESS = 'TV8g1zVgEJTRSjGFkPYpKR3CNWvNvFfGkS';
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('requests with the filters of the URL, and shows the cold ones in a separate tab', async () => {
  const { user, fakeApi } = await openWallets(
    `${PATH}?currency=USDT&status=sold&network=trx`,
    'ved_participant',
    (scripted) =>
      scripted.answer(`GET ${API}wallets/ved_participant/cold_wallets/`, (call) => createPage([walletOf(2)], call)),
  );
  const table = within(await screen.findByRole('table', { name: 'Цифровые кошельки' }));
  expect(fakeApi.calls(LIST).map(queryOf)).toEqual([{ currency: 'USDT', network: 'trx', limit: '10', offset: '0' }]);
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Кошелёк',
    '№',
    'Адрес',
    'Сеть',
    'Баланс',
    'AML',
    'УНК',
    'Статус',
  ]);
  expect(table.getByText('TRtH...GYit')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: /Холодные/ }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(location.search).toBe('?tab=cold');
});

it('submits a request once, with the address verified by its checksum; a rejection loses nothing', async () => {
  const { user, fakeApi } = await openWallets(PATH, 'ved_participant');
  fakeApi.once(CREATE, () => json(400, { address: ['Этот адрес уже добавлен'] }));
  await user.click(await findEnabledButton('Добавить кошелёк'));
  await screen.findByLabelText('Валюта'); // the form is a separate chunk
  const form = await dialog('Заявка на кошелёк');
  fireEvent.change(screen.getByLabelText('Валюта'), { target: { value: 'USDT' } });
  type('Сеть', 'trx');
  type('Адрес кошелька', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
  type('Название', 'Расчёты');
  type('УНК', '260900179901000011');
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }));
  expect(await screen.findByText('Адрес не подходит для сети TRX')).toBeTruthy();
  expect(screen.getByText('Тип контракта не соответствует УНК')).toBeTruthy();
  type('Адрес кошелька', 'TV8g1zVgEJTRSjGFkPYpKR3CNWvNvFfGkT');
  expect(screen.getByText('Проверьте адрес: контрольная сумма не совпадает')).toBeTruthy();
  type('Адрес кошелька', ADDRESS);
  type('УНК', '260900179901000021');
  expect(fakeApi.calls(CREATE)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }));
  expect(await within(form).findByText('Адрес кошелька: Этот адрес уже добавлен')).toBeTruthy();
  expect(screen.getByLabelText('Адрес кошелька')).toHaveProperty('value', ADDRESS);
  const late = held();
  fakeApi.once(CREATE, late.answer);
  await user.dblClick(screen.getByRole('button', { name: 'Отправить заявку' }));
  expect(fakeApi.calls(CREATE)).toHaveLength(2);
  late.give(json(201, walletOf(40)));
  await waitFor(() => expect(location.search).toBe('?id=40'));
  expect(screen.getByText('Заявка на кошелёк отправлена')).toBeTruthy();
  expect(fakeApi.calls(CREATE)[1]?.body).toEqual([
    ['currency', 'USDT'],
    ['network', 'trx'],
    ['address', ADDRESS],
    ['name', 'Расчёты'],
    ['wallet_type', 'import'],
    ['ved_contract_number', '26090017/9901/0000/2/1'],
  ]);
});

it('registers a contract with its terms in the wallet request', async () => {
  const { user, fakeApi } = await openWallets('/account/reestr', 'ved_participant');
  await user.click(await findEnabledButton('Добавить контракт'));
  await screen.findByLabelText('УНК');
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }));
  expect(screen.getByLabelText('Сумма контракта').getAttribute('aria-invalid')).toBe('true');
  const texts = {
    УНК: '261100770000000021',
    Контрагент: 'Harbor Tools Demo Co., Ltd',
    'Страна контрагента': 'CN',
    'Валюта контракта': 'CNY',
    'Сумма контракта': '1 200 000,50 ¥',
    'Дата контракта': '02.11.2026',
    'Срок действия': '01.11.2026',
    Валюта: 'USDT',
    Сеть: 'trx',
    'Адрес кошелька': ADDRESS,
    Название: 'Расчёты',
  };
  for (const [label, value] of Object.entries(texts)) type(label, value);
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }));
  expect(screen.getByText('Срок раньше даты контракта')).toBeTruthy();
  type('Срок действия', '31.12.2027');
  fakeApi.once(CREATE, () => json(201, walletOf(40)));
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }));
  expect(await screen.findByText('Контракт отправлен на проверку')).toBeTruthy();
  expect(fakeApi.calls(CREATE).map(({ body }) => body)).toEqual([
    [
      ['currency', 'USDT'],
      ['network', 'trx'],
      ['address', ADDRESS],
      ['name', 'Расчёты'],
      ['wallet_type', 'import'],
      ['ved_contract_number', '26110077/0000/0000/2/1'],
      ['counterparty_name', 'Harbor Tools Demo Co., Ltd'],
      ['counterparty_country', 'CN'],
      ['contract_currency', 'CNY'],
      ['contract_amount', '1200000.50'],
      ['signed_at', '2026-11-02'],
      ['expires_at', '2027-12-31'],
    ],
  ]);
});

const lineOf = (label: string) =>
  document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '');

it('announces only the first of several errors of a rejected submit', async () => {
  const { user } = await openWallets(PATH, 'ved_participant');
  await user.click(await findEnabledButton('Добавить кошелёк'));
  const first = await screen.findByLabelText('Адрес кошелька');
  const form = await dialog('Заявка на кошелёк');
  const name = screen.getByLabelText('Название');
  await user.click(name);
  await user.click(first);
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(lineOf('Название')?.getAttribute('aria-live'), 'a field that was left speaks').toBe('polite');
  await user.click(within(form).getByRole('button', { name: 'Отправить заявку' }));
  await waitFor(() => expect(document.activeElement).toBe(first));
  const wrong = [...form.querySelectorAll('[aria-invalid=true]')];
  expect(wrong.length).toBeGreaterThan(3);
  expect(
    ['Валюта', 'Адрес кошелька', 'Название', 'УНК'].map((label) => lineOf(label)?.getAttribute('aria-live')),
  ).toEqual(['off', 'off', 'off', 'off']);
});

it('accepts only a picture for «Изображение»', async () => {
  const { user, fakeApi } = await openWallets(PATH, 'ved_participant');
  await user.click(await findEnabledButton('Добавить кошелёк'));
  const field = await screen.findByLabelText('Изображение');
  expect(field.getAttribute('accept')).toBe('.png,.jpg,.jpeg');
  const form = await dialog('Заявка на кошелёк');
  fireEvent.change(field, { target: { files: [new File(['%PDF-1.7 act'], 'act.pdf', { type: 'application/pdf' })] } });
  await within(form).findByText('act.pdf');
  await user.click(within(form).getByRole('button', { name: 'Отправить заявку' }));
  await waitFor(() => expect(screen.getByLabelText('Изображение').getAttribute('aria-invalid')).toBe('true'));
  expect(fakeApi.calls(CREATE)).toHaveLength(0);
});

it("shows the text of the specification where a provider's new wallet gets no response", async () => {
  const call = `POST ${API}wallets/liquidity_provider/create/`;
  const { user, fakeApi } = await openWallets('/liquidity/my-wallets', 'liquidity_provider');
  fakeApi.once(call, () => Promise.reject(new TypeError('Failed to fetch')));
  fakeApi.once(call, () => json(201, { ...walletOf(26), id: 77 }));
  await user.click(await findEnabledButton('Добавить кошелёк'));
  await screen.findByLabelText('Валюта');
  const form = await dialog('Новый кошелёк');
  fireEvent.change(screen.getByLabelText('Валюта'), { target: { value: 'ETH' } });
  expect(screen.getByLabelText('Сеть')).toHaveProperty('value', 'eth');
  type('Адрес кошелька', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed');
  type('Название', 'Ether');
  expect(screen.queryByLabelText('УНК')).toBeNull();
  const send = within(form).getByRole('button', { name: 'Добавить кошелёк' });
  await user.click(send);
  expect((await within(form).findByText('Network Error or unknown issue')).getAttribute('role')).toBe('alert');
  await user.click(send);
  await waitFor(() => expect(location.search).toBe('?id=77'));
  // stored in the letters that carry the check
  expect(fakeApi.calls(call)[1]?.body).toContainEqual(['address', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed']);
});

it("reports a provider's wallet that failed its check as rejected", async () => {
  const { user, fakeApi } = await openWallets('/liquidity/my-wallets', 'liquidity_provider');
  const refused = { ...walletOf(26), id: 77, status: 'rejected', aml_percentage: 72 } as const;
  fakeApi.once(`POST ${API}wallets/liquidity_provider/create/`, () => json(201, refused));
  await user.click(await findEnabledButton('Добавить кошелёк'));
  await screen.findByLabelText('Валюта');
  fireEvent.change(screen.getByLabelText('Валюта'), { target: { value: 'ETH' } });
  type('Адрес кошелька', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed');
  type('Название', 'Ether риск');
  await user.click(within(await dialog('Новый кошелёк')).getByRole('button', { name: 'Добавить кошелёк' }));
  expect((await screen.findByText('Кошелёк отклонён: AML-риск 72 %')).closest('[role=alert]')).toBeTruthy();
  expect(screen.queryByText('Кошелёк добавлен')).toBeNull();
});

it('shows the address to receive as text and as a code, with its network', async () => {
  const { user, copied } = await openWallets(`${PATH}?id=2`, 'ved_participant');
  await user.click(await screen.findByRole('button', { name: 'Получить' }));
  const receiving = await dialog('Получить BTC');
  const shown = within(receiving);
  const { address } = walletOf(2);
  expect((await shown.findByRole('img', { name: `QR-код адреса ${address}` })).querySelector('path')).toBeTruthy();
  expect(receiving.textContent).toContain(address);
  expect(shown.getByText(/только BTC в сети BTC/)).toBeTruthy();
  await user.click(shown.getByRole('button', { name: 'Скопировать адрес' }));
  expect(await shown.findByRole('button', { name: 'Скопировано' })).toBeTruthy();
  expect(copied).toEqual([address]);
});

it('reports funding, requests a balance and attributes to a contract, each error at its field', async () => {
  const funding = `PATCH ${API}wallets/ved_participant/notify_funding/`;
  const attribute = `PATCH ${API}wallets/contracts/update_balance/`;
  const request = `PATCH ${API}wallets/requests/update_balance/`;
  const { user, fakeApi } = await openWallets(`${PATH}?id=2`, 'ved_participant');
  fakeApi.once(funding, () => json(400, { status: ['Переход в этот статус недоступен'] }));
  fakeApi.once(funding, () => json(200, walletOf(2)));
  fakeApi.once(attribute, () => json(200, { wallet: walletOf(2), contract: null }));
  fakeApi.once(request, () => json(200, walletOf(2)));
  await user.click(await findEnabledButton('Сообщить о пополнении'));
  expect(await screen.findByText(/Сам баланс обновляется кнопкой «Обновить баланс»/)).toBeTruthy(); // nothing confirms it
  fireEvent.change(screen.getByLabelText('Хеш перевода'), { target: { value: 'ab12' } });
  await user.click(screen.getByRole('button', { name: 'Сообщить оператору' }));
  expect(await screen.findByText('Статус: Переход в этот статус недоступен')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Сообщить оператору' }));
  expect(await screen.findByText('Оператору сообщено о пополнении')).toBeTruthy();
  expect(fakeApi.calls(funding)[1]?.body).toEqual({ wallet_id: 2, hash: 'ab12' });

  await user.click(await findEnabledButton('Отнести к контракту'));
  expect((await dialog('Отнести к контракту')).textContent).toContain('Дважды одну сумму отнести нельзя');
  const sum = await screen.findByLabelText('Сумма');
  fireEvent.change(sum, { target: { value: '0,76' } }); // of 0,85 another 0,10 is reserved
  await user.click(screen.getByRole('button', { name: 'Отнести' }));
  expect(screen.getByText(/^Недостаточно средств: доступно 0,75\sBTC$/)).toBeTruthy();
  expect(fakeApi.calls(attribute)).toHaveLength(0);
  fireEvent.change(sum, { target: { value: '0,75' } });
  expect(screen.queryByText(/^Недостаточно средств/), 'all of it may be attributed').toBeNull();
  await user.click(screen.getByRole('button', { name: 'Отмена' }));

  await user.click(await findEnabledButton('Запросить исправление'));
  await dialog('Запросить обновление баланса');
  fireEvent.change(screen.getByLabelText('Верный баланс'), { target: { value: '0.95' } });
  await user.click(screen.getByRole('button', { name: 'Отправить запрос' }));
  await waitFor(() =>
    expect(fakeApi.calls(request).map(({ body }) => body)).toEqual([{ wallet_id: 2, amount: '0.95' }]),
  );
});

it('requests a balance of zero', async () => {
  const { user, fakeApi } = await openWallets(`${PATH}?id=2`, 'ved_participant');
  await user.click(await findEnabledButton('Запросить исправление'));
  await dialog('Запросить обновление баланса');
  fireEvent.change(screen.getByLabelText('Верный баланс'), { target: { value: '0' } });
  await user.click(screen.getByRole('button', { name: 'Отправить запрос' }));
  const request = `PATCH ${API}wallets/requests/update_balance/`;
  fakeApi.once(request, () => json(200, walletOf(2)));
  await waitFor(() => expect(fakeApi.calls(request).map(({ body }) => body)).toEqual([{ wallet_id: 2, amount: '0' }]));
});

it('offers the contracts that a wallet of its kind may pay under', async () => {
  const [other] = world.contracts.filter(({ contract_type }) => contract_type === 'export');
  const { user } = await openWallets(`${PATH}?id=2`, 'ved_participant', (fakeApi) =>
    fakeApi.answer(`GET ${API}contracts/`, () => json(200, [other, world.contracts[0]])),
  );
  await user.click(await findEnabledButton('Отнести к контракту'));
  const choice = await screen.findByLabelText('Контракт');
  expect([...choice.querySelectorAll('option')].map(({ value }) => value)).toEqual(['', '26090017/9901/0000/2/1']);
});

it('offers no second request while one is open, and no funding of a rejected wallet', async () => {
  await openWallets(`${PATH}?id=1`, 'ved_participant');
  const card = within(await drawer('W-000001'));
  await card.findByText('На рассмотрении');
  expect(card.queryByRole('button', { name: 'Запросить исправление' })).toBeNull();
  closeStage();
  await openWallets(`${PATH}?id=3`, 'ved_participant');
  const refused = within(await drawer('W-000003'));
  expect(refused.queryByRole('button', { name: 'Сообщить о пополнении' })).toBeNull();
  expect(refused.getByText(/не прошёл проверку/)).toBeTruthy();
});

it.each([
  ['rejected', 3, ['Запросить исправление']],
  ['requested', 40, []],
  ['blocked', 3, []],
] as const)(
  'offers no funding of a wallet that is %s, nor actions that would be rejected',
  async (status, id, actions) => {
    const wallet = { ...walletOf(id), status, balance: '3.2' };
    await openWallets(`${PATH}?id=${id}`, 'ved_participant', (fakeApi) =>
      fakeApi.answer(LIST, (call) => createPage([wallet], call)),
    );
    const card = within(await drawer(wallet.wallet_id));
    await findEnabledButton('Проверить AML');
    for (const act of ['Получить', 'Отнести к контракту', 'Сообщить о пополнении'])
      expect(card.queryByRole('button', { name: act })).toBeNull();
    expect(
      card.queryAllByRole('button', { name: 'Запросить исправление' }).map(({ textContent }) => textContent),
    ).toEqual(actions);
  },
);

it('checks AML and refreshes the balance; a failed check shows the text of the specification', async () => {
  const check = `PATCH ${API}wallets/aml_check/`;
  const refresh = `PATCH ${API}wallets/update_balance/`;
  const { user, fakeApi } = await openWallets(`${PATH}?id=1`, 'ved_participant');
  fakeApi.once(check, () => json(500, {}));
  fakeApi.once(check, () => json(400, { detail: 'Проверка уже идёт' }));
  fakeApi.once(check, () => json(200, { ...walletOf(1), aml_percentage: 7 }));
  fakeApi.once(refresh, () => json(200, { ...walletOf(1), balance: '190000.000000' }));
  await user.click(await findEnabledButton('Проверить AML'));
  expect(await screen.findByText('Ошибка сервера. Пожалуйста, попробуйте позже.')).toBeTruthy();
  expect((await screen.findByText('Server Error 500: Internal Server Error.')).closest('[role=alert]')).toBeTruthy();
  await user.click(await findEnabledButton('Проверить AML'));
  expect(await screen.findByText('Проверка уже идёт')).toBeTruthy();
  await user.click(await findEnabledButton('Проверить AML'));
  expect(await screen.findByText('AML W-000001: 7 %')).toBeTruthy();
  await user.click(await findEnabledButton('Обновить баланс'));
  expect(await screen.findByText(/^Баланс W-000001: 190\s000,000000\sUSDT$/)).toBeTruthy();
});

it('sends no write from a read-only account', async () => {
  const { fakeApi } = await openWallets(`${PATH}?id=1`, 'ved_participant', undefined, 'under_review');
  const card = await drawer('W-000001');
  const writes = ['Сообщить о пополнении', 'Обновить баланс', 'Проверить AML', 'Отнести к контракту'];
  await waitFor(() => {
    for (const name of writes) expect(within(card).getByRole('button', { name })).toHaveProperty('disabled', true);
  });
  for (const name of writes) fireEvent.click(within(card).getByRole('button', { name }));
  expect(screen.getByRole('button', { name: 'Добавить кошелёк' })).toHaveProperty('disabled', true);
  expect(fakeApi.received.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(ownWallets.length).toBeGreaterThan(0);
});
