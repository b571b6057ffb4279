// Words of the submission of operations to the registry.
import { getOwnProperty } from '../../../api/lib/getOwnProperty.ts';
import type { PluralForms } from '../../kit/display/format.ts';
import type { DecisionPrompt } from '../../record/DecisionDialog.tsx';

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

/** Kinds of operations as they are said; an unknown one stands as it came. */
const KINDS: Readonly<Record<string, string>> = {
  buy: 'Покупка',
  sell: 'Продажа',
  exchange: 'Обмен',
  transfer: 'Перевод',
};
/** The word for a kind of operation; an unknown one stands as it came. */
export const getSubmissionKindLabel = (kind: string | null): string => getOwnProperty(KINDS, kind) ?? kind ?? '—';

/** What is asked before each move of the lifecycle. */
export const SUBMISSION_PROMPTS: Readonly<Record<string, DecisionPrompt>> = {
  SET_PENDING: {
    title: 'Отправить на рассмотрение?',
    text: 'Оператор проверит операцию и внесёт её в реестр. До решения изменить её нельзя.',
  },
};
