// The queue of exchanges (contract row 46 gives the operator all of them, domain.md C9), one of them open beside the list.
import type { Exchange } from '../../../../api/schemas/exchanges.ts';
import { callOf } from '../../../../api/endpoint.ts';
import { exchangeList } from '../../../../api/endpoints/exchanges.ts';
import { exchangeLifecycle } from '../../../../machines/lifecycles/exchange.ts';
import { useBulk } from '../../../bind/useBulk.ts';
import { useAskedList } from '../../../bind/useAskedList.ts';
import { filterOf } from '../../../bind/useList.ts';
import { useSession } from '../../../bind/useSession.ts';
import { BulkButton, BulkDialog, pickColumn } from '../../../patterns/Bulk.tsx';
import { SplitScreen } from '../../../patterns/DetailScreen.tsx';
import { ListScreen } from '../../../patterns/ListScreen.tsx';
import { useQueue } from '../../../patterns/Queue.tsx';
import { useOrdered } from '../../../patterns/SortedTable.tsx';
import { statusOptions } from '../../../patterns/status.tsx';
import { QueueExchange } from './QueueExchange.tsx';
import { QueueTabs, useQueuePlace } from './QueueTabs.tsx';
import { bulkItem } from './bulkItem.ts';
import { exchangeColumns } from './columns.tsx';
import { reviewOf } from './exchangeReview.ts';
import { exchangeWaits, isApprovable } from './kinds.ts';
import { COUNTED, texts } from './texts.ts';

const STATUSES = statusOptions(exchangeLifecycle);
const FILTERS = {
  status: filterOf.choice(STATUSES),
  amount_to_receive: filterOf.amount,
};
const waits = ({ status }: Exchange) => exchangeWaits(status);
const approvable = ({ status }: Exchange) => isApprovable(status);

export function ExchangeQueue({ id }: { id: number | null }) {
  const { list, query } = useAskedList(exchangeList, FILTERS);
  const place = useQueuePlace('exchange');
  const bulk = useBulk();
  const { mayWrite } = useSession();
  const hrefOf = (row: Exchange) => place.hrefOf(row.id);
  const queue = useQueue({ page: useOrdered(query.data, exchangeColumns(false)), list, current: id, waits, hrefOf });
  const items = (query.data?.results ?? [])
    .filter(approvable)
    .map((row) => bulkItem(row, callOf(reviewOf(row), { params: { id: row.id }, body: { status: 'accepted' } })));
  return (
    <SplitScreen
      list={
        <>
          <ListScreen
            label="Очередь заявок: обмен"
            counted={COUNTED}
            list={list}
            query={query}
            before={
              id === null
                ? pickColumn({ bulk, waits: approvable, titleOf: ({ number }: Exchange) => number })
                : undefined
            }
            columns={exchangeColumns}
            tabs={<QueueTabs current="exchange" />}
            filters={[
              { name: 'status', label: 'Статус', kind: 'choice', options: STATUSES },
              // An exchange may be in any digital currency: the sum is asked for without one.
              { name: 'amount_to_receive', label: 'Сумма к получению', kind: 'amount', currency: '' },
            ]}
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
            title="Одобрить обмены?"
            text="Клиенты увидят, что обмены приняты в работу."
            verb="Одобрить"
          />
        </>
      }
      detail={id === null ? null : <QueueExchange key={id} id={id} queue={queue} onClose={place.close} />}
    />
  );
}
