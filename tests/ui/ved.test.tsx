// Payments abroad and contracts: filled from the contract, looked at, sent once; decided by the operator with a reason.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { API } from '../support/app.ts';
import { held, json } from '../support/fakeApi.ts';
import { type Mock, closeDemoApp, openDemoApp } from './demoApp.setup.tsx';
import {
  closeStage,
  dialog,
  drawer,
  openWallets,
  queryOf,
  findEnabledButton,
  walletOf,
  world,
} from './wallets.setup.ts';

afterEach(closeStage);
afterEach(closeDemoApp);

const OWN = '/account/history-request-for-payment-ved';
const DESK = '/organization/payment-requests-ved';
const LIST = `GET ${API}ved_transactions`;
const CREATE = `POST ${API}ved_transactions/create/`;
const reviewOf = (id: number) => `PATCH ${API}authorized_organization/ved_transactions/${id}/update_status/`;
const [payment] = world.ved_transactions;
const review = async () => within(await dialog('Проверьте платёж'));
const set = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

const INVOICE = new File([new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d])], 'invoice-77.pdf', {
  type: 'application/pdf',
});
const IBAN = 'DE43500105170012345678';
const fillPayee = () => {
  set('Счёт или IBAN', '6222 0202 0011 2233 445');
  set('SWIFT', 'DEMOCNSH');
  set('Банк получателя', 'Demo Bank');
};

it('prefills a payment from the contract paid last, shows the request, and sends it once; no rate is known', async () => {
  const { user, fakeApi } = await openWallets(OWN, 'ved_participant');
  const late = held();
  fakeApi.once(CREATE, () => json(400, { amount: ['Недостаточно средств'] }));
  fakeApi.once(CREATE, late.answer);
  await user.click(await findEnabledButton('Оплатить поставщику'));
  await screen.findByLabelText('Контракт');
  expect(document.activeElement).toBe(screen.getByLabelText('Контракт'));
  expect(screen.getByLabelText('Контракт')).toHaveProperty('value', '26090017/9901/0000/2/1');
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
  expect(screen.getAllByText('Заполните поле').length).toBeGreaterThan(3);
  expect(screen.getByText('Приложите счёт (инвойс)')).toBeTruthy();
  expect(screen.getByLabelText('Контрагент')).toHaveProperty('value', 'Harbor Tools Demo Co., Ltd');
  expect(screen.getByLabelText('Страна контрагента')).toHaveProperty('value', 'CN');
  expect(screen.getByLabelText('Вид операции')).toHaveProperty('value', '11100');
  expect(screen.getByText('Сумму списания по курсу платформы определит оператор при исполнении.')).toBeTruthy();
  set('Сумма', '1 000,50');
  fillPayee();
  // a rejected wallet (W-000003) and a mere request (W-000040) pay nothing
  const wallets = within(screen.getByLabelText('Кошелёк')).getAllByRole('option');
  expect(wallets.map(({ textContent }) => textContent?.slice(0, 8))).toEqual([
    'Первый, ',
    'W-000001',
    'W-000002',
    'W-000004',
  ]);
  expect(wallets[2]?.textContent).toMatch(/ · 0,75\sBTC$/); // another 0,10 is reserved
  await user.upload(screen.getByLabelText('Счёт (инвойс)'), INVOICE);
  await screen.findByText('invoice-77.pdf');
  expect(screen.getByLabelText('Назначение платежа')).toHaveProperty(
    'value',
    'Оплата по контракту УНК 26090017/9901/0000/2/1, счёт invoice-77',
  );
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
  expect((await review()).getByText('invoice-77.pdf')).toBeTruthy();
  expect((await review()).getByText('6222020200112233445')).toBeTruthy();
  expect((await review()).getByText(/^1\s000,50$/)).toBeTruthy();
  expect(fakeApi.calls(CREATE)).toHaveLength(0);
  await user.click((await review()).getByRole('button', { name: 'Отправить платёж' }));
  expect(await screen.findByText('Сумма: Недостаточно средств')).toBeTruthy();
  expect(screen.getByText('invoice-77.pdf')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
  await user.dblClick((await review()).getByRole('button', { name: 'Отправить платёж' }));
  expect(fakeApi.calls(CREATE)).toHaveLength(2);
  late.give(json(201, payment));
  await waitFor(() => expect(location.search).toBe('?id=801'));
  expect(await drawer('Платёж ВЭД-801')).toBeTruthy();
  expect(fakeApi.calls(CREATE)[1]?.body).toEqual(
    expect.arrayContaining([
      ['wallet_id', '1'],
      ['amount', '1000.50'],
      ['ved_contract_number', '26090017/9901/0000/2/1'],
      ['operation_code', '11100'],
      ['payee_account', '6222020200112233445'],
      ['payee_swift', 'DEMOCNSH'],
      ['payee_bank', 'Demo Bank'],
      ['purpose', 'Оплата по контракту УНК 26090017/9901/0000/2/1, счёт invoice-77'],
    ]),
  );
});

it('accepts a contract by number that is not in the registry, and a payee with a wallet', async () => {
  const { user, fakeApi } = await openWallets(OWN, 'ved_participant');
  fakeApi.once(CREATE, () => json(201, payment));
  await user.click(await findEnabledButton('Оплатить поставщику'));
  await screen.findByLabelText('Контракт');
  set('Контракт', 'other');
  set('УНК', '260900199901');
  set('Контрагент', 'Nova GmbH');
  set('Страна контрагента', 'DE');
  set('Валюта', 'USD');
  set('Сумма', '100');
  set('Счёт или IBAN', 'DE44500105170012345678');
  set('SWIFT', 'DEMODEFF');
  await user.upload(screen.getByLabelText('Счёт (инвойс)'), INVOICE);
  await screen.findByText('invoice-77.pdf');
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
  expect(screen.getByText('Формат: 00000000/0000/0000/0/0')).toBeTruthy();
  expect(screen.getByText('Проверьте IBAN: контрольное число не совпадает')).toBeTruthy();
  set('Счёт или IBAN', IBAN);
  set('УНК', '260900199901000011');
  expect(screen.getByText('Тип контракта не соответствует УНК')).toBeTruthy(); // an export contract pays no supplier
  set('УНК', '260900199901000021');
  await user.click(screen.getByRole('radio', { name: 'На цифровой кошелёк' }));
  set('Адрес кошелька получателя', walletOf(1).address);
  expect(screen.getByLabelText('Сеть')).toHaveProperty('value', 'trx'); // the address names it
  set('Адрес кошелька получателя', walletOf(2).address);
  expect(screen.getByLabelText('Сеть'), 'another address, another network').toHaveProperty('value', 'btc');
  set('Адрес кошелька получателя', walletOf(1).address);
  set('Вид операции', '11200');
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
  await user.click((await review()).getByRole('button', { name: 'Отправить платёж' }));
  await waitFor(() => expect(fakeApi.calls(CREATE)).toHaveLength(1));
  const sent = fakeApi.calls(CREATE)[0]?.body;
  expect(sent).toEqual(
    expect.arrayContaining([
      ['counterparty_country', 'DE'],
      ['payee_address', walletOf(1).address],
      ['payee_network', 'trx'],
    ]),
  );
  expect(JSON.stringify(sent)).not.toContain('payee_account');
});

it('pays under a contract in four clicks: the payee is prefilled, the debit exact to the last digit', async () => {
  const { user } = await openDemoApp({ login: 'ved.active', path: '/account/reestr' });
  const row = (await screen.findByRole('link', { name: '26090017/9901/0000/2/1' })).closest('tr');
  await user.click(await findEnabledButton('Оплатить поставщику', row ?? undefined));
  expect(await screen.findByLabelText('Счёт или IBAN')).toHaveProperty('value', '6222020200112233445');
  set('Сумма', '150000');
  expect(screen.getByText(/^Спишется 20\s757,985923\sUSDT$/)).toBeTruthy(); // 150 000 × 12,78 ÷ 92,35
  expect(screen.getByText(/1\sUSDT = 7,226134\sCNY/)).toBeTruthy();
  expect(screen.getByText(/^Курс платформы «Меридиан», 20\.11\.2026, \d\d:\d\d$/)).toBeTruthy();
  expect(screen.getByText(/^161\s742,014077$/)).toBeTruthy(); // stays in the wallet
  expect(screen.getByText(/^2\s730\s000,00$/)).toBeTruthy(); // stays under the contract
  await user.upload(screen.getByLabelText('Счёт (инвойс)'), INVOICE);
  await screen.findByText('invoice-77.pdf');
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
  await user.click((await review()).getByRole('button', { name: 'Отправить платёж' }));
  const card = within(await drawer('Платёж ВЭД-806'));
  expect(card.getByText(/^20\s757,985923$/)).toBeTruthy();
  expect(card.getByText('DEMOCNSH')).toBeTruthy();
});

it('links to the purchase of the missing amount, and back to the typed values', async () => {
  const begun = await openDemoApp({ login: 'ved.active', path: '/account/createRequest' });
  await screen.findByLabelText('Получаю');
  set('Получаю', '500'); // the draft of another purchase
  const { user } = await openDemoApp({ login: 'ved.active', path: OWN, reloads: begun });
  await user.click(await findEnabledButton('Оплатить поставщику'));
  await screen.findByLabelText('Контракт');
  set('Сумма', '1400000');
  expect(screen.getByText(/^В кошельке W-000001 не хватает 11\s241,201949\sUSDT$/)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Купить недостающее' }));
  expect(await screen.findByText('Покупка для оплаты поставщику: после создания заявки откроется платёж')).toBeTruthy();
  expect(await screen.findByDisplayValue(/^11\s241,201949$/)).toBe(screen.getByLabelText('Получаю'));
  await user.click(screen.getByRole('link', { name: 'Вернуться к платежу' }));
  expect(await screen.findByDisplayValue(/^1\s400\s000$/)).toBe(screen.getByLabelText('Сумма'));
});

describe('a contract that allows no payment', () => {
  const CONTRACT = '26050042/9901/0000/2/1';
  it.each([
    ['Контракт не действует', { status: 'completed' }],
    ['Срок контракта истёк 19.11.2026', { expires_at: '2026-11-19' }],
    ['Сумма контракта исчерпана', { paid_amount: '350000.00' }],
    ['Контракт экспортный: поставщику платят по импортному', { contract_type: 'export' }],
  ])('shows «%s» as the form opens, and to the operator before the decision', async (text, change) => {
    const arrange = (opened: Mock['world']) => {
      const [contract] = opened.filter('contracts', ({ ved_contract_number }) => ved_contract_number === CONTRACT);
      const number = 'contract_type' in change ? CONTRACT.replace('/2/1', '/1/1') : CONTRACT;
      if (contract) opened.put('contracts', { ...contract, ...change, ved_contract_number: number });
      const [due] = opened.filter('ved_transactions', ({ id }) => id === 802);
      if (due) opened.put('ved_transactions', { ...due, ved_contract_number: number });
    };
    const number = 'contract_type' in change ? CONTRACT.replace('/2/1', '/1/1') : CONTRACT;
    await openDemoApp({ login: 'ved.active', path: `${OWN}?pay=${encodeURIComponent(number)}`, arrange });
    expect((await screen.findByText(text, { selector: '[role=alert]' })).textContent).toBe(text);
    closeDemoApp();
    await openDemoApp({ login: 'operator', path: `${DESK}/802`, arrange });
    expect(await screen.findByText(text, { selector: '[role=alert]' })).toBeTruthy();
  });
});

/** The contract changed, and the payment that is due made under it. */
const changeContract = (changes: object) => (opened: Mock['world']) => {
  const [contract] = opened.filter('contracts', (row) => row.ved_contract_number === '26050042/9901/0000/2/1');
  if (contract) opened.put('contracts', { ...contract, ...changes });
  const [due] = opened.filter('ved_transactions', ({ id }) => id === 802);
  if (due && contract)
    opened.put('ved_transactions', {
      ...due,
      ved_contract_number: contract.ved_contract_number,
      currency: contract.currency ?? due.currency,
    });
};

it('warns of an unconfirmed contract and of a sum above its remainder, which would block the payment', async () => {
  const unconfirmed = 'Контракт ещё не подтверждён оператором: до этого платёж не исполнить';
  const path = `${OWN}?pay=${encodeURIComponent('26050042/9901/0000/2/1')}`;
  await openDemoApp({ login: 'ved.active', path, arrange: changeContract({ status: 'pending' }) });
  expect(await screen.findByText(unconfirmed)).toBeTruthy();
  closeDemoApp();
  await openDemoApp({ path: `${DESK}/802`, arrange: changeContract({ status: 'pending' }) });
  expect(await screen.findByText(unconfirmed, { selector: '[role=alert]' })).toBeTruthy();
  closeDemoApp();
  await openDemoApp({ path: `${DESK}/802`, arrange: changeContract({ paid_amount: '349999.99' }) });
  expect(await screen.findByText('Больше остатка по контракту', { selector: '[role=alert]' })).toBeTruthy();
});

it('says that the registry has no contract of the payment', async () => {
  await openDemoApp({
    path: `${DESK}/802`,
    arrange(opened) {
      const row = opened.known('ved_transactions', 802);
      opened.put('ved_transactions', { ...row, ved_contract_number: '26090099/9901/0000/2/1' });
    },
  });
  expect(await screen.findByText('Не найден в реестре')).toBeTruthy();
});

it('compares no payment with the remainder of a contract in another currency', async () => {
  await openDemoApp({
    path: `${DESK}/802`,
    arrange(opened) {
      changeContract({ paid_amount: '349999.99' })(opened);
      opened.put('ved_transactions', { ...opened.known('ved_transactions', 802), currency: 'CNY' });
    },
  });
  expect(await screen.findByText('Остаток по контракту')).toBeTruthy();
  expect(screen.queryByText('Больше остатка по контракту')).toBeNull();
});

it('blocks creating for a read-only account', async () => {
  await openWallets(OWN, 'ved_participant', undefined, 'closed');
  const create = await screen.findByRole('button', { name: 'Оплатить поставщику' });
  await waitFor(() => expect(create).toHaveProperty('disabled', true));
});

it('the operator executes after a confirmation with the consequence, and moves on to the next', async () => {
  const { user, fakeApi } = await openWallets(`${DESK}/802?status=accepted`, 'authorized_organization');
  fakeApi.once(reviewOf(802), () => json(200, { ...world.ved_transactions[1], status: 'executed' }));
  const card = await drawer('Платёж ВЭД-802');
  expect(fakeApi.calls(LIST).map(queryOf)).toContainEqual({ id: '802', limit: '1', offset: '0' });
  expect((await within(card).findByRole('link', { name: 'Следующая заявка' })).getAttribute('href')).toBe(
    `${DESK}/801?status=accepted`,
  );
  await user.click(await findEnabledButton('Исполнить', card));
  const question = within(await dialog('Исполнить платёж?'));
  expect(question.getByText(/спис/)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Отмена');
  await user.dblClick(question.getByRole('button', { name: 'Исполнить' }));
  await screen.findByText('Статус обновлён');
  expect(fakeApi.calls(reviewOf(802)).map(({ body }) => body)).toEqual([{ status: 'executed' }]);
});

it('alerts where the status has changed meanwhile, refetches, and keeps the reason for another try', async () => {
  const { user, fakeApi } = await openWallets(`${DESK}/801`, 'authorized_organization');
  fakeApi.once(reviewOf(801), () => json(400, { status: ['Переход в этот статус недоступен'] }));
  await user.click(await findEnabledButton('Отклонить', await drawer('Платёж ВЭД-801')));
  const question = await dialog('Отклонить платёж?');
  await user.click(within(question).getByRole('button', { name: 'Отклонить' }));
  expect(within(question).getByText('Заполните поле')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Причина'), { target: { value: 'Нет счёта' } });
  const callsBefore = fakeApi.calls(LIST).length;
  await user.click(within(question).getByRole('button', { name: 'Отклонить' }));
  expect((await screen.findByText('Переход в этот статус недоступен')).closest('[role=alert]')).toBeTruthy();
  await waitFor(() => expect(fakeApi.calls(LIST).length).toBeGreaterThan(callsBefore));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await findEnabledButton('Отклонить'));
  expect(screen.getByLabelText('Причина')).toHaveProperty('value', 'Нет счёта');
  expect(fakeApi.calls(reviewOf(801)).map(({ body }) => body)).toEqual([{ status: 'rejected', comment: 'Нет счёта' }]);
});

it('shows contracts with their filters; the operator confirms and notifies', async () => {
  const confirm = `PATCH ${API}authorized_organization/contracts/308/update_status/`;
  const notice = `POST ${API}authorized_organization/contracts/notifications/create/`;
  const { user, fakeApi } = await openWallets(
    '/organization/reestr-contracts?contract_type=import&id=308',
    'authorized_organization',
  );
  fakeApi.once(confirm, () => json(200, { ...world.contracts[7], status: 'active' }));
  fakeApi.once(notice, () => json(400, { text: ['Слишком длинный текст'] }));
  fakeApi.once(notice, () => json(201, { notification_id: 5 }));
  const card = await drawer('УНК 26110008/9902/0000/9/1');
  expect(within(card).queryByRole('link', { name: 'Следующая заявка' }), 'a contract is no request').toBeNull();
  expect(fakeApi.calls(`GET ${API}contracts`).map(queryOf)).toEqual([
    { contract_type: 'import', limit: '10', offset: '0' },
  ]);
  await user.click(await findEnabledButton('Подтвердить', card));
  const question = within(await dialog('Подтвердить контракт?'));
  // requests may be made under an unconfirmed contract; only the execution of a payment waits for it
  expect(question.getByText('Контракт станет действующим: по нему можно будет исполнять платежи.')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Подтвердить' }));
  await waitFor(() => expect(fakeApi.calls(confirm).map(({ body }) => body)).toEqual([{ status: 'active' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Уведомить' }));
  const form = within(await dialog('Уведомление по контракту'));
  await user.click(form.getByRole('button', { name: 'Отправить' }));
  expect(fakeApi.calls(notice)).toHaveLength(0);
  fireEvent.change(form.getByLabelText('Текст уведомления'), { target: { value: 'Пришлите акт' } });
  await user.click(form.getByRole('button', { name: 'Отправить' }));
  expect(await form.findByText('Текст уведомления: Слишком длинный текст')).toBeTruthy();
  expect(form.getByLabelText('Текст уведомления')).toHaveProperty('value', 'Пришлите акт');
  await user.click(form.getByRole('button', { name: 'Отправить' }));
  expect(await screen.findByText('Уведомление отправлено')).toBeTruthy();
  expect(fakeApi.calls(notice)[1]?.body).toEqual({ contract_id: 308, text: 'Пришлите акт' });
});

it('links from a payment to the contract it is compared with', async () => {
  const { user } = await openWallets('/organization/payment-requests-ved/801', 'authorized_organization');
  const card = within(await drawer('Платёж ВЭД-801'));
  await user.click(card.getByRole('link', { name: '26090017/9901/0000/2/1' }));
  await waitFor(() => expect(location.pathname).toBe('/organization/reestr-contracts'));
  expect(new URLSearchParams(location.search).get('ved_contract_number')).toBe('26090017/9901/0000/2/1');
});

it('keeps the unsent notification of a closed contract until it is sent', async () => {
  const notice = `POST ${API}authorized_organization/contracts/notifications/create/`;
  const { user, fakeApi } = await openWallets('/organization/reestr-contracts?id=308', 'authorized_organization');
  fakeApi.once(notice, () => json(201, { notification_id: 5 }));
  const opened = async () => {
    await user.click(screen.getByRole('button', { name: 'Уведомить' }));
    return within(await dialog('Уведомление по контракту')).getByLabelText('Текст уведомления');
  };
  await drawer('УНК 26110008/9902/0000/9/1');
  fireEvent.change(await opened(), { target: { value: 'Пришлите спецификацию' } });
  await user.click(screen.getByRole('button', { name: 'Отмена' }));
  expect(await opened()).toHaveProperty('value', 'Пришлите спецификацию');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await screen.findByText('Уведомление отправлено');
  expect(await opened()).toHaveProperty('value', '');
});

it('gives the owner of a contract its facts and no decision', async () => {
  await openWallets('/account/reestr?id=301', 'ved_participant');
  const card = within(await drawer('УНК 26090017/9901/0000/2/1'));
  expect(card.getByText('Китай')).toBeTruthy();
  expect(card.getByText(/^2\s880\s000,00$/)).toBeTruthy();
  expect(card.queryByRole('button', { name: /Подтвердить|Завершить|Уведомить/ })).toBeNull();
});
