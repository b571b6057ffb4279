// /organization/deposit-requests and /organization/deposit-requests/:id.
import { parseRecordId } from '../../../api/recordId.ts';
import { useParams } from 'wouter';
import { OperatorDeposits } from './OperatorDeposits.tsx';

export default function DepositRequests() {
  const { id } = useParams<{ id?: string }>();
  return <OperatorDeposits path="/organization/deposit-requests" id={parseRecordId(id)} />;
}
