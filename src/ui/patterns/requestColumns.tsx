// Columns that requests about money share: deposits, withdrawals, payments abroad.
import { DateTime } from '../kit/DateTime.tsx';
import { Money } from '../kit/Money.tsx';
import type { Column } from '../kit/Table.tsx';

interface MoneyRequest {
  readonly number: string;
  readonly created_at: string;
  readonly company_name: string;
  readonly amount: string;
  readonly currency: string;
}
type RequestColumn = Column<MoneyRequest>;

export const number: RequestColumn = { key: 'number', title: '№', width: 76, cell: (row) => row.number };
export const date: RequestColumn = {
  key: 'date',
  title: 'Дата',
  width: 98,
  card: 'aside',
  cell: (row) => <DateTime iso={row.created_at} kind="date" />,
};
export const company: RequestColumn = {
  key: 'company',
  title: 'Организация',
  card: 'name',
  hint: (row) => row.company_name,
  cell: (row) => row.company_name,
};
export const amount: RequestColumn = {
  key: 'amount',
  title: 'Сумма',
  width: 142,
  align: 'end',
  card: 'sum',
  cell: (row) => <Money amount={row.amount} currency={row.currency} />,
};
