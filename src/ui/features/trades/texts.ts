// Texts of the clients' trades and exchanges.
import type { PluralForms } from '../../kit/display/format.ts';
import type { DecisionPrompt } from '../../record/decision/Decision.tsx';
import type { RequestKind } from './tradeKinds.ts';

export const tradeTexts = {
  none: 'Заявок пока нет',
  noHistory: 'История пуста',
  missing: 'Сделка не найдена',
  created: 'Заявка создана',
  cancelled: 'Заявка отменена',
  createFailed: 'Не удалось создать заявку',
} as const;

export const TRADE_PLURALS: PluralForms = ['заявка', 'заявки', 'заявок'];

export const TRADE_LABELS: Readonly<Record<string, string>> = {
  amount_to_pay: 'Отдаю',
  amount_to_receive: 'Получаю',
  currency_to_pay: 'Валюта к оплате',
  currency_to_receive: 'Валюта к получению',
  exchange_rate: 'Курс',
  trade_limit: 'Минимальная сумма исполнения',
  wallet_id: 'Кошелёк',
  target_wallet_id: 'Кошелёк зачисления',
  ved_contract_number: 'УНК',
  comment: 'Комментарий',
  files: 'Файлы',
  status: 'Статус',
};

/** Reserve of a new request, and whether it can be cancelled. */
export const RESERVE_NOTES: Readonly<Record<RequestKind, string>> = {
  buy: 'Средства перейдут в резерв. Отменить заявку можно, пока она не в работе.',
  sell: 'Валюта перейдёт в резерв на кошельке. Отменить заявку можно, пока она не в работе.',
  exchange: 'Валюта перейдёт в резерв на кошельке. Отменить заявку нельзя: её исполнит или отклонит оператор.',
};

/** Confirmations of the owner's transitions. */
export const TRADE_PROMPTS: Readonly<Record<string, DecisionPrompt>> = {
  CANCEL: { title: 'Отменить заявку?', text: 'Средства вернутся из резерва.', cancel: 'Не отменять', danger: true },
};
