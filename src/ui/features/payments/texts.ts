// Texts of the screens of foreign payments.
import type { PAYMENT_CURRENCIES } from '../../../api/validation/currencies.ts';
import type { PluralForms } from '../../kit/display/format.ts';
import type { DecisionPrompt } from '../../record/decision/Decision.tsx';

export const paymentTexts = {
  empty: 'Платежей поставщикам нет',
  missing: 'Платёж не найден',
  created: 'Платёж отправлен оператору',
  anyWallet: 'Первый, где хватает средств',
  unconfirmed: 'Контракт ещё не подтверждён оператором: до этого платёж не исполнить',
} as const;

export const PAYMENT_PLURALS: PluralForms = ['платёж', 'платежа', 'платежей'];

export const PAYMENT_LABELS: Readonly<Record<string, string>> = {
  amount: 'Сумма',
  currency: 'Валюта',
  ved_contract_number: 'УНК',
  wallet_id: 'Кошелёк',
  counterparty_name: 'Контрагент',
  counterparty_country: 'Страна контрагента',
  operation_code: 'Вид операции',
  payee_account: 'Счёт или IBAN',
  payee_swift: 'SWIFT',
  payee_bank: 'Банк получателя',
  payee_address: 'Адрес кошелька получателя',
  payee_network: 'Сеть',
  purpose: 'Назначение платежа',
  invoice: 'Счёт (инвойс)',
  comment: 'Причина',
  status: 'Статус',
};

export const CURRENCY_NAMES: Readonly<Record<(typeof PAYMENT_CURRENCIES)[number], string>> = {
  USD: 'доллар США',
  CNY: 'юань',
  AED: 'дирхам ОАЭ',
  RUB: 'рубль',
};

/** Confirmations by lifecycle transition. */
export const PAYMENT_PROMPTS: Readonly<Record<string, DecisionPrompt>> = {
  ACCEPT: { title: 'Принять платёж?', text: 'Клиент увидит, что платёж принят в работу.' },
  EXECUTE: {
    title: 'Исполнить платёж?',
    text: 'Сумма будет списана с кошелька клиента и учтена в контракте. Отменить исполнение нельзя.',
  },
  REJECT: { title: 'Отклонить платёж?', text: 'Укажите причину — её увидит клиент.', danger: true, reason: true },
};
