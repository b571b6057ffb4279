// The operator's comment on the verification of the own organisation: call 74 of tests/contract/calls.json for a
// participant, the current_user record for a provider. The record is the fallback while that call is pending or has failed.
import { participantStatusRead } from '../../../api/endpoints/organizations.ts';
import { getStatusMeta } from '../../../machines/lifecycles/transitions.ts';
import { verificationLifecycle } from '../../../machines/lifecycles/verification.ts';
import { useQuery } from './useQuery.ts';
import { useSession } from '../session/useSession.ts';

/** `status` is that of the verification. Null without a comment; nothing is fetched once the organisation is verified. */
export function useVerificationComment(status: string | null): string | null {
  const { role, user } = useSession();
  const isRequested = status !== null && getStatusMeta(verificationLifecycle, status)?.tone !== 'success';
  const response = useQuery(participantStatusRead, isRequested && role === 'ved_participant' ? {} : null).data;
  const word = response ? response.comment : user?.organization?.['verification_comment'];
  return isRequested && typeof word === 'string' && word !== '' ? word : null;
}
