// Texts of submissions to the registry.
import { getOwnProperty } from '../../../api/lib/getOwnProperty.ts';
import type { PluralForms } from '../../kit/display/format.ts';
import type { DecisionPrompt } from '../../record/decision/Decision.tsx';

export const submissionTexts = {
  empty: 'Операций пока нет',
  missing: 'Операция не найдена',
  created: 'Операция подана: отправьте её на рассмотрение',
  sent: 'Отправлено на рассмотрение',
} as const;

export const SUBMISSION_PLURALS: PluralForms = ['операция', 'операции', 'операций'];

export const SUBMISSION_LABELS: Readonly<Record<string, string>> = {
  operation_id: 'Операция',
  comment: 'Комментарий',
  files: 'Файлы',
  status: 'Статус',
};

/** Labels of operation kinds; an unknown one is shown raw. */
const KINDS: Readonly<Record<string, string>> = {
  buy: 'Покупка',
  sell: 'Продажа',
  exchange: 'Обмен',
  transfer: 'Перевод',
};
/** Label of an operation kind; an unknown one is shown raw. */
export const getSubmissionKindLabel = (kind: string | null): string => getOwnProperty(KINDS, kind) ?? kind ?? '—';

/** Confirmations by lifecycle transition. */
export const SUBMISSION_PROMPTS: Readonly<Record<string, DecisionPrompt>> = {
  SET_PENDING: {
    title: 'Отправить на рассмотрение?',
    text: 'Оператор проверит операцию и внесёт её в реестр. До решения изменить её нельзя.',
  },
};
