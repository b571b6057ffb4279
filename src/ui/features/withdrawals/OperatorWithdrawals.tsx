// Withdrawals for the operator (tests/contract/calls.json row 52), with the button for a new one.
import { Plus } from 'lucide-react';
import { useLocation, useParams } from 'wouter';
import { operatorWithdrawalList } from '../../../api/endpoints/withdrawals.ts';
import type { Withdrawal } from '../../../api/schemas/withdrawals.ts';
import { type RecordId, parseRecordId } from '../../../api/recordId.ts';
import { isAwaitingOperator } from '../../../machines/lifecycles/transitions.ts';
import { withdrawalLifecycle } from '../../../machines/lifecycles/withdrawal.ts';
import { useRangedListQuery } from '../../hooks/data/useRangedListQuery.ts';
import { filterSchemas } from '../../hooks/list/useListParams.ts';
import { useDisclosure } from '../../hooks/core/useDisclosure.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { QueueFooter, QueueButtons } from '../../list/queue/QueueNavigation.tsx';
import { type QueueRoute, RequestQueue } from '../../list/queue/RequestQueue.tsx';
import { RUBLE_FILTER_CHIPS, RUBLE_LIST_FILTERS } from '../../list/columns/requestColumns.tsx';
import { rangeFilters } from '../../list/rangeFilters.ts';
import { getStatusOptions } from '../../record/RecordStatus.tsx';
import { CreateWithdrawalForClient } from './CreateWithdrawalForClient.tsx';
import { WithdrawalDrawer } from './WithdrawalDrawer.tsx';
import { operatorWithdrawalColumns } from './columns.tsx';
import { WITHDRAWAL_PLURALS, withdrawalTexts } from './texts.ts';

const STATUSES = getStatusOptions(withdrawalLifecycle);
const FILTERS = { status: filterSchemas.choice(STATUSES), ...RUBLE_LIST_FILTERS };

const waits = ({ status }: Withdrawal) => isAwaitingOperator(withdrawalLifecycle, status);

export function OperatorWithdrawals(place: QueueRoute) {
  const [, navigate] = useLocation();
  const listQuery = useRangedListQuery(operatorWithdrawalList, FILTERS, 'amount');
  return (
    <RequestQueue
      {...place}
      {...listQuery}
      target={operatorWithdrawalList}
      label="Заявки на вывод"
      countedNoun={WITHDRAWAL_PLURALS}
      columns={operatorWithdrawalColumns}
      statuses={STATUSES}
      filters={[...RUBLE_FILTER_CHIPS, ...rangeFilters('RUB', listQuery.list.filters.amount)]}
      actions={<Create onCreated={(created) => navigate(`${place.path}/${created}`)} />}
      isAwaiting={waits}
      empty={withdrawalTexts.empty}
      title="Заявка на вывод"
      missing={withdrawalTexts.missing}
    >
      {(withdrawal, queue, close) => (
        <WithdrawalDrawer
          withdrawal={withdrawal}
          onClose={close}
          tools={<QueueButtons queue={queue} />}
          trailingActions={<QueueFooter queue={queue} record={withdrawal} topic={`Вывод ${withdrawal.number}`} />}
        />
      )}
    </RequestQueue>
  );
}

function Create({ onCreated }: { onCreated: (id: RecordId) => void }) {
  const dialog = useDisclosure();
  return (
    <>
      <Button variant="primary" icon={<Plus />} onClick={dialog.open}>
        Создать вывод
      </Button>
      {dialog.isOpen ? (
        <CreateWithdrawalForClient
          onClose={dialog.close}
          onCreated={({ id }) => {
            dialog.close();
            onCreated(id);
          }}
        />
      ) : null}
    </>
  );
}

/** /organization/withdrawal-requests and /organization/withdrawal-requests/:id. */
export function WithdrawalRequests() {
  const { id } = useParams<{ id?: string }>();
  return <OperatorWithdrawals path="/organization/withdrawal-requests" id={parseRecordId(id)} />;
}
