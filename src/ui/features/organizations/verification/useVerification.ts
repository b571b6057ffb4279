// A confirmed transition of a verification (tests/contract/calls.json rows 100, 101); refusals and requests need a reason.
import { participantVerify, providerVerify } from '../../../../api/endpoints/organizations.ts';
import type { OrganizationRow } from '../../../../api/schemas/organizations.ts';
import { type DecisionState, useDecision } from '../../../record/decision/useDecision.ts';
import { VERIFICATION_PROMPTS, organizationTexts } from '../texts.ts';

type Verify = typeof participantVerify | typeof providerVerify;

/** Decisions on the form of an organisation (tests/contract/calls.json rows 100, 101). */
export function useVerification({ id, role, verification_status: status }: OrganizationRow): DecisionState {
  return useDecision<Verify>(role === 'liquidity_provider' ? providerVerify : participantVerify, {
    of: { record: `verification:${role}:${id}`, status },
    questions: VERIFICATION_PROMPTS,
    inputOf: (decided) => ({ body: { company_id: id, ...decided } }),
    done: organizationTexts.decided,
  });
}
