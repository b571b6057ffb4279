// «Заявки»: open requests of others (tests/contract/calls.json row 41). A buyer sees sales, and vice versa.
import { fiatWalletRead } from '../../../../api/endpoints/fiat.ts';
import { tradeBuyList, tradeSellList } from '../../../../api/endpoints/trades.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';
import { useListParams } from '../../../hooks/list/useListParams.ts';
import { LOOKUP_PAGE, createLookupCall } from '../../../hooks/list/useSelectedRecord.ts';
import { useQuery } from '../../../hooks/data/useQuery.ts';
import { useSession } from '../../../hooks/session/useSession.ts';
import { useQueryParams } from '../../../hooks/list/useQueryParams.ts';
import { ListWithDrawer } from '../../../list/ListWithDrawer.tsx';
import { TradeKindTabs } from '../TradeKindTabs.tsx';
import { OfferDrawer } from './OfferDrawer.tsx';
import { CreateTradeButton } from '../OwnTrades.tsx';
import { getOfferResponsePath } from './offerResponse.ts';
import { marketOfferColumns } from '../columns.tsx';
import { sortByBestRate } from './offers.ts';
import { TRADE_FILTERS, tradeFilters } from '../filters.ts';
import { TRADE_TYPE_PARAM, parseTradeKind, getTradePaths } from '../tradeKinds.ts';
import { TRADE_PLURALS, tradeTexts } from '../texts.ts';

const KINDS = ['buy', 'sell'] as const;
const SELLS = createLookupCall(tradeSellList, { query: { ...LOOKUP_PAGE, request_type: 'sell' } });
const BUYS = createLookupCall(tradeBuyList, { query: { ...LOOKUP_PAGE, request_type: 'buy' } });
/** The user's intention. */
const WISHES = { buy: 'Купить', sell: 'Продать' };

export function Market() {
  const tradeKind = parseTradeKind(useQueryParams(TRADE_TYPE_PARAM).values.type) === 'sell' ? 'sell' : 'buy';
  return <Offers key={tradeKind} tradeKind={tradeKind} />;
}

function Offers({ tradeKind }: { tradeKind: 'buy' | 'sell' }) {
  const { role, mayWrite } = useSession();
  const list = useListParams(TRADE_FILTERS);
  const query = { ...list.filters, ...list.paging };
  const sells = useQuery(tradeSellList, tradeKind === 'buy' ? { query: { ...query, request_type: 'sell' } } : null);
  const buys = useQuery(tradeBuyList, tradeKind === 'sell' ? { query: { ...query, request_type: 'buy' } } : null);
  const offers = tradeKind === 'buy' ? sells : buys;
  const rates = useQuery(fiatWalletRead, { query: { limit: 1 } }).data?.rates ?? [];
  const page = offers.data && { ...offers.data, results: sortByBestRate(offers.data.results, tradeKind) };
  const hrefOf = (offer: Trade) => getOfferResponsePath(offer, getTradePaths(role).create);
  return (
    <ListWithDrawer
      label="Предложения"
      countedNoun={TRADE_PLURALS}
      list={list}
      query={{ ...offers, data: page }}
      columns={(open) => marketOfferColumns({ open, rates, hrefOf: mayWrite ? hrefOf : null })}
      tabs={
        <TradeKindTabs
          label="Что вы хотите сделать"
          kinds={KINDS}
          labels={WISHES}
          current={tradeKind}
          count={offers.data?.count}
        />
      }
      filters={tradeFilters(list.filters, tradeKind === 'buy' ? 'sell' : 'buy')}
      actions={<CreateTradeButton kind={tradeKind} />}
      empty={tradeTexts.none}
      lookupCall={tradeKind === 'buy' ? SELLS : BUYS}
      title="Заявка"
      missing={tradeTexts.missing}
    >
      {(offer, close) => <OfferDrawer key={offer.id} offer={offer} answer={hrefOf(offer)} onClose={close} />}
    </ListWithDrawer>
  );
}
