// Rules of every form that moves money in and out: deposits, withdrawals, payments abroad.
import { expect, it } from 'vitest';
import { FILE, type FormCase, testCreated, testEmptyResponse, testForm, testLostResponse } from './forms.setup.tsx';

const PDF = new File(['%PDF-1.7 order'], 'order.pdf', { type: 'application/pdf' });
const DEPOSIT = {
  open: ['Пополнить счёт'],
  fields: { Сумма: '3000000', Комментарий: 'По счёту 7' },
  send: 'Создать заявку',
  sends: { amount: '3000000', currency: 'RUB', comment: 'По счёту 7' },
};
const WITHDRAWAL = {
  open: ['Вывести средства'],
  fields: {
    Сумма: '1500,50',
    Получатель: 'ООО «Тест»',
    БИК: '040200701',
    'Расчётный счёт': '40702810600010000001',
    'Назначение платежа': 'Возврат остатка',
    Комментарий: 'Срочно',
  },
  review: 'Проверить',
  send: 'Создать заявку',
  sends: {
    amount: '1500.50',
    currency: 'RUB',
    recipient_name: 'ООО «Тест»',
    settlement_account: '40702810600010000001',
    bik: '040200701',
    purpose: 'Возврат остатка',
    comment: 'Срочно',
  },
};

const forms = {
  'deposit of a participant': {
    ...DEPOSIT,
    login: 'ved.active',
    path: '/account/replenishment-requests',
    made: /^\/account\/replenishment-requests\?id=\d+$/,
    call: 'deposits/',
  },
  'deposit of a provider': {
    ...DEPOSIT,
    login: 'lp.active',
    path: '/liquidity/operations-history',
    made: /^\/liquidity\/operations-history\?id=\d+$/,
    call: 'deposits/',
  },
  'payment order': {
    login: 'ved.active',
    path: '/account/replenishment-requests?id=601',
    open: ['Загрузить платёжное поручение'],
    fields: { 'Платёжное поручение': PDF },
    send: 'Загрузить',
    call: 'deposits/601/update/',
    sends: { payment_order: FILE },
  },
  'payment order replaced': {
    login: 'ved.active',
    path: '/account/replenishment-requests?id=602',
    open: ['Заменить платёжное поручение'],
    fields: { 'Платёжное поручение': PDF },
    send: 'Загрузить',
    call: 'deposits/602/update/',
    sends: { payment_order: FILE },
  },
  'cancelling a deposit': {
    login: 'ved.active',
    path: '/account/replenishment-requests?id=601',
    open: ['Отменить заявку'],
    send: 'Отменить заявку',
    call: 'deposits/601/update/',
    sends: { status: 'cancelled' },
  },
  'comment of a deposit': {
    login: 'ved.active',
    path: '/account/replenishment-requests?id=602',
    open: ['Добавить'],
    fields: { Комментарий: 'Оплачено сегодня' },
    send: 'Сохранить',
    call: 'deposits/602/update_comment/',
    sends: { comment: 'Оплачено сегодня' },
  },
  'withdrawal of a participant': {
    ...WITHDRAWAL,
    login: 'ved.active',
    path: '/account/operations-history?tab=withdrawals',
    made: /^\/account\/operations-history\?tab=withdrawals&id=7\d\d$/,
    call: 'withdrawals/',
  },
  'withdrawal of a provider': {
    ...WITHDRAWAL,
    login: 'lp.active',
    path: '/liquidity/my-wallets',
    made: /^\/liquidity\/operations-history\?tab=withdrawals&id=\d+$/,
    call: 'withdrawals/',
  },
  'comment of a withdrawal': {
    login: 'ved.active',
    path: '/account/operations-history?tab=withdrawals&id=701',
    open: ['Добавить'],
    fields: { Комментарий: 'Срочно' },
    send: 'Сохранить',
    call: 'withdrawals/701/update_comment/',
    sends: { comment: 'Срочно' },
  },
  'payment abroad': {
    login: 'ved.active',
    path: '/account/history-request-for-payment-ved',
    open: ['Оплатить поставщику'],
    fields: { Контракт: '26050042/9901/0000/2/1', Сумма: '1500', Кошелёк: '1', 'Счёт (инвойс)': PDF },
    review: 'Проверить',
    send: 'Отправить платёж',
    made: /^\/account\/history-request-for-payment-ved\?id=\d+$/,
    call: 'ved_transactions/create/',
    sends: {
      amount: '1500',
      currency: 'USD',
      ved_contract_number: '26050042/9901/0000/2/1',
      counterparty_name: 'Sample Machinery GmbH',
      counterparty_country: 'DE',
      purpose: 'Оплата по контракту УНК 26050042/9901/0000/2/1, счёт order',
      operation_code: '11100',
      wallet_id: '1',
      payee_account: 'DE43500105170012345678',
      payee_swift: 'DEMODEFF',
      payee_bank: 'Muster Handelsbank',
      invoice: FILE,
    },
  },
} satisfies Readonly<Record<string, FormCase>>;
const cases: readonly (readonly [string, FormCase])[] = Object.entries(forms);

it.each(cases)('%s', (_, form) => expect(testForm(form)).resolves.toBeUndefined());

it.each(cases.filter(([, { made }]) => made))('%s, its response lost', (_, form) =>
  expect(testLostResponse(form)).resolves.toBeUndefined(),
);

it.each(['withdrawal of a participant', 'withdrawal of a provider', 'payment abroad'] as const)(
  '%s, its response empty: closed where it was opened',
  (name) => expect(testEmptyResponse(forms[name], forms[name].path)).resolves.toBeUndefined(),
);

it.each([
  ['withdrawal of a participant', '/account/my-wallets'],
  ['withdrawal of a participant', '/account/dashboard'],
  ['withdrawal of a provider', '/liquidity/my-wallets'],
] as const)('%s, created at %s: its record is opened', (name, path) =>
  expect(testCreated({ ...forms[name], path })).resolves.toBeUndefined(),
);

it('a payment created by its address: its record is opened', () => {
  const path = `${forms['payment abroad'].path}?pay=new`;
  return expect(testCreated({ ...forms['payment abroad'], path, open: [] })).resolves.toBeUndefined();
});
