// «Заявки»: open requests of others (contract row 41). Who wants to buy looks at sales, and the other way round.
import { tradeBuyList, tradeSellList } from '../../../api/endpoints/trades.ts';
import type { Trade } from '../../../api/schemas/trades.ts';
import { useList } from '../../hooks/list/useListParams.ts';
import { WALK, wholeOf } from '../../hooks/list/useSelectedRecord.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { useUrlState } from '../../hooks/list/useQueryParams.ts';
import { DrawerList } from '../../list/ListWithDrawer.tsx';
import { KindTabs } from './KindTabs.tsx';
import { OfferDrawer } from './OfferDrawer.tsx';
import { Create } from './OwnTrades.tsx';
import { answerTo } from './offerResponse.ts';
import { marketColumns } from './columns.tsx';
import { TRADE_FILTERS, tradeFilters } from './filters.ts';
import { TYPE_PARAM, kindIn, placesOf } from './tradeKinds.ts';
import { COUNTED, texts } from './texts.ts';

const KINDS = ['buy', 'sell'] as const;
const SELLS = wholeOf(tradeSellList, { query: { ...WALK, request_type: 'sell' } });
const BUYS = wholeOf(tradeBuyList, { query: { ...WALK, request_type: 'buy' } });
/** What a visitor wants to do. */
const WISHES = { buy: 'Купить', sell: 'Продать' };

export function Market() {
  const wish = kindIn(useUrlState(TYPE_PARAM).values.type) === 'sell' ? 'sell' : 'buy';
  return <Offers key={wish} wish={wish} />;
}

function Offers({ wish }: { wish: 'buy' | 'sell' }) {
  const { role, mayWrite } = useSession();
  const list = useList(TRADE_FILTERS);
  const query = { ...list.filters, ...list.paging };
  const sells = useQuery(tradeSellList, wish === 'buy' ? { query: { ...query, request_type: 'sell' } } : null);
  const buys = useQuery(tradeBuyList, wish === 'sell' ? { query: { ...query, request_type: 'buy' } } : null);
  const asked = wish === 'buy' ? sells : buys;
  const hrefOf = (offer: Trade) => answerTo(offer, placesOf(role).create);
  return (
    <DrawerList
      label="Рынок заявок"
      counted={COUNTED}
      list={list}
      query={asked}
      columns={(open) => marketColumns(open, mayWrite ? hrefOf : null)}
      tabs={
        <KindTabs
          label="Что вы хотите сделать"
          kinds={KINDS}
          labels={WISHES}
          current={wish}
          count={asked.data?.count}
        />
      }
      filters={tradeFilters(list.filters, wish === 'buy' ? 'sell' : 'buy')}
      actions={<Create kind={wish} />}
      empty={texts.none}
      whole={wish === 'buy' ? SELLS : BUYS}
      title="Заявка"
      missing={texts.missing}
    >
      {(offer, close) => <OfferDrawer key={offer.id} offer={offer} answer={hrefOf(offer)} onClose={close} />}
    </DrawerList>
  );
}
