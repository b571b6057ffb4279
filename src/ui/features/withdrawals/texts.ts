// Texts of the withdrawal screens. The one marked «spec» is verbatim (tests/contract/texts.json).
import type { PluralForms } from '../../kit/display/format.ts';
import type { DecisionPrompt } from '../../record/decision/Decision.tsx';

export const withdrawalTexts = {
  createFailed: 'Ошибка при создании депозита', // spec: one text for deposits and withdrawals
  empty: 'Заявок на вывод нет',
  missing: 'Заявка не найдена',
  created: 'Заявка создана',
} as const;

export const WITHDRAWAL_PLURALS: PluralForms = ['заявка', 'заявки', 'заявок'];

export const WITHDRAWAL_LABELS: Readonly<Record<string, string>> = {
  company_id: 'Организация',
  amount: 'Сумма',
  recipient_name: 'Получатель',
  purpose: 'Назначение платежа',
  comment: 'Комментарий',
  status: 'Статус',
};

/** Confirmations by lifecycle transition. */
export const WITHDRAWAL_PROMPTS: Readonly<Record<string, DecisionPrompt>> = {
  ACCEPT: { title: 'Принять заявку?', text: 'Клиент увидит, что заявка принята в работу.' },
  REVIEW: { title: 'Отправить на проверку?', text: 'Деньги останутся в резерве до решения.' },
  EXECUTE: { title: 'Исполнить вывод?', text: 'Сумма будет списана со счёта клиента и отправлена по реквизитам.' },
  REJECT: { title: 'Отклонить заявку?', text: 'Укажите причину — её увидит клиент.', danger: true, reason: true },
};
