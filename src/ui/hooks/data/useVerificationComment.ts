// What the operator wrote with its decision on the own organisation: row 74 tells a participant, the record of
// current_user a provider. Where that call fails or is on its way, the record is all there is.
import { participantStatusRead } from '../../../api/endpoints/organizations.ts';
import { getStatusMeta } from '../../../machines/lifecycles/transitions.ts';
import { verificationLifecycle } from '../../../machines/lifecycles/verification.ts';
import { useQuery } from './useQuery.ts';
import { useSession } from '../session/useSession.ts';

/** `status` is that of the check. Null where there is no word; nothing is asked once the organisation is verified. */
export function useVerificationComment(status: string | null): string | null {
  const { role, user } = useSession();
  const isTold = status !== null && getStatusMeta(verificationLifecycle, status)?.tone !== 'success';
  const told = useQuery(participantStatusRead, isTold && role === 'ved_participant' ? {} : null).data;
  const word = told ? told.comment : user?.organization?.['verification_comment'];
  return isTold && typeof word === 'string' && word !== '' ? word : null;
}
