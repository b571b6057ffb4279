// Trades and exchanges that are over, by their final status, for the operator's history of operations.
import type { ReactNode } from 'react';
import { exchangeList } from '../../../../api/endpoints/exchanges.ts';
import { operatorTradeList } from '../../../../api/endpoints/trades.ts';
import { exchangeLifecycle } from '../../../../machines/lifecycles/exchange.ts';
import { tradeLifecycle } from '../../../../machines/lifecycles/trade.ts';
import { filterOf, useList } from '../../../hooks/list/useListParams.ts';
import { useQuery } from '../../../hooks/data/useQuery.ts';
import { FinishedTabs } from '../../../list/FinalStatusTabs.tsx';
import { ListScreen } from '../../../list/ListScreen.tsx';
import { finalOptions } from '../../../record/RecordStatus.tsx';
import { exchangeColumns, registryColumns } from './columns.tsx';
import { kindOf } from '../tradeKinds.ts';
import { lotPath, queuePath } from './queuePaths.ts';
import { COUNTED } from './texts.ts';

const TRADES = finalOptions(tradeLifecycle);
const EXCHANGES = finalOptions(exchangeLifecycle);
const KINDS = [
  { value: 'buy', label: 'Покупка' },
  { value: 'sell', label: 'Продажа' },
] as const;
const TRADE_FILTERS = { status: filterOf.choice(TRADES), request_type: filterOf.code(['buy', 'sell']) };
const EXCHANGE_FILTERS = { status: filterOf.choice(EXCHANGES) };

export function FinishedTrades({ tabs }: { tabs: ReactNode }) {
  const list = useList(TRADE_FILTERS);
  const { status = TRADES[0]?.value, request_type: type } = list.filters;
  const kind = KINDS.find(({ value }) => value === type)?.value;
  const query = useQuery(operatorTradeList, {
    query: { ...(status === undefined ? {} : { status }), ...(kind ? { request_type: kind } : {}), ...list.paging },
  });
  return (
    <ListScreen
      label="История сделок"
      counted={COUNTED}
      list={list}
      query={query}
      columns={registryColumns}
      tabs={<FinishedTabs tabs={tabs} list={list} options={TRADES} count={query.data?.count} />}
      filters={[{ name: 'request_type', label: 'Вид', kind: 'choice', options: KINDS }]}
      empty="История пуста"
      hrefOf={(row) => `${lotPath[kindOf(row)]}/${row.id}`}
      selected={null}
    />
  );
}

export function FinishedExchanges({ tabs }: { tabs: ReactNode }) {
  const list = useList(EXCHANGE_FILTERS);
  const { status = EXCHANGES[0]?.value } = list.filters;
  const query = useQuery(exchangeList, {
    query: { ...(status === undefined ? {} : { status }), ...list.paging },
  });
  return (
    <ListScreen
      label="История обменов"
      counted={COUNTED}
      list={list}
      query={query}
      columns={exchangeColumns(false)}
      tabs={<FinishedTabs tabs={tabs} list={list} options={EXCHANGES} count={query.data?.count} />}
      filters={[]}
      empty="История пуста"
      hrefOf={({ id }) => `${queuePath.exchange}/${id}`}
      selected={null}
    />
  );
}
