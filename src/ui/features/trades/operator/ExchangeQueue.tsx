// The queue of exchanges (contract row 46 gives the operator all of them, domain.md C9).
import type { Exchange } from '../../../../api/schemas/exchanges.ts';
import { callOf } from '../../../../api/endpoint.ts';
import { exchangeList } from '../../../../api/endpoints/exchanges.ts';
import type { RecordId } from '../../../../api/recordId.ts';
import { exchangeLifecycle } from '../../../../machines/lifecycles/exchange.ts';
import { useAskedList } from '../../../hooks/data/useListQuery.ts';
import { filterOf } from '../../../hooks/list/useListParams.ts';
import { statusOptions } from '../../../record/RecordStatus.tsx';
import { ApprovalQueue } from './ApprovalQueue.tsx';
import { QueueExchange } from './OperatorExchange.tsx';
import { exchangeColumns } from './columns.tsx';
import { reviewOf } from './exchangeReview.ts';
import { exchangeWaits, isApprovable } from './queuePaths.ts';

const STATUSES = statusOptions(exchangeLifecycle);
const FILTERS = {
  status: filterOf.choice(STATUSES),
  amount_to_receive: filterOf.amount,
};
const waits = ({ status }: Exchange) => exchangeWaits(status);
const approvable = ({ status }: Exchange) => isApprovable(status);

export function ExchangeQueue({ id }: { id: RecordId | null }) {
  return (
    <ApprovalQueue
      {...useAskedList(exchangeList, FILTERS)}
      kind="exchange"
      id={id}
      columns={exchangeColumns}
      filters={[
        { name: 'status', label: 'Статус', kind: 'choice', options: STATUSES },
        // An exchange may be in any digital currency: the sum is asked for without one.
        { name: 'amount_to_receive', label: 'Сумма к получению', kind: 'amount', currency: '' },
      ]}
      waits={waits}
      approvable={approvable}
      approvalOf={(row) => callOf(reviewOf(row), { params: { id: row.id }, body: { status: 'accepted' } })}
      question={{ title: 'Одобрить обмены?', text: 'Клиенты увидят, что обмены приняты в работу.' }}
    >
      {(open) => <QueueExchange key={open.id} {...open} />}
    </ApprovalQueue>
  );
}
