// Columns that requests about money share: deposits, withdrawals, payments abroad.
import { Money } from '../kit/Money.tsx';
import type { Column } from '../kit/Table.tsx';
import { dateColumn, nameColumn } from './commonColumns.tsx';

interface MoneyRequest {
  readonly number: string;
  readonly created_at: string;
  readonly company_name: string;
  readonly amount: string;
  readonly currency: string;
}
type RequestColumn = Column<MoneyRequest>;

export const number: RequestColumn = {
  key: 'number',
  title: '№',
  width: 76,
  by: (row) => row.number,
  cell: (row) => row.number,
};
export const date: RequestColumn = dateColumn('date', 'Дата', (row) => row.created_at, { card: 'aside' });
export const company: RequestColumn = nameColumn('company', 'Организация', (row) => row.company_name, { card: 'name' });
export const amount: RequestColumn = {
  key: 'amount',
  title: 'Сумма',
  width: 142,
  align: 'end',
  card: 'sum',
  by: (row) => [row.currency, row.amount],
  cell: (row) => <Money amount={row.amount} currency={row.currency} />,
};
