// /organization/verification/form/:id: the form of a foreign-trade participant.
import { parseRecordId } from '../../../api/recordId.ts';
import { useParams } from 'wouter';
import { VerificationForm } from './VerificationForm.tsx';

export default function ParticipantForm() {
  const { id } = useParams<{ id: string }>();
  return <VerificationForm key={id} kind="ved_participant" id={parseRecordId(id) ?? 0} />;
}
