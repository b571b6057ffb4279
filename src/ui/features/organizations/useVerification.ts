// A move of a verification (contract rows 100, 101), asked about before it is sent; refusals and requests say why.
import { required } from '../../../api/checks/check.ts';
import { participantVerify, providerVerify } from '../../../api/endpoints/organizations.ts';
import type { OrganizationRow } from '../../../api/schemas/organizations.ts';
import type { Errors, Values } from '../../../machines/form.ts';
import type { Move } from '../../../machines/lifecycles/moves.ts';
import { type ReviewedForm, textIn, useReviewedForm } from '../../bind/useCallForm.ts';
import { useNotify } from '../../bind/useNotices.ts';
import { VERIFICATION_QUESTIONS, texts } from './texts.ts';

type Verify = typeof participantVerify | typeof providerVerify;

const needsReason = (values: Values) => VERIFICATION_QUESTIONS[textIn(values, 'event')]?.reason === true;

function validate(values: Values): Errors {
  const wrong = needsReason(values) ? required()(textIn(values, 'comment')) : null;
  return wrong === null ? {} : { comment: wrong };
}

export function useVerification({ id, role }: Pick<OrganizationRow, 'id' | 'role'>): ReviewedForm<Move> {
  const notify = useNotify();
  return useReviewedForm<Move, Verify>(role === 'liquidity_provider' ? providerVerify : participantVerify, {
    initial: { event: '', status: '', comment: '' },
    later: ['comment'],
    validate,
    input(values) {
      const reason = needsReason(values) ? { comment: textIn(values, 'comment') } : {};
      return { body: { company_id: id, status: textIn(values, 'status'), ...reason } };
    },
    onDone: () => notify('done', texts.decided),
  });
}
