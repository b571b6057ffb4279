// Deposits as the operator works through them (contract row 51).
import { operatorDepositList } from '../../../api/endpoints/deposits.ts';
import type { Deposit } from '../../../api/schemas/deposits.ts';
import { depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import { useAskedList } from '../../hooks/data/useListQuery.ts';
import { filterOf } from '../../hooks/list/useListParams.ts';
import { type QueuePlace, RequestQueue } from '../../list/RequestQueue.tsx';
import { ROUBLE_CHIPS, ROUBLE_FILTERS } from '../../list/requestColumns.tsx';
import { statusOptions } from '../../record/RecordStatus.tsx';
import { ReviewedDeposit } from './OperatorDeposit.tsx';
import { operatorColumns } from './columns.tsx';
import { COUNTED, texts } from './texts.ts';
import { turnOf } from './depositAssignee.ts';

const STATUSES = statusOptions(depositLifecycle);
const FILTERS = { status: filterOf.choice(STATUSES), ...ROUBLE_FILTERS };

const waits = (row: Deposit) => turnOf(row) === 'operator';

export function OperatorDeposits(place: QueuePlace) {
  return (
    <RequestQueue
      {...place}
      {...useAskedList(operatorDepositList, FILTERS)}
      target={operatorDepositList}
      label="Заявки на пополнение"
      counted={COUNTED}
      columns={operatorColumns}
      statuses={STATUSES}
      filters={ROUBLE_CHIPS}
      waits={waits}
      empty={texts.empty}
      title="Заявка на пополнение"
      missing={texts.missing}
    >
      {(deposit, queue, close) => <ReviewedDeposit deposit={deposit} queue={queue} onClose={close} />}
    </RequestQueue>
  );
}
