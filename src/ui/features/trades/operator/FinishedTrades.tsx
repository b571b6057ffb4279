// Closed trades and exchanges by final status, for the operator's history.
import type { ReactNode } from 'react';
import { exchangeList } from '../../../../api/endpoints/exchanges.ts';
import { operatorTradeList } from '../../../../api/endpoints/trades.ts';
import { exchangeLifecycle } from '../../../../machines/lifecycles/exchange.ts';
import { tradeLifecycle } from '../../../../machines/lifecycles/trade.ts';
import { filterSchemas, useListParams } from '../../../hooks/list/useListParams.ts';
import { LOOKUP_PAGE, createLookupCall } from '../../../hooks/list/useSelectedRecord.ts';
import { useQuery } from '../../../hooks/data/useQuery.ts';
import { FinalStatusTabs } from '../../../list/FinalStatusTabs.tsx';
import { ListScreen } from '../../../list/ListScreen.tsx';
import { getFinalStatusOptions } from '../../../record/RecordStatus.tsx';
import { exchangeColumns, registryColumns } from './columns.tsx';
import { TRADE_KIND_LABELS, getTradeKind } from '../tradeKinds.ts';
import { lotPaths, queuePaths } from './queuePaths.ts';
import { QUEUE_PLURALS } from './texts.ts';

const TRADES = getFinalStatusOptions(tradeLifecycle);
const EXCHANGES = getFinalStatusOptions(exchangeLifecycle);
const KINDS = [
  { value: 'buy', label: 'Покупка' },
  { value: 'sell', label: 'Продажа' },
] as const;
const TRADE_FILTERS = {
  status: filterSchemas.choice(TRADES),
  request_type: filterSchemas.code(['buy', 'sell']),
};
const EXCHANGE_FILTERS = { status: filterSchemas.choice(EXCHANGES) };

export function FinishedTrades({ tabs }: { tabs: ReactNode }) {
  const list = useListParams(TRADE_FILTERS);
  const { status = TRADES[0]?.value, request_type: type } = list.filters;
  const kind = KINDS.find(({ value }) => value === type)?.value;
  const query = useQuery(operatorTradeList, {
    query: { ...(status === undefined ? {} : { status }), ...(kind ? { request_type: kind } : {}), ...list.paging },
  });
  return (
    <ListScreen
      label="История сделок"
      countedNoun={QUEUE_PLURALS}
      list={list}
      query={{
        ...query,
        allPages: createLookupCall(operatorTradeList, {
          query: {
            ...(status === undefined ? {} : { status }),
            ...(kind ? { request_type: kind } : {}),
            ...LOOKUP_PAGE,
          },
        }),
      }}
      kindOf={(row) => TRADE_KIND_LABELS[getTradeKind(row)]}
      columns={registryColumns}
      tabs={<FinalStatusTabs tabs={tabs} list={list} options={TRADES} count={query.data?.count} />}
      filters={[{ name: 'request_type', label: 'Вид', kind: 'choice', options: KINDS }]}
      empty="История пуста"
      hrefOf={(row) => `${lotPaths[getTradeKind(row)]}/${row.id}`}
      selected={null}
    />
  );
}

export function FinishedExchanges({ tabs }: { tabs: ReactNode }) {
  const list = useListParams(EXCHANGE_FILTERS);
  const { status = EXCHANGES[0]?.value } = list.filters;
  const query = useQuery(exchangeList, {
    query: { ...(status === undefined ? {} : { status }), ...list.paging },
  });
  return (
    <ListScreen
      label="История обменов"
      countedNoun={QUEUE_PLURALS}
      list={list}
      query={query}
      columns={exchangeColumns(false)}
      tabs={<FinalStatusTabs tabs={tabs} list={list} options={EXCHANGES} count={query.data?.count} />}
      filters={[]}
      empty="История пуста"
      hrefOf={({ id }) => `${queuePaths.exchange}/${id}`}
      selected={null}
    />
  );
}
