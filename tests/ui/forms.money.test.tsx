// Rules of every form that moves money in and out: deposits, withdrawals, payments abroad.
import { expect, it } from 'vitest';
import { type FormCase, testForm } from './forms.setup.tsx';

const PDF = new File(['%PDF-1.7 order'], 'order.pdf', { type: 'application/pdf' });
const DEPOSIT = {
  open: ['Пополнить счёт'],
  fields: { Сумма: '3000000', Комментарий: 'По счёту 7' },
  send: 'Создать заявку',
};
const WITHDRAWAL = {
  open: ['Вывести средства'],
  fields: {
    Сумма: '1500,50',
    Получатель: 'ООО «Тест»',
    БИК: '040200701',
    'Расчётный счёт': '40702810600010000001',
    'Назначение платежа': 'Возврат остатка',
  },
  review: 'Проверить',
  send: 'Создать заявку',
};

const forms: Readonly<Record<string, FormCase>> = {
  'deposit of a participant': {
    ...DEPOSIT,
    login: 'ved.active',
    path: '/account/replenishment-requests',
    call: 'deposits/',
  },
  'deposit of a provider': { ...DEPOSIT, login: 'lp.active', path: '/liquidity/operations-history', call: 'deposits/' },
  'payment order': {
    login: 'ved.active',
    path: '/account/replenishment-requests?id=601',
    open: ['Загрузить платёжное поручение'],
    fields: { 'Платёжное поручение': PDF },
    send: 'Загрузить',
    call: 'deposits/601/update/',
  },
  'payment order replaced': {
    login: 'ved.active',
    path: '/account/replenishment-requests?id=602',
    open: ['Заменить платёжное поручение'],
    fields: { 'Платёжное поручение': PDF },
    send: 'Загрузить',
    call: 'deposits/602/update/',
  },
  'cancelling a deposit': {
    login: 'ved.active',
    path: '/account/replenishment-requests?id=601',
    open: ['Отменить заявку'],
    send: 'Отменить заявку',
    call: 'deposits/601/update/',
  },
  'comment of a deposit': {
    login: 'ved.active',
    path: '/account/replenishment-requests?id=602',
    open: ['Добавить'],
    fields: { Комментарий: 'Оплачено сегодня' },
    send: 'Сохранить',
    call: 'deposits/602/update_comment/',
  },
  'withdrawal of a participant': {
    ...WITHDRAWAL,
    login: 'ved.active',
    path: '/account/operations-history?tab=withdrawals',
    call: 'withdrawals/',
  },
  'withdrawal of a provider': {
    ...WITHDRAWAL,
    login: 'lp.active',
    path: '/liquidity/my-wallets',
    call: 'withdrawals/',
  },
  'comment of a withdrawal': {
    login: 'ved.active',
    path: '/account/operations-history?tab=withdrawals&id=701',
    open: ['Добавить'],
    fields: { Комментарий: 'Срочно' },
    send: 'Сохранить',
    call: 'withdrawals/701/update_comment/',
  },
  'payment abroad': {
    login: 'ved.active',
    path: '/account/history-request-for-payment-ved',
    open: ['Оплатить поставщику'],
    fields: { Контракт: '26050042/9901/0000/2/1', Сумма: '1500', Кошелёк: '1', 'Счёт (инвойс)': PDF },
    review: 'Проверить',
    send: 'Отправить платёж',
    call: 'ved_transactions/create/',
  },
};

it.each(Object.entries(forms))('%s', (_, form) => expect(testForm(form)).resolves.toBeUndefined());
