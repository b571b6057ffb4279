// /organization/payment-requests-ved and /organization/payment-requests-ved/:id.
import { parseRecordId } from '../../../api/recordId.ts';
import { useParams } from 'wouter';
import { OperatorPayments } from './OperatorPayments.tsx';

export default function PaymentRequestsVed() {
  const { id } = useParams<{ id?: string }>();
  return <OperatorPayments path="/organization/payment-requests-ved" id={parseRecordId(id)} />;
}
