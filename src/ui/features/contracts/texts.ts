// Words of the contract registries.
import type { PluralForms } from '../../kit/display/format.ts';
import type { DecisionPrompt } from '../../record/DecisionDialog.tsx';

export const contractTexts = {
  empty: 'Договоров пока нет',
  missing: 'Договор не найден',
  notified: 'Уведомление отправлено',
} as const;

export const CONTRACT_PLURALS: PluralForms = ['договор', 'договора', 'договоров'];

export const CONTRACT_LABELS: Readonly<Record<string, string>> = {
  status: 'Статус',
  comment: 'Причина',
  text: 'Текст уведомления',
};

/** What is asked before each move of the lifecycle. */
export const CONTRACT_PROMPTS: Readonly<Record<string, DecisionPrompt>> = {
  CONFIRM: {
    title: 'Подтвердить договор?',
    text: 'Договор станет действующим: по нему можно будет исполнять платежи.',
  },
  COMPLETE: {
    title: 'Завершить договор?',
    text: 'Заявки и платежи по договору станут недоступны. Вернуть договор в работу нельзя.',
  },
  REJECT: { title: 'Отклонить договор?', text: 'Укажите причину — её увидит клиент.', danger: true, reason: true },
};
