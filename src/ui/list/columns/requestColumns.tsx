// Shared parts of payment lists: columns of deposits, withdrawals and foreign payments, filters of rouble amounts.
import { filterSchemas } from '../../hooks/list/useListParams.ts';
import { Money } from '../../kit/display/Money.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import type { FilterField } from '../Filters.tsx';
import { EMPTY_VALUE } from '../../kit/display/format.ts';
import { dateColumn, nameColumn } from './commonColumns.tsx';

interface MoneyRequest {
  readonly number: string | null;
  readonly created_at: string | null;
  readonly company_name: string | null;
  readonly company_inn: string | null;
  readonly amount: string | null;
  readonly currency: string | null;
}
type RequestColumn = Column<MoneyRequest>;

export const numberColumn: RequestColumn = {
  key: 'number',
  title: '№',
  width: 76,
  sortKey: (row) => row.number,
  cell: (row) => row.number,
};
export const createdDateColumn: RequestColumn = dateColumn('date', 'Дата', (row) => row.created_at, { card: 'aside' });
export const companyColumn: RequestColumn = nameColumn('company', 'Организация', (row) => row.company_name, {
  card: 'name',
});
/** Tax number of the owner, where the server sends it. */
export const innColumn: Column<{ readonly company_inn: string | null }> = {
  key: 'inn',
  title: 'ИНН',
  width: 112,
  hiddenBelow: true,
  sortKey: (row) => row.company_inn,
  cell: (row) => (row.company_inn === null ? EMPTY_VALUE : <span className="num">{row.company_inn}</span>),
};
export const amountColumn: RequestColumn = {
  key: 'amount',
  title: 'Сумма',
  width: 142,
  align: 'end',
  card: 'sum',
  total: true,
  sortKey: (row) => [row.currency, row.amount],
  cell: (row) => <Money amount={row.amount} currency={row.currency} />,
};

/** Filters of the operator's lists, besides the status. */
export const RUBLE_LIST_FILTERS = { company_name: filterSchemas.text, amount: filterSchemas.amount };

export const RUBLE_FILTER_CHIPS: readonly FilterField<keyof typeof RUBLE_LIST_FILTERS>[] = [
  { name: 'company_name', label: 'Организация', kind: 'text' },
  { name: 'amount', label: 'Сумма', kind: 'amount', currency: 'RUB' },
];
