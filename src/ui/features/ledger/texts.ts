// Words of the ledger «Операции» and of the statement.
import type { LedgerEntry, LedgerKind } from '../../../machines/ledger/ledgerEntries.ts';
import type { LedgerGaps } from '../../../machines/ledger/statement.ts';
import { type PluralForms, formatCounted } from '../../kit/display/format.ts';

export const LEDGER_PLURALS: PluralForms = ['операция', 'операции', 'операций'];
const GENITIVE: PluralForms = ['операции', 'операций', 'операций'];

const KIND_LABELS: Readonly<Record<LedgerKind, string>> = {
  deposit: 'Пополнение',
  withdrawal: 'Вывод',
  buy: 'Покупка',
  sell: 'Продажа',
  fee: 'Комиссия',
  exchange: 'Обмен',
  payment: 'Платёж поставщику',
};

export const KIND_OPTIONS = Object.entries(KIND_LABELS).map(([value, label]) => ({ value, label }));

export const getKindLabel = ({ kind }: Pick<LedgerEntry, 'kind'>): string => KIND_LABELS[kind];

export const ledgerTexts = {
  table: 'Операции',
  totals: 'Остатки и обороты',
  empty: 'Операций пока нет',
  emptyText: 'Здесь появятся исполненные пополнения, сделки, обмены, платежи и выводы.',
  nothing: 'За этот период операций нет',
  missing: 'Показано не всё',
} as const;

const counted = (count: number): string => formatCounted(count, GENITIVE);

/** Data that the server did not send, one sentence each. */
export function describeGaps(gaps: LedgerGaps, unread: readonly string[], lost: number): readonly string[] {
  return [
    ...(unread.length > 0 ? [`Не удалось прочитать: ${unread.join(', ')}.`] : []),
    ...(lost > 0 ? [`Не удалось прочитать записей: ${lost}.`] : []),
    ...(gaps.balances.length > 0
      ? [`Сервер не сообщил текущий остаток: ${gaps.balances.join(', ')}. Остатки после операций не рассчитаны.`]
      : []),
    ...(gaps.unpriced > 0
      ? [`У ${counted(gaps.unpriced)} сервер не сообщил сумму или валюту: более ранние остатки не рассчитаны.`]
      : []),
    ...(gaps.undated > 0
      ? [`У ${counted(gaps.undated)} сервер не сообщил дату: в выписку за период они не входят.`]
      : []),
    ...(gaps.requestDated > 0
      ? [`У ${counted(gaps.requestDated)} сервер не сообщил время исполнения: указана дата заявки.`]
      : []),
  ];
}
