// The statement of a period as a document: one table for each currency, with opening and closing balance. Pure.
import {
  type CellRow,
  type DocumentCell,
  type DocumentTable,
  amountCell,
  dateTimeCell,
  textCell,
} from '../../../api/documents/table.ts';
import { formatDayInput } from '../../../api/validation/dates.ts';
import type { FiatWallet } from '../../../api/schemas/fiat.ts';
import { type OperatorCodes, RUBLES } from '../../../machines/ledger/ledgerEntries.ts';
import type { LedgerLine, Period, Statement } from '../../../machines/ledger/statement.ts';
import { type DocumentOwner, describeOwner } from '../../record/report/documentHead.ts';
import { getKindLabel } from './texts.ts';

export interface StatementSource {
  readonly statements: readonly Statement[];
  readonly period: Period;
  readonly owner: DocumentOwner;
  readonly account: FiatWallet | undefined;
  readonly operator: OperatorCodes;
  /** ISO 8601. */
  readonly now: string;
}

const COLUMNS = [
  { title: 'Дата', kind: 'date' },
  { title: 'Документ', kind: 'text' },
  { title: 'Операция', kind: 'text' },
  { title: 'Подробности', kind: 'text', wraps: true },
  { title: 'Поступило', kind: 'number' },
  { title: 'Списано', kind: 'number' },
  { title: 'Остаток', kind: 'number' },
] as const;

/** «за период с 01.11.2026 по 29.11.2026». */
export function describePeriod({ from, to }: Period): string {
  if (from === undefined && to === undefined) return 'за всё время';
  const parts = [from && `с ${formatDayInput(from)}`, to && `по ${formatDayInput(to)}`];
  return `за период ${parts.filter(Boolean).join(' ')}`;
}

/** A cell that is empty on purpose. */
const BLANK: DocumentCell = { kind: 'text', text: '' };

const missingOr = (cell: DocumentCell): DocumentCell => cell ?? textCell('нет данных');

function lineCells({ at, number, details, amount, balance, ...line }: LedgerLine, currency: string): CellRow {
  const isDebit = amount?.startsWith('-') ?? false;
  return [
    dateTimeCell(at),
    textCell(number),
    textCell(getKindLabel(line)),
    textCell(details),
    isDebit ? BLANK : missingOr(amountCell(amount, currency)),
    isDebit ? amountCell(amount?.slice(1), currency) : BLANK,
    missingOr(amountCell(balance, currency)),
  ];
}

const balanceCells = (title: string, balance: string | null, currency: string): CellRow => [
  BLANK,
  BLANK,
  BLANK,
  textCell(title),
  BLANK,
  BLANK,
  missingOr(amountCell(balance, currency)),
];

function accountLines({ account_number, bank_name, bik, corr_account }: FiatWallet): readonly string[] {
  const bank = [bank_name, bik && `БИК ${bik}`, corr_account && `к/с ${corr_account}`].filter(Boolean).join(', ');
  return account_number === null ? [] : [`Счёт ${account_number}${bank === '' ? '' : ` в ${bank}`}`];
}

export function createStatementDocument(source: StatementSource): readonly DocumentTable[] {
  const { statements, period, owner, account, now } = source;
  const who = describeOwner(owner);
  return statements.map(({ currency, opening, received, spent, closing, lines }) => ({
    title: `Выписка ${currency} ${describePeriod(period)}`,
    subtitle: [
      ...(who === '' ? [] : [`Владелец: ${who}`]),
      ...(currency === RUBLES && account ? accountLines(account) : []),
      currency === RUBLES ? 'Рублёвый счёт, суммы в рублях' : `Цифровые кошельки, суммы в ${currency}`,
    ],
    created: now,
    columns: COLUMNS,
    rows: [balanceCells('Входящий остаток', opening, currency), ...lines.map((line) => lineCells(line, currency))],
    totals: [
      [null, null, null, textCell('Обороты'), amountCell(received, currency), amountCell(spent, currency), null],
      [null, null, null, textCell('Исходящий остаток'), null, null, missingOr(amountCell(closing, currency))],
    ],
  }));
}
