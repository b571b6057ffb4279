// Texts of the contract registries.
import type { PluralForms } from '../../kit/display/format.ts';
import type { DecisionPrompt } from '../../record/decision/Decision.tsx';

export const contractTexts = {
  empty: 'Контрактов пока нет',
  missing: 'Контракт не найден',
  notified: 'Уведомление отправлено',
} as const;

export const CONTRACT_PLURALS: PluralForms = ['контракт', 'контракта', 'контрактов'];

export const CONTRACT_LABELS: Readonly<Record<string, string>> = {
  status: 'Статус',
  comment: 'Причина',
  text: 'Текст уведомления',
};

/** Confirmations by lifecycle transition. */
export const CONTRACT_PROMPTS: Readonly<Record<string, DecisionPrompt>> = {
  CONFIRM: {
    title: 'Подтвердить контракт?',
    text: 'Контракт станет действующим: по нему можно будет исполнять платежи.',
  },
  COMPLETE: {
    title: 'Завершить контракт?',
    text: 'Заявки и платежи по контракту станут недоступны. Вернуть контракт в работу нельзя.',
  },
  REJECT: { title: 'Отклонить контракт?', text: 'Укажите причину — её увидит клиент.', danger: true, reason: true },
};
