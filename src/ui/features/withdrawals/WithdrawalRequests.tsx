// /organization/withdrawal-requests and /organization/withdrawal-requests/:id.
import { parseRecordId } from '../../../api/recordId.ts';
import { useParams } from 'wouter';
import { OperatorWithdrawals } from './OperatorWithdrawals.tsx';

export default function WithdrawalRequests() {
  const { id } = useParams<{ id?: string }>();
  return <OperatorWithdrawals path="/organization/withdrawal-requests" id={parseRecordId(id)} />;
}
