// Queue of exchanges (tests/contract/calls.json row 46 returns all of them to the operator).
import type { Exchange } from '../../../../api/schemas/exchanges.ts';
import { createCall } from '../../../../api/endpoint.ts';
import { exchangeList } from '../../../../api/endpoints/exchanges.ts';
import type { RecordId } from '../../../../api/recordId.ts';
import { exchangeLifecycle } from '../../../../machines/lifecycles/exchange.ts';
import { useListQuery } from '../../../hooks/data/useListQuery.ts';
import { filterSchemas } from '../../../hooks/list/useListParams.ts';
import { getStatusOptions } from '../../../record/RecordStatus.tsx';
import { ApprovalQueue } from './ApprovalQueue.tsx';
import { OperatorExchange } from './OperatorExchange.tsx';
import { exchangeColumns } from './columns.tsx';
import { getExchangeReviewEndpoint, isExchangeAwaitingDecision, canApproveExchange } from './queuePaths.ts';

const STATUSES = getStatusOptions(exchangeLifecycle);
const FILTERS = {
  status: filterSchemas.choice(STATUSES),
  amount_to_receive: filterSchemas.amount,
};
const waits = ({ status }: Exchange) => isExchangeAwaitingDecision(status);
const approvable = ({ status }: Exchange) => canApproveExchange(status);

export function ExchangeQueue({ id }: { id: RecordId | null }) {
  return (
    <ApprovalQueue
      {...useListQuery(exchangeList, FILTERS)}
      kind="exchange"
      id={id}
      columns={exchangeColumns}
      filters={[
        { name: 'status', label: 'Статус', kind: 'choice', options: STATUSES },
        // An exchange may be in any digital currency: the amount is filtered without one.
        { name: 'amount_to_receive', label: 'Сумма к получению', kind: 'amount', currency: '' },
      ]}
      isAwaiting={waits}
      approvable={approvable}
      approvalOf={(row) =>
        createCall(getExchangeReviewEndpoint(row), { params: { id: row.id }, body: { status: 'accepted' } })
      }
      question={{ title: 'Одобрить обмены?', text: 'Клиенты увидят, что обмены приняты в работу.' }}
    >
      {(open) => <OperatorExchange key={open.id} {...open} />}
    </ApprovalQueue>
  );
}
