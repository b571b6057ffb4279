// The queue of requests to buy or to sell: what waits for approval first, one of them open beside the list.
import { callOf } from '../../../../api/endpoint.ts';
import { operatorTradeList, tradeReview } from '../../../../api/endpoints/trades.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';
import { useBulk } from '../../../bind/useBulk.ts';
import { useAskedList } from '../../../bind/useAskedList.ts';
import { useSession } from '../../../bind/useSession.ts';
import { BulkButton, BulkDialog, pickColumn } from '../../../patterns/Bulk.tsx';
import { SplitScreen } from '../../../patterns/DetailScreen.tsx';
import { ListScreen } from '../../../patterns/ListScreen.tsx';
import { useQueue } from '../../../patterns/Queue.tsx';
import { useOrdered } from '../../../patterns/SortedTable.tsx';
import { QueueTabs, useQueuePlace } from './QueueTabs.tsx';
import { QueueTrade } from './QueueTrade.tsx';
import { bulkItem } from './bulkItem.ts';
import { queueColumns } from './columns.tsx';
import { TRADE_FILTERS, tradeFilters } from '../filters.ts';
import { KIND_LABELS } from '../kinds.ts';
import { waitsForApproval } from './kinds.ts';
import { COUNTED, texts } from './texts.ts';

const waits = ({ status }: Trade) => waitsForApproval(status);

/** `id`: the open request; NaN for an address that names no number. */
export function TradeQueue({ kind, id }: { kind: 'buy' | 'sell'; id: number | null }) {
  const { list, query } = useAskedList(operatorTradeList, TRADE_FILTERS, 10, { request_type: kind });
  const place = useQueuePlace(kind);
  const bulk = useBulk();
  const { mayWrite } = useSession();
  const hrefOf = (row: Trade) => place.hrefOf(row.id);
  const queue = useQueue({ page: useOrdered(query.data, queueColumns(false)), list, current: id, waits, hrefOf });
  const items = (query.data?.results ?? [])
    .filter(waits)
    .map((row) => bulkItem(row, callOf(tradeReview, { params: { id: row.id }, body: { status: 'accepted' } })));
  return (
    <SplitScreen
      list={
        <>
          <ListScreen
            label={`Очередь заявок: ${KIND_LABELS[kind].toLowerCase()}`}
            counted={COUNTED}
            list={list}
            query={query}
            before={id === null ? pickColumn({ bulk, waits, titleOf: ({ number }: Trade) => number }) : undefined}
            columns={queueColumns}
            tabs={<QueueTabs current={kind} />}
            filters={tradeFilters(list.filters, kind)}
            actions={
              id === null ? (
                <BulkButton bulk={bulk} verb="Одобрить" counted={COUNTED} items={items} disabled={!mayWrite} />
              ) : null
            }
            empty={texts.emptyQueue}
            hrefOf={hrefOf}
            selected={id}
          />
          <BulkDialog
            bulk={bulk}
            title="Одобрить заявки?"
            text="Заявки появятся на рынке, клиенты получат уведомления."
            verb="Одобрить"
          />
        </>
      }
      detail={id === null ? null : <QueueTrade key={id} kind={kind} id={id} queue={queue} onClose={place.close} />}
    />
  );
}
