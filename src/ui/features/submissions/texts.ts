// Words of the submission of operations to the registry.
import { ownOf } from '../../../api/lib/getOwnProperty.ts';
import type { PluralForms } from '../../kit/display/format.ts';
import type { Question } from '../../record/DecisionDialog.tsx';

export const texts = {
  empty: 'Операций пока нет',
  missing: 'Операция не найдена',
  created: 'Операция подана: отправьте её на рассмотрение',
  sent: 'Отправлено на рассмотрение',
} as const;

export const COUNTED: PluralForms = ['операция', 'операции', 'операций'];

export const LABELS: Readonly<Record<string, string>> = {
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
export const kindLabel = (kind: string | null): string => ownOf(KINDS, kind) ?? kind ?? '—';

/** What is asked before each move of the lifecycle. */
export const QUESTIONS: Readonly<Record<string, Question>> = {
  SET_PENDING: {
    title: 'Отправить на рассмотрение?',
    text: 'Оператор проверит операцию и внесёт её в реестр. До решения изменить её нельзя.',
  },
};
