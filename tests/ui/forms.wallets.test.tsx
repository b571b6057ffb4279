// Rules of every form of the wallet screens, the operator's included.
import { expect, it } from 'vitest';
import { type FormCase, testForm } from './forms.setup.tsx';

const PDF = new File(['%PDF-1.7 contract'], 'contract.pdf', { type: 'application/pdf' });
const OWN = { login: 'ved.active', path: '/account/digital-wallets?id=2' } as const;
const NEW = {
  Валюта: 'USDT',
  Сеть: 'trx',
  'Адрес кошелька': 'TV8g1zVgEJTRSjGFkPYpKR3CNWvNvFfGkS',
  Название: 'Расчёты с Шэньчжэнем',
};

const forms: Readonly<Record<string, FormCase>> = {
  'wallet of a participant': {
    login: 'ved.active',
    path: '/account/digital-wallets',
    open: ['Добавить кошелёк'],
    fields: { ...NEW, УНК: '26090017/9901/0000/2/1', 'Файл контракта': PDF },
    send: 'Отправить заявку',
    call: 'wallets/ved_participant/create/',
  },
  'wallet of a provider': {
    login: 'lp.active',
    path: '/liquidity/my-wallets',
    open: ['Добавить кошелёк'],
    fields: NEW,
    send: 'Добавить кошелёк',
    call: 'wallets/liquidity_provider/create/',
  },
  'funding notice': {
    ...OWN,
    open: ['Сообщить о пополнении'],
    fields: { Сумма: '0,5', 'Хеш перевода': 'ab12' },
    send: 'Сообщить оператору',
    call: 'wallets/ved_participant/notify_funding/',
  },
  'balance request of a participant': {
    ...OWN,
    open: ['Запросить исправление'],
    fields: { 'Верный баланс': '0,9', Комментарий: 'По выписке' },
    send: 'Отправить запрос',
    call: 'wallets/requests/update_balance/',
  },
  'balance request of a provider': {
    login: 'lp.active',
    path: '/liquidity/my-wallets?id=27',
    open: ['Запросить исправление'],
    fields: { 'Верный баланс': '4' },
    send: 'Отправить запрос',
    call: 'wallets/requests/update_balance/',
  },
  attribution: {
    ...OWN,
    open: ['Отнести к контракту'],
    fields: { Контракт: '26050042/9901/0000/2/1', Сумма: '0,1' },
    send: 'Отнести',
    call: 'wallets/contracts/update_balance/',
  },
  'balance read again': { ...OWN, send: 'Обновить баланс', call: 'wallets/update_balance/' },
  'AML check': { ...OWN, send: 'Проверить AML', call: 'wallets/aml_check/' },
  'notice of a contract': {
    login: 'operator',
    path: '/organization/reestr-contracts?id=301',
    open: ['Уведомить'],
    fields: { 'Текст уведомления': 'Пришлите акт' },
    send: 'Отправить',
    call: 'authorized_organization/contracts/notifications/create/',
  },
  'hot wallet': {
    login: 'operator',
    path: '/organization/wallets',
    open: ['Создать горячий кошелёк'],
    fields: { Валюта: 'BTC', Название: 'Резерв', Лимит: '5' },
    send: 'Создать',
    call: 'authorized_organization/wallets/create_hot_wallet/',
  },
};

it.each(Object.entries(forms))('%s', (_, form) => expect(testForm(form)).resolves.toBeUndefined());
