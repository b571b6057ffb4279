// Records of a company in one tab: period, totals by kind and currency, pages of records.
import type { CurrencyAmount } from '../../../../api/amounts/totals.ts';
import { filterSchemas, useListParams } from '../../../hooks/list/useListParams.ts';
import { EmptyState } from '../../../kit/feedback/EmptyState.tsx';
import { SkeletonTable } from '../../../kit/feedback/Skeleton.tsx';
import { Money } from '../../../kit/display/Money.tsx';
import { EMPTY_VALUE, formatCount } from '../../../kit/display/format.ts';
import { FilterBar } from '../../../kit/layout/ListPage.styles.ts';
import { Panel } from '../../../kit/Panel.tsx';
import { Pagination } from '../../../kit/table/Pagination.tsx';
import { type Column, Table } from '../../../kit/table/Table.tsx';
import { TableScroll } from '../../../kit/table/TableScroll.styles.ts';
import { dateColumn, nameColumn } from '../../../list/columns/commonColumns.tsx';
import { withRowLink } from '../../../list/columns/rowLink.tsx';
import { Filters, periodFilters } from '../../../list/Filters.tsx';
import { SortedTable } from '../../../list/SortedTable.tsx';
import { QueryPlaceholder, type QueryStatus } from '../../../query/QueryContent.tsx';
import { StaleDataBanner } from '../../../query/queryStates.tsx';
import { RecordStatus, getStatusRank } from '../../../record/RecordStatus.tsx';
import { type CompanyRecord, type KindTotals, byDate, getTotals, isInPeriod } from './companyRecords.ts';

const PERIOD = { created_at_after: filterSchemas.day, created_at_before: filterSchemas.day };
const PERIOD_FIELDS = periodFilters('created_at_after', 'created_at_before');

const amountColumn = (
  key: string,
  title: string,
  of: (row: CompanyRecord) => CurrencyAmount | null,
): Column<CompanyRecord> => ({
  key,
  title,
  width: 168,
  align: 'end',
  card: 'half',
  sortKey: (row) => [of(row)?.currency ?? null, of(row)?.amount ?? null],
  cell: (row) => (of(row) === null ? EMPTY_VALUE : <Money amount={of(row)?.amount} currency={of(row)?.currency} />),
});

const number: Column<CompanyRecord> = {
  key: 'number',
  title: '№',
  width: 96,
  sortKey: (row) => row.number,
  cell: (row) => row.number,
};
const kind: Column<CompanyRecord> = {
  key: 'kind',
  title: 'Вид',
  width: 120,
  sortKey: (row) => row.kind,
  cell: (row) => row.kind,
};
const date: Column<CompanyRecord> = dateColumn('date', 'Дата', (row) => row.created_at, { card: 'aside' });
const gives = (title: string) => amountColumn('gives', title, (row) => row.gives);
const receives = (title: string) => amountColumn('receives', title, (row) => row.receives);
const counterparty = (title: string): Column<CompanyRecord> =>
  nameColumn('counterparty', title, (row) => row.counterparty);
const status: Column<CompanyRecord> = {
  key: 'status',
  title: 'Статус',
  width: 172,
  card: 'corner',
  sortKey: (row) => getStatusRank(row.lifecycle, row.status),
  cell: (row) => <RecordStatus lifecycle={row.lifecycle} status={row.status} />,
};

export const MONEY_COLUMNS = [
  number,
  date,
  kind,
  counterparty('Получатель'),
  receives('Зачислено'),
  gives('Выведено'),
  status,
];
export const TRADE_COLUMNS = [
  number,
  date,
  kind,
  gives('Отдаёт'),
  receives('Получает'),
  counterparty('Контрагент'),
  status,
];
export const PAYMENT_COLUMNS = [number, date, counterparty('Получатель'), gives('Сумма'), status];

interface RecordTableProps {
  readonly label: string;
  readonly empty: string;
  readonly columns: readonly Column<CompanyRecord>[];
  /** Undefined until all lists are loaded. */
  readonly records: readonly CompanyRecord[] | undefined;
  readonly query: QueryStatus;
}

export function RecordTable({ label, empty, columns, records, query }: RecordTableProps) {
  const list = useListParams(PERIOD);
  if (records === undefined) return <QueryPlaceholder query={query} skeleton={<SkeletonTable count={list.size} />} />;
  const { created_at_after: from, created_at_before: to } = list.filters;
  const rows = records.filter((row) => isInPeriod(row, { from, to })).toSorted(byDate);
  const page = Math.min(list.page, Math.max(1, Math.ceil(rows.length / list.size)));
  return (
    <>
      <StaleDataBanner {...query} />
      <FilterBar>
        <div className="chips" role="group" aria-label="Период">
          <Filters list={list} filters={PERIOD_FIELDS} />
        </div>
      </FilterBar>
      {rows.length === 0 ? (
        <Panel>
          <EmptyState title={list.activeFilterCount > 0 ? 'За этот период записей нет' : empty} />
        </Panel>
      ) : (
        <>
          <Totals totals={getTotals(rows)} />
          <Panel separateRows>
            <TableScroll>
              <SortedTable
                label={label}
                columns={withRowLink(columns, ({ href }) => href)}
                rows={rows}
                part={[(page - 1) * list.size, page * list.size]}
                rowKey={({ id }) => id}
                busy={query.busy}
              />
            </TableScroll>
            <Pagination
              page={page}
              size={list.size}
              count={rows.length}
              onPage={list.goTo}
              sizes={list.sizes}
              onSize={list.resize}
              countedNoun={['запись', 'записи', 'записей']}
              label={`Страницы: ${label}`}
            />
          </Panel>
        </>
      )}
    </>
  );
}

const sums = (amounts: readonly CurrencyAmount[]) =>
  amounts.length === 0
    ? EMPTY_VALUE
    : amounts.map(({ amount, currency }) => (
        <div key={currency}>
          <Money amount={amount} currency={currency} />
        </div>
      ));

const totalColumns: readonly Column<KindTotals>[] = [
  { key: 'kind', title: 'Вид', cell: (row) => row.kind },
  { key: 'done', title: 'Исполнено', width: 110, align: 'end', card: 'half', cell: (row) => formatCount(row.done) },
  { key: 'receives', title: 'Получено', width: 210, align: 'end', card: 'half', cell: (row) => sums(row.receives) },
  { key: 'gives', title: 'Отдано', width: 210, align: 'end', card: 'half', cell: (row) => sums(row.gives) },
  { key: 'open', title: 'В работе', width: 100, align: 'end', card: 'half', cell: (row) => formatCount(row.open) },
];

function Totals({ totals }: { totals: readonly KindTotals[] }) {
  return (
    <Panel title="Итоги" aside={<span className="muted">Суммы исполненных</span>}>
      <TableScroll>
        <Table label="Итоги" columns={totalColumns} rows={totals} rowKey={({ kind: key }) => key} compact />
      </TableScroll>
    </Panel>
  );
}
