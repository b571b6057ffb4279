// /organization/verification/liqudity-form/:id: the form of a liquidity provider.
import { parseRecordId } from '../../../api/recordId.ts';
import { useParams } from 'wouter';
import { VerificationForm } from './VerificationForm.tsx';

export default function ProviderForm() {
  const { id } = useParams<{ id: string }>();
  return <VerificationForm key={id} kind="liquidity_provider" id={parseRecordId(id) ?? 0} />;
}
