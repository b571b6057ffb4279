// Texts of the deposit screens. The one marked «spec» is verbatim (tests/contract/texts.json).
import type { PluralForms } from '../../kit/display/format.ts';
import type { DecisionPrompt } from '../../record/decision/Decision.tsx';

export const depositTexts = {
  createFailed: 'Ошибка при создании депозита', // spec
  empty: 'Заявок на пополнение нет',
  missing: 'Заявка не найдена',
  checked: 'Он сверит поручение с выпиской банка.',
  awaited: 'Ждём оплату и платёжное поручение: без него заявку не поставить на учёт.',
  created: 'Заявка создана',
  createdWithOrder: 'Заявка создана, платёжное поручение загружено',
  orderNotSent: 'Заявка создана, но платёжное поручение не загружено: загрузите его в заявке',
  cancelled: 'Заявка отменена',
  uploaded: 'Файл загружен',
  decided: 'Статус обновлён',
  credited: 'Пополнение зачислено',
  reconciliation: 'Сверка с банком',
} as const;

export const DEPOSIT_PLURALS: PluralForms = ['заявка', 'заявки', 'заявок'];

export const DEPOSIT_LABELS: Readonly<Record<string, string>> = {
  amount: 'Сумма',
  comment: 'Комментарий',
  payment_order: 'Платёжное поручение',
  top_up_amount: 'Сумма зачисления',
  status: 'Статус',
};

/** Confirmations by lifecycle transition; a transition without an entry has none. */
export const DEPOSIT_PROMPTS: Readonly<Record<string, DecisionPrompt>> = {
  ACCEPT: { title: 'Принять заявку?', text: 'Клиент увидит, что заявка принята в работу.' },
  ACCOUNT: { title: 'Поставить на учёт?', text: 'Поступление денег сверено с платёжным поручением.' },
  EXECUTE: { title: 'Исполнить пополнение?', text: 'Сумма зачисления поступит на счёт клиента.' },
  REJECT: { title: 'Отклонить заявку?', text: 'Укажите причину — её увидит клиент.', danger: true, reason: true },
  CANCEL: {
    title: 'Отменить заявку?',
    text: 'Заявка на пополнение будет закрыта.',
    cancel: 'Не отменять',
    danger: true,
  },
};
