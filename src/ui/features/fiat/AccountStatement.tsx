// Operations of the rouble account, paged; outflow has a minus.
import { getOwnProperty } from '../../../api/lib/getOwnProperty.ts';
import { Redirect } from 'wouter';
import type { FiatOperation, FiatWallet } from '../../../api/schemas/fiat.ts';
import type { NumberParam } from '../../hooks/list/useNumberParam.ts';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { Pagination } from '../../kit/table/Pagination.tsx';
import { Panel } from '../../kit/Panel.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { EMPTY_VALUE } from '../../kit/display/format.ts';
import { SortedTable } from '../../list/SortedTable.tsx';

/** Labels of operation kinds; an unknown one is shown raw. */
const KINDS: Readonly<Record<string, string>> = {
  deposit: 'Пополнение',
  withdrawal: 'Вывод',
  buy: 'Покупка',
  sell: 'Продажа',
  fee: 'Комиссия',
};

const kindOf = (row: FiatOperation): string =>
  getOwnProperty(KINDS, row.operation_type) ?? row.operation_type ?? EMPTY_VALUE;

const columnsOf = (currency: string | null): readonly Column<FiatOperation>[] => [
  { key: 'number', title: '№', width: 96, sortKey: (row) => row.number, cell: (row) => row.number ?? EMPTY_VALUE },
  {
    key: 'date',
    title: 'Дата',
    width: 150,
    sortKey: (row) => Date.parse(row.created_at ?? ''),
    cell: (row) => <DateTime iso={row.created_at} />,
  },
  { key: 'kind', title: 'Операция', width: 140, sortKey: kindOf, cell: kindOf },
  {
    key: 'description',
    title: 'Назначение',
    hint: (row) => row.description ?? '',
    cell: (row) => row.description ?? EMPTY_VALUE,
  },
  {
    key: 'amount',
    title: 'Сумма',
    width: 180,
    align: 'end',
    card: 'corner',
    sortKey: (row) => row.amount,
    cell: (row) => <Money amount={row.amount} currency={currency} />,
  },
];

interface OperationsProps {
  readonly account: FiatWallet;
  readonly page: NumberParam;
  readonly size: number;
  readonly busy: boolean;
}

export function AccountStatement({ account: { operations, currency }, page, size, busy }: OperationsProps) {
  const { count, results } = operations ?? { count: 0, results: [] };
  const pages = Math.max(1, Math.ceil(count / size));
  return (
    <Panel title="Операции по счёту" count={count}>
      {page.value > pages ? <Redirect key={pages} replace to={page.hrefOf(pages)} /> : null}
      {results.length > 0 ? (
        <SortedTable
          label="Операции по счёту"
          columns={columnsOf(currency)}
          rows={results}
          rowKey={({ id }) => id}
          busy={busy}
        />
      ) : (
        <EmptyState title="Операций пока нет" />
      )}
      <Pagination
        page={Math.min(page.value, pages)}
        size={size}
        count={count}
        countedNoun={['операция', 'операции', 'операций']}
        onPage={page.set}
        label="Страницы: операции по счёту"
      />
    </Panel>
  );
}
