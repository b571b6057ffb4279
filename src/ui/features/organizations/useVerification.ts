// A move of a verification (contract rows 100, 101), asked about before it is sent; refusals and requests say why.
import { participantVerify, providerVerify } from '../../../api/endpoints/organizations.ts';
import type { OrganizationRow } from '../../../api/schemas/organizations.ts';
import { type Decisions, useDecision } from '../../record/useDecision.ts';
import { VERIFICATION_QUESTIONS, texts } from './texts.ts';

type Verify = typeof participantVerify | typeof providerVerify;

/** Decisions about the form of an organisation (contract rows 100, 101). */
export function useVerification({ id, role, verification_status: status }: OrganizationRow): Decisions {
  return useDecision<Verify>(role === 'liquidity_provider' ? providerVerify : participantVerify, {
    of: { record: `verification:${role}:${id}`, status },
    questions: VERIFICATION_QUESTIONS,
    inputOf: (decided) => ({ body: { company_id: id, ...decided } }),
    done: texts.decided,
  });
}
