// Own trades and exchanges: those in progress (tests/contract/calls.json row 41), and the full history (rows 44, 46).
import { Plus } from 'lucide-react';
import { exchangeList } from '../../../api/endpoints/exchanges.ts';
import { tradeBuyList, tradeHistoryList, tradeSellList } from '../../../api/endpoints/trades.ts';
import type { PageOf } from '../../../api/schemas/reader.ts';
import type { Trade } from '../../../api/schemas/trades.ts';
import { useListQuery } from '../../hooks/data/useListQuery.ts';
import { type ListParams, useListParams } from '../../hooks/list/useListParams.ts';
import { type Query, useQuery } from '../../hooks/data/useQuery.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { useQueryParams } from '../../hooks/list/useQueryParams.ts';
import { ListScreen } from '../../list/ListScreen.tsx';
import { GuardedLink } from '../../form/GuardedButton.tsx';
import { TradeKindTabs } from './TradeKindTabs.tsx';
import { exchangeColumns, clientTradeColumns } from './columns.tsx';
import { EXCHANGE_FILTERS, TRADE_FILTERS, type TradeFilter, exchangeFilters, tradeFilters } from './filters.ts';
import {
  TRADE_KIND_LABELS,
  type RequestKind,
  TRADE_TYPE_PARAM,
  parseTradeKind,
  getTradePaths,
  withTypeParam,
} from './tradeKinds.ts';
import { TRADE_PLURALS, tradeTexts } from './texts.ts';

const KINDS = ['buy', 'sell', 'exchange'] as const;
type TradeKind = Exclude<RequestKind, 'exchange'>;

const useKind = (): RequestKind => parseTradeKind(useQueryParams(TRADE_TYPE_PARAM).values.type);

/** «Сделки»: non-final requests. */
export function OwnDeals() {
  const kind = useKind();
  return kind === 'exchange' ? <Exchanges past={false} /> : <DealsOf key={kind} kind={kind} />;
}

/** «История сделок»: all requests. */
export function OwnDealHistory() {
  const kind = useKind();
  return kind === 'exchange' ? <Exchanges past /> : <HistoryOf key={kind} kind={kind} />;
}

function DealsOf({ kind }: { kind: TradeKind }) {
  const { role } = useSession();
  const list = useListParams(TRADE_FILTERS);
  const mine = role === 'liquidity_provider' ? { is_liquidity_provider: true } : { is_ved_participant: true };
  const query = { ...list.filters, ...list.paging, ...mine };
  const buys = useQuery(tradeBuyList, kind === 'buy' ? { query: { ...query, request_type: 'buy' } } : null);
  const sells = useQuery(tradeSellList, kind === 'sell' ? { query: { ...query, request_type: 'sell' } } : null);
  return <Trades kind={kind} list={list} query={kind === 'buy' ? buys : sells} past={false} />;
}

function HistoryOf({ kind }: { kind: TradeKind }) {
  const { list, query } = useListQuery(tradeHistoryList, TRADE_FILTERS, undefined, { request_type: kind });
  return <Trades kind={kind} list={list} query={query} past />;
}

interface TradesProps {
  readonly kind: TradeKind;
  readonly list: ListParams<TradeFilter>;
  readonly query: Query<PageOf<Trade>>;
  readonly past: boolean;
}

function Trades({ kind, list, query, past }: TradesProps) {
  const places = getTradePaths(useSession().role);
  return (
    <ListScreen
      label={past ? 'История сделок' : 'Сделки'}
      countedNoun={TRADE_PLURALS}
      list={list}
      query={query}
      columns={clientTradeColumns(!past)}
      tabs={<OwnTabs current={kind} count={query.data?.count} />}
      filters={tradeFilters(list.filters, kind)}
      actions={<CreateTradeButton kind={kind} />}
      empty={past ? tradeTexts.noHistory : tradeTexts.none}
      hrefOf={({ id }) => `${(past ? places.past : places.deal)[kind]}/${id}`}
      selected={null}
    />
  );
}

// assumed: both screens show all own exchanges: row 46 is their only list and accepts one status, while two are in progress
function Exchanges({ past }: { past: boolean }) {
  const places = getTradePaths(useSession().role);
  const { list, query } = useListQuery(exchangeList, EXCHANGE_FILTERS);
  return (
    <ListScreen
      label="Обмены"
      countedNoun={['обмен', 'обмена', 'обменов']}
      list={list}
      query={query}
      columns={exchangeColumns}
      tabs={<OwnTabs current="exchange" count={query.data?.count} />}
      filters={exchangeFilters}
      actions={<CreateTradeButton kind="exchange" />}
      empty={past ? tradeTexts.noHistory : tradeTexts.none}
      hrefOf={({ id }) => `${(past ? places.past : places.deal).exchange}/${id}`}
      selected={null}
    />
  );
}

const OwnTabs = ({ current, count }: { current: RequestKind; count: number | undefined }) => (
  <TradeKindTabs label="Вид заявки" kinds={KINDS} labels={TRADE_KIND_LABELS} current={current} count={count} />
);

/** Link to a new request of the tab's kind. */
export function CreateTradeButton({ kind }: { kind: RequestKind }) {
  const { role } = useSession();
  return (
    <GuardedLink variant="primary" icon={<Plus />} href={withTypeParam(getTradePaths(role).create, kind)}>
      Создать заявку
    </GuardedLink>
  );
}
