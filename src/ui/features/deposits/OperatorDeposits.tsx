// Deposits for the operator (tests/contract/calls.json row 51).
import { Landmark } from 'lucide-react';
import { operatorDepositList } from '../../../api/endpoints/deposits.ts';
import type { Deposit } from '../../../api/schemas/deposits.ts';
import { depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import { Link } from '../../hooks/core/Link.tsx';
import { useRangedListQuery } from '../../hooks/data/useRangedListQuery.ts';
import { filterSchemas } from '../../hooks/list/useListParams.ts';
import { type QueueRoute, RequestQueue } from '../../list/queue/RequestQueue.tsx';
import { RUBLE_FILTER_CHIPS, RUBLE_LIST_FILTERS } from '../../list/columns/requestColumns.tsx';
import { rangeFilters } from '../../list/rangeFilters.ts';
import { getStatusOptions } from '../../record/RecordStatus.tsx';
import { ButtonLink } from '../../kit/actions/Button.tsx';
import { OperatorDeposit } from './OperatorDeposit.tsx';
import { operatorDepositColumns } from './columns.tsx';
import { DEPOSIT_PLURALS, depositTexts } from './texts.ts';
import { getDepositAssignee } from './depositAssignee.ts';
import { parseRecordId } from '../../../api/recordId.ts';
import { useParams } from 'wouter';

const RECONCILIATION_PATH = '/organization/deposit-requests/reconciliation';
const STATUSES = getStatusOptions(depositLifecycle);
const FILTERS = { status: filterSchemas.choice(STATUSES), ...RUBLE_LIST_FILTERS };

const waits = (row: Deposit) => getDepositAssignee(row) === 'operator';

export function OperatorDeposits(place: QueueRoute) {
  const listQuery = useRangedListQuery(operatorDepositList, FILTERS, 'amount');
  return (
    <RequestQueue
      {...place}
      {...listQuery}
      target={operatorDepositList}
      label="Заявки на пополнение"
      countedNoun={DEPOSIT_PLURALS}
      columns={operatorDepositColumns}
      statuses={STATUSES}
      filters={[...RUBLE_FILTER_CHIPS, ...rangeFilters('RUB', listQuery.list.filters.amount)]}
      isAwaiting={waits}
      empty={depositTexts.empty}
      title="Заявка на пополнение"
      missing={depositTexts.missing}
      actions={
        <Link href={RECONCILIATION_PATH} asChild>
          <ButtonLink icon={<Landmark />}>{depositTexts.reconciliation}</ButtonLink>
        </Link>
      }
    >
      {(deposit, queue, close) => <OperatorDeposit deposit={deposit} queue={queue} onClose={close} />}
    </RequestQueue>
  );
}

/** /organization/deposit-requests and /organization/deposit-requests/:id. */
export function DepositRequests() {
  const { id } = useParams<{ id?: string }>();
  return <OperatorDeposits path="/organization/deposit-requests" id={parseRecordId(id)} />;
}
