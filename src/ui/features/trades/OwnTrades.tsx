// Own trades and exchanges: those in work (contract row 41), and all of them in the history (rows 44, 46).
import { Plus } from 'lucide-react';
import { exchangeList } from '../../../api/endpoints/exchanges.ts';
import { tradeBuyList, tradeHistoryList, tradeSellList } from '../../../api/endpoints/trades.ts';
import type { Page } from '../../../api/schemas/reader.ts';
import type { Trade } from '../../../api/schemas/trades.ts';
import { useAskedList } from '../../hooks/data/useListQuery.ts';
import { type List, useList } from '../../hooks/list/useListParams.ts';
import { type Query, useQuery } from '../../hooks/data/useQuery.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { useUrlState } from '../../hooks/list/useQueryParams.ts';
import { ListScreen } from '../../list/ListScreen.tsx';
import { WriteLink } from '../../form/GuardedButton.tsx';
import { KindTabs } from './KindTabs.tsx';
import { exchangeColumns, ownColumns } from './columns.tsx';
import { EXCHANGE_FILTERS, TRADE_FILTERS, type TradeFilter, exchangeFilters, tradeFilters } from './filters.ts';
import { KIND_LABELS, type Kind, TYPE_PARAM, kindIn, placesOf, withType } from './tradeKinds.ts';
import { COUNTED, texts } from './texts.ts';

const KINDS = ['buy', 'sell', 'exchange'] as const;
type TradeKind = Exclude<Kind, 'exchange'>;

const useKind = (): Kind => kindIn(useUrlState(TYPE_PARAM).values.type);

/** «Сделки»: requests that something may still happen to. */
export function Deals() {
  const kind = useKind();
  return kind === 'exchange' ? <Exchanges past={false} /> : <DealsOf key={kind} kind={kind} />;
}

/** «История сделок»: every request there ever was. */
export function DealHistory() {
  const kind = useKind();
  return kind === 'exchange' ? <Exchanges past /> : <HistoryOf key={kind} kind={kind} />;
}

function DealsOf({ kind }: { kind: TradeKind }) {
  const { role } = useSession();
  const list = useList(TRADE_FILTERS);
  const mine = role === 'liquidity_provider' ? { is_liquidity_provider: true } : { is_ved_participant: true };
  const query = { ...list.filters, ...list.paging, ...mine };
  const buys = useQuery(tradeBuyList, kind === 'buy' ? { query: { ...query, request_type: 'buy' } } : null);
  const sells = useQuery(tradeSellList, kind === 'sell' ? { query: { ...query, request_type: 'sell' } } : null);
  return <Trades kind={kind} list={list} query={kind === 'buy' ? buys : sells} past={false} />;
}

function HistoryOf({ kind }: { kind: TradeKind }) {
  const { list, query } = useAskedList(tradeHistoryList, TRADE_FILTERS, undefined, { request_type: kind });
  return <Trades kind={kind} list={list} query={query} past />;
}

interface TradesProps {
  readonly kind: TradeKind;
  readonly list: List<TradeFilter>;
  readonly query: Query<Page<Trade>>;
  readonly past: boolean;
}

function Trades({ kind, list, query, past }: TradesProps) {
  const places = placesOf(useSession().role);
  return (
    <ListScreen
      label={past ? 'История сделок' : 'Сделки'}
      counted={COUNTED}
      list={list}
      query={query}
      columns={ownColumns(!past)}
      tabs={<OwnTabs current={kind} count={query.data?.count} />}
      filters={tradeFilters(list.filters, kind)}
      actions={<Create kind={kind} />}
      empty={past ? texts.noHistory : texts.none}
      hrefOf={({ id }) => `${(past ? places.past : places.deal)[kind]}/${id}`}
      selected={null}
    />
  );
}

// assumed: both screens show all own exchanges: row 46 is their one list and takes one status, while two are in work
function Exchanges({ past }: { past: boolean }) {
  const places = placesOf(useSession().role);
  const { list, query } = useAskedList(exchangeList, EXCHANGE_FILTERS);
  return (
    <ListScreen
      label="Обмены"
      counted={['обмен', 'обмена', 'обменов']}
      list={list}
      query={query}
      columns={exchangeColumns}
      tabs={<OwnTabs current="exchange" count={query.data?.count} />}
      filters={exchangeFilters}
      actions={<Create kind="exchange" />}
      empty={past ? texts.noHistory : texts.none}
      hrefOf={({ id }) => `${(past ? places.past : places.deal).exchange}/${id}`}
      selected={null}
    />
  );
}

const OwnTabs = ({ current, count }: { current: Kind; count: number | undefined }) => (
  <KindTabs label="Вид заявки" kinds={KINDS} labels={KIND_LABELS} current={current} count={count} />
);

/** The way to a new request of the tab's kind. */
export function Create({ kind }: { kind: Kind }) {
  const { role } = useSession();
  return (
    <WriteLink variant="primary" icon={<Plus />} href={withType(placesOf(role).create, kind)}>
      Создать заявку
    </WriteLink>
  );
}
