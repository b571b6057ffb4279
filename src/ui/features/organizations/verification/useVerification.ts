// A confirmed transition of a verification (tests/contract/calls.json rows 100, 101); refusals and requests need a reason.
import { participantVerify, providerVerify } from '../../../../api/endpoints/organizations.ts';
import type { OrganizationRow } from '../../../../api/schemas/organizations.ts';
import { type DecisionState, useDecision } from '../../../record/decision/Decision.tsx';
import { getVerificationPrompts, organizationTexts } from '../texts.ts';
import type { VerificationMarks } from './useVerificationMarks.ts';

type Verify = typeof participantVerify | typeof providerVerify;

/** Decisions on the form of an organisation (tests/contract/calls.json rows 100, 101). */
export function useVerification(
  { id, role, verification_status: status }: OrganizationRow,
  { unjudged, request }: Pick<VerificationMarks, 'unjudged' | 'request'>,
): DecisionState {
  return useDecision<Verify>(role === 'liquidity_provider' ? providerVerify : participantVerify, {
    subject: { record: `verification:${role}:${id}`, status },
    questions: getVerificationPrompts(unjudged.length),
    reasons: { REQUEST_DOCS: request, REJECT: request },
    inputOf: (decided) => ({ body: { company_id: id, ...decided } }),
    done: organizationTexts.decided,
  });
}
