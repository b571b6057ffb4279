// Rules of every form of the wallet screens, the operator's included.
import { expect, it } from 'vitest';
import { FILE, type FormCase, testCancelled, testEmptyResponse, testForm, testLostResponse } from './forms.setup.tsx';

const PDF = new File(['%PDF-1.7 contract'], 'contract.pdf', { type: 'application/pdf' });
const PNG = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'screen.png', {
  type: 'image/png',
});
const OWN = { login: 'ved.active', path: '/account/digital-wallets?id=2' } as const;
const NEW = {
  Валюта: 'USDT',
  Сеть: 'trx',
  'Адрес кошелька': 'TV8g1zVgEJTRSjGFkPYpKR3CNWvNvFfGkS',
  Название: 'Расчёты с Шэньчжэнем',
};
const SENT = {
  currency: 'USDT',
  network: 'trx',
  address: 'TV8g1zVgEJTRSjGFkPYpKR3CNWvNvFfGkS',
  name: 'Расчёты с Шэньчжэнем',
  wallet_type: 'import',
};

const forms = {
  'wallet of a participant': {
    login: 'ved.active',
    path: '/account/digital-wallets',
    open: ['Добавить кошелёк'],
    fields: { ...NEW, УНК: '26090017/9901/0000/2/1', 'Файл контракта': PDF },
    send: 'Отправить заявку',
    made: /^\/account\/digital-wallets\?id=\d+$/,
    call: 'wallets/ved_participant/create/',
    sends: { ...SENT, ved_contract_number: '26090017/9901/0000/2/1', contract_file: FILE },
  },
  'wallet of a provider': {
    login: 'lp.active',
    path: '/liquidity/my-wallets',
    open: ['Добавить кошелёк'],
    fields: { ...NEW, Изображение: PNG },
    send: 'Добавить кошелёк',
    made: /^\/liquidity\/my-wallets\?id=\d+$/,
    call: 'wallets/liquidity_provider/create/',
    sends: { ...SENT, photo: FILE },
  },
  'funding notice': {
    ...OWN,
    open: ['Сообщить о пополнении'],
    fields: { Сумма: '0,5', 'Хеш перевода': 'ab12' },
    send: 'Сообщить оператору',
    call: 'wallets/ved_participant/notify_funding/',
    sends: { wallet_id: 2, amount: '0.5', hash: 'ab12' },
  },
  'balance request of a participant': {
    ...OWN,
    open: ['Запросить исправление'],
    fields: { 'Верный баланс': '0,9', Комментарий: 'По выписке' },
    send: 'Отправить запрос',
    call: 'wallets/requests/update_balance/',
    sends: { wallet_id: 2, amount: '0.9', comment: 'По выписке' },
  },
  'balance request of a provider': {
    login: 'lp.active',
    path: '/liquidity/my-wallets?id=27',
    open: ['Запросить исправление'],
    fields: { 'Верный баланс': '4' },
    send: 'Отправить запрос',
    call: 'wallets/requests/update_balance/',
    sends: { wallet_id: 27, amount: '4' },
  },
  attribution: {
    ...OWN,
    open: ['Отнести к контракту'],
    fields: { Контракт: '26050042/9901/0000/2/1', Сумма: '0,1' },
    send: 'Отнести',
    call: 'wallets/contracts/update_balance/',
    sends: { wallet_id: 2, ved_contract_number: '26050042/9901/0000/2/1', amount: '0.1' },
  },
  'balance read again': { ...OWN, send: 'Обновить баланс', call: 'wallets/update_balance/', sends: { wallet_id: 2 } },
  'AML check': { ...OWN, send: 'Проверить AML', call: 'wallets/aml_check/', sends: { wallet_id: 2 } },
  'notice of a contract': {
    login: 'operator',
    path: '/organization/reestr-contracts?id=301',
    open: ['Уведомить'],
    fields: { 'Текст уведомления': 'Пришлите акт' },
    send: 'Отправить',
    call: 'authorized_organization/contracts/notifications/create/',
    sends: { contract_id: 301, text: 'Пришлите акт' },
  },
  'hot wallet': {
    login: 'operator',
    path: '/organization/wallets',
    open: ['Создать горячий кошелёк'],
    fields: { Валюта: 'BTC', Название: 'Резерв', Лимит: '5' },
    send: 'Создать',
    made: /^\/organization\/wallets\?id=\d+$/,
    call: 'authorized_organization/wallets/create_hot_wallet/',
    sends: { currency: 'BTC', network: 'btc', name: 'Резерв', limit: '5' },
  },
} satisfies Readonly<Record<string, FormCase>>;
const cases: readonly (readonly [string, FormCase])[] = Object.entries(forms);

it.each(cases)('%s', (_, form) => expect(testForm(form)).resolves.toBeUndefined());

it.each(cases.filter(([, { made }]) => made))('%s, its response lost', (_, form) =>
  expect(testLostResponse(form)).resolves.toBeUndefined(),
);

it.each(['wallet of a participant', 'wallet of a provider', 'hot wallet'] as const)(
  '%s, its response empty: closed where it was opened',
  (name) => expect(testEmptyResponse(forms[name], forms[name].path)).resolves.toBeUndefined(),
);

it.each([
  ['wallet of a participant', 'Отменить отправку', /Запрос мог дойти/],
  ['balance read again', 'Отменить', undefined],
] as const)('%s, slow and cancelled', (name, cancel, says) =>
  expect(testCancelled(forms[name], cancel, says)).resolves.toBeUndefined(),
);
