// Payments abroad as the operator works through them (contract row 64).
import { vedTransactionList } from '../../../api/endpoints/ved.ts';
import type { VedTransaction } from '../../../api/schemas/ved.ts';
import { waitsForOperator } from '../../../machines/lifecycles/transitions.ts';
import { vedTransactionLifecycle } from '../../../machines/lifecycles/vedTransaction.ts';
import { useAskedList } from '../../hooks/data/useListQuery.ts';
import { Onward, QueueTools } from '../../list/QueueNavigation.tsx';
import { type QueuePlace, RequestQueue } from '../../list/RequestQueue.tsx';
import { PAYER, VedDrawer } from './PaymentDrawer.tsx';
import { operatorColumns } from './columns.tsx';
import { FILTERS, FILTER_CHIPS, STATUSES } from './filters.ts';
import { COUNTED, texts } from './texts.ts';

const waits = ({ status }: VedTransaction) => waitsForOperator(vedTransactionLifecycle, status);

export function OperatorPayments(place: QueuePlace) {
  return (
    <RequestQueue
      {...place}
      {...useAskedList(vedTransactionList, FILTERS)}
      target={vedTransactionList}
      label="Платежи поставщикам"
      counted={COUNTED}
      columns={operatorColumns}
      statuses={STATUSES}
      filters={FILTER_CHIPS}
      waits={waits}
      empty={texts.empty}
      title="Платёж поставщику"
      missing={texts.missing}
    >
      {(payment, queue, close) => (
        <VedDrawer
          payment={payment}
          onClose={close}
          tools={<QueueTools queue={queue} />}
          onward={<Onward queue={queue} of={{ ...payment, role: PAYER }} topic={`Оплата ${payment.number}`} />}
        />
      )}
    </RequestQueue>
  );
}
