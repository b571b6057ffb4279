// Rules of every form of the deals: requests of each kind, cancelling, submitting operations to the registry.
import { expect, it } from 'vitest';
import { type FormCase, testForm } from './forms.setup.tsx';

const PDF = new File(['%PDF-1.7 invoice'], 'invoice.pdf', { type: 'application/pdf' });
const UNK = '26090017/9901/0000/2/1';
const REQUEST = { review: 'Проверить заявку', send: 'Создать заявку' };

const forms: Readonly<Record<string, FormCase>> = {
  'purchase of a participant': {
    ...REQUEST,
    login: 'ved.active',
    path: '/account/createRequest',
    fields: { Курс: '92,35', Получаю: '50 000', УНК: UNK, Комментарий: 'Поставка', Файлы: PDF },
    call: 'trades/create/buy/',
  },
  'sale of a participant': {
    ...REQUEST,
    login: 'ved.active',
    path: '/account/createRequest?type=sell',
    fields: { Отдаю: '1000', Курс: '92,35', УНК: UNK },
    call: 'trades/create/sell/',
  },
  'exchange of a participant': {
    ...REQUEST,
    login: 'ved.active',
    path: '/account/createRequest?type=exchange',
    fields: { Курс: '98 500', Получаю: '0,01' },
    call: 'exchanges/create/buy/',
  },
  'answer to an offer': {
    ...REQUEST,
    login: 'ved.active',
    path: '/account/createRequest?type=buy&from=1016',
    fields: { Курс: '92,35', Получаю: '75000', УНК: UNK },
    call: 'trades/create/buy/',
  },
  'purchase of a provider': {
    ...REQUEST,
    login: 'lp.active',
    path: '/liquidity/createRequest',
    fields: { Курс: '92,35', Получаю: '10000', 'Минимальная сумма исполнения': '5000' },
    call: 'trades/create/buy/',
  },
  'sale of a provider': {
    ...REQUEST,
    login: 'lp.active',
    path: '/liquidity/createRequest?type=sell',
    fields: { Отдаю: '1000', Курс: '92,35' },
    call: 'trades/create/sell/',
  },
  'exchange of a provider': {
    ...REQUEST,
    login: 'lp.active',
    path: '/liquidity/createRequest?type=exchange',
    fields: { Курс: '98 500', Получаю: '0,1' },
    call: 'exchanges/create/buy/',
  },
  'cancelling a purchase': {
    login: 'ved.active',
    path: '/account/deal/1001',
    open: ['Отменить заявку'],
    send: 'Отменить заявку',
    call: 'trades/cancel/',
  },
  'cancelling a sale': {
    login: 'lp.active',
    path: '/liquidity/deal-sales/1007',
    open: ['Отменить заявку'],
    send: 'Отменить заявку',
    call: 'trades/cancel/',
  },
  'submitting an operation': {
    login: 'ved.active',
    path: '/account/operations-history?tab=operations&id=895',
    open: ['Подать'],
    fields: { Комментарий: 'Поставка станка', Файлы: PDF },
    send: 'Подать',
    call: 'submit_currency_operation_create/',
  },
  'submitting an operation of a provider': {
    login: 'lp.active',
    path: '/liquidity/operations-status?id=904',
    open: ['Подать'],
    fields: { Комментарий: 'Сделка с клиентом' },
    send: 'Подать',
    call: 'submit_currency_operation_create/',
  },
  'sending a submission to the operator': {
    login: 'ved.active',
    path: '/account/operations-history?tab=operations&view=submitted&id=951',
    open: ['Отправить на рассмотрение'],
    send: 'Отправить на рассмотрение',
    call: 'submit_digital_currency_operations/951/set_status_pending/',
  },
};

it.each(Object.entries(forms))('%s', (_, form) => expect(testForm(form)).resolves.toBeUndefined());
