// Providers by rating (tests/contract/calls.json row 62): the call has no ordering, so all rows are loaded, ranked and
// sorted here.
import { providerList } from '../../../api/endpoints/organizations.ts';
import type { Provider } from '../../../api/schemas/organizations.ts';
import { Link } from '../../hooks/core/Link.tsx';
import { type ListParams, useListParams } from '../../hooks/list/useListParams.ts';
import { useAllPagesQuery } from '../../hooks/data/useQuery.ts';
import { AmlChip } from '../../kit/display/AmlChip.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { Pagination } from '../../kit/table/Pagination.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { SkeletonTable } from '../../kit/feedback/Skeleton.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { EMPTY_VALUE, formatDecimal } from '../../kit/display/format.ts';
import { PageBody } from '../../kit/layout/Page.styles.ts';
import { QueryContent } from '../../query/QueryContent.tsx';
import { getQueryState } from '../../query/queryStates.tsx';
import { SortedTable } from '../../list/SortedTable.tsx';

/** Rows per request; large, to need few requests. */
const LIMIT = 1000;

interface Placed {
  readonly place: number;
  readonly provider: Provider;
}

/** The best first; without a rating last. */
const placed = (providers: readonly Provider[]): readonly Placed[] =>
  providers
    .toSorted((one, other) => Number(other.rating ?? -1) - Number(one.rating ?? -1))
    .map((provider, index) => ({ place: index + 1, provider }));

const columns: readonly Column<Placed>[] = [
  {
    key: 'place',
    title: 'Место',
    width: 80,
    card: 'aside',
    sortKey: (row) => row.place,
    cell: (row) => <span className="num">{row.place}</span>,
  },
  {
    key: 'name',
    title: 'Поставщик',
    card: 'title',
    hint: ({ provider }) => provider.company_name,
    sortKey: ({ provider }) => provider.company_name,
    cell: ({ provider }) => (
      <Link className="rowlink" href={`/organization/reestr-users/${provider.id}`}>
        {provider.company_name ?? EMPTY_VALUE}
      </Link>
    ),
  },
  {
    key: 'rating',
    title: 'Рейтинг',
    width: 100,
    align: 'end',
    card: 'half',
    sortKey: (row) => row.provider.rating,
    cell: (row) => <span className="num">{formatDecimal(row.provider.rating, 1, 1)}</span>,
  },
  {
    key: 'deals',
    title: 'Сделок',
    width: 100,
    align: 'end',
    card: 'half',
    sortKey: (row) => row.provider.deals_count,
    cell: (row) =>
      row.provider.deals_count === null ? EMPTY_VALUE : <span className="num">{row.provider.deals_count}</span>,
  },
  {
    key: 'volume',
    title: 'Объём',
    width: 180,
    align: 'end',
    card: 'half',
    sortKey: (row) => row.provider.deals_volume,
    cell: ({ provider: { deals_volume: volume } }) =>
      volume === null ? EMPTY_VALUE : <Money amount={volume} currency="RUB" />,
  },
  {
    key: 'risk',
    title: 'Средний риск',
    width: 176,
    card: 'half',
    sortKey: (row) => row.provider.average_risk,
    cell: ({ provider: { average_risk: risk } }) => (risk === null ? EMPTY_VALUE : <AmlChip value={risk} />),
  },
];

export function ProviderRating() {
  const list = useListParams({});
  const query = useAllPagesQuery(providerList, { query: { limit: LIMIT } });
  return (
    <PageBody data-state={getQueryState(query)}>
      <Panel title="Поставщики" count={query.data?.count}>
        <QueryContent query={query} skeleton={<SkeletonTable count={6} />}>
          {({ results }) => <Ranked list={list} providers={results} busy={query.busy} />}
        </QueryContent>
      </Panel>
    </PageBody>
  );
}

interface RankedProps {
  readonly list: Pick<ListParams<never>, 'page' | 'size' | 'goTo'>;
  readonly providers: readonly Provider[];
  readonly busy: boolean;
}

function Ranked({ list: { page, size, goTo }, providers, busy }: RankedProps) {
  if (providers.length === 0) return <EmptyState title="Рейтинг пока не сформирован" />;
  const shown = Math.min(page, Math.ceil(providers.length / size));
  return (
    <>
      <SortedTable
        label="Рейтинг"
        columns={columns}
        rows={placed(providers)}
        part={[(shown - 1) * size, shown * size]}
        rowKey={({ provider }) => provider.id}
        busy={busy}
      />
      <Pagination
        page={shown}
        size={size}
        count={providers.length}
        countedNoun={['поставщик', 'поставщика', 'поставщиков']}
        onPage={goTo}
        label="Страницы: Рейтинг"
      />
    </>
  );
}
