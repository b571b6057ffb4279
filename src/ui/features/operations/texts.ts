// Texts of the registry of operations and of its submissions.
import type { PluralForms } from '../../kit/display/format.ts';
import type { DecisionPrompt } from '../../record/decision/Decision.tsx';

export const operationTexts = {
  empty: 'Операций пока нет',
  missing: 'Операция не найдена',
} as const;

export const OPERATION_PLURALS: PluralForms = ['операция', 'операции', 'операций'];

export const OPERATION_LABELS: Readonly<Record<string, string>> = {
  comment: 'Причина',
  status: 'Статус',
};

/** Label of an operation code; an unknown code is shown raw. */
export const OPERATION_TYPE_LABELS: Readonly<Record<string, string>> = {
  buy: 'Покупка',
  sell: 'Продажа',
  exchange: 'Обмен',
  transfer: 'Перевод',
  ved_payment: 'Платёж поставщику',
};

/** Confirmations by transition of a submission. */
export const OPERATION_PROMPTS: Readonly<Record<string, DecisionPrompt>> = {
  ACCEPT: { title: 'Принять операцию?', text: 'Операция будет отмечена в реестре как поданная.' },
  REJECT: { title: 'Отклонить операцию?', text: 'Укажите причину — её увидит клиент.', danger: true, reason: true },
};
