// Words of the screens of payments abroad.
import type { PluralForms } from '../../kit/format.ts';
import type { Option } from '../../kit/SelectField.tsx';
import type { Question } from '../../patterns/DecisionDialog.tsx';

export const texts = {
  empty: 'Заявок на оплату нет',
  missing: 'Заявка не найдена',
  created: 'Заявка создана',
  anyWallet: 'Первый, где хватает средств',
} as const;

export const COUNTED: PluralForms = ['заявка', 'заявки', 'заявок'];

export const LABELS: Readonly<Record<string, string>> = {
  amount: 'Сумма',
  currency: 'Валюта',
  ved_contract_number: 'УНК',
  wallet_id: 'Кошелёк',
  counterparty_name: 'Контрагент',
  counterparty_country: 'Страна контрагента',
  purpose: 'Назначение платежа',
  invoice: 'Счёт (инвойс)',
  comment: 'Причина',
  status: 'Статус',
};

/** Currencies an invoice may be in. */
// assumed: the contract names no list; these have a rate on the platform
export const CURRENCIES: readonly Option[] = [
  { value: 'USD', label: 'USD — доллар США' },
  { value: 'CNY', label: 'CNY — юань' },
  { value: 'AED', label: 'AED — дирхам ОАЭ' },
  { value: 'RUB', label: 'RUB — рубль' },
];

/** What is asked before each move of the lifecycle. */
export const QUESTIONS: Readonly<Record<string, Question>> = {
  ACCEPT: { title: 'Принять заявку?', text: 'Клиент увидит, что платёж принят в работу.' },
  EXECUTE: {
    title: 'Исполнить платёж?',
    text: 'Сумма будет списана с кошелька клиента и учтена в договоре. Отменить исполнение нельзя.',
  },
  REJECT: { title: 'Отклонить заявку?', text: 'Укажите причину — её увидит клиент.', danger: true, reason: true },
};
