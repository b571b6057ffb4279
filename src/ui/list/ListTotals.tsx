// Totals of a whole list under its filters, by kind and currency; all pages are read on demand.
import { Sigma } from 'lucide-react';
import { styled } from 'styled-components';
import { type CurrencyAmount, sumByCurrency } from '../../api/amounts/totals.ts';
import type { PageOf } from '../../api/schemas/reader.ts';
import { withAllPages } from '../../machines/data/lists/allPages.ts';
import { useDisclosure } from '../hooks/core/useDisclosure.ts';
import { useServices } from '../hooks/core/services.ts';
import { type AllPages, useBaseQuery } from '../hooks/data/useQuery.ts';
import { Button } from '../kit/actions/Button.tsx';
import { Money } from '../kit/display/Money.tsx';
import { EMPTY_VALUE, type PluralForms, formatCounted } from '../kit/display/format.ts';
import { SkeletonLines } from '../kit/feedback/Skeleton.tsx';
import { Panel } from '../kit/Panel.tsx';
import { type Column, Table } from '../kit/table/Table.tsx';
import { TableScroll } from '../kit/table/TableScroll.styles.ts';
import { QueryContent } from '../query/QueryContent.tsx';

const Line = styled.div`
  display: flex;
  justify-content: flex-end;
`;

interface ListTotalsProps<T> {
  readonly allPages: AllPages<PageOf<T>>;
  /** All columns of the list; those with `total` are summed. */
  readonly columns: readonly Column<T>[];
  /** Kind of a row: kinds are summed apart, since the two sides of one trade are of different kinds. */
  readonly kindOf?: ((row: T) => string) | undefined;
  readonly countedNoun: PluralForms;
}

/** Empty for a list without amounts. */
export function ListTotals<T>(props: ListTotalsProps<T>) {
  const shown = useDisclosure();
  const summed = props.columns.filter(({ total }) => total);
  if (summed.length === 0) return null;
  if (shown.isOpen) return <Totals {...props} summed={summed} />;
  return (
    <Line>
      <Button size="small" variant="ghost" icon={<Sigma />} onClick={shown.open}>
        Посчитать итоги
      </Button>
    </Line>
  );
}

interface TotalRow {
  readonly kind: string;
  readonly count: number;
  readonly sums: readonly (readonly CurrencyAmount[])[];
}

function Totals<T>({ allPages: { call, castResult }, summed, kindOf, countedNoun }: ListTotalsProps<T> & Summed<T>) {
  const query = useBaseQuery(call.endpoint, call.input, withAllPages(useServices().requests));
  return (
    <Panel title="Итоги по списку">
      <QueryContent query={query} skeleton={<SkeletonLines count={2} />}>
        {(data) => (
          <TableScroll>
            <Table
              label="Итоги по списку"
              columns={totalColumns(summed, countedNoun, kindOf !== undefined)}
              rows={totalsOf(castResult(data).results, summed, kindOf)}
              rowKey={({ kind }) => kind}
              compact
            />
          </TableScroll>
        )}
      </QueryContent>
    </Panel>
  );
}

interface Summed<T> {
  readonly summed: readonly Column<T>[];
}

const amountsOf = <T,>({ sortKey }: Column<T>, rows: readonly T[]): readonly CurrencyAmount[] =>
  rows.flatMap((row) => {
    const value = sortKey?.(row);
    return typeof value === 'object' && value !== null ? [{ currency: value[0], amount: value[1] }] : [];
  });

function totalsOf<T>(
  rows: readonly T[],
  summed: readonly Column<T>[],
  kindOf: (row: T) => string = () => 'Всего',
): readonly TotalRow[] {
  return [...new Set(rows.map(kindOf))].map((kind) => {
    const own = rows.filter((row) => kindOf(row) === kind);
    return { kind, count: own.length, sums: summed.map((column) => sumByCurrency(amountsOf(column, own))) };
  });
}

const totalColumns = <T,>(
  summed: readonly Column<T>[],
  counted: PluralForms,
  hasKinds: boolean,
): readonly Column<TotalRow>[] => [
  { key: 'kind', title: hasKinds ? 'Тип' : 'Итог', cell: ({ kind }) => kind },
  {
    key: 'count',
    title: 'Количество',
    width: 150,
    align: 'end',
    card: 'half',
    cell: ({ count }) => formatCounted(count, counted),
  },
  ...summed.map(({ key, title }, index): Column<TotalRow> => ({
    key,
    title,
    width: 220,
    align: 'end',
    card: 'half',
    cell: ({ sums }) => (sums[index]?.length ? sums[index].map(total) : EMPTY_VALUE),
  })),
];

const total = ({ amount, currency }: CurrencyAmount) => (
  <div key={currency}>
    <Money amount={amount} currency={currency} />
  </div>
);
