// The queue of requests to buy or to sell.
import { createCall } from '../../../../api/endpoint.ts';
import { operatorTradeList, tradeReview } from '../../../../api/endpoints/trades.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';
import type { RecordId } from '../../../../api/recordId.ts';
import { useRangedListQuery } from '../../../hooks/data/useRangedListQuery.ts';
import { rangeFilters } from '../../../list/rangeFilters.ts';
import { TRADE_FILTERS, tradeFilters } from '../filters.ts';
import { ApprovalQueue } from './ApprovalQueue.tsx';
import { OperatorTrade } from './OperatorTrade.tsx';
import { queueColumns } from './columns.tsx';
import { isAwaitingApproval } from './queuePaths.ts';

const waits = ({ status }: Trade) => isAwaitingApproval(status);

/** `id`: the open request. */
export function TradeQueue({ kind, id }: { kind: 'buy' | 'sell'; id: RecordId | null }) {
  const listQuery = useRangedListQuery(operatorTradeList, TRADE_FILTERS, 'amount_to_pay', { request_type: kind });
  return (
    <ApprovalQueue
      {...listQuery}
      kind={kind}
      id={id}
      columns={queueColumns}
      filters={[
        ...tradeFilters(listQuery.list.filters, kind),
        ...rangeFilters(kind === 'buy' ? 'RUB' : '', listQuery.list.filters.amount_to_pay),
      ]}
      isAwaiting={waits}
      approvable={waits}
      approvalOf={(row) => createCall(tradeReview, { params: { id: row.id }, body: { status: 'accepted' } })}
      question={{ title: 'Одобрить заявки?', text: 'Заявки появятся на рынке, клиенты получат уведомления.' }}
    >
      {(open) => <OperatorTrade key={open.id} kind={kind} {...open} />}
    </ApprovalQueue>
  );
}
