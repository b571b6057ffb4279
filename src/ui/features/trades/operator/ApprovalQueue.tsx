// Queue of requests of one kind: pending approvals first, bulk approval, one open beside the list.
import type { ReactNode } from 'react';
import type { Call } from '../../../../api/endpoint.ts';
import type { Exchange } from '../../../../api/schemas/exchanges.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';
import type { RecordId } from '../../../../api/recordId.ts';
import { useBulk } from '../../../hooks/data/useBulk.ts';
import { useBulkPages } from '../../../hooks/data/useBulkPages.ts';
import type { AllPages, Query } from '../../../hooks/data/useQuery.ts';
import type { PageOf } from '../../../../api/schemas/reader.ts';
import { useSession } from '../../../hooks/session/useSession.ts';
import type { Column } from '../../../kit/table/Table.tsx';
import { BulkButton, BulkDialog, selectionColumn } from '../../../list/BulkActions.tsx';
import { SplitScreen } from '../../../record/DetailScreen.tsx';
import { ListScreen, type ListScreenProps } from '../../../list/ListScreen.tsx';
import { type RecordQueue, useRecordQueue } from '../../../list/queue/QueueNavigation.tsx';
import { useSortedPage } from '../../../list/SortedTable.tsx';
import { TRADE_KIND_LABELS, type RequestKind } from '../tradeKinds.ts';
import { QueueTabs, useQueueRoute } from './QueueTabs.tsx';
import { createBulkItem } from './bulkItem.ts';
import { QUEUE_PLURALS, operatorTradeTexts } from './texts.ts';

/** Props of a request opened from a queue. */
export interface QueueRecordProps {
  /** As in the URL: the record may not exist. */
  readonly id: RecordId;
  readonly queue: RecordQueue;
  readonly onClose: () => void;
}

interface ApprovalQueueProps<T extends Trade | Exchange, K extends string> extends Pick<
  ListScreenProps<T, K>,
  'list' | 'filters'
> {
  readonly query: Query<PageOf<T>> & { readonly allPages: AllPages<PageOf<T>> };
  readonly kind: RequestKind;
  /** Id of the open request. */
  readonly id: RecordId | null;
  readonly columns: (open: boolean) => readonly Column<T>[];
  readonly isAwaiting: (row: T) => boolean;
  /** Not everything that awaits the operator awaits approval. */
  readonly approvable: (row: T) => boolean;
  readonly approvalOf: (row: T) => Call;
  /** Confirmation of a bulk approval. */
  readonly question: { readonly title: string; readonly text: string };
  readonly children: (open: QueueRecordProps) => ReactNode;
}

export function ApprovalQueue<T extends Trade | Exchange, K extends string>(props: ApprovalQueueProps<T, K>) {
  const { kind, id, isAwaiting, approvable, approvalOf, question, children, ...shown } = props;
  const { list, query, columns } = shown;
  const place = useQueueRoute(kind);
  const bulk = useBulk();
  const { mayWrite } = useSession();
  const hrefOf = (row: T) => place.hrefOf(row.id);
  const queue = useRecordQueue({
    page: useSortedPage(query.data, columns(false)),
    list,
    current: id,
    isAwaiting,
    hrefOf,
  });
  const pages = useBulkPages<T>(list, query, (rows) => bulk.pick(rows.filter(approvable).map((row) => row.id)));
  const rows = pages?.rows ?? query.data?.results ?? [];
  const close = () => {
    bulk.close();
    pages?.close();
  };
  const items = rows.filter(approvable).map((row) => createBulkItem(row, approvalOf(row)));
  return (
    <SplitScreen
      list={
        <>
          <ListScreen
            {...shown}
            label={`Очередь заявок: ${TRADE_KIND_LABELS[kind].toLowerCase()}`}
            countedNoun={QUEUE_PLURALS}
            before={
              id === null
                ? selectionColumn({
                    bulk,
                    isAwaiting: approvable,
                    titleOf: ({ id: own, number }: T) => number ?? String(own),
                  })
                : undefined
            }
            tabs={<QueueTabs current={kind} />}
            actions={
              id === null ? (
                <BulkButton
                  bulk={bulk}
                  actionLabel="Одобрить"
                  countedNoun={QUEUE_PLURALS}
                  items={items}
                  disabled={!mayWrite}
                  pages={pages}
                />
              ) : null
            }
            empty={operatorTradeTexts.emptyQueue}
            hrefOf={hrefOf}
            selected={id}
          />
          <BulkDialog bulk={{ ...bulk, close }} {...question} actionLabel="Одобрить" />
        </>
      }
      detail={id === null ? null : children({ id, queue, onClose: place.close })}
    />
  );
}
