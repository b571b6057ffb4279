// Columns of the ledger and of its totals by currency.
import { getOwnProperty } from '../../../api/lib/getOwnProperty.ts';
import type { LedgerEntry } from '../../../machines/ledger/ledgerEntries.ts';
import type { LedgerLine, Statement } from '../../../machines/ledger/statement.ts';
import { CurrencyIcon } from '../../kit/display/CurrencyIcon.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { EMPTY_VALUE } from '../../kit/display/format.ts';
import type { Column } from '../../kit/table/Table.tsx';
import { dateColumn, nameColumn } from '../../list/columns/commonColumns.tsx';
import { getKindLabel } from './texts.ts';

/** Path of a record below its area, as `/account`. */
const PATHS: Readonly<Record<LedgerEntry['record']['type'], string>> = {
  deposit: '/operations-history?id=',
  withdrawal: '/operations-history?tab=withdrawals&id=',
  buy: '/deal/',
  sell: '/deal-sales/',
  exchange: '/deal-exchange/',
  payment: '/history-request-for-payment-ved?id=',
};

export const createRecordHref =
  (area: string) =>
  ({ record: { type, id } }: LedgerEntry): string =>
    `${area}${getOwnProperty(PATHS, type) ?? '/'}${id}`;

export const ledgerColumns: readonly Column<LedgerLine>[] = [
  { key: 'number', title: '№', width: 92, file: (row) => row.number, cell: (row) => row.number ?? EMPTY_VALUE },
  { ...dateColumn('at', 'Дата', (row: LedgerLine) => row.at, { kind: 'dateTime', width: 150, card: 'aside' }) },
  { key: 'kind', title: 'Операция', width: 172, card: 'name', file: getKindLabel, cell: getKindLabel },
  nameColumn('details', 'Подробности', (row: LedgerLine) => row.details),
  {
    key: 'amount',
    title: 'Сумма',
    width: 190,
    align: 'end',
    card: 'sum',
    file: ({ amount, currency }) => ({ amount, currency }),
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
  {
    key: 'balance',
    title: 'Остаток',
    width: 190,
    align: 'end',
    file: ({ balance, currency }) => ({ amount: balance, currency }),
    cell: ({ balance, currency }) => <Money amount={balance} currency={balance === null ? null : currency} />,
  },
];

export const totalsColumns: readonly Column<Statement>[] = [
  {
    key: 'currency',
    title: 'Валюта',
    width: 130,
    cell: ({ currency }) => (
      <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
        <CurrencyIcon currency={currency} size={20} />
        <span>{currency}</span>
      </span>
    ),
  },
  sumColumn('opening', 'Входящий остаток', ({ opening }) => opening),
  sumColumn('received', 'Поступило', ({ received }) => received),
  sumColumn('spent', 'Списано', ({ spent }) => spent),
  sumColumn('closing', 'Исходящий остаток', ({ closing }) => closing),
];

function sumColumn(key: string, title: string, of: (row: Statement) => string | null): Column<Statement> {
  return {
    key,
    title,
    align: 'end',
    cell: (row) => <Money amount={of(row)} currency={of(row) === null ? null : row.currency} />,
  };
}
