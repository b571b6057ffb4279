// Rules of every form of the deals: requests of each kind, cancelling, submitting operations to the registry.
import { expect, it } from 'vitest';
import { FILE, type FormCase, testEmptyResponse, testForm, testLostResponse } from './forms.setup.tsx';

const PDF = new File(['%PDF-1.7 invoice'], 'invoice.pdf', { type: 'application/pdf' });
const UNK = '26090017/9901/0000/2/1';
const REQUEST = { review: 'Проверить заявку', send: 'Создать заявку' };

const forms = {
  'purchase of a participant': {
    ...REQUEST,
    login: 'ved.active',
    path: '/account/createRequest',
    fields: { Курс: '92,35', Получаю: '50 000', УНК: UNK, Комментарий: 'Поставка', Файлы: PDF },
    made: /^\/account\/deal\/\d+$/,
    call: 'trades/create/buy/',
    sends: {
      currency_to_pay: 'RUB',
      amount_to_pay: '4617500.00',
      currency_to_receive: 'USDT',
      amount_to_receive: '50000',
      exchange_rate: '92.35',
      wallet_id: '1',
      ved_contract_number: UNK,
      comment: 'Поставка',
      files: FILE,
    },
  },
  'sale of a participant': {
    ...REQUEST,
    login: 'ved.active',
    path: '/account/createRequest?type=sell',
    fields: { Отдаю: '1000', Курс: '92,35', УНК: UNK },
    made: /^\/account\/deal-sales\/\d+$/,
    call: 'trades/create/sell/',
    sends: {
      currency_to_pay: 'USDT',
      amount_to_pay: '1000',
      currency_to_receive: 'RUB',
      amount_to_receive: '92350.00',
      exchange_rate: '92.35',
      wallet_id: '1',
      ved_contract_number: UNK,
    },
  },
  'exchange of a participant': {
    ...REQUEST,
    login: 'ved.active',
    path: '/account/createRequest?type=exchange',
    fields: { Курс: '98 500', Получаю: '0,01' },
    made: /^\/account\/deal-exchange\/\d+$/,
    call: 'exchanges/create/buy/',
    sends: {
      currency_to_pay: 'USDT',
      amount_to_pay: '985.000000',
      currency_to_receive: 'BTC',
      amount_to_receive: '0.01',
      exchange_rate: '98500',
      wallet_id: '1',
      target_wallet_id: '2',
    },
  },
  'answer to an offer': {
    ...REQUEST,
    login: 'ved.active',
    path: '/account/createRequest?type=buy&from=1016',
    fields: { Курс: '92,35', Получаю: '75000', УНК: UNK },
    call: 'trades/create/buy/',
    sends: {
      currency_to_pay: 'RUB',
      amount_to_pay: '6926250.00',
      currency_to_receive: 'USDT',
      amount_to_receive: '75000',
      exchange_rate: '92.35',
      wallet_id: '1',
      ved_contract_number: UNK,
    },
  },
  'purchase of a provider': {
    ...REQUEST,
    login: 'lp.active',
    path: '/liquidity/createRequest',
    fields: { Курс: '92,35', Получаю: '10000', 'Минимальная сумма исполнения': '5000' },
    made: /^\/liquidity\/deal\/\d+$/,
    call: 'trades/create/buy/',
    sends: {
      currency_to_pay: 'RUB',
      amount_to_pay: '923500.00',
      currency_to_receive: 'USDT',
      amount_to_receive: '10000',
      exchange_rate: '92.35',
      wallet_id: '26',
      trade_limit: '5000',
    },
  },
  'sale of a provider': {
    ...REQUEST,
    login: 'lp.active',
    path: '/liquidity/createRequest?type=sell',
    fields: { Отдаю: '1000', Курс: '92,35' },
    made: /^\/liquidity\/deal-sales\/\d+$/,
    call: 'trades/create/sell/',
    sends: {
      currency_to_pay: 'USDT',
      amount_to_pay: '1000',
      currency_to_receive: 'RUB',
      amount_to_receive: '92350.00',
      exchange_rate: '92.35',
      wallet_id: '26',
    },
  },
  'exchange of a provider': {
    ...REQUEST,
    login: 'lp.active',
    path: '/liquidity/createRequest?type=exchange',
    fields: { Курс: '98 500', Получаю: '0,1' },
    made: /^\/liquidity\/deal-exchange\/\d+$/,
    call: 'exchanges/create/buy/',
    sends: {
      currency_to_pay: 'USDT',
      amount_to_pay: '9850.000000',
      currency_to_receive: 'BTC',
      amount_to_receive: '0.1',
      exchange_rate: '98500',
      wallet_id: '26',
      target_wallet_id: '27',
    },
  },
  'cancelling a purchase': {
    login: 'ved.active',
    path: '/account/deal/1001',
    open: ['Отменить заявку'],
    send: 'Отменить заявку',
    call: 'trades/cancel/',
    sends: { trade_id: '1001' },
  },
  'cancelling a sale': {
    login: 'lp.active',
    path: '/liquidity/deal-sales/1007',
    open: ['Отменить заявку'],
    send: 'Отменить заявку',
    call: 'trades/cancel/',
    sends: { trade_id: '1007' },
  },
  'submitting an operation': {
    login: 'ved.active',
    path: '/account/operations-history?tab=operations&id=895',
    open: ['Подать'],
    fields: { Комментарий: 'Поставка станка', Файлы: PDF },
    send: 'Подать',
    call: 'submit_currency_operation_create/',
    sends: { operation_id: 'ЦВ-2026-000019', comment: 'Поставка станка', files: FILE },
  },
  'submitting an operation of a provider': {
    login: 'lp.active',
    path: '/liquidity/operations-status?id=904',
    open: ['Подать'],
    fields: { Комментарий: 'Сделка с клиентом' },
    send: 'Подать',
    call: 'submit_currency_operation_create/',
    sends: { operation_id: 'ЦВ-2026-000004', comment: 'Сделка с клиентом' },
  },
  'submitting an operation without a comment': {
    login: 'lp.active',
    path: '/liquidity/operations-status?id=904',
    open: ['Подать'],
    send: 'Подать',
    call: 'submit_currency_operation_create/',
    sends: { operation_id: 'ЦВ-2026-000004' },
  },
  'sending a submission to the operator': {
    login: 'ved.active',
    path: '/account/operations-history?tab=operations&view=submitted&id=951',
    open: ['Отправить на рассмотрение'],
    send: 'Отправить на рассмотрение',
    call: 'submit_digital_currency_operations/951/set_status_pending/',
    sends: {},
  },
} satisfies Readonly<Record<string, FormCase>>;
const cases: readonly (readonly [string, FormCase])[] = Object.entries(forms);

it.each(cases)('%s', (_, form) => expect(testForm(form)).resolves.toBeUndefined());

it.each(cases.filter(([, { made }]) => made))('%s, its response lost', (_, form) =>
  expect(testLostResponse(form)).resolves.toBeUndefined(),
);

it.each([
  ['purchase of a participant', '/account/deal'],
  ['sale of a provider', '/liquidity/deal'],
  ['submitting an operation', '/account/operations-history?tab=operations&id=895'],
] as const)('%s, its response empty: leads to %s', (name, address) =>
  expect(testEmptyResponse(forms[name], address)).resolves.toBeUndefined(),
);
