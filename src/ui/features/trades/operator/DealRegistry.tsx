// Registry of deals: market requests and their lots, by status; a row links to its lot.
import { styled } from 'styled-components';
import { operatorTradeList } from '../../../../api/endpoints/trades.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';
import { tradeLifecycle } from '../../../../machines/lifecycles/trade.ts';
import type { ListParams } from '../../../hooks/list/useListParams.ts';
import { type RangeFilter, useRangedListQuery } from '../../../hooks/data/useRangedListQuery.ts';
import { useQueryParams } from '../../../hooks/list/useQueryParams.ts';
import { SegmentedControl } from '../../../kit/fields/SegmentedControl.tsx';
import { StatusTabs } from '../../../list/Filters.tsx';
import { ListScreen } from '../../../list/ListScreen.tsx';
import { rangeFilters } from '../../../list/rangeFilters.ts';
import { useSortedPage } from '../../../list/SortedTable.tsx';
import { getStatusOptions } from '../../../record/RecordStatus.tsx';
import { registryColumns } from './columns.tsx';
import { TRADE_FILTERS, type TradeFilter, tradeFilters } from '../filters.ts';
import { TRADE_KIND_LABELS, TRADE_TYPE_PARAM } from '../tradeKinds.ts';
import { lotPaths, isAwaitingApproval } from './queuePaths.ts';
import { operatorTradeTexts } from './texts.ts';

/** A request that awaits approval is not a deal yet: it is in the queue. */
const STATUSES = getStatusOptions(tradeLifecycle).filter(({ value }) => !isAwaitingApproval(value));
const FIRST = STATUSES[0]?.value ?? '';
const KINDS = [
  { value: 'buy', label: TRADE_KIND_LABELS.buy },
  { value: 'sell', label: TRADE_KIND_LABELS.sell },
] as const;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;

  > nav {
    flex: 1;
    min-width: 0;
  }
`;

/** List parameters of the registry, for its own screen and for lots opened from it. */
export function useDealRegistry(kind: 'buy' | 'sell') {
  const { list, query } = useRangedListQuery(operatorTradeList, TRADE_FILTERS, 'amount_to_pay', {
    request_type: kind,
    status: FIRST,
  });
  return { list, query, page: useSortedPage(query.data, registryColumns) } as const;
}

export function DealRegistry() {
  const kind = useQueryParams(TRADE_TYPE_PARAM).values.type === 'sell' ? 'sell' : 'buy';
  const { list, query } = useDealRegistry(kind);
  return (
    <ListScreen
      label={`Реестр сделок: ${TRADE_KIND_LABELS[kind].toLowerCase()}`}
      countedNoun={['сделка', 'сделки', 'сделок']}
      list={list}
      query={query}
      columns={registryColumns}
      tabs={<RegistryTabs kind={kind} list={list} count={query.data?.count} />}
      filters={[
        ...tradeFilters(list.filters, kind).filter(({ name }) => name !== 'status'),
        ...rangeFilters(kind === 'buy' ? 'RUB' : '', list.filters.amount_to_pay),
      ]}
      empty={operatorTradeTexts.emptyRegistry}
      hrefOf={(row: Trade) => `${lotPaths[kind]}/${row.id}${list.search}`}
      selected={list.open}
    />
  );
}

interface RegistryTabsProps {
  readonly kind: 'buy' | 'sell';
  readonly list: ListParams<TradeFilter | RangeFilter>;
  readonly count: number | undefined;
}

function RegistryTabs({ kind, list, count }: RegistryTabsProps) {
  const place = useQueryParams<string>({});
  return (
    <Bar>
      <SegmentedControl
        label="Вид сделок"
        name="kind"
        options={KINDS}
        value={kind}
        onChoose={(value) =>
          place.set({
            ...Object.fromEntries(Object.keys(TRADE_FILTERS).map((name) => [name, null])),
            type: value === 'sell' ? value : null,
            status: list.filters.status ?? null,
            p: null,
            id: null,
          })
        }
      />
      <StatusTabs list={list} name="status" options={STATUSES} count={count} first={FIRST} />
    </Bar>
  );
}
