// Foreign payments for the operator (tests/contract/calls.json row 64).
import { vedTransactionList } from '../../../api/endpoints/ved.ts';
import type { VedTransaction } from '../../../api/schemas/ved.ts';
import { isAwaitingOperator } from '../../../machines/lifecycles/transitions.ts';
import { vedTransactionLifecycle } from '../../../machines/lifecycles/vedTransaction.ts';
import { useRangedListQuery } from '../../hooks/data/useRangedListQuery.ts';
import { QueueFooter, QueueButtons } from '../../list/queue/QueueNavigation.tsx';
import { rangeFilters } from '../../list/rangeFilters.ts';
import { type QueueRoute, RequestQueue } from '../../list/queue/RequestQueue.tsx';
import { PAYER_ROLE, PaymentDrawer } from './PaymentDrawer.tsx';
import { operatorPaymentColumns } from './columns.tsx';
import { PAYMENT_FILTERS, PAYMENT_FILTER_CHIPS, PAYMENT_STATUS_OPTIONS } from './filters.ts';
import { PAYMENT_PLURALS, paymentTexts } from './texts.ts';
import { parseRecordId } from '../../../api/recordId.ts';
import { useParams } from 'wouter';

const waits = ({ status }: VedTransaction) => isAwaitingOperator(vedTransactionLifecycle, status);

export function OperatorPayments(place: QueueRoute) {
  const listQuery = useRangedListQuery(vedTransactionList, PAYMENT_FILTERS, 'amount');
  return (
    <RequestQueue
      {...place}
      {...listQuery}
      target={vedTransactionList}
      label="Платежи поставщикам"
      countedNoun={PAYMENT_PLURALS}
      columns={operatorPaymentColumns}
      statuses={PAYMENT_STATUS_OPTIONS}
      filters={[...PAYMENT_FILTER_CHIPS, ...rangeFilters('', listQuery.list.filters.amount)]}
      isAwaiting={waits}
      empty={paymentTexts.empty}
      title="Платёж поставщику"
      missing={paymentTexts.missing}
    >
      {(payment, queue, close) => (
        <PaymentDrawer
          payment={payment}
          onClose={close}
          tools={<QueueButtons queue={queue} />}
          trailingActions={
            <QueueFooter queue={queue} record={{ ...payment, role: PAYER_ROLE }} topic={`Платёж ${payment.number}`} />
          }
        />
      )}
    </RequestQueue>
  );
}

/** /organization/payment-requests-ved and /organization/payment-requests-ved/:id. */
export function PaymentRequests() {
  const { id } = useParams<{ id?: string }>();
  return <OperatorPayments path="/organization/payment-requests-ved" id={parseRecordId(id)} />;
}
