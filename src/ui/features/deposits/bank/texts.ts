// Texts of the reconciliation with the bank.
import type { PluralForms } from '../../../kit/display/format.ts';
import type { MatchCertainty, MatchReason } from '../../../../machines/reconciliation/paymentMatch.ts';
import type { Tone } from '../../../theme/tokens.ts';

export const bankTexts = {
  file: 'Выписка из банка',
  hint: 'Файл обмена 1С (1CClientBankExchange), до 20 МБ. Он читается на этой странице и никуда не отправляется.',
  loading: 'Сверяем с открытыми пополнениями…',
  failed: 'Не удалось прочитать пополнения',
  noMatches: 'Совпадений с открытыми пополнениями нет',
  question: 'Зачислить пополнения?',
  explained:
    'Заявки по очереди пройдут оставшиеся статусы, суммы поступят на счета клиентов. Отменить зачисление нельзя.',
  noOrder: 'Нет платёжного поручения клиента',
} as const;

export const CERTAINTY_CHIPS: Readonly<Record<MatchCertainty, { readonly label: string; readonly tone: Tone }>> = {
  certain: { label: 'Точное', tone: 'success' },
  probable: { label: 'Вероятное', tone: 'info' },
  doubtful: { label: 'Сомнительное', tone: 'warning' },
};

export const MATCH_REASON_LABELS: Readonly<Record<MatchReason, string>> = {
  number: 'Номер в назначении',
  inn: 'ИНН и сумма',
  split: 'Разбитый платёж: суммы сходятся вместе',
};

export const PAYMENT_PLURALS: PluralForms = ['поступление', 'поступления', 'поступлений'];
