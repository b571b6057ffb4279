// Withdrawals as the operator works through them (contract row 52), and the way to a new one.
import { Plus } from 'lucide-react';
import { useLocation } from 'wouter';
import { operatorWithdrawalList } from '../../../api/endpoints/withdrawals.ts';
import type { Withdrawal } from '../../../api/schemas/withdrawals.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { waitsForOperator } from '../../../machines/lifecycles/transitions.ts';
import { withdrawalLifecycle } from '../../../machines/lifecycles/withdrawal.ts';
import { useAskedList } from '../../hooks/data/useListQuery.ts';
import { filterOf } from '../../hooks/list/useListParams.ts';
import { useOpen } from '../../hooks/core/useDisclosure.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { Onward, QueueTools } from '../../list/QueueNavigation.tsx';
import { type QueuePlace, RequestQueue } from '../../list/RequestQueue.tsx';
import { ROUBLE_CHIPS, ROUBLE_FILTERS } from '../../list/requestColumns.tsx';
import { statusOptions } from '../../record/RecordStatus.tsx';
import { CreateForCompany } from './CreateForCompany.tsx';
import { WithdrawalDrawer } from './WithdrawalDrawer.tsx';
import { operatorColumns } from './columns.tsx';
import { COUNTED, texts } from './texts.ts';

const STATUSES = statusOptions(withdrawalLifecycle);
const FILTERS = { status: filterOf.choice(STATUSES), ...ROUBLE_FILTERS };

const waits = ({ status }: Withdrawal) => waitsForOperator(withdrawalLifecycle, status);

export function OperatorWithdrawals(place: QueuePlace) {
  const [, navigate] = useLocation();
  return (
    <RequestQueue
      {...place}
      {...useAskedList(operatorWithdrawalList, FILTERS)}
      target={operatorWithdrawalList}
      label="Заявки на вывод"
      counted={COUNTED}
      columns={operatorColumns}
      statuses={STATUSES}
      filters={ROUBLE_CHIPS}
      actions={<Create onCreated={(created) => navigate(`${place.path}/${created}`)} />}
      waits={waits}
      empty={texts.empty}
      title="Заявка на вывод"
      missing={texts.missing}
    >
      {(withdrawal, queue, close) => (
        <WithdrawalDrawer
          withdrawal={withdrawal}
          onClose={close}
          tools={<QueueTools queue={queue} />}
          onward={<Onward queue={queue} of={withdrawal} topic={`Вывод ${withdrawal.number}`} />}
        />
      )}
    </RequestQueue>
  );
}

function Create({ onCreated }: { onCreated: (id: RecordId) => void }) {
  const dialog = useOpen();
  return (
    <>
      <Button variant="primary" icon={<Plus />} onClick={dialog.open}>
        Создать вывод
      </Button>
      {dialog.isOpen ? (
        <CreateForCompany
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
