// A move of an account's state (contract row 99), asked about before it is sent.
import { createCall, castResult } from '../../../api/endpoint.ts';
import { organizationChangeStatus, organizationRead } from '../../../api/endpoints/organizations.ts';
import { abortedFailure } from '../../../api/errors/failure.ts';
import type { OrganizationRow } from '../../../api/schemas/organizations.ts';
import type { Transition } from '../../../machines/lifecycles/transitions.ts';
import { canActivate } from '../../../machines/lifecycles/organization.ts';
import { runRequest } from '../../../machines/data/request.machine.ts';
import { type ReviewForm, textValue } from '../../hooks/form/useMutationForm.ts';
import type { AvailableTransitions } from '../../hooks/data/useLifecycleTransitions.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { useServices } from '../../hooks/core/services.ts';
import { useReviewedTransition } from '../../record/useDecision.ts';
import { organizationTexts } from './texts.ts';

/** Moves of an account, and one more while it asks to be closed. */
// assumed: the contract has no call that turns the wish down; the status the account has already says «stay as you are»
export function getAccountTransitions(open: AvailableTransitions, organization: OrganizationRow): AvailableTransitions {
  const moves = open.moves.filter(({ event }) => event !== 'ACTIVATE' || canActivate(organization));
  if (!organization.wants_to_close_account || organization.status === null) return { ...open, moves };
  return { ...open, moves: [...moves, { event: 'KEEP', label: 'Отклонить', to: organization.status }] };
}

/** What a question was asked about: a decision taken on other grounds is dropped with its view. */
export const getAccountStatus = ({ status, wants_to_close_account }: OrganizationRow): string =>
  `${status} ${wants_to_close_account}`;

/**
 * The status the chosen move leads to travels with the review; it goes out only over what was asked about. «Stay active»,
 * said of an account that somebody else has closed or blocked meanwhile, would open it again. Keyed by `standing`.
 */
// assumed: between the reading and the write another decision may still come, as the contract has no condition to write under
export function useAccountDecision({ id, role, status }: OrganizationRow): ReviewForm<Transition> {
  const { requests } = useServices();
  const notify = useNotify();
  return useReviewedTransition(organizationChangeStatus, {
    initial: { status: '' },
    later: ['status'],
    validate: () => ({}),
    async before(_, signal) {
      const read = await runRequest(createCall(organizationRead, { params: { role, id } }), requests, signal);
      if (!read.ok) return read.failure;
      return castResult(organizationRead, read.value).status === status
        ? null
        : { ...abortedFailure, status: 400, data: { status: organizationTexts.changed } };
    },
    input: (values) => ({
      body: { company_id: id, role, status: textValue(values, 'status') },
    }),
    onDone: () => notify('done', organizationTexts.decided),
  });
}
